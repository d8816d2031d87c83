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
import { authorListColumns } from "./authors.columns.ts";
import { authorListPage, authorListSpec } from "./authors.queries.ts";

/** List of authors with all spellings and their number of titles. The URL holds the filters. */
export function AuthorListScreen() {
  const { t } = useTranslation(["authors", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(authorListSpec);
  const query = useListPage(authorListPage(api, url));
  const columns = useMemo(() => authorListColumns(t), [t]);
  const filter = filtersOf(authorListSpec, url);
  const filters = [filter.words("isVisible", t("authorList.isVisible"), (is) => t(is === "true" ? "visible" : "hidden"))];
  return (
    <Page
      actions={
        <ButtonLink href={to.author()} icon={<PlusIcon />} variant="primary">
          {t("authorList.new")}
        </ButtonLink>
      }
      title={t("app:screen.authors")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("authorList.toolbar"), search: t("authorList.search"), searchHint: t("authorList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("authorList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listAuthors">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.author(id);
