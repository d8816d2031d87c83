import type { Schemas } from "@reserve/contract";
import { and, eq, inArray, lte, notInArray, or } from "drizzle-orm";
import { isFromAhead, liesFromAhead } from "../../../platform/clock-jumps.ts";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import type { Ports } from "../../../platform/ports.ts";
import { enqueueWebhooks } from "../../../platform/webhooks/webhooks.ts";
import { reverseEntries } from "../ledger/ledger.store.ts";
import { addEvents, changeDocument, type LockedDocument, lockDocument } from "../order-changes.store.ts";
import { queueOrderMails } from "../order-mails.ts";
import { auditDocument, documentResult, notifyDocumentWatchers, requireDocument, type WriteContext } from "../order-writes.ts";
import { readItems } from "../orders.store.ts";
import { documentEvents, documentItems, parcels } from "../orders.tables.ts";
import { issuePapers } from "../papers/issued-papers.ts";
import { documentUndos, type Effects, type UndoSnapshot } from "./order-undo.tables.ts";

/** Applies the effects of an action; `order` is the document after it. */
export async function applyEffects(tx: Db, ports: Ports, order: LockedDocument, effects: Effects, now: Date): Promise<void> {
  const { papers, mails, told: event, actorName } = effects;
  if (papers) {
    const events = await issuePapers(tx, { ports, variant: ports.variant, now }, order, papers);
    await addEvents(tx, order.document.id, now, actorName, events);
  }
  const occasions = mails.map((occasion) => ({ order, occasion }));
  await queueOrderMails(tx, ports, occasions, now);
  if (event) await enqueueWebhooks(tx, ports, event, now);
}

/** Returns the undo snapshot of a document. */
export function undoSnapshotOf({ document, items, parcels: left }: LockedDocument): UndoSnapshot {
  const { documentStatus, paymentStatus, paidCents, refundedCents, returnedCents, refundDueCents, paymentDueCents, deliveryPackage } =
    document;
  return {
    document: { documentStatus, paymentStatus, paidCents, refundedCents, returnedCents, refundDueCents, paymentDueCents, deliveryPackage },
    paidAt: document.paidAt?.toISOString() ?? null,
    items: items.map(({ id, quantity, status, parcelId, setAside, awaited }) => ({ id, quantity, status, parcelId, setAside, awaited })),
    parcelIds: left.map(({ id }) => id),
  };
}

/** Maximum undo period of the contract, in milliseconds. */
const LONGEST_UNDO = 600_000;

/** Defers the effects of an action and stores the undo snapshot; the document is locked and already changed. */
export async function deferEffects(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  documentId: number,
  undo: Pick<typeof documentUndos.$inferInsert, "kind" | "until" | "before" | "effects" | "eventIds" | "version">,
): Promise<void> {
  const id = crypto.randomUUID();
  await tx.insert(documentUndos).values({ ...undo, documentId, id });
  await ports.jobs.enqueue(tx, "undos", id, undo.until);
}

/** Ends the undo period of the last action and applies its effects. The document is locked. */
export async function settleUndo(tx: Db, ports: Ports, order: LockedDocument, now: Date): Promise<void> {
  const [undo] = await tx.delete(documentUndos).where(eq(documentUndos.documentId, order.document.id)).returning();
  if (undo) await applyEffects(tx, ports, order, undo.effects, now);
}

/** Applies the effects of an action after its undo period, once, unless it was undone. */
export async function endUndo(ports: Ports, id: string): Promise<void> {
  const { db, clock } = ports;
  await db.transaction(async (tx) => {
    const [waiting] = await tx.select({ documentId: documentUndos.documentId }).from(documentUndos).where(eq(documentUndos.id, id));
    const order = waiting && (await lockDocument(tx, waiting.documentId));
    if (!order) return;
    // A concurrent transaction has undone the action, or made it final and started another one with its own undo period.
    const [undo] = await tx.select().from(documentUndos).where(eq(documentUndos.documentId, waiting.documentId));
    if (undo?.id !== id) return;
    const now = clock.now();
    if (undo.until <= now || liesFromAhead(undo.until, now, LONGEST_UNDO)) await settleUndo(tx, ports, order, now);
    // The queue uses a different clock.
    else await ports.jobs.enqueue(tx, "undos", id, undo.until);
  });
  ports.jobs.wake();
}

/** Re-enqueues expired undo periods whose worker was killed. Returns their number. */
export async function recoverUndos(ports: Pick<Ports, "db" | "clock" | "jobs">): Promise<number> {
  const now = ports.clock.now();
  return ports.db.transaction(async (tx) => {
    const isOver = or(lte(documentUndos.until, now), isFromAhead(documentUndos.until, now, LONGEST_UNDO));
    const due = await tx.select({ id: documentUndos.id }).from(documentUndos).where(isOver);
    for (const { id } of due) await ports.jobs.enqueue(tx, "undos", id);
    return due.length;
  });
}

/** Undoes the last action of a document: restores the snapshot and drops the deferred effects. */
export async function undoAction(
  context: WriteContext,
  { documentId, undoId }: Schemas["UndoActionRequest"],
): Promise<Schemas["DocumentResult"]> {
  const { db, user } = context;
  const order = await requireDocument(db, documentId);
  const [undo] = await db
    .delete(documentUndos)
    .where(and(eq(documentUndos.documentId, documentId), eq(documentUndos.id, undoId)))
    .returning();
  if (undo?.version !== order.document.version) throw refuse.conflict(UNDO_OVER, "UndoOver");

  const { before, eventIds, effects } = undo;
  await takeLinesBack(db, order, before);
  const { paidAt } = before;
  await changeDocument(
    db,
    { ...order, items: await readItems(db, documentId) },
    { ...before.document, ...(paidAt === undefined ? {} : { paidAt: paidAt === null ? null : new Date(paidAt) }) },
  );
  await db.delete(documentEvents).where(and(eq(documentEvents.documentId, documentId), inArray(documentEvents.id, eventIds)));
  const { storeId } = order.document;
  await reverseEntries(db, effects.entryIds ?? [], { documentId, storeId, at: context.now, takenBy: personName(user) });
  await notifyDocumentWatchers(context, order);
  auditDocument(context, order, {
    before: { ...undoSnapshotOf(order).document, items: statusesOf(order.items) },
    after: { ...before.document, items: statusesOf(before.items) },
  });
  return documentResult(context, documentId);
}

/** Merges split lines and restores their state; the action's parcel is deleted. */
async function takeLinesBack(tx: Db, { document, items }: LockedDocument, before: UndoSnapshot): Promise<void> {
  const stood = before.items.map(({ id }) => id);
  for (const { id, ...line } of before.items) {
    const now = items.find((item) => item.id === id);
    const isSame = now && (Object.keys(line) as (keyof typeof line)[]).every((key) => now[key] === line[key]);
    if (!isSame) await tx.update(documentItems).set(line).where(eq(documentItems.id, id));
  }
  await tx.delete(documentItems).where(and(eq(documentItems.documentId, document.id), notInArray(documentItems.id, stood)));
  await tx.delete(parcels).where(and(eq(parcels.documentId, document.id), notInArray(parcels.id, before.parcelIds)));
}

const statusesOf = (items: readonly { id: number; status: string }[]) => Object.fromEntries(items.map(({ id, status }) => [id, status]));

const UNDO_OVER = {
  fr: "Trop tard pour annuler : le délai est passé, ou la commande a changé depuis.",
  en: "Too late to undo: the time has passed, or the order has changed since.",
};
