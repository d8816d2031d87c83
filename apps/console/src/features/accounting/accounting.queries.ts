import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { listFigureOrders } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { localDay } from "../../shared/format/local-day.ts";

/** A month or a quarter, as the shop declares its VAT. */
export interface AccountingPeriod {
  unit: "month" | "quarter";
  /** `2026-11`; of a quarter its first month. */
  month: string;
}

/** Filters of the orders of a figure; `day` for those of a single day. */
export type Figure = Omit<Input<"listFigureOrders">["query"], "from" | "to" | "page" | "pageSize"> & { day?: string };

/** Returns the period of the URL, a month unless it names a quarter; that of `today` if it is missing or invalid. */
export function periodIn(search: URLSearchParams, today: string): AccountingPeriod {
  const quarter = search.get("quarter");
  return quarter === null ? periodOf("month", search.get("month"), today) : periodOf("quarter", quarter, today);
}

/** Returns the month or the quarter that a month is in. */
export function periodOf(unit: AccountingPeriod["unit"], text: string | null, today: string): AccountingPeriod {
  const month = localDay(`${text}-01`, today).slice(0, 7);
  if (unit === "month") return { unit, month };
  const number = Number(month.slice(5));
  return { unit, month: shiftMonth(month, -((number - 1) % 3)) };
}

/** Returns the period a number of months or quarters later, or earlier if negative. */
export function shiftPeriod({ unit, month }: AccountingPeriod, by: number): AccountingPeriod {
  return { unit, month: shiftMonth(month, by * monthsOf(unit)) };
}

function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

const monthsOf = (unit: AccountingPeriod["unit"]) => (unit === "quarter" ? 3 : 1);

/** Returns the first and the last day of a period. */
export function daysOf({ unit, month }: AccountingPeriod): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number - 1 + monthsOf(unit), 0)).toISOString().slice(0, 10) };
}

/** Query for the figures of a period; those of the previous one stay visible while the next one loads. */
export function periodFigures(api: ApiClient, period: AccountingPeriod) {
  return { ...api.query("getAccountingSummary", { query: daysOf(period) }), placeholderData: keepPreviousData };
}

/** Returns the URL of a period, or of the orders of one of its figures. */
export function hrefOf({ unit, month }: AccountingPeriod, figure: Partial<Figure> = {}): string {
  return `?${new URLSearchParams({ [unit]: month, ...figure })}`;
}

/** Returns the figure whose orders the URL opens; null for none. */
export function figureIn(search: URLSearchParams): Figure | null {
  const { filters } = listFigureOrders;
  const figure = filters.figure.is.find((one) => one === search.get("figure"));
  if (!figure) return null;
  const chosen = <Value extends string>(name: string, values: readonly Value[]) => {
    const value = values.find((one) => one === search.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const text = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? "";
    return pattern.test(value) ? { [name]: value } : {};
  };
  return {
    figure,
    ...chosen("kind", filters.kind.is),
    ...chosen("regime", filters.regime.is),
    ...chosen("means", filters.means.is),
    ...text("country", /^[A-Z]{2}$/),
    ...text("taxRate", /^[01](\.\d{1,4})?$/),
    ...text("vatNumber", /^\w{3,20}$/),
    ...text("day", /^\d{4}-\d{2}-\d{2}$/),
  };
}

/** Query for a page of the orders of a figure. */
export function figureOrders(api: ApiClient, period: AccountingPeriod, { day, ...figure }: Figure, page: number) {
  const days = day === undefined ? daysOf(period) : { from: day, to: day };
  return { ...api.query("listFigureOrders", { query: { ...days, ...figure, page, pageSize: 50 } }), placeholderData: keepPreviousData };
}
