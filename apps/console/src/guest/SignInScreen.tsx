import { useEffect, useState, useSyncExternalStore } from "react";
import type { SessionActor } from "../shared/session/session.ts";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { rememberedName } from "./remembered-name.ts";
import { SignInForm } from "./SignInForm.tsx";
import { useGuestTranslate } from "./translator.ts";

interface SignInScreenProps extends GuestPageProps {
  session: SessionActor;
  /** Query of `/login`: where to go afterwards. */
  search?: string;
  onTyping?: () => void;
}

/** The sign-in page, titled after the client. */
export function SignInScreen({ session, search = "", onTyping, ...page }: SignInScreenProps) {
  const t = useGuestTranslate();
  const [userName] = useState(rememberedName);
  // The server-rendered page has no query string.
  const here = useSyncExternalStore(
    unchanging,
    () => search,
    () => "",
  );
  useEffect(sendPendingRequests, []);
  return (
    <GuestFrame {...page} url={`${page.basename}/login${here}`} intro={t("intro")} title={t("title")}>
      <SignInForm
        onTyping={onTyping}
        page={{ forgotHref: `${page.basename}/forgotPassword`, isRemembered: userName !== undefined }}
        session={session}
        userName={userName}
      />
      <p>
        <small>{t("sharedDevice")}</small>
      </p>
    </GuestFrame>
  );
}

const unchanging = () => () => undefined;

/** Submits the form if Enter was pressed before React was loaded (early.ts). */
function sendPendingRequests(): void {
  document.documentElement.dataset.ready = "";
  const form = document.querySelector<HTMLFormElement>("form[data-asked]");
  if (!form) return;
  delete form.dataset.asked;
  form.requestSubmit();
}
