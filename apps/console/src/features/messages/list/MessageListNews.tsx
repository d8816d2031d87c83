import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { useRefetchQuery } from "../../../shared/command/useRefetch.ts";
import { ListNews } from "../../../shared/list/ListNews.tsx";
import type { ListPage } from "../../../shared/list/useListPage.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
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
