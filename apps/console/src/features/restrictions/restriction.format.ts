import type { Schemas } from "@reserve/contract";
import type { TFunction } from "i18next";

type Type = Schemas["RestrictionType"];

const MOST_READ = 5;

/** Returns the restriction as a sentence; null while it has no value. */
export function sentenceOf(
  rule: { type: Type; words: readonly string[]; isExcluded: boolean },
  t: TFunction<"restrictions">,
  locale: "fr" | "en",
): string | null {
  const { type, words, isExcluded } = rule;
  if (words.length === 0) return null;
  const read =
    words.length > MOST_READ ? [...words.slice(0, MOST_READ), t("sentence.more", { count: words.length - MOST_READ })] : [...words];
  const values = new Intl.ListFormat(locale, { type: "disjunction" }).format(read);
  const which = t(`which.${type}`, { values });
  return isExcluded ? t("sentence.exclude", { which }) : t("sentence.keep", { which, others: t(`others.${type}`) });
}
