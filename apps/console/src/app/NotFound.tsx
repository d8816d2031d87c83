import { ButtonLink, Page } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";

/** The 404 page (specification): its message, another one for an unknown language, and the link home. */
export function NotFound() {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const isOtherLanguage = /^\/[a-z]{2}(?:\/|$)/i.test(useLocation().pathname);
  const sentence = isOtherLanguage ? t("error.unsupportedLanguage") : t("error.notFound");
  return (
    <Page
      subtitle={
        <>
          <span>{t("error.status", { status: 404 })}</span>
          <span>{isOtherLanguage ? t("error.unsupportedLanguageHint") : t("error.notFoundHint")}</span>
        </>
      }
      title={<span lang="en">{sentence}</span>}
    >
      <title>{t("windowTitle", { screen: t("screen.notFound"), client: variant.title })}</title>
      <ButtonLink href="/" variant="primary">
        {t("error.home")}
      </ButtonLink>
    </Page>
  );
}
