import { MultiSelect } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { ListFilters, type ListRead } from "../../shared/ListFilters.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import type { useCustomerFilters } from "./useCustomerFilters.ts";

interface CustomerFiltersProps {
  url: ListUrl;
  filters: ReturnType<typeof useCustomerFilters>;
  query: ListRead;
}

/** Search and roles, what is set of them, and when the list was loaded. */
export function CustomerFilters({ url, filters: { roles, chosen, active }, query }: CustomerFiltersProps) {
  const { t } = useTranslation("customers");
  return (
    <ListFilters
      active={active}
      filters={[
        <MultiSelect
          key="role"
          label={t("field.role")}
          onChange={(next) => url.setFilter("role", next)}
          options={roles}
          values={roles.map(({ value }) => value).filter((value) => chosen.includes(value))}
        />,
      ]}
      texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
      query={query}
      url={url}
    />
  );
}
