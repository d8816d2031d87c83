import {
  type AddressReason,
  addressFaults,
  type CarrierAddress,
  can,
  isPickup,
  type OrderAction,
  type OrderFacts,
  type OrderRules,
  type ReasonCode,
  type ReasonParams,
  type ShippingMethod,
  type Verdict,
} from "@reserve/domain";
import { documentStatusLabels, documentTypeLabels, paymentStatusLabels, shippingMethodLabels } from "@reserve/domain/labels";
import { type PropertyRefusal, type Refusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import { localDay } from "./formats.ts";
import type { LockedDocument } from "./order-changes.store.ts";
import { type FactLine, factsOf } from "./order-facts.ts";

/** Returns the message for the reason that a domain rule gives. */
export function sentenceOf(reason: ReasonCode, params: ReasonParams = {}): Sentence {
  const sentence = SENTENCES[reason];
  return typeof sentence === "function" ? sentence(params) : sentence;
}

/** Returns the 409 of a domain rule with its message. */
export function refusalByRule(reason: ReasonCode, params: ReasonParams = {}): Refusal {
  return refuse.conflict(sentenceOf(reason, params), reason);
}

/** Returns the facts of a document that allows an action; throws like `requireVerdict` otherwise. */
export function requireAllowed(
  action: OrderAction,
  order: Pick<LockedDocument, "document" | "items">,
  { variant }: { variant: { flags: OrderRules } },
  itemIds?: readonly number[],
): OrderFacts<FactLine> {
  const facts = factsOf(order);
  requireVerdict(can(action, facts, variant.flags, itemIds), itemIds);
  return facts;
}

/** Throws 409 if the order's state forbids an action; 422 at the selected lines if only they are invalid. */
export function requireVerdict(verdict: Verdict, itemIds: readonly number[] = []): void {
  if (verdict.isAllowed) return;
  const { reason, params } = verdict;
  if (reason !== "UnknownLines" && reason !== "SomeLinesNotEligible") throw refusalByRule(reason, params);
  const wrong = new Set(params.lineIds);
  const errorMessage = sentenceOf(reason, params);
  throw refuse.invalid(itemIds.flatMap((id, index) => (wrong.has(id) ? [{ propertyName: `itemIds[${index}]`, errorMessage }] : [])));
}

const SENTENCES: Record<ReasonCode, Sentence | ((params: ReasonParams) => Sentence)> = {
  NotAnOrder: ({ documentType }) => {
    const word = documentType ? documentTypeLabels[documentType] : { fr: "Ce document", en: "This document" };
    return { fr: `${word.fr} : ce document se consulte seulement.`, en: `${word.en}: this document is only read.` };
  },
  Cart: { fr: "C’est encore un panier : la commande n’est pas passée.", en: "This is still a cart: the order has not been placed." },
  FeatureOff: { fr: "Cette action n’est pas proposée dans cette boutique.", en: "This shop does not offer this action." },
  External: { fr: "Un autre système gère cette commande.", en: "Another system manages this order." },
  Incoherent: ({ documentStatus, paymentStatus }) => ({
    fr: `État incohérent : ${quoted(documentStatus && documentStatusLabels[documentStatus].fr)} et ${quoted(paymentStatus && paymentStatusLabels[paymentStatus].fr)} ne vont pas ensemble.`,
    en: `Inconsistent state: ${documentStatus && documentStatusLabels[documentStatus].en} and ${paymentStatus && paymentStatusLabels[paymentStatus].en} do not fit together.`,
  }),
  OrderCancelled: { fr: "Cette commande est annulée.", en: "This order is cancelled." },
  OrderComplete: { fr: "Cette commande est terminée.", en: "This order is complete." },
  OrderShipped: { fr: "Toute la commande est déjà expédiée.", en: "The whole order has already been shipped." },
  NotInPreparation: { fr: "Cette commande n’est pas encore en préparation.", en: "This order is not in preparation yet." },
  PaymentFailed: { fr: "Le paiement de cette commande a échoué.", en: "The payment of this order has failed." },
  PaymentMissing: { fr: "Le paiement n’est pas encore reçu.", en: "The payment has not been received yet." },
  AlreadyPaid: ({ at }) =>
    at
      ? { fr: `Déjà payée le ${localDay(new Date(at), "fr")}.`, en: `Already paid on ${localDay(new Date(at), "en")}.` }
      : { fr: "Cette commande est déjà payée.", en: "This order is already paid." },
  NothingReceived: { fr: "Aucun paiement reçu : rien n’est à rembourser.", en: "No payment was received: nothing is to be given back." },
  NothingDue: { fr: "Rien n’est dû : il n’y a rien à déduire.", en: "Nothing is due: there is nothing to take off." },
  AlreadyRefunded: { fr: "Cette commande est déjà remboursée.", en: "This order has already been refunded." },
  PaymentCancelled: { fr: "Le paiement de cette commande est annulé.", en: "The payment of this order is cancelled." },
  CollectedInShop: {
    fr: "Cette commande est retirée en magasin : rien n’est à expédier.",
    en: "This order is collected in the shop: nothing is shipped.",
  },
  NotCollected: ({ shippingMethod }) => ({
    fr: `Livrée par ${shippingMethod ? shippingMethodLabels[shippingMethod].fr : "un transporteur"}, sans retrait en magasin.`,
    en: `Delivered by ${shippingMethod ? shippingMethodLabels[shippingMethod].en : "a carrier"}, not collected in the shop.`,
  }),
  NoEligibleLine: { fr: "Aucune ligne de cette commande ne s’y prête.", en: "No line of this order allows it." },
  NoLineSelected: { fr: "Cochez au moins une ligne.", en: "Tick at least one line." },
  NoSelectedLineEligible: { fr: "Aucune des lignes cochées ne s’y prête.", en: "None of the ticked lines allows it." },
  SomeLinesNotEligible: { fr: "Cette ligne ne s’y prête pas : rien n’a été fait.", en: "This line does not allow it: nothing was done." },
  UnknownLines: { fr: "Cette ligne n’appartient pas à cette commande.", en: "This line does not belong to this order." },
  AlreadyNotified: ({ at }) => ({
    fr: `Ce client a déjà été prévenu${at ? ` le ${localDay(new Date(at), "fr")}` : ""}.`,
    en: `This customer has already been told${at ? ` on ${localDay(new Date(at), "en")}` : ""}.`,
  }),
  AlreadyDelivered: { fr: "Ce colis est déjà noté comme arrivé.", en: "This parcel has already been noted as arrived." },
  NoCustomer: {
    fr: "Cette commande n’a pas de client : personne à qui écrire.",
    en: "This order has no customer: there is nobody to write to.",
  },
  LinesAlreadyGone: ({ count = 1, shippingMethod }) =>
    shippingMethod && isPickup(shippingMethod)
      ? {
          fr: count > 1 ? `${count} lignes sont déjà remises.` : "Une ligne est déjà remise.",
          en: count > 1 ? `${count} lines have already been handed over.` : "One line has already been handed over.",
        }
      : {
          fr: count > 1 ? `${count} lignes sont déjà parties à cette adresse.` : "Une ligne est déjà partie à cette adresse.",
          en: count > 1 ? `${count} lines have already left for this address.` : "One line has already left for this address.",
        },
};

/** Message for a document that does not exist. */
export const NO_SUCH_DOCUMENT = { fr: "Cette commande n’existe pas ou n’existe plus.", en: "This order does not exist, or no longer." };

/** Returns a parcel of an order; throws 422 when the order does not have it. */
export function requireParcel<Parcel extends { id: number }>({ parcels }: { parcels: readonly Parcel[] }, id: number): Parcel {
  const parcel = parcels.find((one) => one.id === id);
  if (!parcel) throw refuse.invalid([NO_SUCH_PARCEL]);
  return parcel;
}

const NO_SUCH_PARCEL = {
  propertyName: "parcelId",
  errorMessage: { fr: "Cette commande n’a pas ce colis.", en: "This order has no such parcel." },
};

/** Returns the address errors for a carrier, by property of `shippingAddress`; empty when valid. */
export function shippingAddressFaults(shippingMethod: ShippingMethod, address: CarrierAddress): PropertyRefusal[] {
  return addressFaults(shippingMethod, address).map(({ property, reason }) => ({
    propertyName: `shippingAddress.${property}`,
    errorMessage: ADDRESS_SENTENCES[reason],
  }));
}

const ADDRESS_SENTENCES: Record<AddressReason, Sentence> = {
  Blank: fieldSentences.required,
  FrenchPostcode: { fr: "Un code postal français a cinq chiffres.", en: "A French postcode has five digits." },
  UnknownCountry: { fr: "Ce pays n’existe pas.", en: "There is no such country." },
  PhoneMissing: {
    fr: "Le point relais prévient par téléphone : indiquez un numéro.",
    en: "The pickup point calls when the parcel is there: give a phone number.",
  },
  Phone: { fr: "Ce numéro de téléphone ne peut pas être appelé.", en: "This phone number cannot be called." },
};

function quoted(text: string | undefined): string {
  return `« ${text ?? ""} »`;
}
