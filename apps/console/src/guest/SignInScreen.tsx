import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { GuestLayout } from "@reserve/design-system/sign-in";
import { useTranslation } from "react-i18next";
import type { SessionActor } from "../shared/session.ts";
import { SignInForm } from "./SignInForm.tsx";

interface SignInScreenProps {
  variant: ClientVariant;
  locale: LocaleCode;
  session: SessionActor;
  /** The year of the footer. */
  year: number;
  onTyping?: () => void;
}

/** The sign-in page, titled after the client. */
export function SignInScreen({ variant, locale, session, year, onTyping }: SignInScreenProps) {
  const { t } = useTranslation("guest");
  return (
    <GuestLayout
      footer={`© ${year} ${variant.footer[locale]}`}
      name={variant.title}
      overline={t("exLibris")}
      tagline={variant.tagline[locale]}
    >
      <title>{`${t("title")} – ${variant.title}`}</title>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <SignInForm onTyping={onTyping} session={session} />
      <p>
        <small>{t("sharedDevice")}</small>
      </p>
    </GuestLayout>
  );
}
