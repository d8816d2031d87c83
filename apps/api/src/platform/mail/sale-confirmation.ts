import type { LocaleCode } from "@reserve/client-variant";
import type { Sentence } from "../contract/refusals.ts";
import { escapeHtml } from "../html.ts";
import { paragraph } from "./written-mail.ts";

/** Facts of a sale that its confirmation states; all are formatted for the reader. */
export interface SaleFacts {
  lines: readonly SaleLine[];
  /** Price of the shipping; null when nothing is shipped. */
  shipping: string | null;
  total: string;
  /** The shipping method, then the lines of the address. */
  delivery: readonly string[];
  payment: string;
  /** Company, address, official numbers, e-mail address, telephone. */
  seller: readonly string[];
  /** Somebody who may withdraw: not a business, nor an institution. */
  isConsumer: boolean;
  /** Consumer mediator of the seller (C. conso. L616-1); null without one. */
  mediator: string | null;
  /** Day of the order. */
  orderedOn: string;
}

/** A line of a sale. */
export interface SaleLine {
  title: string;
  quantity: number;
  /** Price of one copy, tax included. */
  unitPrice: string;
  total: string;
  /** First day of sale of a title that is not published yet; null otherwise. */
  releaseDate: string | null;
}

/**
 * Returns what the confirmation of a sale at a distance has to state on a durable medium (C. conso. L221-13, L221-5): what, prices, shipping, total,
 * delivery, payment and seller; for consumers also the guarantees, the right of withdrawal and its model form (annex to R221-1).
 */
