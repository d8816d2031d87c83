import type { ApiClient } from "@reserve/api-client";
import { defaultVariant } from "@reserve/client-variant";
import type { Input, Schemas } from "@reserve/contract";
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

/** One mail, whole; read again every few seconds for as long as it has not left. */
export function mailById(api: ApiClient, id: string) {
  return {
    ...api.query("getMail", { query: { id } }),
    refetchInterval: ({ state }: { state: { data?: Schemas["Mail"] | undefined } }) =>
      state.data?.processed === false ? 5_000 : (false as const),
  };
}

/** The id in an address; null when it cannot be one. */
export function mailIdOf(param: string | undefined): string | null {
  return param && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(param) ? param : null;
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
