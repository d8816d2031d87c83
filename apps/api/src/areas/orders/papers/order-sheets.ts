import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  balanceOf,
  hasLeft,
  isLive,
  isPickup,
  labelRefusal,
  linesTotalCents,
  parisDayStart,
  type ReasonCode,
  splitVat,
} from "@reserve/domain";
import { documentItemStatusLabels, paymentMethodLabels, shippingMethodLabels } from "@reserve/domain/labels";
import { type PropertyRefusal, refuse, type Sentence } from "../../../platform/contract/refusals.ts";
import type { AddressLabel, Sheet } from "../../../platform/print.ts";
import { euros, localDay } from "../formats.ts";
import type { LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { sentenceOf, shippingAddressFaults } from "../order-refusals.ts";

/** A document as others reference it. */
interface SheetPaper {
  id: number;
  customId: string;
  date: Date;
}

/** The sheets that a document has of its own; a customs declaration is made by `customsSheet`. */
export type OwnSheet = Exclude<Schemas["SheetKind"], "customs">;

/** Rows from which a sheet is made. */
export interface SheetSource extends LockedDocument {
  /** The order it belongs to: itself, or the one it was made from. */
  order: SheetPaper;
  /** Its invoice, if there is one; an invoice is its own. */
  invoice: SheetPaper | null;
}

/** The parcel that a document is for. */
type Parcel = SheetSource["parcels"][number];

interface Setting {
  variant: ClientVariant;
  /** Language of the reader: staff for the picking slip, the customer for the rest. */
  locale: LocaleCode;
  now: Date;
}

type Line = SheetSource["items"][number];

/** Converts an order to a printable sheet; a delivery note can cover one parcel, and then lists what is still to come. */
export function sheetOf(kind: OwnSheet, source: SheetSource, setting: Setting, inside?: Parcel): Sheet {
  const words = WORDS[setting.locale];
  const { document, items, customer, order } = source;
  const paper = paperOf(kind, source);
  const live = items.filter((item) => isLive(item) && (!inside || item.parcelId === inside.id));
  const toCome = inside ? items.filter((item) => isLive(item) && !hasLeft(item)) : [];
  const isQuotation = kind === "quotation";
  const isInvoice = kind === "invoice" || isQuotation;
  const facts: [string, string][] = [
    ...(isQuotation && order.id === document.id ? [] : [[words.order, order.customId] satisfies [string, string]]),
    ...(paper.id === order.id ? [] : [[words.orderedOn, localDay(order.date, setting.locale)] satisfies [string, string]]),
    inside ? [words.sentOn, localDay(inside.shippedAt, setting.locale)] : [words.date, localDay(paper.date, setting.locale)],
    [words.delivery, shippingMethodLabels[inside?.shippingMethod ?? document.shippingMethod][setting.locale]],
    [words.payment, paymentMethodLabels[document.paymentMethod][setting.locale]],
  ];
  if (isQuotation && document.validUntil) facts.push([words.validUntil, localDay(parisDayStart(document.validUntil), setting.locale)]);
  if (document.paidAt) facts.push([words.paidOn, localDay(document.paidAt, setting.locale)]);
  const parcel = inside ? inside.trackingNumber : parcelNumber(kind, source);
  if (parcel) facts.push([words.tracking, parcel]);
  if (kind === "pickingSlip")
    facts.push([words.customer, customer?.phone ? `${document.customerName}, ${customer.phone}` : document.customerName]);
  return {
    language: setting.locale,
    title: [titleOf(kind, source, setting.locale), ...(inside ? [words.parcel(inside.number).toLowerCase()] : [])].join(", "),
    sender: [...senderOf(source, setting.variant), ...(isInvoice ? sellerLines(setting) : [])],
    facts,
    addresses: isInvoice
      ? [
          { heading: words.billedTo, lines: addressLines(document.billingAddress, setting.locale) },
          { heading: words.deliveredTo, lines: addressLines(document.shippingAddress, setting.locale) },
        ]
      : [{ heading: words.deliveredTo, lines: addressLines(document.shippingAddress, setting.locale) }],
    ...(kind === "pickingSlip" ? { barcode: scannable(document.customId) } : {}),
    ...TABLES[kind](live, setting.locale),
    ...(isInvoice
      ? sumsOf(source, live, setting.locale)
      : { sums: [{ label: words.copies, value: String(countOf(linesOf(kind, live))) }] }),
    ...(toCome.length > 0 ? { detail: { heading: words.toCome, ...TABLES.deliveryNote(toCome, setting.locale) } } : {}),
    notes: kind === "pickingSlip" && document.documentComment ? [`${words.comment} ${document.documentComment}`] : [],
    pageLabel: words.page,
    madeAt: setting.now,
  };
}

/** Reason why an order has no label, as a message: a rule's reason, or the invalid properties of its address. */
interface LabelFault {
  sentence: Sentence;
  reason?: ReasonCode;
  properties: PropertyRefusal[];
}

/** Returns the reason why no label of an order can be printed; null if one can. */
export function labelFault(source: SheetSource, variant: ClientVariant): LabelFault | null {
  const { shippingMethod, shippingAddress } = source.document;
  const facts = factsOf(source);
  const reason = labelRefusal(facts, variant.flags);
  if (reason) return { sentence: sentenceOf(reason, { ...facts }), reason, properties: [] };
  const properties = shippingAddressFaults(shippingMethod, shippingAddress);
  if (properties.length === 0) return null;
  const sentence = {
    fr: "L’adresse de livraison est à corriger avant d’imprimer.",
    en: "The shipping address must be corrected before printing.",
  };
  return { sentence, properties };
}

/** Returns the reason why no delivery note of an order can be printed; null if one can. */
export function noteFault({ items }: SheetSource): Sentence | null {
  return items.some(isLive) ? null : sentenceOf("NoEligibleLine");
}

/** Returns the carrier's label of an order's next parcel, or of a shipped one; throws 409 if none can be printed, 422 at an invalid address. */
export function labelOf(source: SheetSource, { variant, locale, now }: Setting, publicUrl: string, of?: Parcel): AddressLabel {
  const words = WORDS[locale];
  const { document } = source;
  const fault = labelFault(source, variant);
  if (fault?.reason) throw refuse.conflict(fault.sentence, fault.reason);
  if (fault) throw refuse.invalid(fault.properties, fault.sentence);
  const number = of ? of.trackingNumber : labelNumber(source);
  const code = scannable(number?.replace(/\s/g, "") || document.customId);
  const page = variant.labelBaseUrl ? new URL(`${variant.labelBaseUrl}/${encodeURIComponent(document.customId)}`, publicUrl).href : null;
  return {
    language: locale,
    title: `${words.label} ${document.customId}`,
    carrier: shippingMethodLabels[of?.shippingMethod ?? document.shippingMethod][locale],
    from: { heading: words.from, lines: senderOf(source, variant) },
    to: {
      heading: words.to,
      lines: [
        ...addressLines(document.shippingAddress, locale),
        ...(document.shippingAddress.phone ? [document.shippingAddress.phone] : []),
      ],
    },
    code,
    notes: [
      `${words.order} ${document.customId} – ${localDay(document.date, locale)}`,
      ...(of ? [words.parcel(of.number)] : []),
      ...(page ? [page] : []),
    ],
    madeAt: now,
  };
}

/** Returns the tracking number for a document; null on a picking slip once something has left, and on other kinds if there are several parcels. */
function parcelNumber(kind: OwnSheet, { document, items, parcels }: SheetSource): string | null {
  const live = items.filter(isLive);
  if (kind === "pickingSlip" ? live.some(hasLeft) : parcels.length > 1) return null;
  return parcels[0]?.trackingNumber ?? document.deliveryPackage;
}

/**
 * Returns the tracking number for a label: that of the next parcel, known only before the first shipment; of the last one if nothing is left to ship.
 */
function labelNumber({ document, items, parcels }: SheetSource): string | null {
  if (parcels.length === 0) return document.deliveryPackage;
  return items.filter(isLive).every(hasLeft) ? (parcels.at(-1)?.trackingNumber ?? null) : null;
}

/** Returns the characters of a text that Code 128 can encode. */
function scannable(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, 40);
  return plain || "0";
}

