import { labelRefusal, storedPostalCode } from "@reserve/domain";
import { shippingMethodLabels } from "@reserve/domain/labels";
import { dialledPhone } from "@reserve/domain/phone-number";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type ExportedRow, readInBatches, readShipments, type Shipment } from "./order-lists.store.ts";
import type { DocumentFilters } from "./orders.store.ts";

/** Rows per batch: enough to be fast, few enough to need little memory. */
const BATCH = 500;

const COLUMNS: readonly SheetColumn<Shipment>[] = [
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
  [{ fr: "Poids (g)", en: "Weight (g)" }, ({ grams }) => ({ count: grams })],
  [{ fr: "Livraison", en: "Delivery" }, (row, locale) => ({ text: shippingMethodLabels[row.shippingMethod][locale] })],
];

/** Returns the shipping list for carriers: orders of the filtered list that are shipped, one row each. */
export async function exportForCarrier(db: Db, filters: DocumentFilters, sort: string, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "envois", en: "shipments" }[reader.locale]], reader.now),
      columns: COLUMNS,
      batches: shipmentsInBatches(db, filters, sort),
    },
    reader,
  );
}

async function* shipmentsInBatches(db: Db, filters: DocumentFilters, sort: string): AsyncGenerator<readonly Shipment[], void> {
  for await (const rows of readInBatches(db, filters, sort, BATCH)) {
    const ids = rows.filter(goesByCarrier).map(({ id }) => id);
    yield await readShipments(db, ids);
  }
}

/** Whether a label could be printed for the order, judged by its row. The label feature of the client does not matter to a carrier. */
function goesByCarrier(row: ExportedRow): boolean {
  const line = { id: 0, status: "Processing" as const, quantity: 1, unitPriceCents: 0 };
  const lines = row.itemCount > 0 ? [line] : [];
  return labelRefusal({ ...row, pickingNotifiedAt: null, paidAt: null, shippingPriceCents: 0, lines }, { generateLabels: true }) === null;
}

/** Returns the phone number with 00, not +: a spreadsheet would treat + as a formula, and carriers reject that. */
function dialled({ address, phone }: Shipment): string | null {
  return dialledPhone(address.phone ?? phone ?? "", address.country);
}
