import { ButtonLink, ErrorState, Page } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../shared/runtime.tsx";

/** The 404 of the specification: the sentence (another one where the address asks for a language that is not offered), and the way home. */
export function NotFoundScreen() {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const isOtherLanguage = /^\/[a-z]{2}(?:\/|$)/.test(useLocation().pathname);
  return (
    <Page title={isOtherLanguage ? t("error.unsupportedLanguage") : t("error.notFound")} subtitle={t("error.status", { status: 404 })}>
      <title>{t("windowTitle", { screen: t("screen.notFound"), client: variant.title })}</title>
      <p>{t("error.notFoundHint")}</p>
      <p>
        <ButtonLink href="/" variant="primary">
          {t("error.home")}
        </ButtonLink>
      </p>
    </Page>
  );
}

/** What stands when a screen could not be loaded or broke: the status found on the error, otherwise 500. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation("app");
  const status = statusOf(error);
  if (status === 404) return <NotFoundScreen />;
  return (
    <ErrorState
      detail={t("error.status", { status })}
      onRetry={() => location.reload()}
      retryLabel={t("error.reload")}
      title={t("error.crashed")}
    />
  );
}

function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : null;
  return typeof status === "number" ? status : 500;
}
