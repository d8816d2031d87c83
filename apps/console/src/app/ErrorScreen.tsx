import { ButtonLink, ErrorState, Page } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../shared/runtime.tsx";
import { readPageError } from "./page-error.ts";

/** The 404 of the specification: the sentence (another one where the URL asks for a language that is not offered), and the way home. */
export function NotFoundScreen() {
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

/** What stands when a screen could not be loaded or broke: the status found on the error, otherwise 500, and its sentence where it has one. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const { status, message, requestId } = readPageError(error);
  if (status === 404) return <NotFoundScreen />;
  return (
    <Page title={t("error.page")}>
      <title>{t("windowTitle", { screen: t("error.page"), client: variant.title })}</title>
      <ErrorState
        detail={t("error.status", { status })}
        onRetry={() => location.reload()}
        requestId={requestId ?? undefined}
        retryLabel={t("error.reload")}
        title={message ?? t("error.crashed")}
      />
    </Page>
  );
}
