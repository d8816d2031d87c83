import type { Schemas } from "@reserve/contract";
import type { Download } from "../../platform/contract/handlers.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import type { TitleFilters } from "./purchasing.store.ts";

type Title = Schemas["TitleToOrder"];

const COLUMNS: readonly SheetColumn<Title>[] = [
  [{ fr: "EAN", en: "EAN" }, ({ ean }) => ({ text: ean })],
  [{ fr: "Titre", en: "Title" }, ({ title }) => ({ text: title })],
  [{ fr: "Auteurs", en: "Authors" }, ({ authors }) => ({ text: authors.join(", ") })],
  [{ fr: "Éditeur", en: "Publisher" }, ({ publisher }) => ({ text: publisher })],
  [{ fr: "Fournisseur", en: "Supplier" }, ({ supplier }) => ({ text: supplier })],
  [{ fr: "Quantité à commander", en: "Copies to order" }, ({ missingCount }) => ({ count: missingCount })],
  [{ fr: "Déjà commandés", en: "On order" }, ({ orderedCount }) => ({ count: orderedCount })],
  [{ fr: "Attendus le", en: "Expected on" }, ({ expectedOn }) => ({ day: expectedOn })],
  [{ fr: "Références", en: "References" }, ({ documents }) => ({ text: documents.map(({ customId }) => customId).join(", ") })],
];

/** Returns the filtered titles as a sheet for the supplier. */
export function exportTitles(
  batches: AsyncGenerator<readonly Title[], void>,
  { supplier = [] }: TitleFilters,
  reader: SheetReader,
): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "à commander", en: "to order" }[reader.locale], ...supplier], reader.now),
      columns: COLUMNS,
      batches,
    },
    reader,
  );
}
