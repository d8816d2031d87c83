import { ApiFailure, type Failure } from "@reserve/api-client";
import { Alert, Button, ButtonLink, EmptyState, ErrorState } from "@reserve/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ForbiddenProps } from "../session/Forbidden.tsx";
import { forbiddenTexts } from "../session/forbidden.texts.ts";
import { deferredParts, useDeferred } from "./deferred.ts";

interface QueryStateProps<T> {
  query: Pick<UseQueryResult<T>, "data" | "error" | "isPending" | "isFetching" | "refetch">;
  /** Placeholder of the first load, in the final size. */
  skeleton: ReactNode;
  /** Link back from a missing record; set when the record is the whole page. */
  backHref?: string;
  children: (data: T) => ReactNode;
}

/**
 * States of a query: loading, failed with retry, forbidden, not found. Data that is shown stays when a refetch fails, with a notice; a
 * failed call never looks like an empty list.
 */
export function QueryState<T>({ query, skeleton, backHref, children }: QueryStateProps<T>) {
  const { t } = useTranslation("shared");
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (data !== undefined)
    return (
      <>
        {error ? (
          <Alert
            actions={
              <Button isBusy={isFetching} onClick={retry} variant="plain">
                {t("state.retry")}
              </Button>
            }
            title={t("state.staleTitle")}
            tone="warning"
          >
            {t("state.staleDetail")}
          </Alert>
        ) : null}
        {children(data)}
      </>
    );
  if (!error) return skeleton;
  return <FailureState backHref={backHref} failure={failureOf(error)} isRetrying={isFetching} onRetry={retry} />;
}

/** Failure for a URL without a valid id, without a request. */
export const noSuchRecord: Failure = {
  isValid: false,
  kind: "notFound",
  status: 404,
  requestId: null,
  errors: [],
  propertiesErrorMessages: [],
};

interface FailureStateProps {
  failure: Failure | null;
  backHref?: string | undefined;
  isRetrying?: boolean;
  onRetry?: () => void;
}

/** Error state of a failed query, by its kind; null: an error of the console itself. */
export function FailureState({ failure, backHref, isRetrying = false, onRetry }: FailureStateProps) {
  const { t } = useTranslation("shared");
  const isWholePage = backHref !== undefined;
  switch (failure?.kind) {
    case "forbidden":
      return <Forbidden claims={failure.requiredClaims ?? []} isWholePage={isWholePage} />;
    case "notFound":
      return (
        <EmptyState
          actions={backHref ? <ButtonLink href={backHref}>{t("state.backToList")}</ButtonLink> : undefined}
          detail={t("state.notFoundDetail")}
          isWholePage={isWholePage}
          title={t("state.notFoundTitle")}
        />
      );
    case "offline":
      return (
        <ErrorState
          detail={t("state.offlineDetail")}
          isRetrying={isRetrying}
          isWholePage={isWholePage}
          onRetry={onRetry}
          title={t("state.offlineTitle")}
        />
      );
    default:
      return (
        <ErrorState
          detail={failure?.errors[0] ?? t("state.failedDetail")}
          isRetrying={isRetrying}
          isWholePage={isWholePage}
          onRetry={onRetry}
          requestId={failure?.requestId ?? undefined}
          title={t("state.failedTitle")}
        />
      );
  }
}

const loadForbidden = deferredParts(() => import("../session/Forbidden.tsx"), forbiddenTexts);

/** « Accès refusé »; its code and the claims' names load on demand. */
export function Forbidden(props: ForbiddenProps) {
  const parts = useDeferred(loadForbidden, true);
  return parts ? <parts.Forbidden {...props} /> : <div aria-busy="true" />;
}

/** The failure behind an error that react-query caught; null for an error of ours. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof ApiFailure ? error.failure : null;
}
