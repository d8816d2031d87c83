import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../shared/format/format.ts";
import { filtersOf, type ListFilter } from "../../../shared/list/list-filters.ts";
import type { FilterOf } from "../../../shared/list/list-url.ts";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { byName, knownAvailabilities } from "../availability.tsx";
import { productListSpec, subjectsNamed } from "../products.queries.ts";

/**
 * Returns the active filters of the list: availability and pasted numbers have a control in the bar, facets in the rail, the others come from links.
 */
export function useProductFilters(url: ListUrl<FilterOf<typeof productListSpec>>): readonly ListFilter[] {
  const { t } = useTranslation("products");
  const { variant, locale } = useRuntime();
  const filter = filtersOf(productListSpec, url);
  const chosenAvailability = url.filters.availability ?? [];
  // An option may have several codes: it is selected when the URL contains all of them.
  const ticked = byName(knownAvailabilities(variant, locale)).filter(({ value }) =>
    value.split(" ").every((code) => chosenAvailability.includes(code)),
  );
  const availability: ListFilter = {
    names: ["availability"],
    isRare: true,
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
  const clil = useSubjectWords("Clil", url.filters.clil);
  const thema = useSubjectWords("Thema", url.filters.thema);
  const words = (word: (value: string) => string) => (values: readonly string[]) => values.map(word).join(", ");
  const yesOrNo = (yes: string, no: string) => words((is) => (is === "true" ? yes : no));
  return [
    availability,
    filter.set(
      "sale",
      t("sale.label"),
      words((state) => t(`sale.${state as Schemas["SaleState"]}`)),
    ),
    filter.set(
      "kind",
      t("filter.kind"),
      words((kind) => t(`kind.${kind as Schemas["ProductKind"]}`)),
    ),
    filter.set(
      "publisher",
      t("rail.publisher"),
      words((name) => name),
    ),
    filter.set(
      "language",
      t("rail.language"),
      words((code) => languageName(code, locale)),
    ),
    filter.set(
      "collection",
      t("rail.collection"),
      words((name) => name),
    ),
    filter.set("clil", "CLIL", words(clil)),
    filter.set("thema", "Thema", words(thema)),
    filter.set(
      "price",
      t("rail.price"),
      words((band) => bandWords(band)),
    ),
    filter.set(
      "year",
      t("rail.year"),
      words((year) => year),
    ),
    filter.set(
      "stock",
      t("rail.stock"),
      words((state) => t(`rail.${state as Schemas["StockState"]}`)),
    ),
    filter.set("isVisible", t("filter.isVisible"), yesOrNo(t("visible"), t("hidden"))),
    filter.set("isRestricted", t("filter.isRestricted"), yesOrNo(t("rail.yes"), t("rail.no"))),
    filter.set("isCustom", t("filter.isCustom"), yesOrNo(t("rail.yes"), t("rail.no"))),
    filter.set("releasedOn", t("filter.releasedOn"), ([day = ""]) => formatDate(day)),
  ];

  function bandWords(band: string): string {
    const [from = "", to] = band.split("-");
    if (!to) return t("rail.priceFrom", { from });
    return from === "0" ? t("rail.priceUnder", { to }) : t("rail.priceBetween", { from, to });
  }
}

/** Returns a function that gives a code's label once it is loaded. */
function useSubjectWords(scheme: Schemas["SubjectScheme"], codes: readonly string[] = []): (code: string) => string {
  const { api } = useRuntime();
  const { data } = useQuery({ ...subjectsNamed(api, scheme, codes), enabled: codes.length > 0 });
  return (code) => {
    const label = data?.items.find((subject) => subject.code === code)?.label;
    return label && label !== code ? `${code} ${label}` : code;
  };
}

function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language", fallback: "code" }).of(code) ?? code;
  } catch {
    // A URL may contain anything: an unknown code is shown unchanged.
    return code;
  }
}