/** Returns the file name of a sheet. */
export function sheetFileName(kind: Schemas["SheetKind"] | "label", source: SheetSource, locale: LocaleCode, of?: Parcel): string {
  const number = kind === "label" ? source.document.customId : paperOf(kind, source).customId;
  const { files, parcelFile } = WORDS[locale];
  return `${kind === "invoice" && !source.invoice ? files.proForma : files[kind]}-${number}${of ? `-${parcelFile}-${of.number}` : ""}.pdf`;
}

/** Returns the file name and title of papers of several orders. */
export function papersTitle({ labels, deliveryNotes }: Schemas["PapersRequest"], locale: LocaleCode): { title: string; fileName: string } {
  const { papers, paperFiles } = WORDS[locale];
  const kind = deliveryNotes.length === 0 ? "labels" : labels.length === 0 ? "deliveryNotes" : "both";
  return { title: papers[kind], fileName: `${paperFiles[kind]}.pdf` };
}

/** Returns the language of a sheet: the caller's for the picking slip, else the customer's. */
export function localeOfSheet(kind: Schemas["SheetKind"], variant: ClientVariant, requestedLocale: LocaleCode): LocaleCode {
  return kind === "pickingSlip" ? requestedLocale : variant.locales[0].code;
}

/** Returns the document shown on a sheet: an invoice has its own number and date. */
function paperOf(kind: Schemas["SheetKind"], { document, invoice }: SheetSource): SheetPaper {
  return kind === "invoice" && invoice ? invoice : document;
}

