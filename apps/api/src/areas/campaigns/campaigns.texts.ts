import type { CampaignFault, CampaignMailReason, CampaignMailState, CampaignState } from "@reserve/domain";
import type { LetterFault } from "@reserve/domain/letter-page";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Messages of field errors. */
export const faultTexts: Readonly<Record<CampaignFault, Sentence>> = {
  NameMissing: { fr: "Donnez un nom à la campagne.", en: "Give the campaign a name." },
  SubjectLines: { fr: "L’objet tient sur une ligne.", en: "The subject is one line." },
  EmailInvalid: { fr: "La liste contient ce qui n’est pas une adresse électronique.", en: "The list holds what is no e-mail address." },
  EmailListLong: {
    fr: "La liste est trop longue : 600 000 signes au plus, environ 25 000 adresses.",
    en: "The list is too long: 600,000 signs at most, about 25,000 addresses.",
  },
  MjmlDisabled: { fr: "Les lettres s’écrivent ici en HTML.", en: "Letters are written in HTML here." },
  SubjectMissing: { fr: "Donnez un objet au courriel.", en: "Give the mail a subject." },
  ContentMissing: { fr: "Écrivez la lettre.", en: "Write the letter." },
  TargetMissing: { fr: "Dites à qui part la lettre.", en: "Say whom the letter goes to." },
};

/** Reasons for which a letter is not sent. */
export const letterTexts: Readonly<Record<LetterFault, Sentence>> = {
  LetterUnreadable: {
    fr: "La lettre ne se lit pas encore : corrigez sa source.",
    en: "The letter cannot be read yet: correct its source.",
  },
  LetterTooDeep: {
    fr: "La lettre emboîte plus de 200 éléments les uns dans les autres : simplifiez-la.",
    en: "The letter nests more than 200 elements in one another: simplify it.",
  },
  LetterTooLarge: {
    fr: "La lettre mise en page dépasserait 1 Mo : allégez-la.",
    en: "The letter would be longer than 1 MB once laid out: make it lighter.",
  },
  LetterEmpty: {
    fr: "La lettre n’a ni texte ni image : écrivez-la.",
    en: "The letter has neither text nor picture: write it.",
  },
  UnsubscribeHidden: {
    fr: "Personne ne verrait le lien de désabonnement : rendez-le visible, ou ôtez-le et le pied de lettre en aura un.",
    en: "Nobody would see the unsubscribe link: make it visible, or remove it and the footer will have one.",
  },
};

/** Messages for actions that a campaign's state forbids. */
export const stateTexts: Readonly<Record<CampaignState, Sentence>> = {
  draft: { fr: "La campagne est un brouillon : elle n’est pas partie.", en: "The campaign is a draft: it has not left." },
  scheduled: { fr: "La campagne est programmée : déprogrammez-la d’abord.", en: "The campaign is scheduled: unschedule it first." },
  preparing: { fr: "La campagne est en préparation.", en: "The campaign is being prepared." },
  sending: { fr: "L’envoi de la campagne est en cours.", en: "The campaign is being sent." },
  paused: { fr: "L’envoi de la campagne est en pause.", en: "The campaign is paused." },
  interrupted: { fr: "L’envoi de la campagne est interrompu.", en: "The campaign is interrupted." },
  sent: { fr: "La campagne est envoyée.", en: "The campaign has been sent." },
};

/** Labels of mail states in exports; an uncertain one left as is has its own. */
export const mailStateTexts: Readonly<Record<CampaignMailState | "Settled", Sentence>> = {
  Waiting: { fr: "Pas encore parti", en: "Not left yet" },
  Sending: { fr: "En cours", en: "On its way" },
  Retry: { fr: "À réessayer", en: "To be tried again" },
  Sent: { fr: "Remis", en: "Delivered" },
  Refused: { fr: "Refusé", en: "Refused" },
  Abandoned: { fr: "Abandonné", en: "Given up" },
  Unknown: { fr: "Peut-être parti", en: "Perhaps left" },
  Settled: { fr: "Peut-être parti, laissé", en: "Perhaps left, left as it is" },
};

/** Reasons why a mail did not arrive. */
export const mailReasonTexts: Readonly<Record<CampaignMailReason, Sentence>> = {
  UnknownMailbox: { fr: "Boîte inconnue", en: "Unknown mailbox" },
  UnknownDomain: { fr: "Domaine introuvable", en: "Unknown domain" },
  MailboxFull: { fr: "Boîte pleine", en: "Mailbox full" },
  TryLater: { fr: "« Réessayez plus tard »", en: "“Try again later”" },
  Policy: { fr: "Refus du destinataire", en: "Refused by the receiver" },
  Suppressed: { fr: "Adresse écartée", en: "Left out" },
  Interrupted: { fr: "Interrompu en plein envoi", en: "Interrupted while sending" },
  NoAnswer: { fr: "Pas de réponse", en: "No answer" },
  Other: { fr: "Autre refus", en: "Refused otherwise" },
};
