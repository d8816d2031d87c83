import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { labelRefusal, storedPostalCode } from "@reserve/domain";
import {
  documentStatusLabels,
  documentTypeLabels,
  documentViewLabels,
  paymentMethodLabels,
  paymentStatusLabels,
  shippingMethodLabels,
} from "@reserve/domain/labels";
import { dialledPhone } from "@reserve/domain/phone-number";
import type { Download } from "../../../platform/contract/handlers.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { SheetColumn } from "../../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../../platform/sheet/sheet.ts";
import { type CustomsDeclaration, contentsText, readCustoms } from "../papers/customs.ts";
import { type DocumentList, searchOf } from "./document-list.store.ts";
import { type ExportedRow, readInBatches, readShipments, type Shipment } from "./order-lists.store.ts";

/** Rows per batch: enough to be fast, few enough to need little memory. */
const BATCH = 500;

const LIST_COLUMNS: readonly SheetColumn<ExportedRow>[] = [
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
export async function exportList(db: Db, list: DocumentList, reader: SheetReader): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName(filterWords(list, reader.locale), reader.now),
      columns: LIST_COLUMNS,
      batches: readInBatches(db, list, BATCH),
    },
    reader,
  );
}

/** Returns the filters as words for a file name. */
function filterWords({ filters }: DocumentList, locale: LocaleCode): string[] {
  const { documentType = [], view, documentStatus = [], paymentStatus = [], shippingMethod = [], dateFrom, dateTo } = filters;
  const search = searchOf(filters);
  const [onlyType, ...otherTypes] = documentType;
  return [
    onlyType && onlyType !== "Order" && otherTypes.length === 0
      ? documentTypeLabels[onlyType][locale]
      : { fr: "commandes", en: "orders" }[locale],
    view ? documentViewLabels[view][locale] : "",
    ...documentStatus.map((one) => documentStatusLabels[one][locale]),
    ...paymentStatus.map((one) => paymentStatusLabels[one][locale]),
    ...shippingMethod.map((one) => shippingMethodLabels[one][locale]),
    search?.kind === "text" ? search.text : "",
    dateFrom ? { fr: `du ${dateFrom}`, en: `from ${dateFrom}` }[locale] : "",
    dateTo ? { fr: `au ${dateTo}`, en: `to ${dateTo}` }[locale] : "",
  ];
}

/** A shipment with its customs declaration. */
interface DeclaredShipment extends Shipment {
  customs: CustomsDeclaration | null;
  /** Country where the shop's goods are made. */
  originCountry: string | undefined;
}

const CARRIER_COLUMNS: readonly SheetColumn<DeclaredShipment>[] = [
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
  [{ fr: "Déclaration en douane", en: "Customs declaration" }, ({ customs }) => ({ text: customs?.form ?? null })],
  [{ fr: "Valeur en douane (EUR)", en: "Customs value (EUR)" }, ({ customs }) => ({ cents: customs ? customsCents(customs) : null })],
  [
    { fr: "Contenu pour la douane", en: "Contents for customs" },
    ({ customs, originCountry }, locale) => ({ text: customs && contentsText(customs.articles, originCountry, locale) }),
  ],
];

function customsCents({ articles }: CustomsDeclaration): number {
  return articles.reduce((sum, { valueCents }) => sum + valueCents, 0);
}

/** Returns the shipping list for carriers: orders of the filtered list that are shipped, one row each. */
export async function exportForCarrier(
  db: Db,
  list: DocumentList,
  reader: SheetReader,
  { originCountry }: Pick<ClientVariant, "originCountry">,
): Promise<Download> {
  return sheetDownload(
    {
      name: sheetName([{ fr: "envois", en: "shipments" }[reader.locale]], reader.now),
      columns: CARRIER_COLUMNS,
      batches: shipmentsInBatches(db, list, originCountry),
    },
    reader,
  );
}

async function* shipmentsInBatches(
  db: Db,
  list: DocumentList,
  originCountry: string | undefined,
): AsyncGenerator<readonly DeclaredShipment[], void> {
  for await (const rows of readInBatches(db, list, BATCH)) {
    const ids = rows.filter(goesByCarrier).map(({ id }) => id);
    const shipments = await readShipments(db, ids);
    const declared = await readCustoms(db, shipments);
    yield shipments.map((shipment) => ({ ...shipment, customs: declared.get(shipment.id) ?? null, originCountry }));
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
