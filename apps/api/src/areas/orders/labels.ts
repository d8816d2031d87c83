import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Sentence } from "../../platform/contract/refusals.ts";

type Words<Id extends string> = Record<Id, Sentence>;

/** What people call the state of a document. */
export const documentStatusLabels: Words<Schemas["DocumentStatus"]> = {
  Temp: { fr: "Panier", en: "Cart" },
  Created: { fr: "Créée", en: "Created" },
  Pending: { fr: "En attente", en: "Pending" },
  PendingExternal: { fr: "En attente (externe)", en: "Pending (external)" },
  AwaitingPayment: { fr: "Paiement attendu", en: "Awaiting payment" },
  PaymentFailed: { fr: "Paiement échoué", en: "Payment failed" },
  PaymentCanceled: { fr: "Paiement abandonné", en: "Payment abandoned" },
  Processing: { fr: "En préparation", en: "In preparation" },
  ProcessingExternal: { fr: "En préparation (externe)", en: "In preparation (external)" },
  Shipped: { fr: "Expédiée", en: "Shipped" },
  Complete: { fr: "Terminée", en: "Complete" },
  CompleteExternal: { fr: "Terminée (externe)", en: "Complete (external)" },
  Cancelled: { fr: "Annulée", en: "Cancelled" },
};

/** What people call the state of a payment. */
export const paymentStatusLabels: Words<Schemas["PaymentStatus"]> = {
  Temp: { fr: "Non commencé", en: "Not started" },
  Pending: { fr: "Non payé", en: "Unpaid" },
  Cancelled: { fr: "Annulé", en: "Cancelled" },
  Paid: { fr: "Payé", en: "Paid" },
  Authorized: { fr: "Autorisé", en: "Authorized" },
  PartiallyRefunded: { fr: "Remboursé en partie", en: "Partly refunded" },
  Refunded: { fr: "Remboursé", en: "Refunded" },
  Voided: { fr: "Autorisation levée", en: "Authorization voided" },
  Refused: { fr: "Refusé", en: "Refused" },
};

/** What people call the state of a line. */
export const documentItemStatusLabels: Words<Schemas["DocumentItemStatus"]> = {
  Temp: { fr: "Au panier", en: "In the cart" },
  Created: { fr: "Enregistrée", en: "Recorded" },
  Pending: { fr: "En attente", en: "Pending" },
  Processing: { fr: "À préparer", en: "To prepare" },
  Shipped: { fr: "Expédiée", en: "Shipped" },
  Complete: { fr: "Terminée", en: "Complete" },
  Cancelled: { fr: "Annulée", en: "Cancelled" },
};

/** What people call a means of payment. */
export const paymentMethodLabels: Words<Schemas["PaymentMethod"]> = {
  CreditCard: { fr: "Carte bancaire", en: "Credit card" },
  Check: { fr: "Chèque", en: "Check" },
  ManualAtPickup: { fr: "Sur place, au retrait", en: "In the shop, at pickup" },
  OnInvoice: { fr: "Sur facture", en: "On invoice" },
  FictiveSuccess: { fr: "Essai (accepté)", en: "Test (accepted)" },
  FictiveFailure: { fr: "Essai (refusé)", en: "Test (refused)" },
  Paypal: { fr: "PayPal", en: "PayPal" },
};

/** What people call a way of delivery. */
export const shippingMethodLabels: Words<Schemas["ShippingMethod"]> = {
  PostStandard: { fr: "Courrier standard", en: "Standard post" },
  Pickup: { fr: "Retrait en magasin", en: "Pickup in the shop" },
  ProWithdrawal: { fr: "Retrait professionnel", en: "Professional pickup" },
  MondialRelay: { fr: "Mondial Relay", en: "Mondial Relay" },
  Colissimo: { fr: "Colissimo", en: "Colissimo" },
  DeutschePost: { fr: "Deutsche Post", en: "Deutsche Post" },
  DhlExpress: { fr: "DHL Express", en: "DHL Express" },
  Proxicourse: { fr: "Proxicourse", en: "Proxicourse" },
  RelaisColis: { fr: "Relais Colis", en: "Relais Colis" },
  Fedex: { fr: "FedEx", en: "FedEx" },
};

/** What people call a kind of document. */
export const documentTypeLabels: Words<Schemas["DocumentType"]> = {
  Order: { fr: "Commande", en: "Order" },
  Quotation: { fr: "Devis", en: "Quotation" },
  Delivery: { fr: "Bon de livraison", en: "Delivery note" },
  Invoice: { fr: "Facture", en: "Invoice" },
};

/** What people call a built-in view. */
export const documentViewLabels: Words<Schemas["DocumentView"]> = {
  toPrepare: { fr: "À préparer", en: "To prepare" },
  pickupToNotify: { fr: "Retrait à notifier", en: "Pickup to announce" },
  awaitingRelease: { fr: "À paraître", en: "Forthcoming" },
  toCollect: { fr: "À encaisser", en: "To collect" },
  paymentFailed: { fr: "Paiement échoué", en: "Payment failed" },
  toRefund: { fr: "À rembourser", en: "To refund" },
};

/** The values of an enumeration, in its own order, with their names in one language. */
export function labelList<Id extends string>(words: Words<Id>, locale: LocaleCode): Schemas["LabelList"] {
  return { items: Object.entries<Sentence>(words).map(([id, word]) => ({ id, label: word[locale] })) };
}
