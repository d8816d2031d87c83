import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { countColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Output<"listAuthors">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function authorListColumns(t: TFunction<"authors">): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("authorList.name"), ({ name }) => name),
    textColumn("otherNames", t("authorList.otherNames"), "long", ({ otherNames }) => otherNames.join(", ") || null, { cardSlot: "plain" }),
    textColumn("years", t("authorList.years"), "short", yearsOf, { hiddenBelow: "medium" }),
    countColumn("titleCount", t("authorList.titleCount"), ({ titleCount }) => titleCount),
    textColumn("isVisible", t("authorList.isVisible"), "short", ({ isVisible }) => t(isVisible ? "visible" : "hidden"), {
      hiddenBelow: "narrow",
    }),
  ];
}

/** Returns « 1936–1982 », « 1936– » for the living; null when both years are unknown. */
function yearsOf({ born, died }: Row): string | null {
  return born === null && died === null ? null : `${born ?? "?"}–${died ?? ""}`;
}
