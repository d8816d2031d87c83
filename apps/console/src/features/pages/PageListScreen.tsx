import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { PageViews } from "./PageViews.tsx";
import { pageListColumns } from "./pages.columns.tsx";
import { pageListPage, pageListSpec, productIn } from "./pages.queries.ts";

/** List of all pages of the site at any level of the tree: search by name and URL, filters by layout and status. The URL holds them. */
export function PageListScreen() {
  const { t } = useTranslation(["pages", "shared", "app"]);
  const { api, locale } = useRuntime();
  const url = useListUrl(pageListSpec);
  const query = useListPage(pageListPage(api, url));
  const may = useMay();
  const { data: product } = useQuery(productIn(api, may("getProduct") ? url.filters.productId?.[0] : undefined));
  const mayCreate = may("createPage");
  const columns = useMemo(() => pageListColumns(t, locale), [t, locale]);
  const filter = filtersOf(pageListSpec, url);
  const filters = [
    filter.words("layout", t("page.layout"), (layout) => t(`layout.${layout}`)),
    filter.words("isPublished", t("pageList.state"), (isPublished) => t(isPublished === "true" ? "page.published" : "page.draft")),
    // Set by a link from a product.
    filter.set("productId", t("pageList.product"), ([id]) => product?.title ?? t("pageList.numbered", { id })),
  ];
  return (
    <Page
      actions={
        mayCreate ? (
          <ButtonLink href={to.page()} icon={<PlusIcon />} variant="primary">
            {t("page.new")}
          </ButtonLink>
        ) : null
      }
      title={t("app:screen.pageList")}
    >
      <PageViews current="list" />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("pageList.toolbar"), search: t("tree.search"), searchHint: t("tree.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("pageList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listPages">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.page(id);