export function writeSale(sale: SaleFacts, locale: LocaleCode): { text: string[]; html: string[] } {
  const fill = (sentence: Sentence, values: Readonly<Record<string, string>> = {}) =>
    sentence[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const titled = (line: SaleLine) =>
    line.releaseDate ? fill(WORDS.forthcoming, { title: line.title, day: line.releaseDate }) : line.title;
  const sums = [
    ...(sale.shipping === null ? [] : [[fill(WORDS.shipping), sale.shipping] as const]),
    [fill(WORDS.total), sale.total] as const,
  ];
  const sections: [heading: string, lines: readonly string[]][] = [
    [fill(WORDS.delivery), [...sale.delivery, fill(WORDS.deliveredWithin)]],
    [fill(WORDS.payment), [sale.payment]],
    [fill(WORDS.seller), sale.seller],
  ];
  if (sale.isConsumer) {
    const mediator = sale.mediator === null ? [] : [fill(WORDS.mediator, { mediator: sale.mediator })];
    sections.push(
      [fill(WORDS.guarantees), [fill(WORDS.guaranteesDetail), ...mediator]],
      [fill(WORDS.withdrawal), WITHDRAWAL.map((sentence) => fill(sentence))],
      [fill(WORDS.form), [fill(WORDS.formHelp), ...formLines()]],
    );
  }
  return {
    text: [
      sale.lines
        .map((line) => `- ${line.quantity} × ${titled(line)}, ${line.unitPrice}${line.quantity > 1 ? ` = ${line.total}` : ""}`)
        .join("\n"),
      sums.map(([label, value]) => `${label}${COLON[locale]}${value}`).join("\n"),
      ...sections.map(([heading, lines]) => [heading.toLocaleUpperCase(locale), ...lines].join("\n")),
    ],
    html: [
      `<table style="border-collapse:collapse">${[
        `<tr>${[WORDS.item, WORDS.quantity, WORDS.unitPrice, WORDS.amount].map((word) => `<th scope="col" style="${CELL}">${escapeHtml(fill(word))}</th>`).join("")}</tr>`,
        ...sale.lines.map((line) => row([titled(line), String(line.quantity), line.unitPrice, line.total])),
        ...sums.map(
          ([label, value]) =>
            `<tr><th colspan="3" scope="row" style="${CELL}">${escapeHtml(label)}</th><td style="${CELL}">${escapeHtml(value)}</td></tr>`,
        ),
      ].join("")}</table>`,
      ...sections.flatMap(([heading, lines]) => [
        `<h2 style="font-size:1em">${escapeHtml(heading)}</h2>`,
        ...lines.map((one) => paragraph(one, TIGHT)),
      ]),
    ],
  };

  /** Returns the lines of the model form, addressed to the seller. */
  function formLines(): string[] {
    return FORM.map((sentence) => fill(sentence, { seller: sale.seller.join(", "), orderedOn: sale.orderedOn }));
  }
}

const CELL = "padding:2px 12px 2px 0;text-align:left;vertical-align:top";
const TIGHT = "margin:2px 0";
const COLON: Readonly<Record<LocaleCode, string>> = { fr: " : ", en: ": " };

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td style="${CELL}">${escapeHtml(cell)}</td>`).join("")}</tr>`;

const WORDS = {
  item: { fr: "Article", en: "Item" },
  quantity: { fr: "Quantité", en: "Quantity" },
  unitPrice: { fr: "Prix TTC", en: "Price incl. VAT" },
  amount: { fr: "Montant TTC", en: "Amount incl. VAT" },
  forthcoming: { fr: "{title} (à paraître le {day})", en: "{title} (published on {day})" },
  shipping: { fr: "Livraison", en: "Shipping" },
  total: { fr: "Total TTC", en: "Total incl. VAT" },
  delivery: { fr: "Livraison", en: "Delivery" },
  deliveredWithin: {
    fr: "Au plus tard trente jours après la commande ; un titre à paraître, à partir de sa parution.",
    en: "At the latest thirty days after the order; a forthcoming title, from its publication.",
  },
  payment: { fr: "Paiement", en: "Payment" },
  seller: { fr: "Vendeur", en: "Seller" },
  guarantees: { fr: "Garanties", en: "Guarantees" },
  guaranteesDetail: {
    fr: "Vous bénéficiez de la garantie légale de conformité pendant deux ans (articles L217-3 et suivants du Code de la consommation) et de celle des vices cachés (articles 1641 et suivants du Code civil).",
    en: "You have the legal guarantee of conformity for two years (articles L217-3 and following of the French consumer code) and that against hidden defects (articles 1641 and following of the civil code).",
  },
  mediator: { fr: "Médiateur de la consommation : {mediator}", en: "Consumer mediator: {mediator}" },
  withdrawal: { fr: "Droit de rétractation", en: "Right of withdrawal" },
  form: { fr: "Formulaire de rétractation", en: "Withdrawal form" },
  formHelp: {
    fr: "À compléter et à renvoyer seulement si vous souhaitez vous rétracter.",
    en: "To be completed and returned only if you wish to withdraw.",
  },
} satisfies Record<string, Sentence>;

/** The right of withdrawal in sentences: period, how, what is paid back and when, what it does not cover (C. conso. L221-18, 21, 23, 24, 28). */
const WITHDRAWAL: readonly Sentence[] = [
  {
    fr: "Vous avez quatorze jours pour changer d’avis sans donner de motif, à compter du jour où vous recevez le dernier article de cette commande.",
    en: "You have fourteen days to change your mind without giving a reason, from the day on which you receive the last item of this order.",
  },
  {
    fr: "Dites-le-nous clairement, par courrier ou par courriel, avec le formulaire ci-dessous ou sans lui, puis renvoyez ou rapportez les articles dans les quatorze jours. Les frais de retour sont à votre charge.",
    en: "Tell us so clearly, in a letter or a mail, with the form below or without it, then send or bring the items back within fourteen days. You bear the cost of returning them.",
  },
  {
    fr: "Nous vous remboursons le prix des articles et la livraison, au tarif de notre livraison standard, au plus tard quatorze jours après votre message, par le moyen que vous aviez utilisé pour payer ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.",
    en: "We pay back the price of the items and the delivery, at our standard rate, at the latest fourteen days after your message, by the means you paid with; we may wait until we have the items or proof that they were sent.",
  },
  {
    fr: "Ce droit ne vaut pas pour les films, disques et logiciels que vous avez descellés, les fichiers téléchargés avec votre accord, les journaux et magazines hors abonnement, ni ce qui a été fait sur mesure.",
    en: "This right does not cover films, records and software that you unsealed, files downloaded with your consent, newspapers and magazines without subscription, nor what was made to measure.",
  },
];

/** The model form, as the law gives it (annex to C. conso. R221-1; directive 2011/83/EU, annex I, B). */
const FORM: readonly Sentence[] = [
  { fr: "À l’attention de : {seller}", en: "To: {seller}" },
  {
    fr: "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous :",
    en: "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):",
  },
  { fr: "Commandé le {orderedOn} / reçu le :", en: "Ordered on {orderedOn} / received on:" },
  { fr: "Nom du (des) consommateur(s) :", en: "Name of consumer(s):" },
  { fr: "Adresse du (des) consommateur(s) :", en: "Address of consumer(s):" },
  {
    fr: "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :",
    en: "Signature of consumer(s) (only if this form is notified on paper):",
  },
  { fr: "Date :", en: "Date:" },
  { fr: "(*) Rayez la mention inutile.", en: "(*) Delete as appropriate." },
];
