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
import { reviewListColumns } from "./reviews.columns.ts";
import { reviewListPage, reviewListSpec } from "./reviews.queries.ts";

/** The list; its URL is what it shows. */
export function ReviewListScreen() {
  const { t } = useTranslation(["reviews", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(reviewListSpec);
  const query = useQuery(reviewListPage(api, url));
  const columns = useMemo(() => reviewListColumns(t), [t]);
  return (
    <Page
      actions={
        <ButtonLink href={to.review()} icon={<PlusIcon />} variant="primary">
          {t("reviewList.new")}
        </ButtonLink>
      }
      title={t("app:screen.reviews")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("reviewList.toolbar"), search: t("reviewList.search"), searchHint: t("reviewList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("reviewList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listReviews">["items"][number];

// One line a filter: `filtersOf(reviewListSpec, url)` makes it in the screen, from its name in the contract, its label and its words.
const filters: readonly ListFilter[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.review(id);
