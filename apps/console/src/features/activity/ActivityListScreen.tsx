import type { Schemas } from "@reserve/contract";
import { loadable, Page } from "@reserve/design-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { activityColumns } from "./activity.columns.tsx";
import { activityListSpec, activityPage } from "./activity.queries.ts";
import { useActivityFilters } from "./useActivityFilters.ts";

const ActivityDrawer = loadable(async () => (await import("./ActivityDrawer.tsx")).ActivityDrawer);

/** Activity log: actor, time, record, and rejected actions; each row is a sentence that opens its changes. The URL holds the filters. */
export function ActivityListScreen() {
  const { t } = useTranslation(["activity", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(activityListSpec);
  const query = useListPage(activityPage(api, url));
  const entries = query.data?.items ?? noRows;
  const filters = useActivityFilters(url, entries);
  const columns = useMemo(() => activityColumns(t), [t]);
  const opened = url.filters.entry ?? nothing;
  const entry = entries.find(({ id }) => opened.includes(String(id)));
  const rowHref = ({ id }: Row) => url.href({ page: url.page, filters: { ...url.filters, entry: [String(id)] } });
  const table = { columns, getRowId, rowHref, selection: { ids: opened } };
  return (
    <Page title={t("app:screen.activityLog")}>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("toolbar"), search: t("search"), searchHint: t("searchHint") }}
        url={url}
      />
      <ListResults caption={(count) => t("caption", { count })} filters={filters} query={query} table={table} url={url} />
      {entry ? (
        <ActivityDrawer entry={entry} onClose={() => url.change({ page: url.page, filters: { ...url.filters, entry: [] } })} />
      ) : null}
    </Page>
  );
}

type Row = Schemas["ActivityEntry"];

const nothing: readonly string[] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
