import type { LocaleCode } from "@reserve/client-variant";
import { discountCodeState, parisDay } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload, fileNameOf } from "../../platform/csv-download.ts";
import type { Db } from "../../platform/database/database.ts";
import { type CodeRow, codesInBatches } from "./discounts.codes.store.ts";
import { codeStateWords } from "./discounts.words.ts";

/** Rows read at once. */
const BATCH = 1_000;

type Column = readonly [Sentence, (row: CodeRow, locale: LocaleCode) => CsvCell];

const COLUMNS: readonly Column[] = [
  [{ fr: "Code", en: "Code" }, ({ code }) => ({ text: code })],
  [{ fr: "État", en: "State" }, (row, locale) => ({ text: codeStateWords[discountCodeState(row)][locale] })],
  [{ fr: "Commande", en: "Order" }, ({ orderReference }) => ({ text: orderReference })],
  [{ fr: "Utilisé le", en: "Used on" }, ({ usedAt }) => ({ moment: usedAt })],
  [{ fr: "Retiré le", en: "Withdrawn on" }, ({ withdrawnAt }) => ({ moment: withdrawnAt })],
  [{ fr: "Créé le", en: "Made on" }, ({ createdAt }) => ({ moment: createdAt })],
];

/** The codes of a discount as a sheet that grows while it is read. */
export function exportCodes(
  db: Db,
  discount: { id: number; name: string },
  { locale, now, onFailure }: { locale: LocaleCode; now: Date; onFailure: (error: unknown) => void },
): Promise<Download> {
  return csvDownload({
    fileName: `${fileNameOf(["codes", discount.name])}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches: codesInBatches(db, discount.id, BATCH),
    onFailure,
  });
}
