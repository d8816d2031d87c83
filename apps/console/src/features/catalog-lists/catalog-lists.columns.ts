import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format/format.ts";
import { countColumn, dateTimeColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listCatalogLists">["items"][number];

/** Returns the columns of the lists; memoize them per language, so that rows only rerender when their data changed. */
export function catalogListListColumns(t: TFunction<["catalogLists", "shared", "app"]>): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("catalogListList.name"), ({ name }) => name),
    textColumn("page", t("catalogList.page"), "medium", ({ page }) => page, { cardSlot: "plain" }),
    textColumn("type", t("catalogList.type"), "medium", ({ catalogListType }) => t(`type.${catalogListType}`)),
    countColumn("productCount", t("catalogList.products"), ({ productCount }) => productCount),
    textColumn("nextRunAt", t("catalogListList.next"), "long", ({ nextUpdateTime, nextRunAt }) =>
      t(nextUpdateTime === null ? "catalogListList.daily" : "catalogListList.kept", { date: formatDateTime(nextRunAt) }),
    ),
    dateTimeColumn("createdAt", t("catalogListList.createdAt"), ({ createdAt }) => createdAt, {
      hiddenBelow: "desktop",
      isDescendingFirst: true,
    }),
  ];
}
