import { useState } from "react";
import { useUser } from "../../shared/session/permissions.ts";
import { readStored, store } from "../../shared/session/stored.ts";

const NAME = "popup trial";
const DAY_MS = 86_400_000;

/** End of each popup's closed period, by its id. */
type Closed = Readonly<Record<string, string>>;

/** Remembers popups closed in the preview on this device, as long as each requires; independent of the public site's cookie. */
export function useClosedPopups() {
  const userId = useUser().data?.id ?? 0;
  const [closed, setClosed] = useState<Closed>(() => asClosed(readStored("device", userId, NAME)));
  const keep = (next: Closed) => {
    setClosed(next);
    store("device", userId, NAME, Object.keys(next).length > 0 ? next : null);
  };
  return {
    /** Returns until when a popup stays closed; null when it may be shown. */
    until: (id: number): string | null => {
      const until = closed[id];
      return until !== undefined && Date.parse(until) > Date.now() ? until : null;
    },
    close: (id: number, days: number) => keep({ ...closed, [id]: new Date(Date.now() + days * DAY_MS).toISOString() }),
    forget: () => keep({}),
  };
}

function asClosed(stored: unknown): Closed {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, until]) => typeof until === "string" && !Number.isNaN(Date.parse(until))));
}
