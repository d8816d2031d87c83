import type { Schemas } from "@reserve/contract";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { intakeRecords, intakeTray } from "./intake.tables.ts";

/** An order or a payment that waits for its correction, or waited. */
export type TrayRow = typeof intakeTray.$inferSelect;
/** Returns the entries of a source by reference. */
export async function readTray(
  db: Db,
  kind: TrayRow["kind"],
  source: string,
  references: readonly string[],
): Promise<Map<string, Pick<TrayRow, "id" | "digest">>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({ reference: intakeTray.reference, id: intakeTray.id, digest: intakeTray.digest })
    .from(intakeTray)
    .where(and(eq(intakeTray.kind, kind), eq(intakeTray.source, source), inArray(intakeTray.reference, [...references])));
  return new Map(rows.map(({ reference, ...row }) => [reference, row]));
}

/** Keeps a record, or its newest content; returns the id of the entry. */
export async function keepEntry(
  tx: Db,
  entry: Pick<TrayRow, "kind" | "source" | "reference" | "digest" | "content" | "problems" | "amountCents" | "waitsFor" | "receivedAt">,
): Promise<number> {
  const { kind: _, source: _source, reference: _reference, receivedAt: _receivedAt, ...changed } = entry;
  const [row] = await tx
    .insert(intakeTray)
    .values(entry)
    .onConflictDoUpdate({
      target: [intakeTray.source, intakeTray.kind, intakeTray.reference],
      set: { ...changed, state: "Waiting", reason: null, version: sql`${intakeTray.version} + 1` },
    })
    .returning({ id: intakeTray.id });
  if (!row) throw new Error("a kept record returned no row");
  return row.id;
}

/** Closes an entry that was taken at last, or discarded; its content is deleted. */
export async function closeEntry(
  tx: Db,
  id: number,
  end: { state: "Released"; documentId: number } | { state: "Discarded"; reason: string },
): Promise<void> {
  await tx
    .update(intakeTray)
    .set({ ...end, content: null, problems: [], waitsFor: null, version: sql`${intakeTray.version} + 1` })
    .where(eq(intakeTray.id, id));
}

/** Returns the waiting entries that refer to one of these customers of a source, or to one of these orders, oldest first, 500 at most. */
export function listWaitingFor(db: Db, kind: TrayRow["kind"], references: readonly string[]): Promise<TrayRow[]> {
  return db
    .select()
    .from(intakeTray)
    .where(and(eq(intakeTray.state, "Waiting"), eq(intakeTray.kind, kind), inArray(intakeTray.waitsFor, [...references])))
    .orderBy(asc(intakeTray.receivedAt), asc(intakeTray.id))
    .limit(500);
}

/** Returns a page of entries, oldest first, and how many there are. */
export async function listEntries(
  db: Db,
  { states, page, pageSize }: { states: readonly Schemas["TrayState"][]; page: number; pageSize: number },
): Promise<{ rows: TrayRow[]; total: number }> {
  const isOfState = inArray(intakeTray.state, [...states]);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(intakeTray)
      .where(isOfState)
      .orderBy(asc(intakeTray.receivedAt), asc(intakeTray.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(intakeTray).where(isOfState),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Returns an entry; undefined if there is none. */
export async function findEntry(db: Db, id: number): Promise<TrayRow | undefined> {
  const [row] = await db.select().from(intakeTray).where(eq(intakeTray.id, id));
  return row;
}

/** Discards the waiting orders of a person who is erased. */
export async function eraseEntries(tx: Db, customerId: number, reason: string): Promise<void> {
  const references = tx
    .select({ reference: intakeRecords.reference })
    .from(intakeRecords)
    .where(and(eq(intakeRecords.kind, "customer"), eq(intakeRecords.entityId, customerId)));
  await tx
    .update(intakeTray)
    .set({ state: "Discarded", content: null, problems: [], waitsFor: null, reason, version: sql`${intakeTray.version} + 1` })
    .where(and(eq(intakeTray.kind, "order"), inArray(sql`${intakeTray.content} ->> 'customerReference'`, references)));
}
