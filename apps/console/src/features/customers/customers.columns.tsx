import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDate } from "../../shared/format/format.ts";
import { countColumn, moneyColumn, nameColumn, sinceColumn, textColumn } from "../../shared/list/list-columns.ts";
import { customerName } from "./customer.name.ts";

type Row = Schemas["CustomerSummary"];

/** Returns the columns of the customers list; memoize them per language, so that rows only rerender when their data changed. */
export function customerColumns(t: TFunction<"customers">): readonly DataColumn<Row>[] {
  const when = { formatRelative: formatDate, exact: (date: string) => t("exact", { date }), never: t("never") };
  return [
    nameColumn("lastName", t("field.name"), customerName),
    textColumn("company", t("field.company"), "medium", ({ company }) => company, { hiddenBelow: "desktop", cardSlot: "plain" }),
    textColumn("email", t("field.email"), "long", ({ email }) => email, { cardSlot: "plain" }),
    textColumn("role", t("field.role"), "short", ({ role }) => role?.name),
    countColumn("orderCount", t("field.orderCount"), ({ orderCount }) => orderCount, { hiddenBelow: "medium" }),
    moneyColumn("orderTotal", t("field.orderTotal"), ({ orderTotal }) => orderTotal, { isDescendingFirst: true, cardSlot: "corner" }),
    sinceColumn("lastOrderAt", t("field.lastOrderAt"), ({ lastOrderAt }) => lastOrderAt, when, { isDescendingFirst: true }),
  ];
}
