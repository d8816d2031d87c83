import { ButtonLink } from "@reserve/design-system/sign-in";
import { GuestFrame, type GuestPageProps } from "./GuestFrame.tsx";
import { useGuestTranslate } from "./translator.ts";

interface GuestNotFoundScreenProps extends GuestPageProps {
  /** True when the URL has an unsupported language. */
  isOtherLanguage: boolean;
}

/** The 404 page of the specification without a session: its message, an explanation in the page's language, and a link home. */
export function GuestNotFoundScreen({ isOtherLanguage, ...page }: GuestNotFoundScreenProps) {
  const t = useGuestTranslate();
  return (
    <GuestFrame
      {...page}
      intro={isOtherLanguage ? t("notFound.unsupportedLanguageHint") : t("notFound.hint")}
      titleLanguage="en"
      title={isOtherLanguage ? t("notFound.unsupportedLanguage") : t("notFound.unknown")}
      windowTitle={t("notFound.window")}
    >
      <ButtonLink href={`${page.basename}/`} isFullWidth variant="primary">
        {t("notFound.home")}
      </ButtonLink>
    </GuestFrame>
  );
}
