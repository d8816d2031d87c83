import type { ActionType, TargetFaultReason, TargetFieldId, TargetFieldRange, TargetOperator, TargetRule } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

type Texts<Key extends string> = Readonly<Record<Key, Sentence>>;

/** Labels of action types. */
export const actionTexts: Texts<ActionType> = {
  View: { fr: "Consulter un titre", en: "View a title" },
  Search: { fr: "Chercher", en: "Search" },
  Cart: { fr: "Mettre au panier", en: "Add to the cart" },
  Favorite: { fr: "Mettre en liste d’envies", en: "Add to the wish list" },
  Order: { fr: "Commander", en: "Order" },
  MailClick: { fr: "Cliquer dans un courriel", en: "Click in a mail" },
  Registration: { fr: "S’inscrire à un événement", en: "Register for an event" },
};

/** Labels of field groups. */
export const rangeTexts: Texts<TargetFieldRange> = {
  Person: { fr: "Personne", en: "Person" },
  Orders: { fr: "Commandes", en: "Orders" },
  Titles: { fr: "Titres", en: "Titles" },
  Actions: { fr: "Actions", en: "Actions" },
};

/** Labels of target fields. */
export const fieldTexts: Texts<TargetFieldId> = {
  createdAt: { fr: "Client depuis", en: "Customer since" },
  role: { fr: "Rôle", en: "Role" },
  subscription: { fr: "Abonnement", en: "Subscription" },
  country: { fr: "Pays", en: "Country" },
  postalCode: { fr: "Code postal", en: "Postal code" },
  orderCount: { fr: "Commandes", en: "Orders" },
  orderTotal: { fr: "Total commandé", en: "Ordered in all" },
  lastOrder: { fr: "Dernière commande", en: "Last order" },
  orderedTitle: { fr: "Titre acheté", en: "Title bought" },
  orderedCategory: { fr: "Catégorie achetée", en: "Category bought" },
  orderedPublisher: { fr: "Éditeur acheté", en: "Publisher bought" },
  viewedTitle: { fr: "Titre consulté", en: "Title viewed" },
  viewedCategory: { fr: "Catégorie consultée", en: "Category viewed" },
  viewedPublisher: { fr: "Éditeur consulté", en: "Publisher viewed" },
  cartedTitle: { fr: "Titre mis au panier", en: "Title in the cart" },
  cartedCategory: { fr: "Catégorie mise au panier", en: "Category in the cart" },
  cartedPublisher: { fr: "Éditeur mis au panier", en: "Publisher in the cart" },
  wishedTitle: { fr: "Titre en liste d’envies", en: "Title on the wish list" },
  wishedCategory: { fr: "Catégorie en liste d’envies", en: "Category on the wish list" },
  wishedPublisher: { fr: "Éditeur en liste d’envies", en: "Publisher on the wish list" },
  visits: { fr: "Visites", en: "Visits" },
  lastVisit: { fr: "Dernière visite", en: "Last visit" },
  views: { fr: "Titres consultés", en: "Titles viewed" },
  searches: { fr: "Recherches", en: "Searches" },
  searchedFor: { fr: "Recherche", en: "Searched for" },
  carts: { fr: "Mises au panier", en: "Additions to the cart" },
  wishes: { fr: "Mises en liste d’envies", en: "Additions to the wish list" },
  mailClicks: { fr: "Clics dans les courriels", en: "Clicks in mails" },
  registrations: { fr: "Inscriptions", en: "Registrations" },
};

/** Labels of operators. */
export const operatorTexts: Texts<TargetOperator> = {
  atLeast: { fr: "au moins", en: "at least" },
  atMost: { fr: "au plus", en: "at most" },
  since: { fr: "depuis le", en: "since" },
  before: { fr: "avant le", en: "before" },
  inLastDays: { fr: "depuis moins de", en: "within the last" },
  notInLastDays: { fr: "depuis plus de", en: "not within the last" },
  oneOf: { fr: "est", en: "is" },
  noneOf: { fr: "n’est pas", en: "is not" },
  startsWith: { fr: "commence par", en: "begins with" },
  contains: { fr: "contient", en: "contains" },
};

/** Labels of group rules. */
export const ruleTexts: Texts<TargetRule> = {
  all: { fr: "Toutes ces conditions", en: "All of these conditions" },
  any: { fr: "Au moins une de ces conditions", en: "At least one of these conditions" },
  none: { fr: "Aucune de ces conditions", en: "None of these conditions" },
};

/** Labels of subscription types. */
export const subscriptionTexts: Readonly<Record<string, Sentence>> = {
  Newsletter: { fr: "Lettre d’information", en: "Newsletter" },
  Marketing: { fr: "Offres de la boutique", en: "Offers of the shop" },
  AlertSearchNewItems: { fr: "Alerte de recherche", en: "Search alert" },
  AlertProductAvailability: { fr: "Alerte de disponibilité", en: "Availability alert" },
  PremiumAccount: { fr: "Carte de fidélité", en: "Loyalty card" },
};

/** Reasons why a target cannot be counted. */
export const faultTexts: Texts<TargetFaultReason> = {
  NothingAsked: { fr: "Ajoutez au moins une condition.", en: "Add at least one condition." },
  GroupEmpty: { fr: "Ce groupe ne contient aucune condition.", en: "This group holds no condition." },
  TooDeep: { fr: "Six groupes l’un dans l’autre au plus.", en: "Six groups within one another at most." },
  TooMany: { fr: "Soixante conditions et groupes au plus.", en: "Sixty conditions and groups at most." },
  OperatorUnfit: { fr: "Cette comparaison ne va pas avec ce champ.", en: "This comparison does not go with this field." },
  ValueMissing: { fr: "Il manque une valeur.", en: "A value is missing." },
  TooManyValues: { fr: "Il y a trop de valeurs.", en: "There are too many values." },
  NoNumber: { fr: "Écrivez un nombre entier, à partir de 0.", en: "Write a whole number, from 0." },
  NoAmount: { fr: "Écrivez un montant, à partir de 0.", en: "Write an amount, from 0." },
  NoDay: { fr: "Cette date n’existe pas.", en: "There is no such date." },
  NoDays: { fr: "Écrivez un nombre de jours, de 1 à 3650.", en: "Write a number of days, from 1 to 3650." },
  NoChoice: { fr: "Cette valeur n’existe pas.", en: "There is no such value." },
  NoEan: { fr: "Un EAN a treize chiffres.", en: "An EAN has thirteen digits." },
  NoWord: { fr: "Écrivez au moins une lettre ou un chiffre.", en: "Write at least a letter or a digit." },
};
