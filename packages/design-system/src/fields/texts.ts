import type { TextsByLocale } from "../texts/TextsProvider.tsx";
import { lazyNumber } from "../texts/texts.ts";

const frenchNumber = /* @__PURE__ */ lazyNumber("fr-FR");
const englishNumber = /* @__PURE__ */ lazyNumber("en-GB");
// In French, 0 and 1 are singular.
const many = (count: number, one: string, several: string) => `${frenchNumber.format(count)}\u00a0${count < 2 ? one : several}`;
const manyInEnglish = (count: number, one: string, several: string) => `${englishNumber.format(count)} ${count === 1 ? one : several}`;

/** Texts of the trade fields. */
interface FieldWords {
  notNumber: string;
  notWhole: string;
  tooManyDecimals: (most: number) => string;
  between: (min: string, max: string) => string;
  atLeast: (min: string) => string;
  atMost: (max: string) => string;
  increase: (label: string) => string;
  decrease: (label: string) => string;
  notAmount: string;
  price: string;
  priceWithTax: string;
  priceNoTax: string;
  taxRate: string;
  notPercent: string;
  eanHelp: string;
  ean: (code: string) => string;
  isbn10Converted: (code: string) => string;
  eanCharacters: string;
  eanLength: (count: number) => string;
  eanCheckDigit: (expected: string) => string;
  emailsHelp: string;
  notEmails: (count: number, typed: string) => string;
  alreadyThere: (what: string) => string;
  added: (what: string) => string;
  removed: (what: string) => string;
  remove: (what: string) => string;
  createTag: (tag: string) => string;
  on: string;
  off: string;
  pickColor: (label: string) => string;
  notColor: string;
  contrast: (onPaper: boolean, onInk: boolean) => string;
  contrastRatios: (paper: number, ink: number) => string;
  passwordRule: string;
  passwordMissing: (count: number) => string;
  passwordTooLong: string;
  passwordStrength: string;
  strengths: readonly [string, string, string];
  repeatPassword: string;
  passwordsDiffer: string;
  charactersLeft: (count: number) => string;
  charactersTooMany: (count: number) => string;
  toCorrect: (count: number) => string;
}

