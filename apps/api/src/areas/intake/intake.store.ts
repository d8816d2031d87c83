import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { intakeRecords } from "./intake.tables.ts";

/** What is known by a reference of the sender's. */
export type IntakeKind = typeof intakeRecords.$inferSelect.kind;

/** What was taken under a reference. */
export type Taken = Pick<typeof intakeRecords.$inferSelect, "digest" | "entityId">;

/** Keeps two batches from being taken at the same time: whoever comes second finds what the first one left. */
const TURN = 1_105_001;

/** Waits until no other batch is being taken; until the transaction ends, none is. */
export async function takeIntakeTurn(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
}

/** What was taken under these references, by reference. */
export async function takenBefore(tx: Db, kind: IntakeKind, references: readonly string[]): Promise<Map<string, Taken>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(intakeRecords)
    .where(and(eq(intakeRecords.kind, kind), inArray(intakeRecords.reference, [...references])));
  return new Map(rows.map(({ reference, digest, entityId }) => [reference, { digest, entityId }]));
}

/** Notes what references stand for from now on. */
export async function noteTaken(tx: Db, kind: IntakeKind, taken: ReadonlyMap<string, Taken>, now: Date): Promise<void> {
  if (taken.size === 0) return;
  const { digest, entityId, takenAt } = intakeRecords;
  const rows = [...taken].map(([reference, one]) => ({ kind, reference, ...one, takenAt: now }));
  const changed = ({ name }: { name: string }) => sql`excluded.${sql.identifier(name)}`;
  await tx
    .insert(intakeRecords)
    .values(rows)
    .onConflictDoUpdate({
      target: [intakeRecords.kind, intakeRecords.reference],
      set: { digest: changed(digest), entityId: changed(entityId), takenAt: changed(takenAt) },
    });
}

/** Whether a reference of the sender's stands for it already. */
export async function isReferredTo(tx: Db, kind: IntakeKind, entityId: number): Promise<boolean> {
  return (await tx.$count(intakeRecords, and(eq(intakeRecords.kind, kind), eq(intakeRecords.entityId, entityId)))) > 0;
}
