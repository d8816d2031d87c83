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
import { webhookColumns } from "./webhooks.columns.tsx";
import { webhookListPage, webhookListSpec } from "./webhooks.queries.ts";

/** List of webhooks: whether they respond, since when not, and pending deliveries. */
export function WebhookListScreen() {
  const { t } = useTranslation(["webhooks", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(webhookListSpec);
  const query = useListPage(webhookListPage(api, url));
  const columns = useMemo(() => webhookColumns(t), [t]);
  const filters = [filtersOf(webhookListSpec, url).words("state", t("field.state"), (state) => t(`state.${state}`))];
  return (
    <Page
      actions={
        <>
          <ButtonLink href={to.deliveries()}>{t("app:screen.deliveries")}</ButtonLink>
          <ButtonLink href={to.webhook()} icon={<PlusIcon />} variant="primary">
            {t("list.new")}
          </ButtonLink>
        </>
      }
      title={t("app:screen.webhooks")}
    >
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: twoLines, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listWebhooks">["items"][number];

const twoLines = { rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.webhook(id);
