import type { LocaleCode } from "@reserve/client-variant";
import { parisDay } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload, fileNameOf } from "../../platform/csv-download.ts";
import type { Db } from "../../platform/database/database.ts";
import { type FailedMail, failedInBatches } from "./campaigns.doubts.store.ts";
import { mailReasonWords, mailStateWords } from "./campaigns.words.ts";

/** Rows read at once. */
const BATCH = 1_000;

const COLUMNS: readonly (readonly [Sentence, (row: FailedMail, locale: LocaleCode) => CsvCell])[] = [
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [
    { fr: "État", en: "State" },
    ({ state, settledAt }, locale) => ({ text: mailStateWords[settledAt === null ? state : "Settled"][locale] }),
  ],
  [{ fr: "Raison", en: "Reason" }, ({ reason }, locale) => ({ text: mailReasonWords[reason ?? "Other"][locale] })],
  [{ fr: "Réponse du serveur", en: "Server’s answer" }, ({ code }) => ({ text: code })],
  [{ fr: "Essais", en: "Tries" }, ({ tries }) => ({ count: tries })],
  [{ fr: "Fini le", en: "Ended on" }, ({ endedAt }) => ({ moment: endedAt })],
  [{ fr: "Prochain essai", en: "Next try" }, ({ state, nextTryAt }) => ({ moment: state === "Retry" ? nextTryAt : null })],
];

/** Returns the failed mails of a campaign as a CSV file that is read in batches. */
export function exportFailures(
  db: Db,
  { id, name }: { id: number; name: string },
  { locale, now, onFailure }: { locale: LocaleCode; now: Date; onFailure: (error: unknown) => void },
): Promise<Download> {
  return csvDownload({
    fileName: `${fileNameOf([{ fr: "non remis", en: "not delivered" }[locale], name])}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches: failedInBatches(db, id, BATCH),
    onFailure,
  });
}