function titleOf(kind: OwnSheet, source: SheetSource, locale: LocaleCode): string {
  const words = WORDS[locale];
  // Only a document with its own number is an invoice; before, it is a pro forma.
  const title = kind === "invoice" && !source.invoice ? words.proForma : words.titles[kind];
  return `${title} ${paperOf(kind, source).customId}`;
}

/** Returns the lines on a sheet. */
function linesOf(kind: OwnSheet, live: readonly Line[]): readonly Line[] {
  if (kind === "pickingSlip") return live.filter((line) => !hasLeft(line));
  // After the first shipment, the note lists what has left; before, what will.
  const gone = live.filter(hasLeft);
  return kind === "deliveryNote" && gone.length > 0 ? gone : live;
}

type Table = Pick<Sheet, "columns" | "rows">;

const TABLES: Record<OwnSheet, (live: readonly Line[], locale: LocaleCode) => Table> = {
  pickingSlip: (live, locale) => {
    const words = WORDS[locale];
    return {
      columns: [
        { heading: words.shelf, share: 12 },
        { heading: words.quantity, share: 8, isNumber: true },
        { heading: words.title, share: 50 },
        { heading: words.ean, share: 18 },
        { heading: words.state, share: 14 },
      ],
      rows: linesOf("pickingSlip", live)
        .toSorted((a, b) => NATURAL.compare(a.shelf ?? "~", b.shelf ?? "~") || NATURAL.compare(a.publisher ?? "~", b.publisher ?? "~"))
        .map((line) => [
          line.shelf ?? "–",
          String(line.quantity),
          inTwoLines(line),
          line.ean,
          documentItemStatusLabels[line.status][locale],
        ]),
    };
  },
  deliveryNote: (live, locale) => {
    const words = WORDS[locale];
    return {
      columns: [
        { heading: words.quantity, share: 8, isNumber: true },
        { heading: words.title, share: 62 },
        { heading: words.ean, share: 20 },
      ],
      rows: linesOf("deliveryNote", live).map((line) => [String(line.quantity), inTwoLines(line), line.ean]),
    };
  },
  invoice: pricedTable,
  quotation: pricedTable,
};

