import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SessionActor } from "../shared/session.ts";
import { EmptyFrame } from "./EmptyFrame.tsx";

/** The console until its person goes: from the first moment of signing out nothing of anybody stands here, while the server is being told. */
export function UntilGone({ session, children }: { session: SessionActor; children: ReactNode }) {
  const { t } = useTranslation("app");
  const isLeaving = useSelector(session, (snapshot) => snapshot.hasTag("leaving"));
  if (!isLeaving) return children;
  return (
    <EmptyFrame>
      <p role="status">{t("menu.signingOut")}</p>
    </EmptyFrame>
  );
}
