import type { Output } from "@reserve/contract";
import { ButtonLink, Page, ViewTabs } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { filtersOf } from "../../../shared/list/list-filters.ts";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { type ListUrl, useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { discountCount, discountListPage, discountListSpec, productIn } from "../discounts.queries.ts";
import { discountListColumns } from "./discounts.columns.tsx";

/** List of discounts with status, amount and number of uses. The URL holds the filters. */
export function DiscountListScreen() {
  const { t } = useTranslation(["discounts", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(discountListSpec);
  const query = useListPage(discountListPage(api, url));
  const columns = useMemo(() => discountListColumns(t, new Date()), [t]);
  const filter = filtersOf(discountListSpec, url);
  const mayReadTitle = useMay()("getProduct");
  const { data: title } = useQuery(productIn(api, mayReadTitle ? url.filters.productId?.[0] : undefined));
  const filters = [
    filter.words("discountType", t("field.discountType"), (type) => t(`type.${type}`)),
    filter.words("requiresCouponCode", t("field.couponCode"), (asks) => t(`code.${asks}`)),
    filter.set("productId", t("field.title"), ([id]) => title?.title ?? t("discountList.numbered", { id })),
  ];
  return (
    <Page
      actions={
        <ButtonLink href={to.discount()} icon={<PlusIcon />} variant="primary">
          {t("discountList.new")}
        </ButtonLink>
      }
      title={t("app:screen.discounts")}
    >
      <Views url={url} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("discountList.toolbar"), search: t("discountList.search"), searchHint: t("discountList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("discountList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listDiscounts">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.discount(id);
const views = ["active", "scheduled", "exhausted", "over", "draft"] as const;

/** Views with their counts: « Toutes », active, scheduled, used up, expired, unpublished. */
function Views({ url }: { url: ListUrl }) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const counts = useQueries({ queries: views.map((state) => discountCount(api, state)) }).map(({ data }) => data?.totalCount);
  const chosen = url.filters.state ?? [];
  const total = counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
  return (
    <ViewTabs
      label={t("discountList.views")}
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
