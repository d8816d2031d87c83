import { type OperationId, operations } from "@reserve/contract";
import { sql } from "drizzle-orm";
import type { Db } from "./database/database.ts";

const watched = ["document", "message", "post"] as const;
/** A kind of record that people have open while colleagues work on it. */
export type Watched = (typeof watched)[number];

/** A change of a record, as sent to watchers. */
export interface Change {
  entity: Watched;
  id: number;
  version: number;
  userName: string | null;
  /** First name shown to colleagues. */
  firstName: string | null;
  /** Operation of the change, where a page shows it. */
  operation?: OperationId;
  /** Nothing was changed: a user opened or left the record. */
  isPresence?: true;
}

/** Subscription to changes made by any process of the installation. */
export interface Changes {
  /** Calls `onChange` for every change from now on, and `onGap` when some may have been missed; returns a function that unsubscribes. */
  subscribe(onChange: (change: Change) => void, onGap: () => void): () => void;
  /** Returns whether changes are notified immediately; if not, watchers poll. */
  isLive(): boolean;
}

/** The database's own notification channel. */
export const CHANGES_CHANNEL = "reserve_changes";

/** Notifies watchers of a change; sent with the commit of the transaction or not at all. */
export async function notifyWatchers(tx: Db, change: Change): Promise<void> {
  await notifyAllWatchers(tx, [change]);
}

/** Notifies watchers of several changes, as `notifyWatchers` does. */
export async function notifyAllWatchers(tx: Db, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = JSON.stringify(changes.map((change) => JSON.stringify(change)));
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, payload) from json_array_elements_text(${payloads}::text::json) as payload`);
}

/** Notifies watchers that a user opened or left a record. */
export function notifyPresence(tx: Db, entity: Watched, id: number): Promise<void> {
  return notifyWatchers(tx, { entity, id, version: 0, userName: null, firstName: null, isPresence: true });
}

/** Parses a notification payload; null when it is not a change. */
export function readChange(payload: string): Change | null {
  try {
    const { entity, id, version, userName, firstName, operation, isPresence } = JSON.parse(payload) as Partial<Change>;
    if (!entity || !watched.includes(entity) || typeof id !== "number" || typeof version !== "number") return null;
    if (isPresence) return { entity, id, version, userName: null, firstName: null, isPresence };
    const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
    const change = { entity, id, version, userName: textOrNull(userName), firstName: textOrNull(firstName) };
    return operation && Object.hasOwn(operations, operation) ? { ...change, operation } : change;
  } catch {
    return null;
  }
}
