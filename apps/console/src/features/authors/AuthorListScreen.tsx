import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListFilters } from "../../shared/ListFilters.tsx";
import { ListResults } from "../../shared/ListResults.tsx";
import type { ListFilter } from "../../shared/list-filters.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { useListUrl } from "../../shared/useListUrl.ts";
import { authorListColumns } from "./authors.columns.ts";
import { authorListPage, authorListSpec } from "./authors.queries.ts";

/** The list; its URL is what it shows. */
export function AuthorListScreen() {
  const { t } = useTranslation(["authors", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(authorListSpec);
  const query = useQuery(authorListPage(api, url));
  const columns = useMemo(() => authorListColumns(t), [t]);
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

// One line a filter: `filtersOf(authorListSpec, url)` makes it in the screen, from its name in the contract, its label and its words.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.author(id);
