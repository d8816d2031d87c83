import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { dateColumn, nameColumn } from "../../shared/list-columns.ts";

type Row = Output<"listAuthors">["items"][number];

/** The columns of the list; made once for a language, so that rows are drawn again only when their data changed. */
export function authorListColumns(t: TFunction<"authors">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("authorList.name"), ({ name }) => name),
    dateColumn("createdAt", t("authorList.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
  ];
}
