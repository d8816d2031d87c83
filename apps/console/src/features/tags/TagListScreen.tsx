import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { tagListColumns } from "./tags.columns.ts";
import { tagListPage, tagListSpec } from "./tags.queries.ts";

/** List of tags with their number of posts. The URL holds the filters. */
export function TagListScreen() {
  const { t } = useTranslation(["tags", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(tagListSpec);
  const query = useListPage(tagListPage(api, url));
  const mayCreate = useMay()("createTag");
  const columns = useMemo(() => tagListColumns(t), [t]);
  return (
    <Page
      actions={
        mayCreate ? (
          <ButtonLink href={to.tag()} icon={<PlusIcon />} variant="primary">
            {t("tagList.new")}
          </ButtonLink>
        ) : null
      }
      title={t("app:screen.tags")}
    >
      <ListFilters
        filters={none}
        query={query}
        texts={{ toolbar: t("tagList.toolbar"), search: t("tagList.search"), searchHint: t("tagList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("tagList.caption", { count })}
        filters={none}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listTags">["items"][number];

const none: readonly never[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.tag(id);
