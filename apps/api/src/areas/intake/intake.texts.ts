import type { IntakeReason } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { NUMBER_SENTENCES } from "../../platform/customers/business-number.texts.ts";

/** Messages of intake errors by property. */
export const intakeSentences: Record<IntakeReason, Sentence> = {
  ...NUMBER_SENTENCES,
  NoEan: { fr: "Ce n’est pas un EAN : la clé de contrôle est fausse.", en: "This is no EAN: its check digit is wrong." },
  UnknownTitle: { fr: "Le catalogue n’a pas ce titre.", en: "The catalogue has no such title." },
  NoTaxRate: { fr: "Ce taux de TVA n’existe pas pour ces articles.", en: "There is no such VAT rate for these items." },
  OtherTotal: { fr: "Le total n’est pas la somme des lignes et du port.", en: "The total is not the sum of lines and shipping." },
  OtherDiscounts: {
    fr: "Les remises ne sont pas la différence entre les prix pleins et les prix.",
    en: "The discounts are not the difference between full prices and prices.",
  },
  BelowPrice: { fr: "Le prix avant remise est plus bas que le prix.", en: "The price before discounts is below the price." },
  QuotationRedeems: {
    fr: "Un devis n’utilise ni code ni remise : indiquez le montant seul.",
    en: "A quotation redeems neither code nor discount: give the amount alone.",
  },
  InFuture: { fr: "Ce moment n’est pas encore venu.", en: "This moment has not come yet." },
  StoreMissing: { fr: "Indiquez la librairie du retrait.", en: "Give the shop where it is collected." },
  UnknownStore: { fr: "Cette librairie n’existe pas.", en: "There is no such shop." },
  PaidAtPickupOnly: { fr: "Seul un retrait se paie à la librairie.", en: "Only a pickup is paid in the shop." },
  UnknownCustomer: { fr: "Aucun client n’a été transmis sous cette référence.", en: "No customer was handed over under this reference." },
  OrdersOpen: {
    fr: "Ce client a des commandes qui ne sont pas soldées : il ne peut pas encore être effacé.",
    en: "This customer has orders that are not settled, and cannot be erased yet.",
  },
  UnknownOrder: { fr: "Aucune commande n’a été transmise sous cette référence.", en: "No order was handed over under this reference." },
  NotAnOrder: { fr: "C’est un devis : il ne se paie pas.", en: "This is a quotation: it is not paid." },
  NoAmount: { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." },
  OtherAmount: { fr: "C’est moins que le montant dû.", en: "This is less than the amount due." },
  UnknownVoucher: { fr: "Aucun bon n’a ce code.", en: "No voucher has this code." },
  VoucherExpired: { fr: "Ce bon a expiré.", en: "This voucher has expired." },
  VoucherEmpty: { fr: "Il ne reste rien sur ce bon.", en: "Nothing is left on this voucher." },
  VoucherCancelled: { fr: "Ce bon est annulé.", en: "This voucher is cancelled." },
  VoucherOfOther: { fr: "Ce bon est réservé à un autre client.", en: "This voucher is reserved for another customer." },
  NotOnItsWay: {
    fr: "Cette commande n’est pas chez un transporteur, ou pas entière.",
    en: "This order is not with a carrier, or not all of it.",
  },
  UnknownQuestion: { fr: "Ce sujet n’existe pas.", en: "There is no such subject." },
  OtherContent: {
    fr: "Cette référence a déjà été transmise avec un autre contenu.",
    en: "This reference was handed over with another content.",
  },
  Taken: { fr: "Une autre fiche porte déjà cette valeur.", en: "Another record has this value already." },
  Blank: { fr: "Ce champ est obligatoire.", en: "This field is required." },
  FrenchPostcode: { fr: "Un code postal français a cinq chiffres.", en: "A French postcode has five digits." },
  UnknownCountry: { fr: "Ce pays n’existe pas.", en: "There is no such country." },
  PhoneMissing: { fr: "Le point relais prévient par téléphone : indiquez un numéro.", en: "The pickup point calls: give a phone number." },
  Phone: { fr: "Ce numéro de téléphone ne peut pas être appelé.", en: "This phone number cannot be called." },
};
