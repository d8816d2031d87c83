import type { Schemas } from "@reserve/contract";
import { loadable, Page } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerColumns } from "./customers.columns.tsx";
import { customerListSpec, customerPage, customerRoles } from "./customers.queries.ts";

const TitleFilter = loadable(async () => (await import("./TitleFilter.tsx")).TitleFilter);
const CustomerOrders = loadable(async () => (await import("./CustomerOrders.tsx")).CustomerOrders);

/** List of customers: search by name, e-mail, telephone or city; filters by role and ordered title; sort by purchases. The URL holds them. */
export function CustomerListScreen() {
  const { t } = useTranslation(["customers", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(customerListSpec);
  const query = useListPage(customerPage(api, url));
  const { data: roles } = useQuery(customerRoles(api));
  const columns = useMemo(() => customerColumns(t), [t]);
  const filter = filtersOf(customerListSpec, url);
  const mayAskTitle = useMay()("listDocuments");
  const [isAskingTitle, setIsAskingTitle] = useState(false);
  const askTitle = { is: "button", text: t("title.button"), onClick: () => setIsAskingTitle(true) } as const;
  const filters = [
    filter.options("role", t("field.role"), roles?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
    filter.set("title", t("title.label"), ([title = ""]) => title, mayAskTitle ? askTitle : undefined),
  ];
  return (
    <Page title={t("app:screen.customers")}>
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        more={(customer) => <CustomerOrders customer={customer} />}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
      {isAskingTitle ? <TitleFilter onClose={() => setIsAskingTitle(false)} url={url} /> : null}
    </Page>
  );
}

type Row = Schemas["CustomerSummary"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.customer(id);
