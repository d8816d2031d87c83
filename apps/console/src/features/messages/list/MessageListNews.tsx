import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { ListNews } from "../../../shared/ListNews.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import type { ListPage } from "../../../shared/useListPage.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { useRefetchQuery } from "../../../shared/useRefetch.ts";
import { messageCount, messageListSpec, messagePage, messageViews } from "../messages.queries.ts";

/** « 1 nouveau message », with a button to show it; the counts of the views and of the drawer update at once. */
export function MessageListNews({ query, url }: { query: ListPage<Schemas["MessagePage"]>; url: ListUrl }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const refetchQuery = useRefetchQuery();
  return (
    <ListNews
      onNews={() => {
        for (const view of Object.values(messageViews)) refetchQuery(messageCount(api, view).queryKey);
      }}
      query={query}
      queryKey={messagePage(api, url).queryKey}
      read={() => api.read("listMessages", { query: messageListSpec.query(url) })}
      watch="watchMessages"
      words={{ show: t("list.show"), more: (count) => t("list.more", { count }), changed: t("list.changed") }}
    />
  );
}
