import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { CountedFacet, FacetName } from "./catalog.facets.ts";
import { subjectsNamed } from "./catalog.subjects.ts";

type Words = Readonly<Record<string, Readonly<Record<"fr" | "en", string>> | undefined>>;

const WORDS: Readonly<Partial<Record<FacetName, Words>>> = {
  sale: {
    OnSale: { fr: "En vente", en: "On sale" },
    ToOrder: { fr: "Sur commande", en: "To order" },
    Reprinting: { fr: "En réimpression", en: "Reprinting" },
    ToRelease: { fr: "À paraître", en: "Forthcoming" },
    OutOfPrint: { fr: "Épuisé", en: "Out of print" },
    Restricted: { fr: "Masqué par une règle", en: "Hidden by a rule" },
    Hidden: { fr: "Masqué à la main", en: "Hidden by hand" },
    Unpriced: { fr: "Prix manquant", en: "Price missing" },
  },
  kind: {
    Book: { fr: "Livre", en: "Book" },
    Comic: { fr: "Bande dessinée", en: "Comic" },
    Dvd: { fr: "DVD", en: "DVD" },
    Press: { fr: "Presse", en: "Press" },
    Goods: { fr: "Objet", en: "Goods" },
  },
  stock: { InStock: { fr: "En rayon", en: "In stock" }, OutOfStock: { fr: "Sans stock", en: "Not in stock" } },
  visibility: { Visible: { fr: "Visible", en: "Shown" }, Hidden: { fr: "Masqué", en: "Hidden" } },
};

/** Returns the facets for the response: each value with its label in the caller's language. */
export async function worded(
  facets: readonly CountedFacet[],
  locale: LocaleCode,
  { availabilities }: Pick<ClientVariant, "availabilities">,
): Promise<Schemas["ProductFacets"]["facets"]> {
  const languages = new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
  return Promise.all(
    facets.map(async ({ name, values, isExact }) => {
      const subjects =
        name === "clil" || name === "thema"
          ? await subjectsNamed(
              name === "clil" ? "Clil" : "Thema",
              values.map(({ value }) => value),
            )
          : [];
      return {
        name,
        values: values.map(({ value, count }, index) => ({ value, label: labelOf(name, value, subjects[index]), count })),
        isExact,
      };
    }),
  );

  function labelOf(name: FacetName, value: string, subject: Schemas["Subject"] | undefined): string {
    if (subject) return subject.label === value ? value : `${value} ${subject.label}`;
    if (name === "language") return languageOf(value);
    if (name === "price") return bandWord(value, locale);
    if (name === "availability") return availabilities[value as Schemas["AvailabilityCode"]].label[locale];
    return valueWord(name, value, locale);
  }

  function languageOf(code: string): string {
    try {
      return languages.of(code) ?? code;
    } catch {
      // A feed may contain an invalid code, which is shown unchanged.
      return code;
    }
  }
}

/** Returns the label of a facet value; the value itself where it needs none. */
export function valueWord(name: FacetName, value: string, locale: LocaleCode): string {
  return WORDS[name]?.[value]?.[locale] ?? value;
}

/** Returns the label of a price band. */
export function bandWord(band: string, locale: LocaleCode): string {
  const [from = "", to] = band.split("-");
  if (locale === "fr") return !to ? `${from} € et plus` : from === "0" ? `Moins de ${to} €` : `${from} à ${to} €`;
  return !to ? `€${from} and more` : from === "0" ? `Under €${to}` : `€${from} to €${to}`;
}
