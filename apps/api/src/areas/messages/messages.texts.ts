import type { MessageReason, MessageStatus } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Labels of the state of a message. */
export const statusLabels: Record<MessageStatus, Sentence> = {
  Pending: { fr: "À traiter", en: "To answer" },
  Progress: { fr: "En cours", en: "In progress" },
  Solved: { fr: "Résolu", en: "Solved" },
};

/** Subjects of the contact form, by id. */
export const questionLabels: Readonly<Record<string, Sentence>> = {
  order: { fr: "Ma commande", en: "My order" },
  delivery: { fr: "Ma livraison", en: "My delivery" },
  payment: { fr: "Un paiement ou un remboursement", en: "A payment or a refund" },
  product: { fr: "Un livre ou un article", en: "A book or an item" },
  event: { fr: "Une rencontre, une dédicace", en: "An event, a signing" },
  professional: { fr: "Collectivités et professionnels", en: "Public bodies and professionals" },
  account: { fr: "Mon compte", en: "My account" },
  other: { fr: "Autre sujet", en: "Something else" },
};

/** Messages for the reasons why a message cannot be moved. */
export const reasonSentences: Record<MessageReason, Sentence> = {
  SameStatus: { fr: "Ce message est déjà dans cet état.", en: "This message is in that state already." },
  SameOwner: { fr: "Ce message est déjà entre ces mains.", en: "This message is in these hands already." },
  ReopenFirst: {
    fr: "Un message résolu se rouvre d’abord : il passe « En cours ».",
    en: "A solved message is reopened first: it goes to “In progress”.",
  },
};
