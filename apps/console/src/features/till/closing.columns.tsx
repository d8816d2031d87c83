import type { Schemas } from "@reserve/contract";
import { Note } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDate, formatMoney, formatRate } from "../../shared/format/format.ts";
import { moneyColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Closing = Schemas["TillClosing"];

/** Returns the name of a period: « 21/11/2026 », « novembre 2026 », « 2026 ». */
export function periodName({ kind, day }: { kind: Schemas["ClosingKind"]; day: string }, language: string): string {
  if (kind === "Day") return formatDate(day);
  if (kind === "Year") return day.slice(0, 4);
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the columns of closings; memoize them per language. */
export function closingColumns(t: TFunction<"till">, language: string): readonly DataColumn<Closing>[] {
  const sums = ({ receipts, vat }: Closing) => [
    ...receipts.map(({ means, total }) => `${t(`means.${means}`)} ${formatMoney(total)}`),
    ...vat.map(({ taxRate, base, tax }) =>
      t("closings.vat", { rate: formatRate(taxRate), base: formatMoney(base), tax: formatMoney(tax) }),
    ),
  ];
  return [
    nameColumn("period", t("closings.period"), (closing) => t(`closings.name.${closing.kind}`, { period: periodName(closing, language) }), {
      detail: (closing) => (sums(closing).length > 0 ? <Note>{sums(closing).join(" · ")}</Note> : null),
    }),
    textColumn("number", t("closings.number"), "code", ({ number }) => String(number)),
    textColumn("closedBy", t("closings.by"), "medium", ({ closedBy }) => closedBy, { hiddenBelow: "wide" }),
    moneyColumn("difference", t("closings.difference"), ({ difference }) => difference, { hiddenBelow: "medium" }),
    moneyColumn("perpetual", t("closings.perpetual"), ({ perpetualTotal }) => perpetualTotal, { hiddenBelow: "medium" }),
    moneyColumn("total", t("closings.total"), ({ total }) => total, { cardSlot: "footEnd" }),
  ];
}
