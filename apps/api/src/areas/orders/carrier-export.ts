import type { LocaleCode } from "@reserve/client-variant";
import { labelRefusal, parisDay, storedPostalCode } from "@reserve/domain";
import { shippingMethodLabels } from "@reserve/domain/labels";
import { dialledPhone } from "@reserve/domain/phone-number";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { type CsvCell, csvSheet } from "../../platform/csv.ts";
import { csvDownload } from "../../platform/csv-download.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ExportSetting } from "./order-export.ts";
import { type ExportedRow, readInBatches, readShipments, type Shipment } from "./order-lists.store.ts";
import type { DocumentFilters } from "./orders.store.ts";

/** Rows read at once: enough to be quick, too few to be felt in the memory. */
const BATCH = 500;

const COLUMNS: readonly [Sentence, (row: Shipment, locale: LocaleCode) => CsvCell][] = [
  [{ fr: "Référence", en: "Reference" }, (row) => ({ text: row.customId })],
  [{ fr: "Société", en: "Company" }, ({ address }) => ({ text: address.company })],
  [{ fr: "Nom", en: "Name" }, ({ address }) => ({ text: `${address.firstName} ${address.lastName}`.trim() })],
  [{ fr: "Adresse", en: "Address" }, ({ address }) => ({ text: address.address1 })],
  [{ fr: "Complément d’adresse", en: "Address, second line" }, ({ address }) => ({ text: address.address2 })],
  [{ fr: "Code postal", en: "Postcode" }, ({ address }) => ({ text: storedPostalCode(address.postalCode, address.country) })],
  [{ fr: "Ville", en: "City" }, ({ address }) => ({ text: address.city })],
  [{ fr: "Pays", en: "Country" }, ({ address }) => ({ text: address.country })],
  [{ fr: "Téléphone", en: "Telephone" }, (row) => ({ text: dialled(row) })],
  [{ fr: "Adresse électronique", en: "E-mail address" }, (row) => ({ text: row.email })],
  [{ fr: "Poids (g)", en: "Weight (g)" }, ({ grams }) => (grams === null ? { text: null } : { count: grams })],
  [{ fr: "Livraison", en: "Delivery" }, (row, locale) => ({ text: shippingMethodLabels[row.shippingMethod][locale] })],
];

/** Whom to send to, as carriers import it: of the filtered list the orders that go by a carrier, a row each. */
export async function exportForCarrier(
  db: Db,
  filters: DocumentFilters,
  sort: string,
  { locale, now, onFailure }: ExportSetting,
): Promise<Download> {
  return csvDownload({
    fileName: `${{ fr: "envois", en: "shipments" }[locale]}-${parisDay(now)}.csv`,
    ...csvSheet(COLUMNS, locale),
    batches: shipmentsInBatches(db, filters, sort),
    onFailure,
  });
}

async function* shipmentsInBatches(db: Db, filters: DocumentFilters, sort: string): AsyncGenerator<readonly Shipment[], void> {
  let isFirst = true;
  for await (const rows of readInBatches(db, filters, sort, BATCH)) {
    const ids = rows.filter(goesByCarrier).map(({ id }) => id);
    // An empty piece says that there is no more, but the first, which comes with the headings.
    if (ids.length > 0 || isFirst) yield await readShipments(db, ids);
    isFirst = false;
  }
}

/** Whether a label could be printed for it, as far as its row tells; whether this client prints labels does not matter to a carrier. */
function goesByCarrier(row: ExportedRow): boolean {
  const line = { id: 0, status: "Processing" as const, quantity: 1, unitPriceCents: 0 };
  const lines = row.itemCount > 0 ? [line] : [];
  return labelRefusal({ ...row, pickingNotifiedAt: null, paidAt: null, shippingPriceCents: 0, lines }, { generateLabels: true }) === null;
}

/** With 00, not +: a spreadsheet would read a number behind a plus as a formula, and carriers refuse it. */
function dialled({ address, phone }: Shipment): string | null {
  return dialledPhone(address.phone ?? phone ?? "", address.country);
}
