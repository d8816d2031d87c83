import { eanCheckDigit } from "@reserve/domain";
import type { NewProduct } from "../catalog/catalog.bulk.store.ts";

/** Returns a valid EAN with that number. */
export function eanNumber(number: number): string {
  const digits = `978${String(number).padStart(9, "0")}`;
  return digits + eanCheckDigit(digits);
}

/** Returns a title with the values that a test needs. */
export function titleWith(id: number, values: Partial<NewProduct> = {}): NewProduct {
  return {
    id,
    ean: eanNumber(id),
    subEan: null,
    title: `Titre ${id}`,
    authors: ["Georges Perec"],
    publishers: ["Gallimard"],
    suppliers: ["Sodis"],
    collections: [],
    editions: [],
    series: [],
    categories: [],
    classifications: [],
    publics: [],
    kind: "Book",
    releaseDate: null,
    stock: 1,
    priceCents: 1190,
    taxRate: 0.055,
    availability: "21",
    shelf: null,
    summary: null,
    pages: null,
    weight: null,
    height: null,
    width: null,
    thickness: null,
    variations: [],
    isSigned: false,
    isVisible: true,
    isCustom: false,
    cacheRefreshedAt: null,
    languages: ["fre"],
    clil: [],
    thema: [],
    ...values,
  };
}
