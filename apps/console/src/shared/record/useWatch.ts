import type { Input } from "@reserve/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useRuntime } from "../query/runtime.tsx";

/** The calls that follow records. */
export type WatchId = "watchDocuments" | "watchMessages" | "watchPosts";

/** The newest version of a record announced by the server, and its author; both names are null when unknown. */
export interface News {
  version: number;
  userName: string | null;
  firstName: string | null;
  /** Operation of the change, where known. */
  operation?: string;
}

/** A colleague who has the same record open. */
export interface PresentPerson {
  userName: string;
  name: string;
  /** Field with unsaved input, where known. */
  field?: string | null;
}

/** Watches one record while the page is visible; null until notified. `onPresence` receives the other people who have it open. */
export function useRecordWatch(op: WatchId, id: number, onPresence?: (people: readonly PresentPerson[]) => void): News | null {
  const [heard, setHeard] = useState<{ id: number; news: News } | null>(null);
  // The server repeats the event without a name after a reconnect: keep the known author.
  useRecordsWatch(
    op,
    [id],
    (_, news) => setHeard((before) => (before?.id === id && before.news.version >= news.version ? before : { id, news })),
    (_, people) => onPresence?.(people),
  );
  return heard?.id === id ? heard.news : null;
}

/**
 * Watches several records on one connection while the page is visible, since browsers limit connections; when visible again, the server
 * first sends each record's state.
 */
export function useRecordsWatch(
  op: WatchId,
  ids: readonly number[],
  onNews: (id: number, news: News) => void,
  onPresence?: (id: number, people: readonly PresentPerson[]) => void,
): void {
  useLine(op, ids, ({ event, data }) => {
    if (event === "presence") {
      const seen = readPresence(data);
      if (seen && ids.includes(seen.id)) onPresence?.(seen.id, seen.people);
      return;
    }
    const heard = readNews(data);
    if (heard && ids.includes(heard.id)) onNews(heard.id, heard.news);
  });
}

/**
 * Calls `onNews` when a record of a list was added or changed, at most once a second, while the page is visible; and once initially, in case of a
 * change before.
 */
export function useListWatch(op: "watchDocuments" | "watchMessages", onNews: () => void): void {
  useLine(op, [], ({ event }) => {
    if (event === "list") onNews();
  });
}

/** Opens a connection to the server while the page is visible. */
function useLine(op: WatchId, ids: readonly number[], onEvent: (event: { event: string; data: string }) => void): void {
  const { api } = useRuntime();
  const hear = useEffectEvent(onEvent);
  const wanted = ids.join(" ");
  useEffect(() => {
    const query = wanted === "" ? {} : { id: wanted.split(" ").map(Number) };
    let line: AbortController | null = null;
    const follow = () => {
      if (document.visibilityState === "hidden") {
        line?.abort();
        line = null;
      } else if (!line) {
        line = new AbortController();
        void api.events(op, { query } as Input<WatchId>, { signal: line.signal, onEvent: (event) => hear(event) });
      }
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      line?.abort();
    };
  }, [api, op, wanted]);
}

function readNews(data: string): { id: number; news: News } | null {
  try {
    const { id, version, userName = null, firstName = null, ...rest } = JSON.parse(data) as Partial<News> & { id?: number };
    return id !== undefined && typeof version === "number" ? { id, news: { version, userName, firstName, ...rest } } : null;
  } catch {
    return null;
  }
}

function readPresence(data: string): { id: number; people: PresentPerson[] } | null {
  try {
    const { id, people } = JSON.parse(data) as { id?: number; people?: PresentPerson[] };
    return id !== undefined && people ? { id, people } : null;
  } catch {
    return null;
  }
}
