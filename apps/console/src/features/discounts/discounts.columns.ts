import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { discountStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, dateColumn, nameColumn, textColumn } from "../../shared/list-columns.ts";
import { datesOf, takenOf, timeOf, usesOf } from "./discount.words.ts";
import { discountBadge } from "./discountBadge.tsx";

type Row = Output<"listDiscounts">["items"][number];

/** The columns of the list; made once for a language, so that rows are drawn again only when their data changed. */
export function discountListColumns(t: TFunction<"discounts">, now: Date): readonly DataColumn<Row>[] {
  const states = discountStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("name", t("field.name"), ({ name }) => name),
    badgeColumn("state", t("field.state"), states, ({ state }) => discountBadge(state, t), { cardSlot: "footStart" }),
    textColumn("time", t("field.time"), "short", (row) => timeOf(row, now, t), { cardSlot: "footEnd" }),
    textColumn("taken", t("field.taken"), "medium", (row) => takenOf(row, t), { cardSlot: "plain" }),
    textColumn("couponCode", t("field.couponCode"), "short", ({ couponCode }) => couponCode),
    textColumn("dates", t("field.dates"), "long", (row) => datesOf(row, t), { hiddenBelow: "medium" }),
    textColumn("uses", t("field.uses"), "code", (row) => usesOf(row, t), { align: "end" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, hiddenBelow: "widest" }),
  ];
}
