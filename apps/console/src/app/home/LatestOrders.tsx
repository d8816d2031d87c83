import { Link, Note, Section, Sheet } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OrderTable } from "../../shared/OrderTable.tsx";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { useRefetchQuery } from "../../shared/useRefetch.ts";
import { useListWatch } from "../../shared/useWatch.ts";

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