/** Returns the lines with prices and rates. */
function pricedTable(live: readonly Line[], locale: LocaleCode): Table {
  const words = WORDS[locale];
  return {
    columns: [
      { heading: words.quantity, share: 7, isNumber: true },
      { heading: words.title, share: 47 },
      { heading: words.vatRate, share: 11, isNumber: true },
      { heading: words.unitPrice, share: 16, isNumber: true },
      { heading: words.linePrice, share: 16, isNumber: true },
    ],
    rows: live.map((line) => [
      String(line.quantity),
      inTwoLines(line),
      PERCENT[locale].format(line.taxRate),
      euros(line.unitCents, locale),
      euros(line.unitCents * line.quantity, locale),
    ]),
  };
}

/** Returns whether a kind of sheet is one of the document: a quotation has its own, and no other document has that. */
export function hasSheet(kind: Schemas["SheetKind"], { documentType }: Pick<SheetSource["document"], "documentType">): boolean {
  return (kind === "quotation") === (documentType === "Quotation");
}

/** Returns totals and taxes from the same functions as the order page, so that no PDF differs by a cent. */
function sumsOf(source: SheetSource, live: readonly Line[], locale: LocaleCode): Pick<Sheet, "sums" | "detail"> {
  const words = WORDS[locale];
  const money = (cents: number) => euros(cents, locale);
  const facts = factsOf(source);
  const shippingCents = live.length > 0 ? source.document.shippingCents : 0;
  const vat = splitVat(
    live.map((line) => ({ withTaxCents: line.unitCents * line.quantity, taxRate: line.taxRate })),
    shippingCents,
  );
  return {
    sums: [
      { label: words.items, value: money(linesTotalCents(facts.lines.filter(isLive))) },
      {
        label: isPickup(source.document.shippingMethod) ? words.collected : words.shipping,
        value: shippingCents === 0 ? words.free : money(shippingCents),
      },
      { label: words.total, value: money(balanceOf(facts).owedCents), isTotal: true },
    ],
    detail: {
      heading: words.vat,
      columns: [
        { heading: words.vatRate, share: 20 },
        { heading: words.noTax, share: 27, isNumber: true },
        { heading: words.tax, share: 27, isNumber: true },
        { heading: words.withTax, share: 27, isNumber: true },
      ],
      rows: vat.map((row) => [PERCENT[locale].format(row.taxRate), money(row.noTaxCents), money(row.taxCents), money(row.withTaxCents)]),
    },
  };
}

function inTwoLines(line: Line): string {
  const more = [line.authors.join(", "), line.publisher ?? line.collection ?? ""].filter((text) => text !== "").join(" – ");
  return more === "" ? line.title : `${line.title}\n${more}`;
}

function countOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the sender as printed: the client and its shop. */
export function senderOf({ store }: SheetSource, variant: ClientVariant): string[] {
  return store ? [variant.title, ...(store.name === variant.title ? [] : [store.name]), store.city] : [variant.title];
}

/** Returns the legal lines about the seller on an invoice. */
function sellerLines({ variant: { seller }, locale }: Setting): string[] {
  if (!seller) return [];
  const words = WORDS[locale];
  return [...seller.address, `${words.siret} ${seller.siret}`, `${words.vatNumber} ${seller.vatNumber}`];
}

/** Returns a postal address as printed. */
export function addressLines(address: Schemas["Address"], locale: LocaleCode): string[] {
  const country = address.country === "FR" ? null : (COUNTRIES[locale].of(address.country) ?? address.country).toUpperCase();
  return [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.address1,
    address.address2,
    `${address.postalCode} ${address.city.toUpperCase()}`.trim(),
    country,
  ].filter((line): line is string => Boolean(line));
}

const NATURAL = new Intl.Collator("fr", { numeric: true });
const COUNTRIES = {
  fr: new Intl.DisplayNames(["fr"], { type: "region" }),
  en: new Intl.DisplayNames(["en"], { type: "region" }),
};
const PERCENT = {
  fr: new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 2 }),
};

