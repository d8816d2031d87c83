import type { LocaleCode } from "@reserve/client-variant";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetCell, SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type EventRow, type RegistrationRow, registrationsInBatches } from "./registrations.store.ts";

/** Rows per batch. */
const BATCH = 500;

const STATES = {
  Registered: { fr: "Inscrit", en: "Registered" },
  Waiting: { fr: "En attente", en: "Waiting" },
  Cancelled: { fr: "Annulée", en: "Cancelled" },
} satisfies Record<RegistrationRow["state"], Sentence>;
const yesOrNo = (is: boolean, locale: LocaleCode): SheetCell => ({ text: { fr: is ? "oui" : "non", en: is ? "yes" : "no" }[locale] });

const COLUMNS: readonly SheetColumn<RegistrationRow>[] = [
  [{ fr: "Nom", en: "Last name" }, ({ lastName }) => ({ text: lastName })],
  [{ fr: "Prénom", en: "First name" }, ({ firstName }) => ({ text: firstName })],
  [{ fr: "Adresse électronique", en: "E-mail address" }, ({ email }) => ({ text: email })],
  [{ fr: "Téléphone", en: "Telephone" }, ({ phone }) => ({ text: phone })],
  [{ fr: "État", en: "State" }, ({ state }, locale) => ({ text: STATES[state][locale] })],
  [{ fr: "Inscrit le", en: "Registered on" }, ({ createdAt }) => ({ moment: createdAt })],
  [{ fr: "Achète le livre", en: "Buys the book" }, ({ buyBook }, locale) => yesOrNo(buyBook, locale)],
  [{ fr: "Présent", en: "Present" }, ({ isPresent }, locale) => yesOrNo(isPresent, locale)],
  [{ fr: "Remarques", en: "Comments" }, ({ comments }) => ({ text: comments })],
];

/** Returns the registrations of an event as a CSV file, read in batches. */
export function exportRegistrations(db: Db, event: Pick<EventRow, "id" | "title">, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "inscriptions", en: "registrations" }[reader.locale], event.title], reader.now),
      columns: COLUMNS,
      batches: registrationsInBatches(db, event.id, BATCH),
    },
    reader,
  );
}
