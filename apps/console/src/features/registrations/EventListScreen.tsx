import type { Output } from "@reserve/contract";
import { Page, ViewTabs } from "@reserve/design-system";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import type { ListFilter } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { eventColumns } from "./registrations.columns.tsx";
import { eventCount, eventListPage, eventListSpec } from "./registrations.queries.ts";

/** List of events with registration, upcoming ones first. The URL holds the filters. */
export function EventListScreen() {
  const { t } = useTranslation(["registrations", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(eventListSpec);
  const query = useListPage(eventListPage(api, url));
  const columns = useMemo(() => eventColumns(t), [t]);
  return (
    <Page title={t("app:screen.eventRegistrations")}>
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listRegistrationEvents">["items"][number];

// The period is chosen by the views.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.eventRegistration(id);

/** Views « À venir » and « Passés », with their counts. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("registrations");
  const { api } = useRuntime();
  const [upcoming, past] = useQueries({ queries: [eventCount(api, "upcoming"), eventCount(api, "past")] });
  const isPast = url.filters.period?.[0] === "past";
  return (
    <ViewTabs
      label={t("list.views")}
      tabs={[
        {
          label: t("view.upcoming"),
          href: url.href({ search: "", filters: {}, sort: "eventStart" }),
          count: upcoming.data?.totalCount,
          isCurrent: !isPast,
        },
        {
          label: t("view.past"),
          href: url.href({ search: "", filters: { period: ["past"] }, sort: "-eventStart" }),
          count: past.data?.totalCount,
          isCurrent: isPast,
        },
      ]}
    />
  );
}
