import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { countryCodes } from "@reserve/domain";

const HOME = "FR";

/** Returns every country by its name in the reader's language, the shop's own first. */
export function listCountries(locale: LocaleCode): Schemas["LabelList"]["items"] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .sort((a, b) => Number(b.id === HOME) - Number(a.id === HOME) || compare(a.label, b.label));
}
