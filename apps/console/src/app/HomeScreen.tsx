import type { Schemas } from "@reserve/contract";
import { Ledger, LedgerEntry, Page, Section, Sheet, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatLongDate } from "../shared/format.ts";
import { useMay } from "../shared/permissions.ts";
import { QueryState } from "../shared/QueryState.tsx";
import { useRuntime } from "../shared/runtime.tsx";

/** « Que dois-je faire ce matin ? »: a ledger of the queues that this person may work on, each opening its list. */
export function HomeScreen() {
  const { t } = useTranslation("app");
  const { locale } = useRuntime();
  const may = useMay();
  return (
    <Page subtitle={t("home.today", { date: formatLongDate(new Date(), locale) })} title={t("home.question")}>
      <Sheet>{may("countDocumentViews") ? <OrderQueues /> : <Section label={t("home.queues")}>{t("home.nothing")}</Section>}</Sheet>
    </Page>
  );
}

const order: readonly Schemas["DocumentView"][] = ["toPrepare", "pickupToNotify", "toCollect", "paymentFailed", "toRefund"];

function OrderQueues() {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const query = useQuery({ ...api.query("countDocumentViews"), staleTime: 30_000 });
  return (
    <Section title={t("home.queues")}>
      <QueryState query={query} skeleton={<Skeleton height={240} />}>
        {({ items }) => (
          <Ledger>
            {order.map((view) => (
              <LedgerEntry
                count={items.find((item) => item.view === view)?.count ?? 0}
                detail={t(`home.${view}Hint`)}
                href={`/public/document?view=${view}`}
                key={view}
                label={t(`home.${view}`)}
              />
            ))}
          </Ledger>
        )}
      </QueryState>
    </Section>
  );
}
