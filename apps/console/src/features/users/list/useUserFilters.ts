import type { Schemas } from "@reserve/contract";
import type { Option } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { type ActiveFilter, useSearchFilter } from "../../../shared/list-filters.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import { userStates } from "../users.queries.ts";

/** One filter of the bar: what it offers, what is chosen of it. */
export interface UserFilter {
  name: "role" | "state";
  label: string;
  options: readonly Option[];
  values: readonly string[];
}

/** Roles and state, as the bar offers them and as the address holds them. */
export function useUserFilters(
  url: ListUrl,
  roles: readonly Schemas["Role"][],
): { filters: readonly UserFilter[]; active: readonly ActiveFilter[] } {
  const { t } = useTranslation("users");
  const search = useSearchFilter(url);
  const filterOf = (name: UserFilter["name"], label: string, options: readonly Option[]): UserFilter => ({
    name,
    label,
    options,
    values: options.map(({ value }) => value).filter((value) => url.filters[name]?.includes(value)),
  });
  const filters = [
    filterOf(
      "role",
      t("field.roles"),
      roles.map(({ id, name }) => ({ value: String(id), label: name })),
    ),
    filterOf(
      "state",
      t("field.state"),
      userStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    ),
  ];
  const active = filters
    .filter(({ values }) => values.length > 0)
    .map(({ name, label, options, values }) => ({
      name,
      label,
      value: options
        .filter(({ value }) => values.includes(value))
        .map((option) => option.label)
        .join(", "),
      remove: () => url.setFilter(name, []),
    }));
  return { filters, active: [...search, ...active] };
}
