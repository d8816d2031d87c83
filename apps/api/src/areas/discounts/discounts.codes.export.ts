import { discountCodeState } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type CodeRow, codesInBatches } from "./discounts.codes.store.ts";
import { codeStateTexts } from "./discounts.texts.ts";

/** Rows per batch. */
const BATCH = 1_000;

const COLUMNS: readonly SheetColumn<CodeRow>[] = [
  [{ fr: "Code", en: "Code" }, ({ code }) => ({ text: code })],
  [{ fr: "État", en: "State" }, (row, locale) => ({ text: codeStateTexts[discountCodeState(row)][locale] })],
  [{ fr: "Commande", en: "Order" }, ({ orderReference }) => ({ text: orderReference })],
  [{ fr: "Utilisé le", en: "Used on" }, ({ usedAt }) => ({ moment: usedAt })],
  [{ fr: "Retiré le", en: "Withdrawn on" }, ({ withdrawnAt }) => ({ moment: withdrawnAt })],
  [{ fr: "Créé le", en: "Made on" }, ({ createdAt }) => ({ moment: createdAt })],
];

/** Returns the codes of a discount as a streamed sheet. */
export function exportCodes(db: Db, discount: { id: number; name: string }, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName(["codes", discount.name], reader.now),
      columns: COLUMNS,
      batches: codesInBatches(db, discount.id, BATCH),
    },
    reader,
  );
}
