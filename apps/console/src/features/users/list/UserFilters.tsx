import { MultiSelect } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { ListFilters, type ListRead } from "../../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../../shared/list-filters.ts";
import type { ListUrl } from "../../../shared/useListUrl.ts";
import type { UserFilter } from "./useUserFilters.ts";

interface UserFiltersProps {
  url: ListUrl;
  filters: readonly UserFilter[];
  active: readonly ActiveFilter[];
  query: ListRead;
}

/** Search, roles and state, what is set of them, and when the list was loaded. */
export function UserFilters({ url, filters, active, query }: UserFiltersProps) {
  const { t } = useTranslation("users");
  return (
    <ListFilters
      active={active}
      filters={filters.map(({ name, label, options, values }) => (
        <MultiSelect key={name} label={label} onChange={(next) => url.setFilter(name, next)} options={options} values={values} />
      ))}
      texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
      query={query}
      url={url}
    />
  );
}
