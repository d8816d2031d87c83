import { type TargetCondition, targetField } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDate, formatMoney } from "../../shared/format.ts";
import { type BuiltCondition, isWhole } from "./target.tree.ts";

type Words = TFunction<"targets">;

/** A condition in words that « qui » goes before: « ont acheté des titres de Gallimard », « n’ont rien commandé depuis 90 jours ». */
export function conditionText(condition: BuiltCondition, locale: string, t: Words): string {
  const { field, operator, values } = condition;
  if (!isWhole(condition)) return t("phrase.unfinished", { field: t(`field.${field}`) });
  const [{ value } = { value: "" }] = values;
  const { source } = targetField(field);
  const named = new Intl.ListFormat(locale, { type: "disjunction" }).format(values.map(({ label }) => label));
  const isOneOf = operator === "oneOf";
  switch (source.of) {
    case "subscription":
      return t(isOneOf ? "phrase.subscribed" : "phrase.notSubscribed", { values: named });
    case "search":
      return t("phrase.searchedFor", { value });
    case "fact": {
      const what = t(`phrase.what.${source.fact}`, { values: named });
      const action = source.action as "Order" | "View" | "Cart" | "Favorite";
      return t(isOneOf ? `phrase.did.${action}` : `phrase.didNot.${action}`, { what });
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
      return t(operator === "atLeast" ? "phrase.spentAtLeast" : "phrase.spentAtMost", { amount: formatMoney(value) });
    case "postalCode":
      return t("phrase.postalCode", { value });
    case "roleId":
      return t(isOneOf ? "phrase.role" : "phrase.notRole", { values: named });
    case "country":
      return t(isOneOf ? "phrase.country" : "phrase.notCountry", { values: named });
  }
}

type CountField = "orderCount" | "visits" | "views" | "searches" | "carts" | "wishes" | "mailClicks" | "registrations";

function timesText(field: CountField, operator: TargetCondition["operator"], value: string, t: Words): string {
  const times = t("phrase.times", { count: Number(value) });
  return t(operator === "atLeast" ? "phrase.atLeast" : "phrase.atMost", { did: t(`phrase.counted.${field}`), times });
}

function dateText(field: "createdAt" | "lastOrder" | "lastVisit", { operator, values }: BuiltCondition, t: Words): string {
  const [{ value } = { value: "" }] = values;
  switch (operator) {
    case "since":
    case "before":
      return t(`phrase.${field}.${operator}`, { date: formatDate(value) });
    case "inLastDays":
    case "notInLastDays":
      return t(`phrase.${field}.${operator}`, { days: t("phrase.days", { count: Number(value) }) });
    default:
      throw new Error(`${operator} compares no dates`);
  }
}
