import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { ListNews } from "../../../shared/ListNews.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListPage } from "../../../shared/useListPage.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { useRefetchQuery } from "../../../shared/useRefetch.ts";
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
