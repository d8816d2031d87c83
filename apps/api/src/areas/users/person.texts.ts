import type { PersonReason } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Messages for why an action on a user or role is not allowed; the domain's rule provides the reason. */
export const personSentences: Record<PersonReason, Sentence> = {
  HoldsMore: {
    fr: "Cette fiche comporte des droits que vous n’avez pas : seul un compte qui les a peut la modifier.",
    en: "This record holds rights that you lack: only an account that holds them can change it.",
  },
  Self: {
    fr: "Vous ne pouvez ni désactiver ni supprimer votre propre compte.",
    en: "You can neither disable nor delete your own account.",
  },
  OwnRight: {
    fr: "Vous perdriez le droit de gérer les utilisateurs. Demandez à quelqu’un d’autre de vous le retirer.",
    en: "You would lose the right to manage users. Ask somebody else to take it from you.",
  },
  LastManager: {
    fr: "Plus personne ne pourrait gérer les utilisateurs. Donnez d’abord ce droit à quelqu’un d’autre.",
    en: "Nobody could manage users any more. Give that right to somebody else first.",
  },
  LastFullRight: {
    fr: "Plus personne n’aurait tous les droits, ni ne pourrait les donner. Donnez-les d’abord à quelqu’un d’autre.",
    en: "Nobody would hold every right, or could give it. Give it to somebody else first.",
  },
  HasWorked: {
    fr: "Cette personne a déjà travaillé ici : elle reste au journal. Désactivez plutôt son compte.",
    en: "This person has worked here and stays in the log. Disable the account instead.",
  },
  Disabled: {
    fr: "Ce compte est désactivé. Activez-le avant d’envoyer un lien.",
    en: "This account is disabled. Enable it before sending a link.",
  },
  RoleInUse: {
    fr: "Des utilisateurs ont encore ce rôle. Retirez-le-leur d’abord.",
    en: "Some users still have this role. Take it from them first.",
  },
};
