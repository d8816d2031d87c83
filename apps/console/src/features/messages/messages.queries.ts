import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { messageStatuses } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listMessages">["query"]>;

/** What the address of the messages may hold; the page of one message carries it on, so that its neighbours are the list's. */
export const messageListSpec: ListUrlSpec = {
  filters: ["status", "question"],
  defaultSort: "queue",
};

const sorts = ["queue", "receivedAt", "-receivedAt", "lastName", "-lastName"];

/** The page of messages that an address asks for; the page before stays while the next one is on its way. */
export function messagePage(api: ApiClient, state: ListState) {
  return { ...api.query("listMessages", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

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

function toQuery({ page, pageSize, sort, search, filters }: ListState): ListQuery {
  // What an address holds beside the contract's words is left out: an old bookmark still opens a list.
  const status = messageStatuses.filter((one) => filters.status?.includes(one));
  const question = [...new Set(filters.question ?? [])].filter((one) => one.length <= 40).slice(0, 20);
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : messageListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status.length > 0 ? { status } : {}),
    ...(question.length > 0 ? { question } : {}),
  };
}
