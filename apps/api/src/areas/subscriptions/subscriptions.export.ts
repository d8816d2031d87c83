import type { LocaleCode } from "@reserve/client-variant";
import { parisDay, type SubscriberState } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload, fileNameOf } from "../../platform/csv-download.ts";
import type { Db } from "../../platform/database/database.ts";
import { type SubscriberRow, subscribersInBatches } from "./subscribers.store.ts";
import type { SubscriptionRow } from "./subscriptions.store.ts";
import { stateWords } from "./subscriptions.words.ts";

/** Rows read at once. */
const BATCH = 500;

type Column = readonly [Sentence, (row: SubscriberRow, locale: LocaleCode) => CsvCell];

const COLUMNS: readonly Column[] = [
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [{ fr: "Prénom", en: "First name" }, ({ firstName }) => ({ text: firstName })],
  [{ fr: "Nom", en: "Last name" }, ({ lastName }) => ({ text: lastName })],
  [{ fr: "État", en: "State" }, ({ state }, locale) => ({ text: stateWords[state][locale] })],
  [{ fr: "Depuis", en: "Since" }, ({ since }) => ({ moment: since })],
  [{ fr: "A accepté le", en: "Agreed on" }, ({ consentAt }) => ({ moment: consentAt })],
  [{ fr: "Origine", en: "Origin" }, ({ origin }) => ({ text: origin })],
  [{ fr: "Mots acceptés", en: "Words agreed to" }, ({ words }) => ({ text: words })],
  [{ fr: "Réseau", en: "Network" }, ({ network }) => ({ text: network })],
  [{ fr: "Confirmé le", en: "Confirmed on" }, ({ confirmedAt }) => ({ moment: confirmedAt })],
  [{ fr: "Réseau de la confirmation", en: "Network of the confirmation" }, ({ confirmedNetwork }) => ({ text: confirmedNetwork })],
];

/** The people of a subscription as a sheet that grows while it is read. */
export function exportSubscribers(
  db: Db,
  { id, identifier }: Pick<SubscriptionRow, "id" | "identifier">,
  state: readonly SubscriberState[] | undefined,
  { locale, now, onFailure }: { locale: LocaleCode; now: Date; onFailure: (error: unknown) => void },
): Promise<Download> {
  return csvDownload({
    fileName: `${fileNameOf([{ fr: "abonnés", en: "subscribers" }[locale], identifier])}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches: subscribersInBatches(db, id, state, BATCH),
    onFailure,
  });
}
