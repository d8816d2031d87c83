import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { reviewStatuses } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, dateColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { Rating, ReviewBadge } from "./ReviewFacts.tsx";

type Row = Output<"listReviews">["items"][number];

/** Maximum characters of a review shown in its row. */
const BEGINNING = 160;

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function reviewListColumns(t: TFunction<"reviews">): readonly DataColumn<Row>[] {
  const statuses = reviewStatuses.map((status) => t(`status.${status}`));
  return [
    nameColumn("title", t("field.title"), ({ title }) => <cite title={title}>{title}</cite>, { room: "long" }),
    ownColumn("rating", t("field.rating"), "code", ({ rating }) => <Rating points={rating} />, {
      align: "nowrap",
      isDescendingFirst: true,
    }),
    ownColumn("text", t("field.text"), "long", ({ text }) => beginningOf(text), { isFlexible: true, cardSlot: "plain" }),
    textColumn("name", t("field.name"), "short", ({ name }) => name, { hiddenBelow: "medium" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
    badgeColumn("status", t("field.status"), statuses, ({ status }) => <ReviewBadge status={status} />, { cardSlot: "footStart" }),
  ];
}

/** Returns the beginning of a review on one line, with « … » when it is cut. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING).trimEnd()}…` : line;
}
