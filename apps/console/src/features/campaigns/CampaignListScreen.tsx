import type { Output } from "@reserve/contract";
import { ButtonLink, Page, ViewTabs } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import type { CampaignState } from "@reserve/domain";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { campaignListColumns } from "./campaigns.columns.ts";
import { campaignCount, campaignListPage, campaignListSpec } from "./campaigns.queries.ts";

/** List of mail campaigns with status, sending time and number of recipients. The URL holds the filters. */
export function CampaignListScreen() {
  const { t } = useTranslation(["campaigns", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(campaignListSpec);
  const query = useListPage(campaignListPage(api, url));
  const columns = useMemo(() => campaignListColumns(t), [t]);
  const filter = filtersOf(campaignListSpec, url);
  const filters = [filter.words("mailTarget", t("field.target"), (target) => t(`target.${target}`))];
  return (
    <Page
      actions={
        <ButtonLink href={to.campaign()} icon={<PlusIcon />} variant="primary">
          {t("campaignList.new")}
        </ButtonLink>
      }
      title={t("app:screen.campaigns")}
    >
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("campaignList.toolbar"), search: t("campaignList.search"), searchHint: t("campaignList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("campaignList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listCampaigns">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.campaign(id);
const views = {
  underWay: ["preparing", "sending", "paused", "interrupted"],
  scheduled: ["scheduled"],
  draft: ["draft"],
  sent: ["sent"],
} as const satisfies Record<string, readonly CampaignState[]>;
const viewNames = Object.keys(views) as (keyof typeof views)[];

/** Views with their counts: « Toutes », sending, scheduled, draft, sent. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const counts = useQueries({ queries: viewNames.map((view) => campaignCount(api, views[view])) }).map(({ data }) => data?.totalCount);
  const chosen = url.filters.state ?? [];
  const total = counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  const isChosen = (states: readonly string[]) => states.length === chosen.length && states.every((state) => chosen.includes(state));
  return (
    <ViewTabs
      label={t("campaignList.views")}
      tabs={[
        { label: t("view.all"), href: url.href({ search: "", filters: {} }), count: total, isCurrent: chosen.length === 0 },
        ...viewNames.map((view, index) => ({
          label: t(`view.${view}`),
          href: url.href({ search: "", filters: { state: [...views[view]] } }),
          count: counts[index],
          isCurrent: isChosen(views[view]),
        })),
      ]}
    />
  );
}
