import { type ApiClient, ApiFailure } from "@reserve/api-client";
import { listMessages } from "@reserve/contract/lists";
import type { messageStatuses } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The messages; the page of one message carries the URL on, so that its neighbours are the list’s. */
export const messageListSpec = listSpec(listMessages, { except: ["customerId"], views: ["status"] });

/** The page of messages that a URL asks for; the page before stays while the next one is on its way. */
export function messagePage(api: ApiClient, state: ListState<FilterOf<typeof messageListSpec>>) {
  return { ...api.query("listMessages", { query: messageListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const messageList = { spec: messageListSpec, page: messagePage, path: to.messages(), href: to.message, isCarried: true };

/** Colleagues work on the same queue: its counts are read again this often, while its rows wait to be asked for. */
const COUNT_AGAIN_MS = 60_000;

/** How many messages stand in one status, as the first page of its list counts them. */
export function messageCount(api: ApiClient, status: (typeof messageStatuses)[number]) {
  return { ...api.query("listMessages", { query: { status: [status], pageSize: 10 } }), refetchInterval: COUNT_AGAIN_MS };
}

/** One message, with what was answered. */
export function messageById(api: ApiClient, id: number) {
  return api.query("getMessage", { query: { id } });
}

/** An answer as its reader would get it; read once for the same words. */
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
