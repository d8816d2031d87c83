import { Link, Note, Section, Sheet } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRefetchQuery } from "../../shared/command/useRefetch.ts";
import { to } from "../../shared/links/to.ts";
import { OrderTable } from "../../shared/list/OrderTable.tsx";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useListWatch } from "../../shared/record/useWatch.ts";

/** A glance, not a list. */
const MOST = 5;
const READ_AGAIN_MS = 60_000;

/** « Dernières commandes »: the newest orders with their status and a link to all; updated live. */
export function LatestOrders() {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const query = useQuery({ ...api.query("listDocuments", { query: { pageSize: 10 } }), refetchInterval: READ_AGAIN_MS });
  const refetchQuery = useRefetchQuery();
  useListWatch("watchDocuments", () => {
    void query.refetch();
    refetchQuery(api.query("listWorkQueues").queryKey);
  });
  const caption = t("home.latest.title");
  return (
    <Sheet>
      <Section aside={<Link href={to.orders()}>{t("home.latest.all")}</Link>} title={caption}>
        <QueryState query={query} skeleton={<OrderTable caption={caption} hasCustomer isLoading loadingRows={MOST} orders={[]} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Note>{t("home.latest.none")}</Note>
            ) : (
              <OrderTable caption={caption} hasCustomer orders={items.slice(0, MOST)} />
            )
          }
        </QueryState>
      </Section>
    </Sheet>
  );
}
