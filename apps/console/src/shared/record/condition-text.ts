import { type TargetCondition, targetField } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate, formatMoney } from "../format/format.ts";

type Translate = TFunction<"shared">;

/** A condition that can be counted, its values by name. */
export interface NamedCondition extends Omit<TargetCondition, "values"> {
  values: readonly { value: string; label: string }[];
}

/** Returns a condition as text that follows « qui »: « ont acheté des titres de Gallimard », « n’ont rien commandé depuis 90 jours ». */
export function conditionText(condition: NamedCondition, locale: string, t: Translate): string {
  const { field, operator, values } = condition;
  const [{ value } = { value: "" }] = values;
  const { source } = targetField(field);
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const named = either.format(values.map(({ label }) => label));
  const isOneOf = operator === "oneOf";
  switch (source.of) {
    case "subscription":
      return t(isOneOf ? "target.phrase.subscribed" : "target.phrase.notSubscribed", {
        values: either.format(values.map((one) => t("target.quoted", { name: t(`target.subscription.${one.value as "Newsletter"}`) }))),
      });
    case "search":
      return t("target.phrase.searchedFor", { value });
    case "fact": {
      const what = t(`target.phrase.what.${source.fact}`, { values: named });
      const action = source.action as "Order" | "View" | "Cart" | "Favorite";
      return t(isOneOf ? `target.phrase.did.${action}` : `target.phrase.didNot.${action}`, { what });
    }
    case "sum":
      if (source.column === "lastAt") return dateText("lastVisit", condition, t);
      return timesText(field as CountField, operator, value, t);
    case "person":
      break;
  }
  switch (source.column) {
    case "createdAt":
      return dateText("createdAt", condition, t);
    case "lastOrderAt":
      return dateText("lastOrder", condition, t);
    case "orderCount":
      return timesText("orderCount", operator, value, t);
    case "orderTotalCents":
      return t(operator === "atLeast" ? "target.phrase.spentAtLeast" : "target.phrase.spentAtMost", { amount: formatMoney(value) });
    case "postalCode":
      return t("target.phrase.postalCode", { value });
    case "roleId":
      return t(isOneOf ? "target.phrase.role" : "target.phrase.notRole", { values: named });
    case "country":
      return t(isOneOf ? "target.phrase.country" : "target.phrase.notCountry", { values: named });
  }
}

type CountField = "orderCount" | "visits" | "views" | "searches" | "carts" | "wishes" | "mailClicks" | "registrations";

function timesText(field: CountField, operator: TargetCondition["operator"], value: string, t: Translate): string {
  const times = t("target.phrase.times", { count: Number(value) });
  return t(operator === "atLeast" ? "target.phrase.atLeast" : "target.phrase.atMost", { did: t(`target.phrase.counted.${field}`), times });
}

function dateText(field: "createdAt" | "lastOrder" | "lastVisit", { operator, values }: NamedCondition, t: Translate): string {
  const [{ value } = { value: "" }] = values;
  switch (operator) {
    case "since":
    case "before":
      return t(`target.phrase.${field}.${operator}`, { date: formatDate(value) });
    case "inLastDays":
    case "notInLastDays":
      return t(`target.phrase.${field}.${operator}`, { days: t("target.phrase.days", { count: Number(value) }) });
    default:
      throw new Error(`${operator} compares no dates`);
  }
}
