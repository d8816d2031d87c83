import type { TextsByLocale } from "../texts/TextsProvider.tsx";
import { lazyNumber } from "../texts/texts.ts";

const french = /* @__PURE__ */ lazyNumber("fr-FR");
const english = /* @__PURE__ */ lazyNumber("en-GB");

interface FileWords {
  chooseOne: string;
  chooseMany: string;
  dropOne: string;
  dropMany: string;
  dropNow: string;
  urlLabel: string;
  addUrl: string;
  invalidUrl: string;
  sizeLimit: (size: string) => string;
  countLimit: (count: number) => string;
  refusedTitle: (count: number) => string;
  wrongKind: (name: string, kinds: string) => string;
  tooLarge: (name: string, size: string, limit: string) => string;
  empty: (name: string) => string;
  tooMany: (name: string, count: number) => string;
  full: string;
  forgetRefusals: string;
  notThisKind: string;
  files: string;
  waiting: string;
  sent: string;
  failed: string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  progressOf: (name: string) => string;
  alternative: string;
  alternativeHelp: string;
  /** Announcements for screen readers: half uploaded, uploaded, failed. */
  halfSent: (name: string) => string;
  sentOf: (name: string) => string;
  failedOf: (name: string, reason: string) => string;
  addedOf: (name: string) => string;
  size: (bytes: number) => string;
}

/** Returns a formatted file size: 820 ko, 1,4 Mo. */
function sizeIn(bytes: number, format: (value: number) => string, units: readonly string[]): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const rounded = value < 10 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${format(rounded)}\u00a0${units[unit]}`;
}

/** Texts of the file drop. */
export const filesTexts: TextsByLocale<FileWords> = {
  fr: {
    chooseOne: "Choisir un fichier",
    chooseMany: "Choisir des fichiers",
    dropOne: "ou déposez-le ici, ou collez-le",
    dropMany: "ou déposez-les ici, ou collez-les",
    dropNow: "Lâchez pour ajouter",
    urlLabel: "Adresse du fichier",
    addUrl: "Ajouter",
    invalidUrl: "Cette adresse n’est pas complète. Elle commence par https://.",
    sizeLimit: (size) => `${size} au plus`,
    countLimit: (count) => `${french.format(count)} fichiers au plus`,
    refusedTitle: (count) => (count < 2 ? "Un fichier n’a pas été ajouté." : `${french.format(count)} fichiers n’ont pas été ajoutés.`),
    wrongKind: (name, kinds) => `${name}\u00a0: ce genre de fichier n’est pas accepté (${kinds}).`,
    tooLarge: (name, size, limit) => `${name}\u00a0: ${size}, c’est plus que ${limit}.`,
    empty: (name) => `${name}\u00a0: ce fichier est vide.`,
    tooMany: (name, count) => `${name}\u00a0: ${count < 2 ? "un seul fichier est attendu" : `${french.format(count)} fichiers au plus`}.`,
    full: "Retirez un fichier pour en ajouter un autre.",
    forgetRefusals: "J’ai compris",
    notThisKind: "Ce genre de fichier n’est pas accepté",
    files: "Fichiers ajoutés",
    waiting: "En attente",
    sent: "Envoyé",
    failed: "Échec de l’envoi",
    remove: (name) => `Retirer ${name}`,
    retry: (name) => `Réessayer d’envoyer ${name}`,
    progressOf: (name) => `Envoi de ${name}`,
    alternative: "Texte de remplacement",
    alternativeHelp: "Ce que l’image montre, pour qui ne la voit pas.",
    halfSent: (name) => `${name}\u00a0: moitié envoyée.`,
    sentOf: (name) => `${name}\u00a0: envoyé.`,
    failedOf: (name, reason) => `${name}\u00a0: ${reason}`,
    addedOf: (name) => `${name}\u00a0: ajouté.`,
    size: (bytes) => sizeIn(bytes, french.format, ["o", "ko", "Mo", "Go"]),
  },
  en: {
    chooseOne: "Choose a file",
    chooseMany: "Choose files",
    dropOne: "or drop it here, or paste it",
    dropMany: "or drop them here, or paste them",
    dropNow: "Let go to add",
    urlLabel: "Address of the file",
    addUrl: "Add",
    invalidUrl: "This address is not complete. It starts with https://.",
    sizeLimit: (size) => `${size} at most`,
    countLimit: (count) => `${english.format(count)} files at most`,
    refusedTitle: (count) => (count === 1 ? "One file was not added." : `${english.format(count)} files were not added.`),
    wrongKind: (name, kinds) => `${name}: this kind of file is not accepted (${kinds}).`,
    tooLarge: (name, size, limit) => `${name}: ${size} is more than ${limit}.`,
    empty: (name) => `${name}: this file is empty.`,
    tooMany: (name, count) => `${name}: ${count === 1 ? "only one file is expected" : `${english.format(count)} files at most`}.`,
    full: "Remove a file to add another one.",
    forgetRefusals: "Understood",
    notThisKind: "This kind of file is not accepted",
    files: "Added files",
    waiting: "Waiting",
    sent: "Sent",
    failed: "Not sent",
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try again to send ${name}`,
    progressOf: (name) => `Sending ${name}`,
    alternative: "Alternative text",
    alternativeHelp: "What the image shows, for those who do not see it.",
    halfSent: (name) => `${name}: half sent.`,
    sentOf: (name) => `${name}: sent.`,
    failedOf: (name, reason) => `${name}: ${reason}`,
    addedOf: (name) => `${name}: added.`,
    size: (bytes) => sizeIn(bytes, english.format, ["B", "kB", "MB", "GB"]),
  },
};
