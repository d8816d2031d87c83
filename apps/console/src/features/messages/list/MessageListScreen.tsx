import type { Schemas } from "@reserve/contract";
import { loadable, Page, ViewTabs } from "@reserve/design-system";
import { messageStatuses } from "@reserve/domain";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { filtersOf } from "../../../shared/list/list-filters.ts";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { messageCount, messageListSpec, messagePage, messageViews } from "../messages.queries.ts";
import { useMessageTexts } from "../useMessageTexts.tsx";
import { MessageListNews } from "./MessageListNews.tsx";
import { messageColumns } from "./messages.columns.tsx";

const MessagePeek = loadable(async () => (await import("./MessagePeek.tsx")).MessagePeek);

/** List of messages in work order: longest waiting first. The URL holds the filters. */
export function MessageListScreen() {
  const { t } = useTranslation(["messages", "shared", "app"]);
  const { api } = useRuntime();
  const mayOpenOrders = useMay()("getDocument");
  const url = useListUrl(messageListSpec);
  const query = useListPage(messagePage(api, url));
  const words = useMessageTexts();
  // All waiting times refer to the time of the last response.
  const [opened] = useState(() => new Date());
  const now = useMemo(() => (query.dataUpdatedAt > 0 ? new Date(query.dataUpdatedAt) : opened), [query.dataUpdatedAt, opened]);
  const columns = useMemo(() => messageColumns({ t, words, now, mayOpenOrders }), [t, words, now, mayOpenOrders]);
  const carried = url.href({ page: url.page });
  const rowHref = ({ id }: Row) => to.message(id) + (carried === "?" ? "" : carried);
  const filters = [filtersOf(messageListSpec, url).options("question", t("field.question"), words.questions)];
  return (
    <Page title={t("app:screen.messages")}>
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <MessageListNews query={query} url={url} />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        more={({ id }) => <MessagePeek id={id} />}
        query={query}
        table={{ columns, getRowId, options: twoLines, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Schemas["MessageSummary"];

const twoLines = { hasFixedWidths: true, rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Row) => String(id);

type ViewName = keyof typeof messageViews;

/** Returns the URL filters of a view. */
const filtersOfView = (name: ViewName): { status: readonly string[]; owner?: readonly string[] } => messageViews[name];
const isSame = (one: readonly string[] = [], other: readonly string[] = []) => [...one].sort().join() === [...other].sort().join();

/** Views with their counts: « Tous », one's own, unassigned, waiting, in progress, done. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const names = Object.keys(messageViews) as ViewName[];
  const found = useQueries({ queries: names.map((name) => messageCount(api, messageViews[name])) });
  const counts = Object.fromEntries(names.map((name, index) => [name, found[index]?.data?.totalCount]));
  const all = messageStatuses.map((status) => counts[status]);
  const { status = [], owner = [] } = url.filters;
  const tabs = names.map((name) => {
    const filters = filtersOfView(name);
    const isCurrent = isSame(filters.status, status) && isSame(filters.owner, owner);
    return { label: t(`view.${name}`), href: url.href({ search: "", filters }), count: counts[name], isCurrent };
  });
  const total = all.every((count) => count !== undefined) ? all.reduce((sum, count) => sum + count, 0) : undefined;
  const isAll = status.length === 0 && owner.length === 0;
  return (
    <ViewTabs
      label={t("list.views")}
      tabs={[{ label: t("list.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: isAll }, ...tabs]}
    />
  );
}
