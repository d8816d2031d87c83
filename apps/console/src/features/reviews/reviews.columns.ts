import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { dateColumn, nameColumn } from "../../shared/list-columns.ts";

type Row = Output<"listReviews">["items"][number];

/** The columns of the list; made once for a language, so that rows are drawn again only when their data changed. */
export function reviewListColumns(t: TFunction<"reviews">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("reviewList.name"), ({ name }) => name),
    dateColumn("createdAt", t("reviewList.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
  ];
}
