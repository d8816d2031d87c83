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
import { restrictionText } from "../../shared/record/restriction-text.ts";
import { RestrictionProgress } from "./RestrictionProgress.tsx";
import { restrictionListColumns } from "./restrictions.columns.ts";
import { restrictionListPage, restrictionListSpec } from "./restrictions.queries.ts";

/** List of restrictions that hide products from the public site. The URL holds the filters. */
export function RestrictionListScreen() {
  const { t } = useTranslation(["restrictions", "shared", "app"]);
  const { api, variant, locale } = useRuntime();
  const url = useListUrl(restrictionListSpec);
  const query = useListPage(restrictionListPage(api, url));
  const columns = useMemo(
    () => restrictionListColumns(t, ({ type, value }) => restrictionText(type, value, variant, locale)),
    [t, variant, locale],
  );
  const filter = filtersOf(restrictionListSpec, url);
  const filters = [
    filter.words("type", t("field.type"), (type) => t(`type.${type}`)),
    filter.words("isExcluded", t("field.effect"), (is) => t(is === "true" ? "effect.exclude" : "effect.keep")),
  ];
  return (
    <Page
      actions={
        <ButtonLink href={to.restriction()} icon={<PlusIcon />} variant="primary">
          {t("restrictionList.new")}
        </ButtonLink>
      }
      title={t("app:screen.restrictions")}
    >
      <RestrictionProgress />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("restrictionList.toolbar"), search: t("restrictionList.search"), searchHint: t("restrictionList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("restrictionList.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listRestrictions">["items"][number];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.restriction(id);
