import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { eventName } from "./webhookBadges.tsx";
import { deliveryColumns } from "./webhooks.columns.tsx";
import { deliveryListPage, deliveryListSpec, webhookById } from "./webhooks.queries.ts";

/** List of webhook deliveries: delivered, pending, and failing. The URL holds the filters. */
export function DeliveryListScreen() {
  const { t } = useTranslation(["webhooks", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(deliveryListSpec);
  const query = useListPage(deliveryListPage(api, url));
  const columns = useMemo(() => deliveryColumns(t), [t]);
  const webhookId = idIn(url.filters.webhookId?.[0]);
  const webhook = useQuery({ ...webhookById(api, webhookId ?? 0), enabled: webhookId !== null }).data;
  const filter = filtersOf(deliveryListSpec, url);
  const filters = [
    filter.words("state", t("field.state"), (state) => t(`deliveryState.${state}`)),
    filter.words("type", t("field.type"), (type) => eventName(type, t)),
    filter.days("dateFrom", "dateTo", t("field.occurredAt")),
    filter.set("webhookId", t("field.webhook"), ([id]) => webhook?.name ?? String(id)),
  ];
  return (
    <Page actions={<ButtonLink href={to.webhooks()}>{t("app:screen.webhooks")}</ButtonLink>} title={t("app:screen.deliveries")}>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("deliveries.toolbar"), search: t("deliveries.search"), searchHint: t("deliveries.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("deliveries.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, options: twoLines, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listWebhookDeliveries">["items"][number];

const twoLines = { rowHeight: "twoLines" } as const;
const getRowId = ({ id }: Row) => id;
const rowHref = ({ id }: Row) => to.delivery(id);
