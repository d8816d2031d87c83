import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { catalogListListColumns } from "./catalog-lists.columns.ts";
import { catalogListListPage, catalogListListSpec } from "./catalog-lists.queries.ts";

/** List of catalogue lists. The URL holds the filters. */
export function CatalogListListScreen() {
  const { t } = useTranslation(["catalogLists", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(catalogListListSpec);
  const query = useListPage(catalogListListPage(api, url));
  const filters = [filtersOf(catalogListListSpec, url).words("type", t("catalogList.type"), (type) => t(`type.${type}`))];
  const columns = useMemo(() => catalogListListColumns(t), [t]);
  return (
    <Page
      actions={
        <ButtonLink href={to.catalogList()} icon={<PlusIcon />} variant="primary">
          {t("catalogListList.new")}
        </ButtonLink>
      }
      title={t("app:screen.catalogLists")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("catalogListList.toolbar"), search: t("catalogListList.search"), searchHint: t("catalogListList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("catalogListList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listCatalogLists">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.catalogList(id);
