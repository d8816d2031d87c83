import type { Db } from "../database/database.ts";
import { insertRows } from "../seed/insert-rows.ts";
import { auditEntries } from "./audit.tables.ts";

/** The part of an audit entry that a write provides. */
export interface AuditEntry {
  /** Kind of record, in the contract's terms: `document`, `product`, `session`; null if the entry concerns none. */
  entity: string | null;
  entityId: string | number | null;
  /** Name of the record: name, order number, subject. Sessions and tasks have none; customers' names and texts stay out of the log. */
  entityName?: string | null;
  /** The record's properties before and after; only changed ones are stored. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** The part of an audit entry that the request provides: caller, client IP, request id. */
export interface AuditFrame {
  at: Date;
  action: string;
  outcome: "done" | "refused";
  /** A call with an API key is recorded under the key's name, not a person's. */
  user: { id: number | null; userName: string; keyId?: number } | null;
  clientIp: string;
  requestId: string;
}

/**
 * Properties with personal data, by kind of record: the audit log outlives an erased person, so it records only that these changed, not their values.
 */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  document: ["shippingAddress", "billingAddress", "documentComment", "message"],
  mail: ["to"],
  review: ["answer"],
  view: ["address"],
};

const SECRET = /pass(word|phrase)|token|secret|hash|authorization|cookie/i;

/** Inserts one audit entry, in the caller's transaction. */
export async function writeAudit(db: Db, frame: AuditFrame, entry: AuditEntry | null): Promise<void> {
  await db.insert(auditEntries).values(rowOf(frame, entry));
}

/** Inserts an audit entry per item in one statement, in the caller's transaction. */
export async function writeAudits(db: Db, frame: AuditFrame, entries: readonly (AuditEntry | null)[]): Promise<void> {
  await insertRows(
    db,
    auditEntries,
    entries.map((entry) => rowOf(frame, entry)),
  );
}

function rowOf(frame: AuditFrame, entry: AuditEntry | null): typeof auditEntries.$inferInsert {
  return {
    at: frame.at,
    userId: personIdOf(frame.user),
    userName: frame.user?.userName ?? null,
    action: frame.action,
    outcome: frame.outcome,
    entity: entry?.entity ?? null,
    entityId: entry?.entityId === undefined || entry.entityId === null ? null : String(entry.entityId),
    entityName: entry?.entityName?.trim() || null,
    changes: diff(entry?.before ?? {}, entry?.after ?? {}, PERSONAL[entry?.entity ?? ""]),
    clientIp: frame.clientIp,
    requestId: frame.requestId,
  };
}

/** Returns the user id of the caller; null for anonymous callers and API keys. */
export function personIdOf(user: AuditFrame["user"]): number | null {
  return user && user.keyId === undefined ? user.id : null;
}

/** Returns the differences of two records by property; of secret and personal properties only that they changed. */
export function diff(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  personal: readonly string[] = [],
): Record<string, [unknown, unknown]> {
  const changes: Record<string, [unknown, unknown]> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[key] ?? null;
    const is = after[key] ?? null;
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const isHidden = SECRET.test(key) || personal.includes(key);
    changes[key] = isHidden ? [was === null ? null : "…", is === null ? null : "…"] : [redact(was), redact(is)];
  }
  return changes;
}

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (value instanceof Date || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) ? "…" : redact(inner)]));
}
