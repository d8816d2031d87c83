import { Button, Dialog } from "@reserve/design-system";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../guest/SignInForm.tsx";
import type { SessionActor } from "../shared/session.ts";

/** When the session is lost while a page is open: sign-in over the page, which keeps what was typed. */
export function ExpiredSession({ session }: { session: SessionActor }) {
  const { t } = useTranslation("guest");
  const isExpired = useSelector(session, (snapshot) => snapshot.hasTag("expired"));
  const userName = useSelector(session, (snapshot) => snapshot.context.who?.userName ?? undefined);
  if (!isExpired) return null;
  const leave = () => session.send({ type: "signOut" });
  return (
    <Dialog onClose={leave} title={t("expired.title")}>
      <p>{t("expired.intro")}</p>
      <SignInForm session={session} userName={userName} />
      <Button onClick={leave} variant="plain">
        {t("expired.otherUser")}
      </Button>
    </Dialog>
  );
}
