import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { BanIcon, CheckIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format.ts";
import { recordHref, recordName, sentenceOf } from "./activity.words.ts";

type Row = Schemas["ActivityEntry"];

/** The columns of the log. */
export function activityColumns(t: TFunction<["activity", "shared"]>): readonly DataColumn<Row>[] {
  return [
    { id: "said", header: t("field.said"), isMain: true, isFlexible: true, cardSlot: "title", cell: (entry) => sentenceOf(entry, t) },
    { id: "at", header: t("field.at"), align: "nowrap", width: "10rem", cell: ({ at }) => formatDateTime(at) },
    {
      id: "entity",
      header: t("field.entity"),
      align: "nowrap",
      width: "11rem",
      cell: (entry) => {
        const href = recordHref(entry);
        return href ? <Link href={href}>{recordName(entry, t)}</Link> : recordName(entry, t);
      },
    },
    {
      id: "outcome",
      header: t("field.outcome"),
      align: "state",
      width: "8rem",
      cardSlot: "footStart",
      cell: ({ outcome }) => outcomeBadge(outcome, t),
    },
    {
      id: "address",
      header: t("field.address"),
      align: "nowrap",
      width: "9rem",
      hiddenBelow: "wide",
      isCardHidden: true,
      cell: ({ address }) => address || t("server"),
    },
  ];
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
