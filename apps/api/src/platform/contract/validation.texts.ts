import type { ErrorObject } from "ajv/dist/2020.js";
import type { PropertyRefusal, Sentence } from "./refusals.ts";

/** Validation messages for rules that repeat the contract's own checks. */
export const fieldSentences = {
  required: { fr: "Ce champ est obligatoire.", en: "This field is required." },
  oneLine: { fr: "Ce champ tient sur une ligne.", en: "This field is one line." },
  invalidEmail: { fr: "Cette adresse électronique n’est pas valable.", en: "This e-mail address is not valid." },
  email: { fr: "Adresse électronique attendue, comme nom@exemple.fr.", en: "Expected an e-mail address, like name@example.com." },
} satisfies Record<string, Sentence>;

const FORMATS: Record<string, Sentence> = {
  "idn-email": fieldSentences.email,
  date: { fr: "Date attendue (AAAA-MM-JJ).", en: "Expected a date (YYYY-MM-DD)." },
  "date-time": { fr: "Date et heure attendues.", en: "Expected a date and time." },
  uuid: { fr: "Identifiant mal formé.", en: "Malformed identifier." },
  uri: { fr: "Adresse web attendue.", en: "Expected a web address." },
};

const TYPES: Record<string, Sentence> = {
  integer: { fr: "Nombre entier attendu.", en: "Expected a whole number." },
  number: { fr: "Nombre attendu.", en: "Expected a number." },
  boolean: { fr: "Oui ou non attendu.", en: "Expected true or false." },
  string: { fr: "Texte attendu.", en: "Expected a text." },
  array: { fr: "Liste attendue.", en: "Expected a list." },
  object: { fr: "Objet attendu.", en: "Expected an object." },
};

const FALLBACK: Sentence = { fr: "Valeur refusée.", en: "Value refused." };

/** Converts `/items/2/quantity` to the notation of forms: `items[2].quantity`. */
export function propertyPath(pointer: string, last?: string): string {
  const parts = pointer.split("/").slice(1);
  if (last !== undefined) parts.push(last);
  return parts
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "");
}

/** Returns the validator's errors as messages by property; at most fifty, one per property. */
export function sentencesOf(errors: readonly ErrorObject[]): PropertyRefusal[] {
  const found = new Map<string, Sentence>();
  for (const error of errors) {
    const property = propertyPath(error.instancePath, lastPart(error));
    // The first error of a property is the most basic one (missing, wrong type).
    if (!found.has(property)) found.set(property, sentenceOf(error));
    if (found.size >= 50) break;
  }
  return [...found].map(([propertyName, errorMessage]) => ({ propertyName, errorMessage }));
}

function lastPart(error: ErrorObject): string | undefined {
  if (error.keyword === "required") return String(error.params.missingProperty);
  if (error.keyword === "additionalProperties") return String(error.params.additionalProperty);
  if (error.keyword === "unevaluatedProperties") return String(error.params.unevaluatedProperty);
  if (error.keyword === "discriminator") return String(error.params.tag);
  return undefined;
}

function sentenceOf(error: ErrorObject): Sentence {
  const limit = Number(error.params.limit);
  switch (error.keyword) {
    case "required":
      return fieldSentences.required;
    case "additionalProperties":
    case "unevaluatedProperties":
      return { fr: "Ce champ n’est pas attendu.", en: "This field is not expected." };
    case "minLength":
      return limit === 1 ? fieldSentences.required : { fr: `Au moins ${limit} caractères.`, en: `At least ${limit} characters.` };
    case "maxLength":
      return { fr: `Au plus ${limit} caractères.`, en: `At most ${limit} characters.` };
    case "minimum":
      return { fr: `Au moins ${limit}.`, en: `At least ${limit}.` };
    case "maximum":
      return { fr: `Au plus ${limit}.`, en: `At most ${limit}.` };
    case "exclusiveMinimum":
      return { fr: `Plus que ${limit}.`, en: `More than ${limit}.` };
    case "exclusiveMaximum":
      return { fr: `Moins que ${limit}.`, en: `Less than ${limit}.` };
    case "minItems":
      return limit === 1
        ? { fr: "Choisissez au moins un élément.", en: "Choose at least one item." }
        : { fr: `Au moins ${limit} éléments.`, en: `At least ${limit} items.` };
    case "maxItems":
      return { fr: `Au plus ${limit} éléments.`, en: `At most ${limit} items.` };
    case "uniqueItems":
      return { fr: "Le même élément figure deux fois.", en: "The same item appears twice." };
    case "enum":
    case "discriminator":
    case "const":
      return { fr: "Cette valeur n’est pas proposée.", en: "This value is not offered." };
    case "format":
      return FORMATS[String(error.params.format)] ?? FALLBACK;
    case "type": {
      const type = error.params.type as string | string[];
      return TYPES[Array.isArray(type) ? (type[0] ?? "") : type] ?? FALLBACK;
    }
    default:
      return FALLBACK;
  }
}
