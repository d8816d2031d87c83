import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Sentence } from "../../platform/contract/refusals.ts";

type Words<Id extends string> = Readonly<Record<Id, Readonly<Sentence>>>;

/** Returns the values of an enumeration, in its order, with their labels in one language. */
export function labelList<Id extends string>(words: Words<Id>, locale: LocaleCode): Schemas["LabelList"] {
  return { items: Object.entries<Sentence>(words).map(([id, word]) => ({ id, label: word[locale] })) };
}
