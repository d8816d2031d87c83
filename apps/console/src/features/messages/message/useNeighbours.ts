import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListState } from "../../../shared/list-url.ts";
import { useRuntime } from "../../../shared/runtime.tsx";
import { to } from "../../../shared/to.ts";
import { useListUrl } from "../../../shared/useListUrl.ts";
import { messageListSpec, messagePage } from "../messages.queries.ts";

/** The way through the list that one came from. */
export interface Neighbours {
  /** False while the list is unknown, and when this message is none of it. */
  isKnown: boolean;
  /** The address of the message before and after this one; null at the list's ends. */
  previous: string | null;
  next: string | null;
}

/**
 * The neighbours of a message in the list that its address carries. They keep the order that the list had when it was first read: what one has just
 * taken up or solved moves away in the list, and the next one must still be the next.
 */
export function useNeighbours(id: number): Neighbours {
  const { api } = useRuntime();
  const url = useListUrl(messageListSpec);
  const { data } = useQuery(messagePage(api, url));
  const [order, setOrder] = useState<readonly number[]>([]);
  const listed = data?.items.map((one) => one.id) ?? [];
  const more = listed.filter((one) => !order.includes(one));
  if (more.length > 0) setOrder([...order, ...more]);

  const at = order.indexOf(id);
  const before = order[at - 1];
  const after = at < 0 ? undefined : order.slice(at + 1).find((one) => listed.includes(one));
  const isEnd = data !== undefined && at >= 0 && after === undefined && data.page * data.pageSize < data.totalCount;
  const lastBefore = useEdge({ ...url, page: url.page - 1 }, at === 0 && url.page > 1).at(-1);
  const [firstAfter] = useEdge({ ...url, page: url.page + 1 }, isEnd);
  const href = (other: number | undefined, page: number) => (other === undefined ? null : to.message(other) + url.href({ page }));
  return {
    isKnown: at >= 0,
    previous: href(before, url.page) ?? href(lastBefore, url.page - 1),
    next: href(after, url.page) ?? href(firstAfter, url.page + 1),
  };
}

/** The ids of the page before or after; asked for at the edge only. */
function useEdge(state: ListState, isWanted: boolean): readonly number[] {
  const { api } = useRuntime();
  const { data } = useQuery({ ...messagePage(api, state), enabled: isWanted });
  return isWanted ? (data?.items.map(({ id }) => id) ?? []) : [];
}
