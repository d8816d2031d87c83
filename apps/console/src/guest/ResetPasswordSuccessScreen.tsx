import { ButtonLink } from "@reserve/design-system/sign-in";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { useGuestTranslate } from "./translator.ts";

/** Confirmation: the password is set, previous sessions are ended, with a link to sign in. */
export function ResetPasswordSuccessScreen(page: GuestPageProps) {
  const t = useGuestTranslate();
  return (
    <GuestFrame
      {...page}
      url={`${page.basename}/resetPasswordSuccess`}
      intro={t("resetPasswordSuccess.intro")}
      title={t("resetPasswordSuccess.title")}
    >
      <p>{t("resetPasswordSuccess.sessions")}</p>
      <ButtonLink href={`${page.basename}/login`} isFullWidth variant="primary">
        {t("signIn")}
      </ButtonLink>
    </GuestFrame>
  );
}
