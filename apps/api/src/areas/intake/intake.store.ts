import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { intakeRecords } from "./intake.tables.ts";

/** Kinds of records with a sender's reference. */
export type IntakeKind = typeof intakeRecords.$inferSelect.kind;

/** A record taken under a reference. */
export type Taken = Pick<typeof intakeRecords.$inferSelect, "digest" | "entityId">;

/** Advisory lock that serializes batches: the second one sees what the first one wrote. */
const TURN = 1_105_001;

/** Waits until no other batch is processed, and blocks others until the transaction ends. */
export async function takeIntakeTurn(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
}

/** Returns the source of a caller’s references: an API key, also the one it replaces, or a person. */
export function sourceOf({ id, keySourceId }: Pick<CurrentUser, "id" | "keySourceId">): string {
  return keySourceId === undefined ? `user ${id}` : `key ${keySourceId}`;
}

/** Source of records from before sources were stored. */
const UNKNOWN_SOURCE = "";

/** Returns the records of a source by reference; records of an unknown source count as its own. */
export function takenBefore(tx: Db, kind: IntakeKind, source: string, references: readonly string[]): Promise<Map<string, Taken>> {
  return findTaken(tx, kind, references, inArray(intakeRecords.source, [source, UNKNOWN_SOURCE]));
}

/** Returns the orders submitted by any source under these references: an order's reference is its number, which is unique in the shop. */
export function ordersTaken(tx: Db, references: readonly string[]): Promise<Map<string, Taken>> {
  return findTaken(tx, "order", references);
}

async function findTaken(tx: Db, kind: IntakeKind, references: readonly string[], isOfSource?: SQL): Promise<Map<string, Taken>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(intakeRecords)
    .where(and(eq(intakeRecords.kind, kind), inArray(intakeRecords.reference, [...references]), isOfSource))
    // The source’s own records come last and replace those of an unknown source.
    .orderBy(intakeRecords.source);
  return new Map(rows.map(({ reference, digest, entityId }) => [reference, { digest, entityId }]));
}

/** Stores the ids recorded for the references of a source. */
export async function noteTaken(tx: Db, kind: IntakeKind, source: string, taken: ReadonlyMap<string, Taken>, now: Date): Promise<void> {
  if (taken.size === 0) return;
  const { digest, entityId, takenAt } = intakeRecords;
  const rows = [...taken].map(([reference, one]) => ({ kind, source, reference, ...one, takenAt: now }));
  const changed = ({ name }: { name: string }) => sql`excluded.${sql.identifier(name)}`;
  await tx
    .insert(intakeRecords)
    .values(rows)
    .onConflictDoUpdate({
      target: [intakeRecords.source, intakeRecords.kind, intakeRecords.reference],
      set: { digest: changed(digest), entityId: changed(entityId), takenAt: changed(takenAt) },
    });
}

/** Returns whether a reference of the source already points to the record. */
export async function isReferredTo(tx: Db, kind: IntakeKind, source: string, entityId: number): Promise<boolean> {
  const isOfSource = inArray(intakeRecords.source, [source, UNKNOWN_SOURCE]);
  return (await tx.$count(intakeRecords, and(eq(intakeRecords.kind, kind), eq(intakeRecords.entityId, entityId), isOfSource))) > 0;
}
