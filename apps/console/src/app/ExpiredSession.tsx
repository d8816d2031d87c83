import { Button, Dialog } from "@reserve/design-system";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../guest/SignInForm.tsx";
import { type GuestTranslate, GuestTranslator } from "../guest/translator.ts";
import type { SessionActor } from "../shared/session/session.ts";

/** Idle time of the keyboard before the sign-in dialog may take the focus, in milliseconds. */
const REST_MS = 1_000;

/** Sign-in dialog over the page when the session expires; input on the page stays, and the dialog opens once typing stops. */
export function ExpiredSession({ session }: { session: SessionActor }) {
  const { t } = useTranslation("guest");
  const say: GuestTranslate = (key, values) => t(key, { ...values });
  const isExpired = useSelector(session, (snapshot) => snapshot.hasTag("expired"));
  const userName = useSelector(session, (snapshot) => snapshot.context.who?.userName ?? undefined);
  const isEndingSoon = useSelector(session, (snapshot) => snapshot.hasTag("endSoon"));
  if (isEndingSoon) return <EndsSoon onExtend={() => session.send({ type: "extend" })} />;
  if (!isExpired) return null;
  const leave = () => session.send({ type: "signOut" });
  return (
    // Neither Escape nor a click outside closes it: signing out discards input, and has a button of its own.
    <OnceRested>
      <Dialog title={t("expired.title")}>
        <p>{t("expired.intro")}</p>
        <GuestTranslator value={say}>
          <SignInForm session={session} userName={userName} />
        </GuestTranslator>
        <Button onClick={leave} variant="plain">
          {t("expired.otherUser")}
        </Button>
      </Dialog>
    </OnceRested>
  );
}

/** Waits until typing stops: otherwise the next letters would go into the dialog's password field. */
function OnceRested({ children }: { children: ReactNode }) {
  const [isRested, setIsRested] = useState(false);
  useEffect(() => {
    if (isRested) return;
    const rest = () => window.setTimeout(() => setIsRested(true), REST_MS);
    let timer = rest();
    const startOver = () => {
      window.clearTimeout(timer);
      timer = rest();
    };
    window.addEventListener("keydown", startOver, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("keydown", startOver, true);
    };
  }, [isRested]);
  return isRested ? children : null;
}

/** A minute before the session ends for good: the time to stay. */
function EndsSoon({ onExtend }: { onExtend: () => void }) {
  const { t } = useTranslation("app");
  return (
    <Dialog
      actions={
        <Button onClick={onExtend} variant="primary">
          {t("session.extend")}
        </Button>
      }
      onClose={onExtend}
      title={t("session.endsSoon")}
    >
      <p>{t("session.endsSoonDetail")}</p>
    </Dialog>
  );
}
