import { ErrorState, loadable, Page } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../shared/query/runtime.tsx";
import { readPageError } from "./page-error.ts";

/** The 404 page (specification), loaded on demand. */
export const NotFoundScreen = loadable(async () => (await import("./NotFound.tsx")).NotFound);

/** Error page of a screen that failed to load or render: the status of the error, otherwise 500, and its message. */
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
