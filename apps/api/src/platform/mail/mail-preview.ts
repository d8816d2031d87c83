import type { LocaleCode, SellerName } from "@reserve/client-variant";
import { type MailFacts, type MailSender, type MailType, writeMail } from "./templates.ts";
import type { WrittenMail } from "./written-mail.ts";

/** The sender of a previewed mail. */
export interface PreviewSender extends MailSender {
  seller?: SellerName;
  /** Public URL of the console. */
  publicUrl: string;
}

/** Returns a mail with invented facts, as its reader would see it. Its link leads nowhere. */
export function previewMail(type: MailType, locale: LocaleCode, sender: PreviewSender): WrittenMail {
  return writeMail(type, locale, sampleFacts(type, locale, sender), sender);
}

/** Returns the invented facts of a preview. */
function sampleFacts(type: MailType, locale: LocaleCode, { title, seller, publicUrl }: PreviewSender): MailFacts {
  const [one, other] = SAMPLE_LINES;
  const words = WORDS[locale];
  const event = { topic: words.event, eventPlace: words.eventPlace };
  const facts: MailFacts = {
    number: "C26-1042",
    customerName: "Hélène Le Goff",
    lines: SAMPLE_LINES,
    total: words.total,
    trackingNumber: "8R42109876543",
    trackingUrl: null,
    storeName: `${title}, Brest`,
    message: words.message,
  };
  switch (type) {
    case "orderCreatedCustomer":
      return {
        ...facts,
        sale: {
          lines: [
            { ...one, unitPrice: words.first, total: words.first, releaseDate: null },
            { ...other, unitPrice: words.second, total: words.seconds, releaseDate: null },
          ],
          shipping: words.shipping,
          total: words.total,
          delivery: ["Colissimo", "Hélène Le Goff", "12, rue de Siam", "29200 Brest"],
          payment: words.payment,
          seller: [seller?.company ?? title, ...(seller?.address ?? [])],
          isConsumer: true,
          mediator: null,
          orderedOn: words.day,
        },
      };
    case "messageReply":
      return { ...facts, question: { subject: words.topic, text: words.question } };
    case "eventPlace":
    case "eventWaiting":
    case "eventCancelled":
      return { ...facts, ...event };
    case "eventMessage":
      return { ...facts, topic: words.event };
    case "confirmSubscription":
      return { ...facts, topic: words.letter, link: `${publicUrl}/#exemple` };
    default:
      return { ...facts, topic: words.topic };
  }
}

const SAMPLE_LINES = [
  { title: "Les Misérables", quantity: 1 },
  { title: "Le Comte de Monte-Cristo", quantity: 2 },
] as const;

const WORDS = {
  fr: {
    ...{ first: "12,50\u00a0€", second: "9,90\u00a0€", seconds: "19,80\u00a0€", shipping: "3,00\u00a0€", total: "35,30\u00a0€" },
    ...{ payment: "Carte bancaire", day: "30 novembre 2026", topic: "Un livre pour un enfant de 8 ans", letter: "Les coups de cœur" },
    event: "Rencontre avec Maylis Armel",
    eventPlace: "samedi 5 décembre 2026 à 15:00, 4, quai des Marins, Brest",
    message: "Le deuxième volume arrive jeudi. Souhaitez-vous que nous envoyions le premier tout de suite ?",
    question: "Ma nièce aime les bateaux et les cartes.\nAvez-vous une idée ?",
  },
  en: {
    ...{ first: "€12.50", second: "€9.90", seconds: "€19.80", shipping: "€3.00", total: "€35.30" },
    ...{ payment: "Card", day: "30 November 2026", topic: "A book for a child of 8", letter: "Books we love" },
    event: "An evening with Maylis Armel",
    eventPlace: "Saturday 5 December 2026 at 15:00, 4, quai des Marins, Brest",
    message: "The second volume arrives on Thursday. Shall we send the first one at once?",
    question: "My niece loves boats and maps.\nAny idea?",
  },
} as const satisfies Record<LocaleCode, Readonly<Record<string, string>>>;
