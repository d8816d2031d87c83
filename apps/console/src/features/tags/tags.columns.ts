import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { countColumn, dateColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listTags">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function tagListColumns(t: TFunction<"tags">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("tagList.name"), ({ name }) => name),
    textColumn("seoName", t("tagList.seoName"), "long", ({ seoName }) => seoName, { hiddenBelow: "medium" }),
    countColumn("postCount", t("tagList.postCount"), ({ postCount }) => postCount),
    dateColumn("createdAt", t("tagList.createdAt"), ({ createdAt }) => createdAt, { hiddenBelow: "narrow" }),
  ];
}
