import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { popupStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, dateColumn, dateTimeColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { popupBadge } from "./popupBadge.tsx";

type Row = Output<"listPopups">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function popupListColumns(t: TFunction<"popups">): readonly DataColumn<Row>[] {
  const states = popupStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("title", t("field.title"), ({ title }) => title),
    dateTimeColumn("startTime", t("field.startTime"), ({ startTime }) => startTime),
    dateTimeColumn("endTime", t("field.endTime"), ({ endTime }) => endTime),
    textColumn("cookie", t("field.cookieDurationDays"), "short", ({ cookieDurationDays }) => t("days", { count: cookieDurationDays }), {
      hiddenBelow: "medium",
    }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, hiddenBelow: "medium" }),
    badgeColumn("state", t("field.state"), states, ({ state }) => popupBadge(state, t), { cardSlot: "footStart" }),
  ];
}
