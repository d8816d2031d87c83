import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SessionActor } from "../shared/session/session.ts";
import { EmptyFrame } from "./EmptyFrame.tsx";

/** Renders the console until sign-out starts: from then on no personal data is on the page. */
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
