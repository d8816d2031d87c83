import type { ApiClient } from "@reserve/api-client";
import { defaultVariant } from "@reserve/client-variant";
import type { Input } from "@reserve/contract";
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listMails">["query"]>;

/** What the address of the sent mails may hold. */
export const mailListSpec: ListUrlSpec = {
  filters: ["processed"],
  defaultSort: "-createdAt",
  defaultPageSize: defaultVariant.defaultPageSize,
  pageSizes: defaultVariant.pageSizes,
};

const sorts = ["createdAt", "sentDate", "to", "subject"].flatMap((field) => [field, `-${field}`]);

/** The page of mails that an address asks for; the page before stays while the next one is on its way. */
export function mailPage(api: ApiClient, state: ListState) {
  return { ...api.query("listMails", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** The mail of a forgotten password, written with invented facts. */
export function passwordMail(api: ApiClient) {
  return api.query("getMailTemplate", { query: { type: "forgotPassword" } });
}

/** What is chosen of the states after a change: « En échec » stands alone, the two others may stand together. */
export function chosenStates(before: readonly string[], after: readonly string[]): readonly string[] {
  if (!after.includes("failing")) return after;
  return before.includes("failing") ? after.filter((state) => state !== "failing" || after.length === 1) : ["failing"];
}

function toQuery({ page, pageSize, sort, search, filters: { processed = [] } }: ListState): ListQuery {
  const isProcessed = processed.includes("true");
  if (processed.includes("failing")) return { ...toQuery({ page, pageSize, sort, search, filters: {} }), isFailing: true };
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : mailListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: search.trim() } : {}),
    // Both or none: everything.
    ...(isProcessed !== processed.includes("false") ? { processed: isProcessed } : {}),
  };
}
