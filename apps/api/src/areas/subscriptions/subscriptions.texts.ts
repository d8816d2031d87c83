import type { SubscriberState, SubscriptionType } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Labels of subscription types. */
export const typeTexts: Readonly<Record<SubscriptionType, Sentence>> = {
  Newsletter: { fr: "Lettre d’information", en: "Newsletter" },
  Marketing: { fr: "Offres de la librairie", en: "Offers of the shop" },
  AlertSearchNewItems: { fr: "Alerte sur une recherche", en: "Search alert" },
  AlertProductAvailability: { fr: "Alerte de disponibilité", en: "Availability alert" },
  PremiumAccount: { fr: "Compte fidélité", en: "Loyalty account" },
};

/** Labels of subscriber states in exports. */
export const stateTexts: Readonly<Record<SubscriberState, Sentence>> = {
  Pending: { fr: "À confirmer", en: "To confirm" },
  Subscribed: { fr: "Abonnée", en: "Subscribed" },
  Unsubscribed: { fr: "Désabonnée", en: "Unsubscribed" },
  Removed: { fr: "Retirée par l’équipe", en: "Removed by the team" },
  Dead: { fr: "Adresse morte", en: "Dead address" },
};
