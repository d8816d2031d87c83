import type { Schemas } from "@reserve/contract";
import {
  Alert,
  ButtonLink,
  IconButton,
  LedgerColumns,
  LedgerEntry,
  LedgerGroup,
  loadable,
  Page,
  SheetAndMargin,
  Skeleton,
} from "@reserve/design-system";
import { RefreshCwIcon, ScanBarcodeIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../shared/links/to.ts";
import { QueryState } from "../shared/query/QueryState.tsx";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useRecentRecords } from "../shared/record/recent-records.ts";
import { useMay } from "../shared/session/permissions.ts";
import { formatLongDate } from "./home/longDate.ts";
import { OpenScreens } from "./home/OpenScreens.tsx";
import { hrefOfQueue, openQueues, queueGroups, waitingIn } from "./home/queues.ts";
import { RecentRecords } from "./home/RecentRecords.tsx";
import { useQueueTexts } from "./home/useQueueTexts.ts";

// Charts load after the work queues, so that nobody who only checks the queues waits for them.
const SalesCharts = loadable(
  async () => (await import("./home/SalesCharts.tsx")).SalesCharts,
  () => <Skeleton height={440} />,
);

// Likewise the latest orders.
const LatestOrders = loadable(
  async () => (await import("./home/LatestOrders.tsx")).LatestOrders,
  () => <Skeleton height={320} />,
);

const READ_AGAIN_MS = 60_000;

/** Home screen « Que dois-je faire ce matin ? »: the user's work queues, each linking to its list, and the shop's sales. */
export function HomeScreen() {
  const { t } = useTranslation("app");
  const { api, locale } = useRuntime();
  const may = useMay();
  const seesFigures = may("getSalesOverTime");
  const recent = useRecentRecords();
  const query = useQuery({ ...api.query("listWorkQueues"), refetchInterval: READ_AGAIN_MS });
  const { data, isFetching, refetch } = query;
  const items = openQueues(data?.items ?? [], may);
  const waiting = waitingIn(items);
  const hasOrders = items.some(({ queue, count }) => queue === "toPrepare" && count > 0);
  const queues = (
    <>
      <QueryState query={query} skeleton={<Skeleton height={360} />}>
        {() => (items.length === 0 ? <OpenScreens /> : <Queues items={items} waiting={waiting} />)}
      </QueryState>
      {may("listDocuments") ? <LatestOrders /> : null}
    </>
  );
  return (
    <Page
      actions={
        <>
          <IconButton icon={<RefreshCwIcon />} isBusy={isFetching} label={t("home.refresh")} onClick={() => void refetch()} />
          {hasOrders && may("getPickingList") ? (
            <ButtonLink href={to.preparation({ view: "toPrepare" })} icon={<ScanBarcodeIcon />} variant="primary">
              {t("home.prepare")}
            </ButtonLink>
          ) : null}
        </>
      }
      subtitle={
        <>
          {t("home.today", { date: formatLongDate(new Date(), locale) })} {items.length > 0 ? t("home.waiting", { count: waiting }) : null}
        </>
      }
      title={t("home.question")}
    >
      {seesFigures || recent.length > 0 ? (
        <SheetAndMargin
          margin={
            <>
              {seesFigures ? <SalesCharts /> : null}
              {recent.length > 0 ? <RecentRecords records={recent} /> : null}
            </>
          }
          marginLabel={t("home.margin")}
        >
          {queues}
        </SheetAndMargin>
      ) : (
        queues
      )}
    </Page>
  );
}

function Queues({ items, waiting }: { items: readonly Schemas["WorkQueue"][]; waiting: number }) {
  const { t } = useTranslation("app");
  const { variant } = useRuntime();
  const words = useQueueTexts();
  const now = new Date();
  return (
    <>
      {waiting === 0 ? <Alert tone="success">{t("home.allDone")}</Alert> : null}
      <LedgerColumns>
        {queueGroups(items).map(({ group, queues }) => (
          <LedgerGroup key={group} title={t(`home.group.${group}`)}>
            {queues.map((queue) => (
              <LedgerEntry
                count={queue.count}
                detail={words.detail(queue, now)}
                href={hrefOfQueue(queue.queue, now, variant)}
                key={queue.queue}
                label={t(`home.queue.${queue.queue}`)}
              />
            ))}
          </LedgerGroup>
        ))}
      </LedgerColumns>
    </>
  );
}
