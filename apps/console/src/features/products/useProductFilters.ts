import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format.ts";
import { filtersOf, type ListFilter } from "../../shared/list-filters.ts";
import type { FilterOf } from "../../shared/list-url.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import type { ListUrl } from "../../shared/useListUrl.ts";
import { byName, knownAvailabilities } from "./availability.tsx";
import { productListSpec } from "./products.queries.ts";

/** Kind, availability in the client's words, shown on the site or not; a day of release comes from a link. */
export function useProductFilters(url: ListUrl<FilterOf<typeof productListSpec>>): readonly ListFilter[] {
  const { t } = useTranslation("products");
  const { variant, locale } = useRuntime();
  const filter = filtersOf(productListSpec, url);
  const held = url.filters.availability ?? [];
  // A choice may stand for several codes: it is ticked when the URL holds them all.
  const ticked = byName(knownAvailabilities(variant, locale)).filter(({ value }) => value.split(" ").every((code) => held.includes(code)));
  const availability: ListFilter = {
    names: ["availability"],
    label: t("filter.availability"),
    value: ticked.map(({ label }) => label).join(", ") || null,
    control: {
      is: "choices",
      list: "listAvailabilities",
      toOptions: byName,
      values: ticked.map(({ value }) => value),
      onChange: (values) =>
        url.setFilter(
          "availability",
          values.flatMap((value) => value.split(" ")),
        ),
    },
  };
  return [
    filter.words("kind", t("filter.kind"), (kind) => t(`kind.${kind}`)),
    availability,
    filter.words("isVisible", t("filter.isVisible"), (is) => t(is === "true" ? "visible" : "hidden")),
    filter.set("releasedOn", t("filter.releasedOn"), ([day = ""]) => formatDate(day)),
  ];
}
