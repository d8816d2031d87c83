import type { ClientVariant } from "@reserve/client-variant";
import type { Sheet } from "../../../platform/print.ts";
import { euros, localDay } from "../formats.ts";
import { CONTENTS, type CustomsDeclaration } from "./customs.ts";
import { addressLines, type SheetSource, senderOf } from "./order-sheets.ts";

/** Returns a customs declaration as a sheet, in French and English like the forms of the Universal Postal Union. */
export function customsSheet(
  { form, articles }: CustomsDeclaration,
  source: SheetSource,
  { variant, now }: { variant: ClientVariant; now: Date },
  trackingNumber: string | null,
): Sheet {
  const { document } = source;
  const { originCountry } = variant;
  const grams = articles.reduce<number | null>((sum, article) => (sum === null || article.grams === null ? null : sum + article.grams), 0);
  const valueCents = articles.reduce((sum, article) => sum + article.valueCents, 0);
  const isIncomplete = originCountry === undefined || articles.some((article) => article.grams === null || article.hsCode === null);
  return {
    language: "fr",
    title: `Déclaration en douane ${form} – Customs declaration`,
    sender: [
      ...senderOf(source, variant),
      ...(variant.seller?.address ?? []),
      variant.seller ? `TVA / VAT ${variant.seller.vatNumber}` : "",
    ].filter(Boolean),
    facts: [
      ["Commande / Order", document.customId],
      ["Date", localDay(document.date, "fr")],
      ...(trackingNumber ? [["Nº de suivi / Tracking number", trackingNumber] satisfies [string, string]] : []),
      ["Catégorie / Category", "Vente de marchandises / Sale of goods"],
    ],
    addresses: [
      {
        heading: "Destinataire / Addressee",
        lines: [
          ...addressLines(document.shippingAddress, "en"),
          ...(document.shippingAddress.phone ? [document.shippingAddress.phone] : []),
        ],
      },
    ],
    columns: [
      { heading: "Contenu / Contents", share: 34 },
      { heading: "Qté / Qty", share: 9, isNumber: true },
      { heading: "Poids net / Net weight", share: 17, isNumber: true },
      { heading: "Valeur / Value", share: 15, isNumber: true },
      { heading: "Nº tarifaire / HS code", share: 14 },
      { heading: "Origine / Origin", share: 11 },
    ],
    rows: articles.map((article) => [
      `${CONTENTS[article.kind].fr} / ${CONTENTS[article.kind].en}`,
      String(article.quantity),
      article.grams === null ? TO_COMPLETE : kilograms(article.grams),
      euros(article.valueCents, "fr"),
      article.hsCode ?? TO_COMPLETE,
      originCountry ?? TO_COMPLETE,
    ]),
    sums: [
      { label: "Poids net total / Total net weight", value: grams === null ? TO_COMPLETE : kilograms(grams) },
      { label: "Frais de port / Postage", value: euros(document.shippingCents, "fr") },
      { label: "Valeur totale / Total value (EUR)", value: euros(valueCents, "fr"), isTotal: true },
    ],
    notes: [
      ...(isIncomplete ? ["Les cases vides sont à compléter à la main. / Fill in what is left empty."] : []),
      "Je certifie que les renseignements donnés sont exacts et que cet envoi ne contient aucun objet interdit. / I certify that the particulars are correct and that this item contains no prohibited article.",
      "Date et signature de l’expéditeur / Date and sender’s signature :",
    ],
    pageLabel: "Page {page} / {pages}",
    madeAt: now,
  };
}

/** A field to be filled in by hand. */
const TO_COMPLETE = "……";

function kilograms(grams: number): string {
  return `${new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 3 }).format(grams / 1000)}\u00a0kg`;
}
