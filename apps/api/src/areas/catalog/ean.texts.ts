import type { EanVerdict } from "@reserve/domain";
import type { Sentence } from "../../platform/contract/refusals.ts";

/** Returns the message for an invalid EAN. */
export function sentenceOfEan(verdict: Exclude<EanVerdict, { isValid: true }>): Sentence {
  switch (verdict.reason) {
    case "Empty":
      return { fr: "Saisissez un EAN ou un ISBN.", en: "Type an EAN or an ISBN." };
    case "Characters":
      return { fr: "Un EAN ne contient que des chiffres.", en: "An EAN is made of digits only." };
    case "Length":
      return { fr: "Un EAN compte 13 chiffres, un ancien ISBN 10.", en: "An EAN has 13 digits, an old ISBN 10." };
    default:
      return {
        fr: `EAN incorrect, clé attendue : ${verdict.expected}.`,
        en: `Wrong EAN, expected check digit: ${verdict.expected}.`,
      };
  }
}
