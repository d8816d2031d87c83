import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { campaignStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { badgeColumn, countColumn, dateColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { campaignBadge } from "./campaignBadge.tsx";

type Row = Output<"listCampaigns">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function campaignListColumns(t: TFunction<"campaigns">): readonly DataColumn<Row>[] {
  const states = campaignStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("name", t("field.name"), ({ name }) => name),
    badgeColumn("state", t("field.state"), states, ({ state }) => campaignBadge(state, t), { cardSlot: "footStart" }),
    textColumn("departure", t("field.departure"), "long", (row) => departureOf(row, t), { cardSlot: "footEnd" }),
    textColumn("subject", t("field.subject"), "long", ({ subject }) => subject, { cardSlot: "plain", hiddenBelow: "wide" }),
    textColumn("mailTarget", t("field.target"), "medium", ({ mailTarget }) => t(`target.${mailTarget}`), { hiddenBelow: "medium" }),
    countColumn("people", t("field.people"), ({ recipientCount }) => recipientCount),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, hiddenBelow: "widest" }),
  ];
}

/** Returns the sending time, past or scheduled, or the progress. */
function departureOf({ state, dontSendBeforeDateUtc, sentAt, doneCount, recipientCount }: Row, t: TFunction<"campaigns">): string | null {
  if (state === "sent") return sentAt && formatDateTime(sentAt);
  if (state === "scheduled") return dontSendBeforeDateUtc && formatDateTime(dontSendBeforeDateUtc);
  if (state === "draft" || recipientCount === null) return null;
  return t("sending.of", { done: formatCount(doneCount), total: formatCount(recipientCount) });
}
