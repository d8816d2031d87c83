import type { DiscountPhrase, DiscountScope } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatMoney, formatRate } from "../../../shared/format/format.ts";
import { formatDayOrMoment } from "../../../shared/record/publication.ts";

type Translate = TFunction<"discounts">;

/** Names used in the sentence. */
export interface PhraseNames {
  role: (id: number) => string;
  country: (code: string) => string;
  locale: string;
  /** True when each code is valid for one order. */
  hasOwnCodes: boolean;
}

/** Returns a fragment of the sentence: « 5 % de moins », « sur 2 titres », « avec le code NOEL-7KQ4TW ». */
export function phraseText(phrase: DiscountPhrase, { role, country, locale, hasOwnCodes }: PhraseNames, t: Translate): string {
  switch (phrase.part) {
    case "free":
      return t("sentence.free");
    case "percentage":
      return phrase.share === null ? t("sentence.someShare") : t("sentence.percentage", { share: formatRate(phrase.share) });
    case "amount":
      return phrase.amount === null
        ? t("sentence.someAmount")
        : t(phrase.isEach ? "sentence.each" : "sentence.amount", { amount: formatMoney(phrase.amount) });
    case "on":
      return phrase.type === "AppliesToItems"
        ? t("sentence.on", { what: scopeText(phrase.scope, locale, t) })
        : t(`sentence.on${phrase.type}`);
    case "cap":
      return t("sentence.cap", { amount: formatMoney(phrase.amount) });
    case "code":
      if (phrase.code !== null) return t("sentence.code", { code: phrase.code });
      return t(hasOwnCodes ? "sentence.ownCode" : "sentence.someCode");
    case "minimum":
      return t("sentence.minimum", { amount: formatMoney(phrase.amount) });
    case "fidelity":
      return t("sentence.fidelity");
    case "role":
      return t("sentence.role", { role: role(phrase.roleId) });
    case "shippingMethod":
      return t("sentence.shippingMethod", { method: t(`shippingMethod.${phrase.method}`) });
    case "paymentMethod":
      return t("sentence.paymentMethod", { method: t(`paymentMethod.${phrase.method}`) });
    case "billingCountry":
      return t("sentence.billingCountry", { country: country(phrase.country) });
    case "shippingCountry":
      return t("sentence.shippingCountry", { country: country(phrase.country) });
    case "dates":
      return datesText(phrase, t);
    case "limit":
      if (phrase.times === null) return t("sentence.someTimes");
      return t(phrase.isPerCustomer ? "sentence.perCustomer" : "sentence.inAll", { count: phrase.times });
    case "cumulation":
      return t(phrase.isCumulative ? "sentence.addsUp" : "sentence.alone");
  }
}

function scopeText(scope: DiscountScope | null, locale: string, t: Translate): string {
  if (!scope) return t("sentence.allItems");
  const parts = (["categories", "subCategories", "products", "attributes"] as const)
    .filter((kind) => scope[kind] > 0)
    .map((kind) => t(`sentence.${kind}`, { count: scope[kind] }));
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(parts);
}

/** Returns the period as text: a date without a time covers the whole day; a time is shown. */
function datesText({ from, until }: Extract<DiscountPhrase, { part: "dates" }>, t: Translate): string {
  if (from && until) return t("sentence.both", { from: formatDayOrMoment(from), until: formatDayOrMoment(until) });
  return from ? t("sentence.from", { from: formatDayOrMoment(from) }) : t("sentence.until", { until: formatDayOrMoment(until ?? "") });
}
