import { defaultTerms } from "@reserve/client-variant";
import { isSiret } from "@reserve/domain";
import { paymentMethodLabels } from "@reserve/domain/labels";
import type { Download } from "../../../platform/contract/handlers.ts";
import type { Ports } from "../../../platform/ports.ts";
import type { Sheet } from "../../../platform/print.ts";
import { euros, localDay } from "../formats.ts";
import { facturX } from "./factur-x.ts";
import type { IssuedPaper } from "./issued-papers.store.ts";
import { addressLines } from "./order-sheets.ts";
import { ALLOWANCE, type PaperContent, type PaperLine, prepaidCentsOf } from "./paper-content.ts";

/** Returns an invoice or a credit note as PDF for saving. */
export async function printPaper(paper: IssuedPaper, ports: Ports): Promise<Download> {
  return { fileName: `${paper.kind === "Invoice" ? "facture" : "avoir"}-${paper.number}.pdf`, body: await pdfOfPaper(paper, ports) };
}

/** Renders an invoice or a credit note as PDF from its frozen content. */
export function pdfOfPaper(paper: IssuedPaper, ports: Pick<Ports, "printer">): Promise<Uint8Array<ArrayBuffer>> {
  return ports.printer.sheet(sheetOfPaper(paper));
}

/** Converts an issued paper to a printable sheet, always in French: it is a legal document. */
export function sheetOfPaper(paper: IssuedPaper): Sheet {
  const { kind, number, issuedAt, content } = paper;
  const { seller, buyer, deliveredTo, order, deliveredAt, corrects, paymentMethod, paidAt, bill } = content;
  const isInvoice = kind === "Invoice";
  const eInvoice = facturX(paper);
  const facts: [string, string][] = [
    ["Date", localDay(issuedAt, "fr")],
    ...(corrects
      ? [["Facture corrigée", `${corrects.number} du ${localDay(new Date(corrects.date), "fr")}`] satisfies [string, string]]
      : []),
    ["Commande", `${order.number} du ${localDay(new Date(order.date), "fr")}`],
    ...(order.buyerReference ? [["Votre référence", order.buyerReference] satisfies [string, string]] : []),
    ...(isInvoice && deliveredAt ? [["Livraison", localDay(new Date(deliveredAt), "fr")] satisfies [string, string]] : []),
    ["Paiement", paymentMethodLabels[paymentMethod].fr],
    ...(isInvoice && paidAt ? [["Payée le", localDay(new Date(paidAt), "fr")] satisfies [string, string]] : []),
  ];
  return {
    language: "fr",
    title: `${isInvoice ? "Facture" : "Avoir"} ${number}`,
    sender: [
      seller.company ?? seller.name,
      ...seller.address,
      ...(seller.legalForm ? [seller.legalForm] : []),
      ...(seller.register ? [seller.register] : []),
      ...(seller.siret ? [`SIRET ${seller.siret}`] : []),
      ...(seller.vatNumber ? [`Nº TVA ${seller.vatNumber}`] : []),
    ],
    facts,
    addresses: [
      { heading: "Facturé à", lines: [...addressLines(buyer, "fr"), ...numbersOf(content)] },
      { heading: "Livré à", lines: addressLines(deliveredTo, "fr") },
    ],
    columns: [
      { heading: "Qté", share: 7, isNumber: true },
      { heading: "Titre", share: 41 },
      { heading: "TVA", share: 10, isNumber: true },
      { heading: "Prix HT", share: 13, isNumber: true },
      { heading: "Prix TTC", share: 13, isNumber: true },
      { heading: "Montant TTC", share: 16, isNumber: true },
    ],
    rows: bill.lines.map((line) => [
      String(line.quantity),
      inTwoLines(line),
      PERCENT.format(line.taxRate),
      // Four decimals, the convention for net prices derived from gross ones.
      UNIT_PRICE.format(line.unitCents / 100 / (1 + line.taxRate)),
      euros(line.unitCents, "fr"),
      euros(line.unitCents * line.quantity, "fr"),
    ]),
    sums: sumsOf(content, isInvoice),
    detail: {
      heading: "Ventilation de la TVA",
      columns: [
        { heading: "TVA", share: 20 },
        { heading: "Hors taxe", share: 27, isNumber: true },
        { heading: "TVA", share: 27, isNumber: true },
        { heading: "TTC", share: 27, isNumber: true },
      ],
      rows: bill.vat.map((row) => [
        PERCENT.format(row.taxRate),
        euros(row.noTaxCents, "fr"),
        euros(row.taxCents, "fr"),
        euros(row.withTaxCents, "fr"),
      ]),
    },
    notes: [...(content.vat?.note ? [`${content.vat.note}.`] : []), ...(isInvoice ? mentionsOf(content) : [])],
    pageLabel: "Page {page} sur {pages}",
    madeAt: issuedAt,
    ...(eInvoice ? { eInvoice } : {}),
  };
}

