import type { Option } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ActiveFilter, useSearchFilter } from "../../shared/list-filters.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { customerRoles } from "./customers.queries.ts";

/** The roles to choose from, those chosen, and what is set of search and roles in words. */
export function useCustomerFilters(url: ListUrl): { roles: readonly Option[]; chosen: readonly string[]; active: readonly ActiveFilter[] } {
  const { t } = useTranslation("customers");
  const { api } = useRuntime();
  const { data } = useQuery(customerRoles(api));
  const roles = data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const chosen = url.filters.role ?? [];
  const active: ActiveFilter[] = [...useSearchFilter(url)];
  if (chosen.length > 0)
    active.push({
      name: "role",
      label: t("field.role"),
      value: chosen.map((id) => roles.find(({ value }) => value === id)?.label ?? id).join(", "),
      remove: () => url.setFilter("role", []),
    });
  return { roles, chosen, active };
}
