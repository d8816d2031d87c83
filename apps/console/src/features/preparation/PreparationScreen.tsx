import type { Failure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Alert, Button, ButtonLink, Page, Section, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { PrinterIcon } from "@reserve/design-system/icons";
import { ScanBench } from "@reserve/design-system/picking";
import type { OrderView } from "@reserve/domain";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { FailureState, failureOf } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useNameRecord } from "../../shared/record/record-name.tsx";
import { useRecordsWatch } from "../../shared/record/useWatch.ts";
import { useUser } from "../../shared/session/permissions.ts";
import { PreparationBar } from "./PreparationBar.tsx";
import { PreparationDialog } from "./PreparationDialog.tsx";
import { PreparationLines } from "./PreparationLines.tsx";
import { PreparationMargin, PreparationNews } from "./PreparationNews.tsx";
import { PreparationTrays } from "./PreparationTrays.tsx";
import { rowsOf } from "./preparation.facts.ts";
import { asOne, eachOrder, oldestOf, orderIdsOf, pickingList, viewIn } from "./preparation.queries.ts";
import { usePreparation } from "./usePreparation.ts";

const LIST = to.orders();

/** Screen to prepare one order or several: scan or tick each copy, then ship the parcel or notify the customer. */
export function PreparationScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const ids = orderIdsOf(id, search);
  const view = viewIn(search);
  if (ids) return <PreparationOf ids={ids} key={ids.join(" ")} />;
  return view ? <OldestOf view={view} /> : <FailureState backHref={LIST} failure={noSuchOrder} />;
}

/** Finds the longest waiting orders of a view and redirects to their own URL, so that a reload shows the same ones. */
function OldestOf({ view }: { view: OrderView }) {
  const { t } = useTranslation("preparation");
  const { api } = useRuntime();
  // A cached list may contain orders shipped since.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({ ...oldestOf(api, view), refetchOnMount: "always" });
  if (error) return <FailureState backHref={LIST} failure={failureOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <PreparationSkeleton />;
  if (data.items.length > 0) return <Navigate replace to={`?${data.items.map(({ id }) => `id=${id}`).join("&")}`} />;
  return (
    <Page actions={<ButtonLink href={LIST}>{t("toList")}</ButtonLink>} title={t("title.many", { count: 0 })}>
      <Alert title={t("nothing")} tone="success">
        {t("allDone")}
      </Alert>
    </Page>
  );
}

const noSuchOrder: Failure = { isValid: false, kind: "notFound", status: 404, requestId: null, errors: [], propertiesErrorMessages: [] };

function PreparationOf({ ids }: { ids: readonly number[] }) {
  const { api } = useRuntime();
  const { data: user } = useUser();
  const list = useQuery(pickingList(api, ids));
  const orders = useQueries({ queries: eachOrder(api, ids), combine: asOne });
  if (list.data && orders.documents && user)
    return <PreparationPage documents={orders.documents} lines={list.data.items} onStale={orders.refetch} userId={user.id} />;
  const error = orders.error ?? list.error;
  if (error)
    return (
      <FailureState
        backHref={LIST}
        failure={failureOf(error)}
        isRetrying={orders.isFetching || list.isFetching}
        onRetry={() => {
          void list.refetch();
          orders.refetch();
        }}
      />
    );
  return <PreparationSkeleton />;
}

interface PreparationPageProps {
  /** The order that waits longest first. */
  documents: readonly Schemas["Document"][];
  lines: readonly Schemas["PickingLine"][];
  userId: number;
  /** Called when a colleague has changed one of the orders. */
  onStale: () => void;
}

function PreparationPage({ documents, lines, userId, onStale }: PreparationPageProps) {
  const { t } = useTranslation("preparation");
  const documentIds = documents.map(({ id }) => id);
  useRecordsWatch("watchDocuments", documentIds, (id, { version }) => {
    if (documents.some((one) => one.id === id && one.version < version)) onStale();
  });
  const preparation = usePreparation(documents, userId);
  const { orders } = preparation.snapshot.context;
  const rows = useMemo(() => rowsOf(orders, documents, lines), [orders, documents, lines]);
  const [first] = documents;
  const isBatch = documents.length > 1;
  const title = isBatch || !first ? t("title.many", { count: documents.length }) : t("title.one", { number: first.customId });
  useNameRecord(title);
  const hasWork = rows.some(({ isAwaitingRelease }) => !isAwaitingRelease);
  return (
    <Page
      actions={
        <>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            {t("print")}
          </Button>
          <ButtonLink href={isBatch || !first ? LIST : to.order(first.id)}>{isBatch ? t("toList") : t("toOrder")}</ButtonLink>
        </>
      }
      subtitle={isBatch ? <span>{t("subtitle.many")}</span> : <span>{t("subtitle.one")}</span>}
      title={title}
    >
      <ScanBench>
        {hasWork ? <PreparationBar preparation={preparation} /> : null}
        <PreparationNews preparation={preparation} />
        <SheetAndMargin
          margin={isBatch ? <PreparationTrays preparation={preparation} /> : <PreparationMargin documents={documents} />}
          marginLabel={isBatch ? t("trays.title") : t("margin.label")}
        >
          <PreparationLines preparation={preparation} rows={rows} />
        </SheetAndMargin>
      </ScanBench>
      <PreparationDialog preparation={preparation} />
    </Page>
  );
}

/** Placeholder bars with the size of the content. */
function PreparationSkeleton() {
  const { t } = useTranslation("shared");
  return (
    <Page subtitle={<Skeleton height={20} width="min(24rem, 70vw)" />} title={t("state.loading")}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel={t("state.loading")}>
        <Sheet>
          {[120, 320].map((height) => (
            <Section key={height}>
              <Skeleton height={height} />
            </Section>
          ))}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
