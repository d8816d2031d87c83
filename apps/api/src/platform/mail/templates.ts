import type { ClientVariant, LocaleCode, MailTextType } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Sentence } from "../contract/refusals.ts";
import { escapeHtml } from "../html.ts";
import type { PasswordMailType } from "./password-mails.ts";
import { type SaleFacts, writeSale } from "./sale-confirmation.ts";
import { frameMail, paragraph, type WrittenMail } from "./written-mail.ts";

/** Mail types with a template of ours: about documents, replies to messages, and to the previous e-mail address of a user. */
export type MailType = Exclude<Schemas["MailType"], PasswordMailType | "campaignTest"> & MailTextType;

/** The sender of a mail: the name below it, and the client's own words. */
export type MailSender = Pick<ClientVariant, "title" | "mailTexts">;

/** Placeholders of mail templates. All are plain text and never parsed as HTML. */
export interface MailFacts {
  /** The displayed number of the mail's document. */
  number?: string;
  /** Name in the greeting: « Hélène Le Goff ». */
  customerName?: string;
  lines?: readonly { title: string; quantity: number }[];
  /** Formatted for the reader: « 71,99 € ». */
  total?: string;
  trackingNumber?: string | null;
  trackingUrl?: string | null;
  /** The shop where a pickup is ready: « Librairie du Quai, Brest ». */
  storeName?: string | null;
  /** For a pickup: number of available lines, and of all lines. */
  waiting?: { ready: number; total: number };
  /** Text of a message to the customer. */
  message?: string;
  /** The customer's message being replied to, with its subject. */
  question?: { subject: string; text: string };
  /** Name of the mail's topic, for staff. */
  topic?: string;
  /** Date and place of an event, formatted for the reader: « samedi 5 décembre 2026 à 15:00, Librairie du Quai, Brest ». */
  eventPlace?: string;
  /** URL of the confirmation link. */
  link?: string;
  /** The sale that the confirmation of an order repeats. */
  sale?: SaleFacts;
}

interface Template {
  subject: Sentence;
  /** The first paragraph; known facts (lines, total, tracking) are appended automatically. */
  opening: Sentence;
  shows: ("sale" | "lines" | "total" | "tracking" | "store" | "message" | "question" | "event" | "link" | "waiting")[];
  isForVendor?: boolean;
  /** About an account of the console. */
  isForUser?: boolean;
}

