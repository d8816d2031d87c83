import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { richTextLines } from "@reserve/domain/rich-text";
import type { TFunction } from "i18next";
import { countColumn, dateColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listSignatures">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function signatureListColumns(t: TFunction<"signatures">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("signatureList.name"), ({ name }) => name),
    textColumn("description", t("signatureList.description"), "long", ({ description }) => richTextLines(description) || null, {
      hiddenBelow: "medium",
    }),
    countColumn("postCount", t("signatureList.postCount"), ({ postCount }) => postCount),
    dateColumn("createdAt", t("signatureList.createdAt"), ({ createdAt }) => createdAt, { hiddenBelow: "narrow" }),
  ];
}