/** French and English texts of the fields, for `useOwnTexts`. */
export const fieldTexts: TextsByLocale<FieldWords> = {
  fr: {
    notNumber: "Saisissez un nombre, par exemple 12,5.",
    notWhole: "Saisissez un nombre entier.",
    tooManyDecimals: (most) => `Pas plus de ${many(most, "chiffre", "chiffres")} après la virgule.`,
    between: (min, max) => `Saisissez une valeur de ${min} à ${max}.`,
    atLeast: (min) => `Saisissez au moins ${min}.`,
    atMost: (max) => `Saisissez au plus ${max}.`,
    increase: (label) => `Augmenter\u00a0: ${label}`,
    decrease: (label) => `Diminuer\u00a0: ${label}`,
    notAmount: "Saisissez un montant, par exemple 12,50.",
    price: "Prix",
    priceWithTax: "Prix TTC",
    priceNoTax: "Prix HT",
    taxRate: "TVA",
    notPercent: "Saisissez un pourcentage, par exemple 5,5.",
    eanHelp: "Treize chiffres, avec ou sans tirets, ou un ISBN-10.",
    ean: (code) => `EAN ${code}`,
    isbn10Converted: (code) => `ISBN-10 converti\u00a0: EAN ${code}`,
    eanCharacters: "Un EAN ne contient que des chiffres.",
    eanLength: (count) => `Un EAN compte treize chiffres\u202f; il y en a ${frenchNumber.format(count)}.`,
    eanCheckDigit: (expected) => `Un chiffre est faux\u00a0: avec ce début, la clé serait ${expected}. Vérifiez la saisie.`,
    emailsHelp: "Séparez les adresses par un point-virgule, une virgule ou Entrée.",
    notEmails: (count, typed) => `${count < 2 ? "Adresse incorrecte" : "Adresses incorrectes"}\u00a0: ${typed}.`,
    alreadyThere: (what) => `Déjà dans la liste\u00a0: ${what}.`,
    added: (what) => `Dans la liste\u00a0: ${what}.`,
    removed: (what) => `Hors de la liste\u00a0: ${what}.`,
    remove: (what) => `Retirer ${what}`,
    createTag: (tag) => `Créer «\u00a0${tag}\u00a0»`,
    on: "Oui",
    off: "Non",
    pickColor: (label) => `Choisir\u00a0: ${label}`,
    notColor: "Saisissez une couleur, par exemple #1D5B45.",
    contrast: (onPaper, onInk) =>
      onPaper && onInk
        ? "Lisible sur papier et sur encre"
        : onPaper
          ? "Lisible sur papier, trop sombre sur encre"
          : onInk
            ? "Lisible sur encre, trop pâle sur papier"
            : "Trop peu lisible sur papier comme sur encre",
    contrastRatios: (paper, ink) => `${frenchNumber.format(paper)} et ${frenchNumber.format(ink)} pour 1.`,
    passwordRule: "Douze caractères au moins. Une phrase se retient mieux qu’un code.",
    passwordMissing: (count) => `Encore ${many(count, "caractère", "caractères")}.`,
    passwordTooLong: "Pas plus de 256\u00a0caractères.",
    passwordStrength: "Solidité du mot de passe",
    strengths: ["Fragile\u00a0: trop de répétitions.", "Correct.", "Solide."],
    repeatPassword: "Répéter le mot de passe",
    passwordsDiffer: "Les deux mots de passe ne sont pas les mêmes.",
    charactersLeft: (count) => many(count, "caractère restant", "caractères restants"),
    charactersTooMany: (count) => `${many(count, "caractère", "caractères")} de trop.`,
    toCorrect: (count) => `${frenchNumber.format(count)}\u00a0à corriger`,
  },
  en: {
    notNumber: "Enter a number, for instance 12.5.",
    notWhole: "Enter a whole number.",
    tooManyDecimals: (most) => `No more than ${manyInEnglish(most, "decimal", "decimals")}.`,
    between: (min, max) => `Enter a value from ${min} to ${max}.`,
    atLeast: (min) => `Enter at least ${min}.`,
    atMost: (max) => `Enter at most ${max}.`,
    increase: (label) => `Increase: ${label}`,
    decrease: (label) => `Decrease: ${label}`,
    notAmount: "Enter an amount, for instance 12.50.",
    price: "Price",
    priceWithTax: "Price with tax",
    priceNoTax: "Price without tax",
    taxRate: "VAT",
    notPercent: "Enter a percentage, for instance 5.5.",
    eanHelp: "Thirteen digits, with or without hyphens, or an ISBN-10.",
    ean: (code) => `EAN ${code}`,
    isbn10Converted: (code) => `ISBN-10 converted: EAN ${code}`,
    eanCharacters: "An EAN holds digits only.",
    eanLength: (count) => `An EAN has thirteen digits; there are ${englishNumber.format(count)}.`,
    eanCheckDigit: (expected) => `One digit is wrong: with this beginning, the check digit would be ${expected}. Check what you entered.`,
    emailsHelp: "Part the addresses with a semicolon, a comma or Enter.",
    notEmails: (count, typed) => `${count === 1 ? "Wrong address" : "Wrong addresses"}: ${typed}.`,
    alreadyThere: (what) => `Already in the list: ${what}.`,
    added: (what) => `In the list: ${what}.`,
    removed: (what) => `Out of the list: ${what}.`,
    remove: (what) => `Remove ${what}`,
    createTag: (tag) => `Create “${tag}”`,
    on: "Yes",
    off: "No",
    pickColor: (label) => `Pick: ${label}`,
    notColor: "Enter a colour, for instance #1D5B45.",
    contrast: (onPaper, onInk) =>
      onPaper && onInk
        ? "Legible on paper and on ink"
        : onPaper
          ? "Legible on paper, too dark on ink"
          : onInk
            ? "Legible on ink, too pale on paper"
            : "Hardly legible on paper or on ink",
    contrastRatios: (paper, ink) => `${englishNumber.format(paper)} and ${englishNumber.format(ink)} to 1.`,
    passwordRule: "At least twelve characters. A sentence is easier to keep than a code.",
    passwordMissing: (count) => `${manyInEnglish(count, "character", "characters")} to go.`,
    passwordTooLong: "No more than 256 characters.",
    passwordStrength: "Strength of the password",
    strengths: ["Weak: too much repetition.", "Fair.", "Strong."],
    repeatPassword: "Repeat the password",
    passwordsDiffer: "The two passwords are not the same.",
    charactersLeft: (count) => `${manyInEnglish(count, "character", "characters")} left`,
    charactersTooMany: (count) => `${manyInEnglish(count, "character", "characters")} too many.`,
    toCorrect: (count) => `${englishNumber.format(count)} to correct`,
  },
};