const TEMPLATES: Record<MailTextType, Template> = {
  orderCreatedVendor: {
    subject: { fr: "Nouvelle commande {number}", en: "New order {number}" },
    opening: { fr: "{customer} a passé la commande {number}.", en: "{customer} has placed order {number}." },
    shows: ["lines", "total"],
    isForVendor: true,
  },
  orderCreatedCustomer: {
    subject: { fr: "Votre commande {number}", en: "Your order {number}" },
    opening: { fr: "Nous avons bien reçu votre commande {number}. Merci !", en: "We have received your order {number}. Thank you!" },
    shows: ["sale"],
  },
  awaitingPayment: {
    subject: { fr: "Votre commande {number} attend son paiement", en: "Your order {number} awaits payment" },
    opening: {
      fr: "Votre commande {number} est prête à être traitée. Nous la préparons dès réception de votre paiement.",
      en: "Your order {number} is ready. We will prepare it as soon as your payment arrives.",
    },
    shows: ["total"],
  },
  paidCustomer: {
    subject: { fr: "Paiement reçu pour votre commande {number}", en: "Payment received for your order {number}" },
    opening: {
      fr: "Nous avons bien reçu le paiement de votre commande {number}. Nous la préparons.",
      en: "We have received the payment of your order {number}. We are preparing it.",
    },
    shows: ["lines", "total"],
  },
  paidVendor: {
    subject: { fr: "Commande {number} payée", en: "Order {number} paid" },
    opening: {
      fr: "La commande {number} de {customer} est payée. Elle est à préparer.",
      en: "Order {number} of {customer} is paid and to be prepared.",
    },
    shows: ["lines", "total"],
    isForVendor: true,
  },
  shipmentSent: {
    subject: { fr: "Votre colis est parti (commande {number})", en: "Your parcel is on its way (order {number})" },
    opening: { fr: "Ces articles de votre commande {number} sont partis.", en: "These items of your order {number} are on their way." },
    shows: ["lines", "tracking"],
  },
  shipmentDelivered: {
    subject: { fr: "Votre colis est arrivé (commande {number})", en: "Your parcel has arrived (order {number})" },
    opening: {
      fr: "Le colis de votre commande {number} a été livré. Bonne lecture !",
      en: "The parcel of your order {number} was delivered. Enjoy!",
    },
    shows: ["lines"],
  },
  completed: {
    subject: { fr: "Votre commande {number} est terminée", en: "Your order {number} is complete" },
    opening: {
      fr: "Votre commande {number} est terminée. Merci et à bientôt !",
      en: "Your order {number} is complete. Thank you and see you soon!",
    },
    shows: ["lines"],
  },
  cancelledVendor: {
    subject: { fr: "Commande {number} annulée", en: "Order {number} cancelled" },
    opening: {
      fr: "Des articles de la commande {number} de {customer} sont annulés.",
      en: "Items of order {number} of {customer} are cancelled.",
    },
    shows: ["lines", "total"],
    isForVendor: true,
  },
  cancelledCustomer: {
    subject: { fr: "Annulation dans votre commande {number}", en: "Cancellation in your order {number}" },
    opening: { fr: "Ces articles de votre commande {number} sont annulés.", en: "These items of your order {number} are cancelled." },
    shows: ["lines", "total"],
  },
  paymentFailedVendor: {
    subject: { fr: "Paiement refusé pour la commande {number}", en: "Payment failed for order {number}" },
    opening: {
      fr: "Le paiement de la commande {number} de {customer} a échoué.",
      en: "The payment of order {number} of {customer} has failed.",
    },
    shows: ["total"],
    isForVendor: true,
  },
  pickingNotified: {
    subject: { fr: "Votre commande {number} vous attend", en: "Your order {number} is waiting for you" },
    opening: {
      fr: "Votre commande {number} est prête : venez la retirer quand vous voulez.",
      en: "Your order {number} is ready: collect it whenever you like.",
    },
    shows: ["store", "lines", "waiting"],
  },
  refunded: {
    subject: { fr: "Remboursement de votre commande {number}", en: "Refund of your order {number}" },
    opening: {
      fr: "Nous venons de vous rembourser, au titre de votre commande {number}, la somme ci-dessous. Selon votre banque, elle peut mettre quelques jours à arriver.",
      en: "We have just refunded the sum below for your order {number}. Depending on your bank it may take some days to arrive.",
    },
    shows: ["total"],
  },
  documentMessage: {
    subject: { fr: "À propos de votre commande {number}", en: "About your order {number}" },
    opening: { fr: "Un message à propos de votre commande {number} :", en: "A message about your order {number}:" },
    shows: ["message"],
  },
  messageReply: {
    subject: { fr: "Re : {topic}", en: "Re: {topic}" },
    opening: { fr: "Merci de votre message. Voici notre réponse :", en: "Thank you for your message. Here is our answer:" },
    shows: ["message", "question"],
  },
  customerLetter: {
    subject: { fr: "{topic}", en: "{topic}" },
    opening: { fr: "Un message de la librairie :", en: "A message from the bookshop:" },
    shows: ["message"],
  },
  eventMessage: {
    subject: { fr: "{topic}", en: "{topic}" },
    opening: { fr: "Un message à propos de votre inscription :", en: "A message about your registration:" },
    shows: ["message"],
  },
  eventPlace: {
    subject: { fr: "Votre place : {topic}", en: "Your place: {topic}" },
    opening: {
      fr: "Une place vous est réservée. Vous ne pouvez plus venir ? Prévenez-nous : quelqu’un d’autre l’attend peut-être.",
      en: "A place is reserved for you. You can no longer come? Tell us: somebody else may be waiting for it.",
    },
    shows: ["event"],
  },
  eventWaiting: {
    subject: { fr: "Liste d’attente : {topic}", en: "Waiting list: {topic}" },
    opening: {
      fr: "Toutes les places sont prises : vous êtes sur la liste d’attente. Nous vous écrirons si une place se libère pour vous.",
      en: "All places are taken: you are on the waiting list. We will write to you if a place becomes free for you.",
    },
    shows: ["event"],
  },
  eventCancelled: {
    subject: { fr: "Inscription annulée : {topic}", en: "Registration cancelled: {topic}" },
    opening: {
      fr: "Votre inscription est annulée : nous ne vous attendons plus. Ce n’est pas ce que vous vouliez ? Prévenez-nous.",
      en: "Your registration is cancelled: we no longer expect you. That is not what you wanted? Tell us.",
    },
    shows: ["event"],
  },
  confirmSubscription: {
    subject: { fr: "Confirmez votre abonnement : {topic}", en: "Confirm your subscription: {topic}" },
    opening: {
      fr: "Quelqu’un, vous sans doute, a demandé à recevoir « {topic} » à cette adresse. Confirmez-le par ce lien ; sans cela, vous ne recevrez rien, et l’adresse est effacée au bout de 30 jours.",
      en: "Somebody, probably you, has asked for “{topic}” to be sent to this address. Confirm it by this link; otherwise you get nothing, and the address is erased after 30 days.",
    },
    shows: ["link"],
  },
  emailChanged: {
    subject: { fr: "Votre adresse électronique a changé", en: "Your e-mail address has changed" },
    opening: {
      fr: "L’adresse électronique de votre compte vient d’être changée : les prochains messages iront à la nouvelle. Vous n’y êtes pour rien ? Prévenez tout de suite la personne qui gère les comptes.",
      en: "The e-mail address of your account has just been changed: further mails go to the new one. You did not ask for this? Tell whoever manages the accounts at once.",
    },
    shows: [],
    isForUser: true,
  },
};

