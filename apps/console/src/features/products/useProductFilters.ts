import type { Option } from "@reserve/design-system";
import { productKinds } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format.ts";
import { type ActiveFilter, useSearchFilter } from "../../shared/list-filters.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { byName, knownAvailabilities } from "./availability.tsx";

/** One filter of the bar: what it offers, what is chosen of it. */
export interface ProductFilter {
  name: "kind" | "availability" | "isVisible";
  label: string;
  options: readonly Option[];
  values: readonly string[];
  change(values: readonly string[]): void;
}

/** Kind, availability in the client's words, shown on the site or not: as the bar offers them and as the address holds them. */
export function useProductFilters(url: ListUrl): { filters: readonly ProductFilter[]; active: readonly ActiveFilter[] } {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const search = useSearchFilter(url);
  const filterOf = (name: ProductFilter["name"], options: readonly Option[]): ProductFilter => ({
    name,
    label: t(`filter.${name}`),
    options,
    // A choice may stand for several codes: it is ticked when the address holds them all.
    values: options.map(({ value }) => value).filter((value) => value.split(" ").every((code) => url.filters[name]?.includes(code))),
    change: (values) =>
      url.setFilter(
        name,
        values.flatMap((value) => value.split(" ")),
      ),
  });
  const filters = [
    filterOf(
      "kind",
      productKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
    ),
    filterOf("availability", byName(knownAvailabilities(variant, locale))),
    filterOf("isVisible", [
      { value: "true", label: t("visible") },
      { value: "false", label: t("hidden") },
    ]),
  ];
  const active: ActiveFilter[] = filters
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
  const day = url.filters.releasedOn?.[0];
  if (day)
    active.push({
      name: "releasedOn",
      label: t("filter.releasedOn"),
      value: formatDate(day),
      remove: () => url.setFilter("releasedOn", []),
    });
  return { filters, active: [...search, ...active] };
}
