import type { Output } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { postStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, dateColumn, nameColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { PostBadge } from "../PostBadge.tsx";

type Row = Output<"listPosts">["items"][number];

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function postListColumns(t: TFunction<"posts">): readonly DataColumn<Row>[] {
  const states = postStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("title", t("field.title"), ({ title }) => title, { room: "long" }),
    badgeColumn("state", t("field.state"), states, ({ state }) => <PostBadge state={state} />, { cardSlot: "footStart" }),
    textColumn("postType", t("field.postType"), "short", ({ postType }) => t(`type.${postType}`)),
    textColumn("owner", t("field.owner"), "short", ({ owner }) => owner?.name ?? null, { hiddenBelow: "medium" }),
    dateColumn("publicationStartDate", t("field.publication"), ({ publicationStartDate }) => publicationStartDate, {
      hiddenBelow: "medium",
      isDescendingFirst: true,
    }),
    dateColumn("updatedAt", t("field.updatedAt"), ({ updatedAt }) => updatedAt, { isDescendingFirst: true }),
  ];
}
