import type { Schemas } from "@reserve/contract";
import { Page } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListResults } from "../../shared/ListResults.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { useListUrl } from "../../shared/useListUrl.ts";
import { CustomerFilters } from "./CustomerFilters.tsx";
import { customerColumns } from "./customers.columns.tsx";
import { customerListSpec, customerPage } from "./customers.queries.ts";
import { useCustomerFilters } from "./useCustomerFilters.ts";

/** Who buys: searched by name, e-mail or telephone, narrowed by role, sorted by what they bought. Its address is the list. */
export function CustomerListScreen() {
  const { t } = useTranslation(["customers", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(customerListSpec);
  const query = useQuery(customerPage(api, url));
  const filters = useCustomerFilters(url);
  const { active } = filters;
  const columns = useMemo(() => customerColumns(t), [t]);
  const table = {
    columns,
    getRowId,
    rowHref,
  };
  return (
    <Page title={t("app:screen.customers")}>
      <CustomerFilters filters={filters} query={query} url={url} />
      <ListResults active={active} caption={(count) => t("list.caption", { count })} query={query} table={table} url={url} />
    </Page>
  );
}

type Row = Schemas["CustomerSummary"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.customer(id);
