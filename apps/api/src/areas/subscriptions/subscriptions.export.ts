import type { SubscriberState } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type SubscriberRow, subscribersInBatches } from "./subscribers.store.ts";
import type { SubscriptionRow } from "./subscriptions.store.ts";
import { stateTexts } from "./subscriptions.texts.ts";

/** Rows per batch. */
const BATCH = 500;

const COLUMNS: readonly SheetColumn<SubscriberRow>[] = [
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [{ fr: "Prénom", en: "First name" }, ({ firstName }) => ({ text: firstName })],
  [{ fr: "Nom", en: "Last name" }, ({ lastName }) => ({ text: lastName })],
  [{ fr: "État", en: "State" }, ({ state }, locale) => ({ text: stateTexts[state][locale] })],
  [{ fr: "Depuis", en: "Since" }, ({ since }) => ({ moment: since })],
  [{ fr: "A accepté le", en: "Agreed on" }, ({ consentAt }) => ({ moment: consentAt })],
  [{ fr: "Origine", en: "Origin" }, ({ origin }) => ({ text: origin })],
  [{ fr: "Mots acceptés", en: "Words agreed to" }, ({ words }) => ({ text: words })],
  [{ fr: "Réseau", en: "Network" }, ({ network }) => ({ text: network })],
  [{ fr: "Confirmé le", en: "Confirmed on" }, ({ confirmedAt }) => ({ moment: confirmedAt })],
  [{ fr: "Réseau de la confirmation", en: "Network of the confirmation" }, ({ confirmedNetwork }) => ({ text: confirmedNetwork })],
];

/** Returns the people of a subscription as a streamed sheet. */
export function exportSubscribers(
  db: Db,
  { id, identifier }: Pick<SubscriptionRow, "id" | "identifier">,
  state: readonly SubscriberState[] | undefined,
  reader: SheetReader,
): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "abonnés", en: "subscribers" }[reader.locale], identifier], reader.now),
      columns: COLUMNS,
      batches: subscribersInBatches(db, id, state, BATCH),
    },
    reader,
  );
}
