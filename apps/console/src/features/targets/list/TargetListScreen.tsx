import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { targetListPage, targetListSpec } from "../targets.queries.ts";
import { targetListColumns } from "./targets.columns.ts";

/** List of targets with their number of people at the last count. The URL holds the filters. */
export function TargetListScreen() {
  const { t } = useTranslation(["targets", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(targetListSpec);
  const query = useListPage(targetListPage(api, url));
  const columns = useMemo(() => targetListColumns(t), [t]);
  return (
    <Page
      actions={
        <ButtonLink href={to.target()} icon={<PlusIcon />} variant="primary">
          {t("targetList.new")}
        </ButtonLink>
      }
      title={t("app:screen.targetings")}
    >
      <ListFilters
        filters={noFilters}
        query={query}
        texts={{ toolbar: t("targetList.toolbar"), search: t("targetList.search"), searchHint: t("targetList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("targetList.caption", { count })}
        filters={noFilters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listTargets">["items"][number];

const noFilters: readonly never[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.target(id);
