import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listMessages } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Spec of the messages; a message's URL contains the list's filters, so that its neighbours are the list’s. */
export const messageListSpec = listSpec(listMessages, { except: ["customerId"], views: ["status", "owner"] });

/** Query for a page of messages; the previous page stays visible while the next one loads. */
export function messagePage(api: ApiClient, state: ListState<FilterOf<typeof messageListSpec>>) {
  return { ...api.query("listMessages", { query: messageListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const messageList = { spec: messageListSpec, page: messagePage, path: to.messages(), href: to.message, isCarried: true };

/** Refetch interval of the counts in milliseconds, because colleagues share the queue; the rows are only refetched on demand. */
const COUNT_AGAIN_MS = 60_000;

/** The views of the list: the filters of each, by its name in the texts. */
export const messageViews = {
  mine: { owner: ["me"], status: ["Pending", "Progress"] },
  nobodys: { owner: ["nobody"], status: ["Pending", "Progress"] },
  Pending: { status: ["Pending"] },
  Progress: { status: ["Progress"] },
  Solved: { status: ["Solved"] },
} as const satisfies Record<string, { owner?: readonly ("me" | "nobody")[]; status: readonly Schemas["MessageStatus"][] }>;

/** Query of the number of messages in a view, from its first page. */
export function messageCount(api: ApiClient, { status, ...view }: (typeof messageViews)[keyof typeof messageViews]) {
  const owner = "owner" in view ? { owner: [...view.owner] } : {};
  return { ...api.query("listMessages", { query: { status: [...status], ...owner, pageSize: 10 } }), refetchInterval: COUNT_AGAIN_MS };
}

/** Query for a message with its replies. */
export function messageById(api: ApiClient, id: number) {
  return api.query("getMessage", { query: { id } });
}

/** Query for the reply templates. */
export function replyTemplates(api: ApiClient) {
  return api.query("getReplyTemplates");
}

/** The order that a message names. */
export function messageOrder(api: ApiClient, id: number) {
  return api.query("getDocument", { query: { id } });
}

/** Query for the last orders of the sender: the customer's, else those with the e-mail address. */
export function writerOrders(api: ApiClient, { customerId, email }: Pick<Schemas["MessageSummary"], "customerId" | "email">) {
  return api.query("listDocuments", { query: { ...(customerId === null ? { search: email } : { customerId }), pageSize: 10 } });
}

/** Query for the rendered reply; cached per text. */
export function replyPreview(api: ApiClient, id: number, text: string) {
  return {
    queryKey: ["messages", "previewReply", id, text],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const result = await api.send("previewReply", { body: { id, text } }, { signal });
      if (!result.isValid) throw new ApiFailure(result);
      return result.output.entityOutput;
    },
  };
}
