import type { CodeRefusal, DiscountCodeState, DiscountFaultReason, DiscountLimitationType, DiscountType } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** The discount does not exist. */
export const GONE = { fr: "Cette remise n’existe pas ou n’existe plus.", en: "This discount does not exist, or no longer." };
/** An order lists a discount twice. */
export const TWICE = { fr: "Cette remise est déjà nommée.", en: "This discount is named already." };
/** Message for a code that no discount has. */
export const NO_DISCOUNT_OF_CODE = { fr: "Aucune remise n’a ce code.", en: "No discount has this code." };

/** Labels of discount types. */
export const typeTexts: Readonly<Record<DiscountType, Sentence>> = {
  AppliesToItems: { fr: "Les articles", en: "Items" },
  AppliesToSubTotal: { fr: "Le sous-total", en: "The subtotal" },
  AppliesToShipping: { fr: "La livraison", en: "Shipping" },
};

/** Labels of usage limits. */
export const limitationTexts: Readonly<Record<DiscountLimitationType, Sentence>> = {
  Unlimited: { fr: "Sans limite", en: "Without limit" },
  NTimesOnly: { fr: "En tout", en: "In all" },
  NTimesPerCustomer: { fr: "Par client", en: "Per customer" },
};

/** Reasons why an order cannot use a discount any more, given the discount's name. */
export const redemptionTexts = {
  draft: (name) => ({ fr: `La remise « ${name} » n’est pas publiée.`, en: `The discount “${name}” is not published.` }),
  scheduled: (name) => ({ fr: `La remise « ${name} » n’a pas commencé.`, en: `The discount “${name}” has not begun.` }),
  exhausted: (name) => ({ fr: `La remise « ${name} » est épuisée.`, en: `The discount “${name}” is used up.` }),
  over: (name) => ({ fr: `La remise « ${name} » est terminée.`, en: `The discount “${name}” is over.` }),
  customerUnknown: (name) => ({
    fr: `La remise « ${name} » demande un client connu.`,
    en: `The discount “${name}” asks for a known customer.`,
  }),
  customerUsedUp: (name) => ({
    fr: `Ce client a déjà eu la remise « ${name} ».`,
    en: `This customer has had the discount “${name}” already.`,
  }),
} satisfies Record<string, (name: string) => Sentence>;

/** Reasons why a typed code does not unlock a discount, given the discount's name. */
export const codeRefusalTexts: Readonly<Record<CodeRefusal, (name: string) => Sentence>> = {
  CodeMissing: (name) => ({ fr: `La remise « ${name} » demande un code.`, en: `The discount “${name}” asks for a code.` }),
  CodeOther: (name) => ({ fr: `Ce n’est pas un code de la remise « ${name} ».`, en: `This is no code of the discount “${name}”.` }),
  CodeUsed: (name) => ({
    fr: `Une autre commande a déjà ce code de la remise « ${name} ».`,
    en: `Another order has this code of the discount “${name}” already.`,
  }),
  CodeWithdrawn: (name) => ({
    fr: `Ce code de la remise « ${name} » a été retiré.`,
    en: `This code of the discount “${name}” was withdrawn.`,
  }),
};

/** Labels of code states. */
export const codeStateTexts: Readonly<Record<DiscountCodeState, Sentence>> = {
  free: { fr: "Libre", en: "Free" },
  used: { fr: "Utilisé", en: "Used" },
  withdrawn: { fr: "Retiré", en: "Withdrawn" },
};

/** Messages of validation errors. */
export const faultTexts: Readonly<Record<DiscountFaultReason, Sentence>> = {
  NameMissing: { fr: "Donnez un nom.", en: "Give a name." },
  NoSuchDate: { fr: "Cette date n’existe pas.", en: "There is no such date." },
  EndBeforeStart: { fr: "La fin vient après le début.", en: "The end comes after the start." },
  PercentageOutOfRange: { fr: "Un pourcentage va de plus de 0 % à 100 %.", en: "A percentage is more than 0% and at most 100%." },
  PercentageTooFine: { fr: "Deux décimales de pourcentage au plus.", en: "Two decimals of a percentage at most." },
  AmountMissing: { fr: "Donnez un montant.", en: "Give an amount." },
  AmountNotPositive: { fr: "Un montant de plus de 0 €.", en: "An amount of more than €0." },
  CodeForm: {
    fr: "Au moins trois signes : lettres sans accent, chiffres, traits d’union entre eux.",
    en: "At least three signs: letters without accents, digits, hyphens between them.",
  },
  TimesMissing: { fr: "Combien de fois ? Au moins une.", en: "How many times? Once at least." },
  NoJson: { fr: "Ce n’est pas du JSON.", en: "This is no JSON." },
};
