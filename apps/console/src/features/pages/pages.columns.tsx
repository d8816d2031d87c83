import type { Output } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { CircleCheckIcon, PencilIcon } from "@reserve/design-system/icons";
import { PlanMark } from "@reserve/design-system/plan";
import type { DataColumn } from "@reserve/design-system/table";
import { layoutColumns } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, countColumn, dateColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listPages">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function pageListColumns(t: TFunction<"pages">, locale: "fr" | "en"): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("page.name"), ({ names }) => names[locale] || names.fr),
    textColumn("path", t("page.where"), "medium", ({ path }) => path.map(({ name }) => name).join(" › "), { hiddenBelow: "medium" }),
    ownColumn("layout", t("page.layout"), "long", ({ pageLayout }) => (
      <>
        <PlanMark shares={layoutColumns[pageLayout].map(({ sixths }) => sixths)} /> {t(`layout.${pageLayout}`)}
      </>
    )),
    countColumn("blocCount", t("page.blocs"), ({ blocCount }) => blocCount),
    textColumn("languages", t("pageList.languages"), "medium", ({ languages }) => languages.map((one) => t(`language.${one}`)).join(", "), {
      hiddenBelow: "medium",
    }),
    dateColumn("updatedAt", t("pageList.updatedAt"), ({ updatedAt }) => updatedAt, { isDescendingFirst: true }),
    badgeColumn("state", t("pageList.state"), [t("page.published"), t("page.draft")], ({ isPublished }) => pageBadge(isPublished, t), {
      cardSlot: "footStart",
    }),
  ];
}

function pageBadge(isPublished: boolean, t: TFunction<"pages">) {
  return isPublished ? (
    <Badge icon={<CircleCheckIcon />} tone="success">
      {t("page.published")}
    </Badge>
  ) : (
    <Badge icon={<PencilIcon />} tone="neutral">
      {t("page.draft")}
    </Badge>
  );
}