const WORDS = {
  fr: {
    titles: { pickingSlip: "Bon de préparation", deliveryNote: "Bon de livraison", invoice: "Facture", quotation: "Devis" },
    files: {
      pickingSlip: "bon-de-preparation",
      deliveryNote: "bon-de-livraison",
      invoice: "facture",
      quotation: "devis",
      proForma: "facture-pro-forma",
      label: "etiquette",
      customs: "declaration-en-douane",
    },
    papers: { labels: "Étiquettes", deliveryNotes: "Bons de livraison", both: "Étiquettes et bons de livraison" },
    paperFiles: { labels: "etiquettes", deliveryNotes: "bons-de-livraison", both: "etiquettes-et-bons-de-livraison" },
    proForma: "Facture pro forma",
    label: "Étiquette",
    order: "Commande",
    orderedOn: "Commandée le",
    date: "Date",
    delivery: "Livraison",
    payment: "Paiement",
    paidOn: "Payée le",
    validUntil: "Valable jusqu’au",
    tracking: "Numéro de suivi",
    parcel: (number: number) => `Colis ${number}`,
    parcelFile: "colis",
    sentOn: "Expédié le",
    toCome: "À suivre",
    customer: "Client",
    billedTo: "Facturé à",
    deliveredTo: "Livré à",
    siret: "SIRET",
    vatNumber: "Nº TVA",
    from: "Expéditeur",
    to: "Destinataire",
    shelf: "Rayon",
    quantity: "Qté",
    title: "Titre",
    ean: "EAN",
    state: "État",
    vatRate: "TVA",
    unitPrice: "Prix TTC",
    linePrice: "Montant TTC",
    copies: "Exemplaires",
    items: "Articles TTC",
    shipping: "Frais de port TTC",
    collected: "Retrait en magasin",
    free: "Offert",
    total: "Total TTC",
    vat: "Ventilation de la TVA",
    noTax: "Hors taxe",
    tax: "TVA",
    withTax: "TTC",
    comment: "Commentaire :",
    page: "Page {page} sur {pages}",
  },
  en: {
    titles: { pickingSlip: "Picking slip", deliveryNote: "Delivery note", invoice: "Invoice", quotation: "Quotation" },
    files: {
      pickingSlip: "picking-slip",
      deliveryNote: "delivery-note",
      invoice: "invoice",
      quotation: "quotation",
      proForma: "pro-forma-invoice",
      label: "label",
      customs: "customs-declaration",
    },
    papers: { labels: "Labels", deliveryNotes: "Delivery notes", both: "Labels and delivery notes" },
    paperFiles: { labels: "labels", deliveryNotes: "delivery-notes", both: "labels-and-delivery-notes" },
    proForma: "Pro forma invoice",
    label: "Label",
    order: "Order",
    orderedOn: "Ordered on",
    date: "Date",
    delivery: "Delivery",
    payment: "Payment",
    paidOn: "Paid on",
    validUntil: "Valid until",
    tracking: "Tracking number",
    parcel: (number: number) => `Parcel ${number}`,
    parcelFile: "parcel",
    sentOn: "Sent on",
    toCome: "To follow",
    customer: "Customer",
    billedTo: "Billed to",
    deliveredTo: "Delivered to",
    siret: "SIRET",
    vatNumber: "VAT no.",
    from: "From",
    to: "To",
    shelf: "Shelf",
    quantity: "Qty",
    title: "Title",
    ean: "EAN",
    state: "State",
    vatRate: "VAT",
    unitPrice: "Price with tax",
    linePrice: "Amount with tax",
    copies: "Copies",
    items: "Items with tax",
    shipping: "Shipping with tax",
    collected: "Pickup in shop",
    free: "Free",
    total: "Total with tax",
    vat: "VAT by rate",
    noTax: "Without tax",
    tax: "VAT",
    withTax: "With tax",
    comment: "Comment:",
    page: "Page {page} of {pages}",
  },
};
