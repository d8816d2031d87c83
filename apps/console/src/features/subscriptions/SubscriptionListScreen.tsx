import type { Schemas } from "@reserve/contract";
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
import { subscriptionColumns } from "./subscriptions.columns.tsx";
import { subscriptionListPage, subscriptionListSpec } from "./subscriptions.queries.ts";

/** List of subscriptions with their number of subscribers. The URL holds the filters. */
export function SubscriptionListScreen() {
  const { t } = useTranslation(["subscriptions", "shared", "app"]);
  const { api, locale } = useRuntime();
  const url = useListUrl(subscriptionListSpec);
  const query = useListPage(subscriptionListPage(api, url));
  const columns = useMemo(() => subscriptionColumns(t, locale), [t, locale]);
  const filters = [filtersOf(subscriptionListSpec, url).words("type", t("field.type"), (type) => t(`type.${type}`))];
  return (
    <Page
      actions={
        <>
          <ButtonLink href={to.suppressedEmails()}>{t("app:screen.suppressedEmails")}</ButtonLink>
          <ButtonLink href={to.subscription()} icon={<PlusIcon />} variant="primary">
            {t("list.new")}
          </ButtonLink>
        </>
      }
      title={t("app:screen.subscriptions")}
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
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Schemas["Subscription"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.subscription(id);
