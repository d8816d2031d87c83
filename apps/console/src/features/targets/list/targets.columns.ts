import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { countColumn, dateTimeColumn, nameColumn, textColumn } from "../../../shared/list/list-columns.ts";

type Row = Output<"listTargets">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function targetListColumns(t: TFunction<"targets">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("field.name"), ({ name }) => name),
    countColumn("count", t("field.count"), ({ count }) => count, { isDescendingFirst: true, cardSlot: "footStart" }),
    textColumn("description", t("field.description"), "long", ({ description }) => description || null, { cardSlot: "plain" }),
    dateTimeColumn("countedAt", t("field.countedAt"), ({ countedAt }) => countedAt, { hiddenBelow: "medium" }),
    dateTimeColumn("updatedAt", t("field.updatedAt"), ({ updatedAt }) => updatedAt, { isDescendingFirst: true, cardSlot: "footEnd" }),
  ];
}
