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
import { collectionListColumns } from "./collections.columns.ts";
import { collectionListPage, collectionListSpec } from "./collections.queries.ts";

/** List of publishers' collections with all names and their number of products. The URL holds the filters. */
export function CollectionListScreen() {
  const { t } = useTranslation(["collections", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(collectionListSpec);
  const query = useListPage(collectionListPage(api, url));
  const columns = useMemo(() => collectionListColumns(t), [t]);
  const filter = filtersOf(collectionListSpec, url);
  const filters = [filter.words("isVisible", t("collectionList.isVisible"), (is) => t(is === "true" ? "visible" : "hidden"))];
  return (
    <Page
      actions={
        <ButtonLink href={to.collection()} icon={<PlusIcon />} variant="primary">
          {t("collectionList.new")}
        </ButtonLink>
      }
      title={t("app:screen.collections")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("collectionList.toolbar"), search: t("collectionList.search"), searchHint: t("collectionList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("collectionList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listCollections">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.collection(id);
