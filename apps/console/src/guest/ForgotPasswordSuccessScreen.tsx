import { ButtonLink, Link } from "@reserve/design-system/sign-in";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { useGuestTranslate } from "./translator.ts";

/** Confirmation that is the same for every identifier: what happens next, and what to do if no mail arrives. */
export function ForgotPasswordSuccessScreen(page: GuestPageProps) {
  const t = useGuestTranslate();
  return (
    <GuestFrame
      {...page}
      url={`${page.basename}/forgotPasswordSuccess`}
      intro={t("forgotPasswordSuccess.intro")}
      title={t("forgotPasswordSuccess.title")}
    >
      <p>{t("forgotPasswordSuccess.link")}</p>
      <div>
        <p>{t("forgotPasswordSuccess.nothing")}</p>
        <ul>
          <li>{t("forgotPasswordSuccess.checkSpam")}</li>
          <li>
            {t("forgotPasswordSuccess.checkName")} <Link href={`${page.basename}/forgotPassword`}>{t("forgotPasswordSuccess.again")}</Link>
          </li>
          <li>{t("forgotPasswordSuccess.ask")}</li>
        </ul>
      </div>
      <ButtonLink href={`${page.basename}/login`} isFullWidth variant="primary">
        {t("backToSignIn")}
      </ButtonLink>
    </GuestFrame>
  );
}
