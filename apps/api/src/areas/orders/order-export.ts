import type { LocaleCode } from "@reserve/client-variant";
import { parisDay } from "@reserve/domain";
import {
  documentStatusLabels,
  documentTypeLabels,
  documentViewLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  shippingMethodLabels,
} from "@reserve/domain/labels";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import { type ExportedRow, readInBatches } from "./order-lists.store.ts";
import type { DocumentFilters } from "./orders.store.ts";

/** Rows per batch: enough to be fast, few enough to need little memory. */
const BATCH = 500;

const COLUMNS: readonly SheetColumn<ExportedRow>[] = [
  [{ fr: "Numéro", en: "Number" }, (row) => ({ text: row.customId })],
  [{ fr: "Référence externe", en: "External reference" }, (row) => ({ text: row.externalId })],
  [{ fr: "Date", en: "Date" }, (row) => ({ moment: row.date })],
  [{ fr: "Client", en: "Customer" }, (row) => ({ text: row.customerName })],
  [{ fr: "Type", en: "Type" }, (row, locale) => ({ text: documentTypeLabels[row.documentType][locale] })],
  [{ fr: "Statut", en: "Status" }, (row, locale) => ({ text: documentStatusLabels[row.documentStatus][locale] })],
  [{ fr: "Paiement", en: "Payment" }, (row, locale) => ({ text: paymentStatusLabels[row.paymentStatus][locale] })],
  [{ fr: "Moyen de paiement", en: "Means of payment" }, (row, locale) => ({ text: paymentMethodLabels[row.paymentMethod][locale] })],
  [{ fr: "Payée le", en: "Paid on" }, (row) => ({ moment: row.paidAt })],
  [{ fr: "Livraison", en: "Delivery" }, (row, locale) => ({ text: shippingMethodLabels[row.shippingMethod][locale] })],
  [{ fr: "Magasin", en: "Shop" }, (row) => ({ text: row.store?.name ?? null })],
  [{ fr: "Lignes", en: "Lines" }, (row) => ({ count: row.itemCount })],
  [{ fr: "Lignes parties", en: "Lines gone" }, (row) => ({ count: row.shippedCount })],
  [{ fr: "Total TTC", en: "Total with tax" }, (row) => ({ cents: row.totalCents })],
  [{ fr: "À rembourser", en: "To refund" }, (row) => ({ cents: row.refundDueCents > 0 ? row.refundDueCents : null })],
  [{ fr: "Numéro de suivi", en: "Tracking number" }, (row) => ({ text: row.deliveryPackage })],
  [{ fr: "Retrait annoncé le", en: "Pickup announced on" }, (row) => ({ moment: row.pickingNotifiedAt })],
];

/** Streams the filtered list as a sheet, with one batch in memory; a disconnect stops reading. */
export async function exportList(db: Db, filters: DocumentFilters, sort: string, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName(wordsOf(filters, reader.locale), reader.now),
      columns: COLUMNS,
      batches: readInBatches(db, filters, sort, BATCH),
    },
    reader,
  );
}

/** Returns the filters as words for a file name. */
function wordsOf(filters: DocumentFilters, locale: LocaleCode): string[] {
  const { view, documentStatus = [], paymentStatus = [], shippingMethod = [], search, from, before } = filters;
  return [
    filters.documentType.length === 1 && filters.documentType[0] !== "Order"
      ? filters.documentType.map((one) => documentTypeLabels[one][locale]).join("-")
      : { fr: "commandes", en: "orders" }[locale],
    view ? documentViewLabels[view][locale] : "",
    ...documentStatus.map((one) => documentStatusLabels[one][locale]),
    ...paymentStatus.map((one) => paymentStatusLabels[one][locale]),
    ...shippingMethod.map((one) => shippingMethodLabels[one][locale]),
    search ?? "",
    from ? { fr: `du ${parisDay(from)}`, en: `from ${parisDay(from)}` }[locale] : "",
    before ? { fr: `au ${lastDay(before)}`, en: `to ${lastDay(before)}` }[locale] : "",
  ];
}

function lastDay(before: Date): string {
  return parisDay(new Date(before.getTime() - 1000));
}
