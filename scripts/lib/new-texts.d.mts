/** Forms of a French noun. */
export type FrenchNoun = Readonly<Record<"one" | "many" | "capital" | "e" | "a" | "the" | "ofThe" | "thisOne" | "new" | "it", string>>;
/** Returns the forms of a noun: French ones from its singular, plural and gender (`m` or `f`), English ones from two names. */
export function nounOf(
  french: readonly [one: string, many: string, gender: string],
  english: { one: string; many: string },
): { fr: FrenchNoun };
