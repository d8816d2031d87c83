import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { parisDay } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload, fileNameOf } from "../../platform/csv-download.ts";
import type { TitleFilters } from "./purchasing.store.ts";

type Title = Schemas["TitleToOrder"];

const COLUMNS: readonly [Sentence, (row: Title) => CsvCell][] = [
  [{ fr: "EAN", en: "EAN" }, ({ ean }) => ({ text: ean })],
  [{ fr: "Titre", en: "Title" }, ({ title }) => ({ text: title })],
  [{ fr: "Auteurs", en: "Authors" }, ({ authors }) => ({ text: authors.join(", ") })],
  [{ fr: "Éditeur", en: "Publisher" }, ({ publisher }) => ({ text: publisher })],
  [{ fr: "Fournisseur", en: "Supplier" }, ({ supplier }) => ({ text: supplier })],
  [{ fr: "Quantité à commander", en: "Copies to order" }, ({ missingCount }) => ({ count: missingCount })],
  [{ fr: "Déjà commandés", en: "On order" }, ({ orderedCount }) => ({ count: orderedCount })],
  [{ fr: "Attendus le", en: "Expected on" }, ({ expectedOn }) => ({ text: expectedOn?.split("-").reverse().join("/") ?? null })],
  [{ fr: "Références", en: "References" }, ({ documents }) => ({ text: documents.map(({ customId }) => customId).join(", ") })],
];

/** The filtered titles as a sheet for the supplier. */
export function exportTitles(
  batches: AsyncGenerator<readonly Title[], void>,
  { supplier = [] }: TitleFilters,
  { locale, now, onFailure }: { locale: LocaleCode; now: Date; onFailure: (error: unknown) => void },
): Promise<Download> {
  return csvDownload({
    fileName: `${fileNameOf([{ fr: "à commander", en: "to order" }[locale], ...supplier])}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches,
    onFailure,
  });
}
