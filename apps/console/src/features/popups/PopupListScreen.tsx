import type { Output } from "@reserve/contract";
import { ButtonLink, Page, ViewTabs } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
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
import { popupListColumns } from "./popups.columns.tsx";
import { popupCount, popupListPage, popupListSpec } from "./popups.queries.ts";

/** List of the public site's popups with status and publication period. The URL holds the filters. */
export function PopupListScreen() {
  const { t } = useTranslation(["popups", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(popupListSpec);
  const query = useListPage(popupListPage(api, url));
  const columns = useMemo(() => popupListColumns(t), [t]);
  return (
    <Page
      actions={
        <>
          <ButtonLink href={to.popupTest()}>{t("popupList.test")}</ButtonLink>
          <ButtonLink href={to.popup()} icon={<PlusIcon />} variant="primary">
            {t("popupList.new")}
          </ButtonLink>
        </>
      }
      title={t("app:screen.popups")}
    >
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("popupList.toolbar"), search: t("popupList.search"), searchHint: t("popupList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("popupList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listPopups">["items"][number];

// The state is chosen by the views.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.popup(id);
const views = ["active", "scheduled", "over", "draft"] as const;

/** Views with their counts: « Toutes », shown, scheduled, expired, inactive. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("popups");
  const { api } = useRuntime();
  const counts = useQueries({ queries: views.map((state) => popupCount(api, state)) }).map(({ data }) => data?.totalCount);
  const chosen = url.filters.state ?? [];
  const total = counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  return (
    <ViewTabs
      label={t("popupList.views")}
      tabs={[
        { label: t("view.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: chosen.length === 0 },
        ...views.map((state, index) => ({
          label: t(`view.${state}`),
          href: url.href({ search: "", filters: { state: [state] } }),
          count: counts[index],
          isCurrent: chosen.length === 1 && chosen[0] === state,
        })),
      ]}
    />
  );
}
