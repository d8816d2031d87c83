import { type OperationId, operations } from "@reserve/contract";
import { sql } from "drizzle-orm";
import type { Db } from "./database/database.ts";

const watched = ["document", "message", "post"] as const;
/** A kind of record that people have open while colleagues work on it. */
export type Watched = (typeof watched)[number];

/** A record that somebody changed. */
export interface Change {
  entity: Watched;
  id: number;
  version: number;
  userName: string | null;
  /** What colleagues call them. */
  firstName: string | null;
  /** What they did, where a page says it. */
  operation?: OperationId;
  /** Nothing was changed: somebody opened the record, or left it. */
  isPresence?: true;
}

/** Hears of changes that any process of the installation made. */
export interface Changes {
  /** Hears every change from now on, and `onGap` when some may have been missed; what it returns ends the hearing. */
  subscribe(onChange: (change: Change) => void, onGap: () => void): () => void;
  /** Whether changes are heard at once; where not, whoever watches looks for itself. */
  isLive(): boolean;
}

/** The database's own channel. */
export const CHANGES_CHANNEL = "reserve_changes";

/** Tells of a change within the write's transaction: it is heard with the commit or not at all. */
export async function notifyWatchers(tx: Db, change: Change): Promise<void> {
  await notifyAllWatchers(tx, [change]);
}

/** The same for many at once. */
export async function notifyAllWatchers(tx: Db, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = JSON.stringify(changes.map((change) => JSON.stringify(change)));
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, payload) from json_array_elements_text(${payloads}::text::json) as payload`);
}

/** Tells that somebody opened a record or left it. */
export function notifyPresence(tx: Db, entity: Watched, id: number): Promise<void> {
  return notifyWatchers(tx, { entity, id, version: 0, userName: null, firstName: null, isPresence: true });
}

/** What was told, or null for anything that is no change. */
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
