import { arrivedProgress, can, isPickup, linesToNotify, type OrderRules, parisDay, soldOrders } from "@reserve/domain";
import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { notifyWatchers } from "../../../platform/changes.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { CurrentUser } from "../../../platform/identity/current-user.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { ordersMeeting } from "../lists/document-views.ts";
import { addEvents, changeDocument, type LockedDocument, lockDocument, type NewEvent } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { documentEvents, documentItems, documents, stores } from "../orders.tables.ts";

/** Written exactly like the predicate of the index of waiting lines. */
const WAITING = sql`${documentItems.status} in ('Created', 'Pending', 'Processing')`;

function isWaiting(now: Date): SQL | undefined {
  return and(WAITING, gt(documentItems.quantity, documentItems.setAside), ordersMeeting(soldOrders, parisDay(now)));
}

/** Returns sold copies that are not set aside, by title: `ean`, `wanted` and the title. */
export function wantedCopies(db: Db, now: Date) {
  return db
    .select({
      ean: documentItems.ean,
      wanted: sql<number>`sum(${documentItems.quantity} - ${documentItems.setAside})::integer`.as("wanted"),
      title: sql<string>`max(${documentItems.title})`.as("title"),
      publisher: sql<string | null>`max(${documentItems.publisher})`.as("publisher"),
    })
    .from(documentItems)
    .innerJoin(documents, eq(documents.id, documentItems.documentId))
    .where(isWaiting(now))
    .groupBy(documentItems.ean);
}

/** Returns the order lines that wait for these titles, oldest order first. */
export async function linesWaiting(db: Db, eans: readonly string[], now: Date) {
  if (eans.length === 0) return [];
  const rows = await db
    .select({
      id: documentItems.id,
      ean: documentItems.ean,
      title: documentItems.title,
      quantity: documentItems.quantity,
      setAside: documentItems.setAside,
      awaited: documentItems.awaited,
      documentId: documents.id,
      customId: documents.customId,
      customerName: documents.customerName,
      shippingMethod: documents.shippingMethod,
      date: documents.date,
    })
    .from(documentItems)
    .innerJoin(documents, eq(documents.id, documentItems.documentId))
    .where(and(inArray(documentItems.ean, [...eans]), isWaiting(now)))
    .orderBy(asc(documents.date), asc(documents.id), asc(documentItems.position), asc(documentItems.id));
  return rows.map(({ shippingMethod, ...row }) => ({ ...row, isPickup: isPickup(shippingMethod) }));
}

/** Change of a line's copies: set aside, and on order. */
interface CopiesMoved {
  itemId: number;
  setAside?: number;
  awaited?: number;
  /** The undone arrival: when it was scanned, and by whom. */
  takenBack?: { at: Date; by: string };
}

type Item = LockedDocument["items"][number];

/** Returns the thread entries of moved copies; none for an undone arrival. */
function eventsOf(moved: readonly CopiesMoved[], items: ReadonlyMap<number, Item>): NewEvent[] {
  const onOrder = moved.filter(({ setAside = 0 }) => setAside === 0);
  const eventOf = (kind: NewEvent["kind"], from: readonly CopiesMoved[], countOf: (one: CopiesMoved) => number): NewEvent[] => {
    const counted = from.filter((one) => countOf(one) > 0);
    const titles = new Set(counted.flatMap(({ itemId }) => items.get(itemId)?.title ?? []));
    const itemCount = counted.reduce((sum, one) => sum + countOf(one), 0);
    return itemCount > 0 ? [{ kind, itemCount, text: [...titles].join(", ") }] : [];
  };
  return [
    ...eventOf("CopiesArrived", moved, ({ setAside = 0 }) => setAside),
    ...eventOf("CopiesOrdered", onOrder, ({ awaited = 0 }) => awaited),
    ...eventOf("PurchaseCancelled", onOrder, ({ awaited = 0 }) => -awaited),
  ];
}

/** Removes the arrival of a copy from the thread. */
async function forgetArrival(tx: Db, documentId: number, { at, by }: { at: Date; by: string }): Promise<void> {
  const { id, kind, date, actorName } = documentEvents;
  const isIt = and(eq(documentEvents.documentId, documentId), eq(kind, "CopiesArrived"), eq(date, at), eq(actorName, by));
  const one = tx.select({ id }).from(documentEvents).where(isIt).orderBy(asc(id)).limit(1);
  await tx.delete(documentEvents).where(inArray(id, one));
}

/**
 * Moves copies of an order's lines and updates what the order waits for; it returns to preparation automatically, with a thread entry.
 * False, without change, when impossible.
 */
export async function moveCopies(
  tx: Db,
  documentId: number,
  moved: readonly CopiesMoved[],
  user: Pick<CurrentUser, "userName" | "firstName" | "lastName">,
  now: Date,
): Promise<boolean> {
  const order = await lockDocument(tx, documentId);
  if (!order) return false;
  const changes = new Map(moved.map((one) => [one.itemId, one]));
  const items = order.items.map((item) => {
    const { setAside = 0, awaited = 0 } = changes.get(item.id) ?? {};
    return { ...item, setAside: item.setAside + setAside, awaited: item.awaited + awaited };
  });
  const changed = items.filter(({ id }) => changes.has(id));
  const canMove = changed.every(
    ({ status, quantity, setAside, awaited }) =>
      (status === "Created" || status === "Pending" || status === "Processing") &&
      setAside >= 0 &&
      awaited >= 0 &&
      setAside + awaited <= quantity,
  );
  if (!canMove || changed.length < changes.size) return false;
  for (const { id, setAside, awaited } of changed)
    await tx.update(documentItems).set({ setAside, awaited }).where(eq(documentItems.id, id));
  await changeDocument(tx, { ...order, items }, {});
  const events = eventsOf(moved, new Map(changed.map((item) => [item.id, item])));
  await addEvents(tx, documentId, now, personName(user), events);
  for (const { takenBack } of moved) if (takenBack) await forgetArrival(tx, documentId, takenBack);
  const { userName, firstName } = user;
  await notifyWatchers(tx, { entity: "document", id: documentId, version: order.document.version + 1, userName, firstName });
  return true;
}

/** Returns the orders that copies arrived for. */
export async function arrivalDocuments(db: Db, ids: readonly number[], rules: OrderRules, now: Date) {
  if (ids.length === 0) return new Map<number, never>();
  const found = await db
    .select({ document: documents, store: stores })
    .from(documents)
    .leftJoin(stores, eq(stores.id, documents.storeId))
    .where(inArray(documents.id, [...ids]));
  const rows = await db
    .select()
    .from(documentItems)
    .where(inArray(documentItems.documentId, [...ids]));
  const itemsOf = Map.groupBy(rows, (item) => item.documentId);
  return new Map(
    found.map(({ document, store }) => {
      const items = itemsOf.get(document.id) ?? [];
      const awaitedCount = items.reduce(
        (sum, { status, awaited }) => sum + (status === "Shipped" || status === "Complete" ? 0 : awaited),
        0,
      );
      const facts = factsOf({ document, items });
      const { arrived, total } = arrivedProgress(facts.lines, now);
      return [
        document.id,
        {
          id: document.id,
          customId: document.customId,
          customerName: document.customerName,
          isPickup: isPickup(document.shippingMethod),
          storeName: isPickup(document.shippingMethod) ? (store?.name ?? null) : null,
          awaitedCount,
          arrivedLineCount: arrived,
          lineCount: total,
          canNotify: can("notifyPicking", facts, rules).isAllowed && linesToNotify(facts, now).length > 0,
        },
      ];
    }),
  );
}
