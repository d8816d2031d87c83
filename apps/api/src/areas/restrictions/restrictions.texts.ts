import type { RestrictionType, RestrictionVerdict } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Labels of the types. */
export const TYPE_TEXTS: Readonly<Record<RestrictionType, Sentence>> = {
  Ean: { fr: "EAN", en: "EAN" },
  Author: { fr: "Auteur", en: "Author" },
  Publisher: { fr: "Éditeur", en: "Publisher" },
  Edition: { fr: "Édition", en: "Edition" },
  Collection: { fr: "Collection", en: "Collection" },
  Supplier: { fr: "Fournisseur", en: "Supplier" },
  Category: { fr: "Catégorie", en: "Category" },
  AvailabilityCode: { fr: "Disponibilité", en: "Availability" },
  Language: { fr: "Langue", en: "Language" },
  Price: { fr: "Prix", en: "Price" },
};

/** Returns the message for a value that is invalid for its type. */
export function sentenceOfFault(typed: string, { reason, expected }: Extract<RestrictionVerdict, { isValid: false }>): Sentence {
  const text = typed.trim();
  switch (reason) {
    case "Empty":
      return { fr: "Donnez une valeur.", en: "Give a value." };
    case "Ean":
      return { fr: `« ${text} » n’est ni un EAN ni un ISBN.`, en: `“${text}” is neither an EAN nor an ISBN.` };
    case "EanDigit":
      return {
        fr: `${text} : clé fausse, ${expected} attendu à la fin.`,
        en: `${text}: wrong check digit, ${expected} expected at the end.`,
      };
    case "Availability":
      return { fr: `« ${text} » n’est pas un code de disponibilité.`, en: `“${text}” is not an availability code.` };
    case "Language":
      return {
        fr: `« ${text} » n’est pas un code de langue de trois lettres, comme fre.`,
        en: `“${text}” is not a language code of three letters, such as fre.`,
      };
    case "Price":
      return { fr: `« ${text} » n’est pas un prix.`, en: `“${text}” is not a price.` };
  }
}

/** Returns the message for a rule that exists already, or occurs twice in the input. */
export function sentenceOfDuplicate(value: string, isInList: boolean): Sentence {
  return isInList
    ? { fr: `« ${value} » est deux fois dans la liste.`, en: `“${value}” is in the list twice.` }
    : { fr: `Une règle porte déjà sur « ${value} ».`, en: `There is a rule about “${value}” already.` };
}
