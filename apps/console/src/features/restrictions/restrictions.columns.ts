import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { dateColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listRestrictions">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function restrictionListColumns(t: TFunction<"restrictions">, wordOf: (row: Row) => string): readonly DataColumn<Row>[] {
  return [
    nameColumn("value", t("field.value"), wordOf),
    textColumn("type", t("field.type"), "short", ({ type }) => t(`type.${type}`)),
    textColumn("isExcluded", t("field.effect"), "medium", ({ isExcluded }) => t(isExcluded ? "effect.exclude" : "effect.keep")),
    textColumn("label", t("field.label"), "long", ({ label }) => label, { hiddenBelow: "medium" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
  ];
}
