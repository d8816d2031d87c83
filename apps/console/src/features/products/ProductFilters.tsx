import { MultiSelect } from "@reserve/design-system";
import { fromAzerty } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../shared/ChoiceFilter.tsx";
import { ListFilters, type ListRead } from "../../shared/ListFilters.tsx";
import type { ActiveFilter } from "../../shared/list-filters.ts";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { byName } from "./availability.tsx";
import type { ProductFilter } from "./useProductFilters.ts";

interface ProductFiltersProps {
  url: ListUrl;
  filters: readonly ProductFilter[];
  active: readonly ActiveFilter[];
  query: ListRead;
}

/** Search, filters, what is set of them, and when the list was loaded. */
export function ProductFilters({ url, filters, active, query }: ProductFiltersProps) {
  const { t } = useTranslation("products");
  return (
    <ListFilters
      active={active}
      filters={filters.map(({ name, label, options, values, change }) =>
        name === "availability" ? (
          <ChoiceFilter key={name} label={label} list="listAvailabilities" onChange={change} toOptions={byName} values={values} />
        ) : (
          <MultiSelect key={name} label={label} onChange={change} options={options} values={values} />
        ),
      )}
      texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
      query={query}
      // A scanner’s code is kept as the digits it stands for, so that the address and the field say the same.
      searchTermOf={fromAzerty}
      url={url}
    />
  );
}
