import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatCount } from "../../shared/format/format.ts";
import { nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listCollections">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function collectionListColumns(t: TFunction<"collections">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("collectionList.name"), ({ name }) => name),
    textColumn("publisher", t("collectionList.publisher"), "medium", ({ publisher }) => publisher || null),
    textColumn("otherNames", t("collectionList.otherNames"), "long", ({ otherNames }) => otherNames.join(", ") || null, {
      cardSlot: "plain",
    }),
    ownColumn("titleCount", t("collectionList.titleCount"), "short", (row) => titleCountWords(t, row), { align: "end" }),
    textColumn("isVisible", t("collectionList.isVisible"), "short", ({ isVisible }) => t(isVisible ? "visible" : "hidden"), {
      hiddenBelow: "narrow",
    }),
  ];
}

/** Returns « 1 234 », or « plus de 10 000 » when the count stops at a limit. */
export function titleCountWords(
  t: TFunction<"collections">,
  { titleCount, titleCountIsExact }: Pick<Row, "titleCount" | "titleCountIsExact">,
): string {
  return titleCountIsExact ? formatCount(titleCount) : t("collectionList.moreTitles", { count: titleCount });
}
