import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { BanIcon, CheckIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { badgeColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { recordHref, recordName, sentenceOf } from "./activity.format.ts";

type Row = Schemas["ActivityEntry"];

/** The columns of the log. */
export function activityColumns(t: TFunction<["activity", "shared"]>): readonly DataColumn<Row>[] {
  return [
    nameColumn("said", t("field.said"), (entry) => sentenceOf(entry, t), { cardSlot: "title" }),
    dateTimeColumn("at", t("field.at"), ({ at }) => at),
    ownColumn("entity", t("field.entity"), "medium", record, { align: "nowrap" }),
    badgeColumn("outcome", t("field.outcome"), [t("outcome.refused")], ({ outcome }) => outcomeBadge(outcome, t), {
      cardSlot: "footStart",
    }),
    textColumn("address", t("field.address"), "medium", ({ address }) => address || t("server"), {
      hiddenBelow: "wide",
      cardSlot: "hidden",
    }),
  ];

  function record(entry: Row) {
    const href = recordHref(entry);
    return href ? <Link href={href}>{recordName(entry, t)}</Link> : recordName(entry, t);
  }
}

/** « Fait » quietly, « Refusé » to be looked at. */
export function outcomeBadge(outcome: Row["outcome"], t: TFunction<["activity", "shared"]>) {
  return outcome === "done" ? (
    <Badge icon={<CheckIcon />} tone="neutral">
      {t("outcome.done")}
    </Badge>
  ) : (
    <Badge icon={<BanIcon />} isFilled tone="warning">
      {t("outcome.refused")}
    </Badge>
  );
}
