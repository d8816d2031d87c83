import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { useRefetchQuery } from "../../../shared/command/useRefetch.ts";
import { ListNews } from "../../../shared/list/ListNews.tsx";
import type { ListPage } from "../../../shared/list/useListPage.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { orderListSpec, orderPage } from "../orders.queries.ts";

/** « 3 nouvelles commandes », with a button to show them; the counts of the views update at once. */
export function OrderListNews({ query, url }: { query: ListPage<Schemas["DocumentPage"]>; url: ListUrl }) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const refetchQuery = useRefetchQuery();
  return (
    <ListNews
      onNews={() => refetchQuery(api.query("countDocumentViews").queryKey)}
      query={query}
      queryKey={orderPage(api, url).queryKey}
      read={() => api.read("listDocuments", { query: orderListSpec.query(url) })}
      watch="watchDocuments"
      words={{ show: t("news.show"), more: (count) => t("news.more", { count }), changed: t("news.changed") }}
    />
  );
}
