import type { Failure } from "@reserve/api-client";
import { Page, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { FailureState, failureOf } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { orderByNumber } from "./orders.queries.ts";

const LIST = to.orders();

/** Redirects the URL on a parcel's label to the order with that number. */
export function LabelRedirect() {
  const { t } = useTranslation("shared");
  const { id: number = "" } = useParams();
  const { api } = useRuntime();
  const { data, error, isFetching, refetch } = useQuery({ ...orderByNumber(api, number), enabled: number !== "" });
  const [order] = data?.items ?? [];
  if (order) return <Navigate replace to={to.order(order.id)} />;
  if (data || number === "") return <FailureState backHref={LIST} failure={noSuchOrder} />;
  if (error) return <FailureState backHref={LIST} failure={failureOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page title={t("state.loading")}>
      <Skeleton height={320} />
    </Page>
  );
}

const noSuchOrder: Failure = { isValid: false, kind: "notFound", status: 404, requestId: null, errors: [], propertiesErrorMessages: [] };
