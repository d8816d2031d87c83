import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatMoney, formatRate } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { availabilityLabel } from "../availability.tsx";
import { subjectsOf } from "../products.queries.ts";

type Field = keyof Schemas["ProductSave"] | "picture" | "files";

/** Formats a product field's value for display; null without a value. */
export type FieldReader = (field: Field, value: unknown) => string | null;

const UNITS: Partial<Record<Field, "detail.grams" | "detail.millimetres" | "detail.minutes">> = {
  weight: "detail.grams",
  height: "detail.millimetres",
  width: "detail.millimetres",
  thickness: "detail.millimetres",
  duration: "detail.minutes",
};

/** Returns the names of a product's subjects by code; empty until loaded. */
export function useSubjectNames(product: Pick<Schemas["Product"], "clil" | "thema"> | null): ReadonlyMap<string, string> {
  const { api } = useRuntime();
  const clil = useQuery({ ...subjectsOf(api, "Clil", product?.clil ?? []), enabled: (product?.clil.length ?? 0) > 0 });
  const thema = useQuery({ ...subjectsOf(api, "Thema", product?.thema ?? []), enabled: (product?.thema.length ?? 0) > 0 });
  const found = useMemo(() => [...(clil.data?.items ?? []), ...(thema.data?.items ?? [])], [clil.data, thema.data]);
  return useMemo(() => new Map(found.map(({ code, label }) => [code, label])), [found]);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Returns the formatter of product fields for the current language and the client's labels. */
export function useFieldReader(subjects: ReadonlyMap<string, string> = NO_NAMES): FieldReader {
  const { t } = useTranslation("products");
  const { variant, locale } = useRuntime();
  return useMemo(() => {
    const languages = languageNames(locale);
    return (field, value) => {
      if (value === null || value === undefined || value === "") return null;
      if (Array.isArray(value)) {
        const words = value.map((one: unknown) => {
          if (field === "languages") return languages(String(one));
          if (field === "clil" || field === "thema") return [one, subjects.get(String(one))].filter(Boolean).join(" ");
          if (typeof one !== "object" || one === null) return String(one);
          const { type, value: variationValue } = one as { type: string; value: string };
          return t("detail.variation", { type, value: variationValue });
        });
        return words.join(", ") || null;
      }
      if (field === "picture") return t("detail.picture");
      if (field === "kind") return t(`kind.${value as Schemas["ProductKind"]}`);
      if (field === "availability") return availabilityLabel(value as Schemas["AvailabilityCode"], variant, locale);
      if (field === "releaseDate") return formatDate(String(value));
      if (field === "priceWithTax") return formatMoney(String(value));
      if (field === "taxRate") return formatRate(Number(value));
      if (field === "isVisible") return t(value ? "visible" : "hidden");
      if (field === "isSigned") return t(value ? "detail.signed" : "detail.ordinary");
      const unit = UNITS[field];
      if (unit) return t(unit, { count: Number(value), amount: formatCount(Number(value)) });
      return typeof value === "number" ? formatCount(value) : String(value);
    };
  }, [t, variant, locale, subjects]);
}

/** Languages of books in ISO 639-2/B, the commonest of the French trade first. */
export const commonLanguages = [
  "fre",
  "eng",
  "spa",
  "ger",
  "ita",
  "por",
  "jpn",
  "chi",
  "ara",
  "rus",
  "dut",
  "lat",
  "gre",
  "bre",
  "oci",
  "cat",
  "baq",
  "cos",
  "pol",
  "swe",
  "tur",
  "heb",
] as const;

/** Returns a function that names languages; an unknown code is returned unchanged. */
export function languageNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
  return (code) => names.of(code) ?? code;
}