function sumsOf(content: PaperContent, isInvoice: boolean): Sheet["sums"] {
  const { bill } = content;
  const allowanceCents = (bill.allowances ?? []).reduce((sum, { withTaxCents }) => sum + withTaxCents, 0);
  const prepaidCents = prepaidCentsOf(content);
  const isPartlyPaid = isInvoice && prepaidCents > 0 && prepaidCents < bill.totalCents;
  const shippingCents = bill.shipping.reduce((sum, { withTaxCents }) => sum + withTaxCents, 0);
  const total = (pick: "noTaxCents" | "taxCents") => bill.vat.reduce((sum, row) => sum + row[pick], 0);
  return [
    ...(shippingCents > 0 ? [{ label: "Frais de port TTC", value: euros(shippingCents, "fr") }] : []),
    ...(allowanceCents > 0 ? [{ label: `${ALLOWANCE} TTC`, value: euros(-allowanceCents, "fr") }] : []),
    { label: "Total HT", value: euros(total("noTaxCents"), "fr") },
    { label: "TVA", value: euros(total("taxCents"), "fr") },
    { label: isInvoice ? "Total TTC" : "Total TTC à votre crédit", value: euros(bill.totalCents, "fr"), isTotal: true },
    ...(isPartlyPaid
      ? [
          { label: "Déjà réglé", value: euros(prepaidCents, "fr") },
          { label: "Reste à régler", value: euros(bill.totalCents - prepaidCents, "fr"), isTotal: true },
        ]
      : []),
  ];
}

/** Returns the lines with a business's numbers. */
function numbersOf({ business }: PaperContent): string[] {
  if (!business) return [];
  const { siret, vatNumber, serviceCode } = business;
  return [
    ...(siret ? [`${isSiret(siret) ? "SIRET" : "SIREN"} ${siret}`] : []),
    ...(vatNumber ? [`Nº TVA ${vatNumber}`] : []),
    ...(serviceCode ? [`Code service ${serviceCode}`] : []),
  ];
}

/** Returns the payment terms, and the statements required for professionals by the code of commerce (L. 441-9, L. 441-10, D. 441-5). */
function mentionsOf(content: PaperContent): string[] {
  const {
    seller: { terms = defaultTerms, iban },
    isProfessional,
    paymentMethod,
  } = content;
  const isSettled = prepaidCentsOf(content) === content.bill.totalCents;
  return [
    isSettled ? "Facture acquittée." : `À régler à ${terms.paymentDays} jours de la date de facture. ${terms.earlyPayment}`,
    ...(!isSettled && iban && paymentMethod === "OnInvoice" ? [`Par virement, IBAN ${iban.replaceAll(/(.{4})(?=.)/g, "$1 ")}.`] : []),
    ...(isProfessional ? [`${terms.latePayment} ${terms.recoveryFee}`] : []),
  ];
}

function inTwoLines({ title, authors, publisher, ean }: PaperLine): string {
  return `${title}\n${[authors.join(", "), publisher ?? "", ean].filter((text) => text !== "").join(" – ")}`;
}

const PERCENT = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 });
const UNIT_PRICE = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
