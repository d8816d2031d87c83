import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type FailedMail, failedInBatches } from "./campaigns.doubts.store.ts";
import { mailReasonTexts, mailStateTexts } from "./campaigns.texts.ts";

/** Rows per batch. */
const BATCH = 1_000;

const COLUMNS: readonly SheetColumn<FailedMail>[] = [
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [
    { fr: "État", en: "State" },
    ({ state, settledAt }, locale) => ({ text: mailStateTexts[settledAt === null ? state : "Settled"][locale] }),
  ],
  [{ fr: "Raison", en: "Reason" }, ({ reason }, locale) => ({ text: mailReasonTexts[reason ?? "Other"][locale] })],
  [{ fr: "Réponse du serveur", en: "Server’s answer" }, ({ code }) => ({ text: code })],
  [{ fr: "Essais", en: "Tries" }, ({ tries }) => ({ count: tries })],
  [{ fr: "Fini le", en: "Ended on" }, ({ endedAt }) => ({ moment: endedAt })],
  [{ fr: "Prochain essai", en: "Next try" }, ({ state, nextTryAt }) => ({ moment: state === "Retry" ? nextTryAt : null })],
];

/** Returns the failed mails of a campaign as a CSV file, read in batches. */
export function exportFailures(db: Db, { id, name }: { id: number; name: string }, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "non remis", en: "not delivered" }[reader.locale], name], reader.now),
      columns: COLUMNS,
      batches: failedInBatches(db, id, BATCH),
    },
    reader,
  );
}