/** Mail types that go to staff, at any e-mail address. */
export const STAFF_MAIL_TYPES: readonly string[] = Object.entries(TEMPLATES)
  .filter(([, { isForVendor, isForUser }]) => isForVendor || isForUser)
  .map(([type]) => type);

const WORDS = {
  hello: { fr: "Bonjour {customer},", en: "Dear {customer}," },
  helloVendor: { fr: "Bonjour,", en: "Hello," },
  total: { fr: "Total : {value}", en: "Total: {value}" },
  tracking: { fr: "Numéro de suivi : {value}", en: "Tracking number: {value}" },
  store: { fr: "À retirer ici : {value}", en: "Collect it here: {value}" },
  partReady: {
    fr: "Une partie de votre commande {number} est prête : venez la retirer quand vous voulez.",
    en: "A part of your order {number} is ready: collect it whenever you like.",
  },
  waiting: {
    fr: "Titres arrivés : {value}. Nous vous écrirons quand le reste sera là.",
    en: "Titles arrived: {value}. We will write to you when the rest is here.",
  },
  question: { fr: "Vous nous aviez écrit :", en: "You had written to us:" },
} satisfies Record<string, Sentence>;

/** Returns the placeholders that a mail's own words may have: those of its template, and the customer's name. */
export function placeholdersOf(type: MailTextType): ReadonlySet<string> {
  const { subject, opening } = TEMPLATES[type];
  return new Set([...`${subject.fr}${opening.fr}{customer}`.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []));
}

/** Renders a mail as plain text and as simple HTML, in the reader's language, with the sender's own words where there are some. */
export function writeMail(type: MailType, locale: LocaleCode, facts: MailFacts, sender: MailSender): WrittenMail {
  const own = sender.mailTexts?.[type];
  const template = { ...TEMPLATES[type], ...own };
  const fill = (sentence: Sentence, value = "") =>
    sentence[locale].replaceAll(/\{(number|customer|topic|value)\}/g, (_, name: string) => {
      if (name === "number") return facts.number ?? "";
      if (name === "customer") return (facts.customerName ?? "").trim();
      return name === "topic" ? (facts.topic ?? facts.question?.subject ?? "") : value;
    });
  const greeting = template.isForVendor || !facts.customerName ? fill(WORDS.helloVendor) : fill(WORDS.hello);
  const isPart = template.shows.includes("waiting") && facts.waiting !== undefined && facts.waiting.ready < facts.waiting.total;
  // A message with a greeting of its own needs no second one.
  const opening =
    template.shows.includes("message") && opensWithGreeting(facts.message ?? "")
      ? []
      : [greeting, fill(isPart ? WORDS.partReady : template.opening)];
  const text: string[] = [...opening];
  const html: string[] = opening.map((sentence) => paragraph(sentence));
  for (const part of template.shows) {
    if (part === "sale" && facts.sale) {
      const sale = writeSale(facts.sale, locale);
      text.push(...sale.text);
      html.push(...sale.html);
    }
    if (part === "lines" && facts.lines?.length) {
      text.push(facts.lines.map((line) => `- ${line.quantity} × ${line.title}`).join("\n"));
      html.push(`<ul>${facts.lines.map((line) => `<li>${line.quantity} × ${escapeHtml(line.title)}</li>`).join("")}</ul>`);
    }
    if (part === "total" && facts.total) {
      text.push(fill(WORDS.total, facts.total));
      html.push(paragraph(fill(WORDS.total, facts.total)));
    }
    if (part === "tracking" && facts.trackingNumber) {
      const line = fill(WORDS.tracking, facts.trackingNumber);
      const link = facts.trackingUrl?.startsWith("https://") ? facts.trackingUrl : null;
      text.push(link ? `${line}\n${link}` : line);
      html.push(link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(line)}</a></p>` : paragraph(line));
    }
    if (part === "store" && facts.storeName) {
      text.push(fill(WORDS.store, facts.storeName));
      html.push(paragraph(fill(WORDS.store, facts.storeName)));
    }
    if (part === "waiting" && isPart) {
      const sentence = fill(WORDS.waiting, `${facts.waiting?.ready}/${facts.waiting?.total}`);
      text.push(sentence);
      html.push(paragraph(sentence));
    }
    if (part === "event" && facts.eventPlace) {
      text.push([facts.topic, facts.eventPlace].filter(Boolean).join("\n"));
      html.push(`<p><strong>${escapeHtml(facts.topic ?? "")}</strong><br>${escapeHtml(facts.eventPlace)}</p>`);
    }
    if (part === "link" && facts.link) {
      text.push(facts.link);
      html.push(`<p><a href="${escapeHtml(facts.link)}">${escapeHtml(facts.link)}</a></p>`);
    }
    if (part === "message" && facts.message) {
      text.push(facts.message);
      html.push(`<blockquote>${escapeHtml(facts.message).replaceAll("\n", "<br>")}</blockquote>`);
    }
    if (part === "question" && facts.question) {
      const quoted = facts.question.text.split("\n");
      text.push(`${fill(WORDS.question)}\n${quoted.map((line) => `> ${line}`).join("\n")}`);
      html.push(paragraph(fill(WORDS.question)), `<blockquote>${quoted.map(escapeHtml).join("<br>")}</blockquote>`);
    }
  }
  if (own?.closing) {
    const closing = fill(own.closing);
    text.push(closing);
    html.push(paragraph(closing));
  }
  html.push(paragraph(sender.title));
  return frameMail({ locale, subject: fill(template.subject), text, html }, sender);
}

function opensWithGreeting(text: string): boolean {
  return /^\s*(?:bonjour|bonsoir|ch(?:er|ère)s?|madame|mademoiselle|monsieur|mesdames|messieurs|hello|hi|dear|good\s(?:morning|afternoon|evening))(?!\p{L})/iu.test(
    text,
  );
}
