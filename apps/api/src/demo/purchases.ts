import { parisDay, parisHour, shiftDay } from "@reserve/domain";
import { staff } from "./documents.ts";
import type { DemoDocument, DemoEvent, DemoLine, DemoProduct, DemoPurchase } from "./rows.ts";

/** Copies ordered for the shelf, in addition to those for customers. */
const FOR_THE_SHELF = 2;
/** Number of purchases still expected, beside the late one and the partly arrived one. */
const EXPECTED = 4;

/** A line that waits for a title out of stock. */
interface Waiting {
  order: DemoDocument;
  line: DemoLine;
  product: DemoProduct;
}

/**
 * Creates the demo shop's purchases from suppliers for waiting orders: one is late, one has partly arrived, the others are expected, the last one
 * without a date. Returns the documents with the resulting changes too.
 */
export function makePurchases(
  documents: readonly DemoDocument[],
  products: readonly DemoProduct[],
  now: Date,
): { documents: DemoDocument[]; purchases: DemoPurchase[] } {
  const today = parisDay(now);
  const waiting = linesWaiting(documents, products, today);
  // The late one was ordered some days ago, with an earlier expected date.
  const [late, partly] = waiting.filter(({ order }) => dayOf(order) <= shiftDay(today, -4));
  const expected = waiting.filter((one) => one !== late && one !== partly && dayOf(one.order) <= shiftDay(today, -2)).slice(0, EXPECTED);
  const purchases = [
    ...(late ? [purchaseFor(late, { expectedOn: shiftDay(today, -1), by: staff[1], quantity: late.line.quantity })] : []),
    ...(partly
      ? [purchaseFor(partly, { expectedOn: shiftDay(today, 1), by: staff[0], quantity: partly.line.quantity + FOR_THE_SHELF })]
      : []),
    ...expected.map((one, index) =>
      purchaseFor(one, {
        expectedOn: index === EXPECTED - 1 ? null : shiftDay(today, 1 + index),
        by: staff[index % 2 === 0 ? 0 : 2],
        quantity: one.line.quantity,
      }),
    ),
  ];
  const [, second] = purchases;
  if (partly && second) {
    second.received = 1;
    second.arrival = { documentId: partly.order.id, itemId: partly.line.id, at: momentOf(shiftDay(today, -1), 9), by: staff[2] };
  }
  const changes = new Map(purchases.map((purchase) => [purchase.documentId, purchase]));
  return { purchases, documents: documents.map((document) => withPurchase(document, changes.get(document.id))) };
}

/** Returns the paid orders in preparation that wait only for a title out of stock; one line per order, oldest first. */
function linesWaiting(documents: readonly DemoDocument[], products: readonly DemoProduct[], today: string): Waiting[] {
  const byEan = new Map(products.map((product) => [product.ean, product]));
  const open = documents.filter(({ documentType }) => documentType === "Order");
  const lines = open.flatMap((order) => order.lines.filter(({ status }) => isOpen(status)).map((line) => ({ order, line })));
  const byTitle = Map.groupBy(lines, ({ line }) => line.ean);
  const found = [...byTitle.values()].flatMap(([one, ...others]) => {
    const product = byEan.get(one?.line.ean ?? "");
    const isAlone = one && product && others.length === 0 && product.stock === 0 && product.releaseDate <= today;
    return isAlone && isInPreparation(one.order) ? [{ ...one, product }] : [];
  });
  const perOrder = [...Map.groupBy(found, ({ order }) => order.id).values()].flatMap(([first]) => first ?? []);
  return perOrder.toSorted((a, b) => a.order.date.localeCompare(b.order.date));
}

function isOpen(status: DemoLine["status"]): boolean {
  return status === "Created" || status === "Pending" || status === "Processing";
}

function isInPreparation({ documentStatus, paymentStatus, pickingNotifiedAt, lines }: DemoDocument): boolean {
  const isWhole = lines.every(({ status }) => status === "Processing");
  return documentStatus === "Processing" && paymentStatus === "Paid" && pickingNotifiedAt === null && isWhole;
}

function dayOf({ date }: DemoDocument): string {
  return parisDay(new Date(date));
}

function momentOf(day: string, hour: number): string {
  return new Date(parisHour(day, hour).getTime() + 12 * 60_000).toISOString();
}

/** Returns the time of a purchase: the morning after the customer's order. */
function purchaseFor(
  { order, line, product }: Waiting,
  { expectedOn, by, quantity }: { expectedOn: string | null; by: string; quantity: number },
): DemoPurchase {
  return {
    documentId: order.id,
    itemId: line.id,
    ...{ ean: line.ean, title: product.title, authors: product.authors, shelf: product.shelf },
    ...{ quantity, forOrder: line.quantity, received: 0, arrival: null },
    orderedAt: momentOf(shiftDay(dayOf(order), 1), 10),
    orderedBy: by,
    expectedOn,
    reference: expectedOn === null ? null : `R-${1200 + (order.id % 100)}`,
  };
}

/** Returns the order with a line's copies on order or arrived. */
function withPurchase(document: DemoDocument, purchase: DemoPurchase | undefined): DemoDocument {
  if (!purchase) return document;
  const { itemId, title, forOrder, received, arrival, orderedAt, orderedBy } = purchase;
  const event = (kind: DemoEvent["kind"], date: string, actorName: string, itemCount: number): DemoEvent => ({
    ...{ kind, date, actorName, itemCount, text: title },
    ...{ amountCents: null, mailType: null, trackingNumber: null },
  });
  const purchaseNotes = [
    event("CopiesOrdered", orderedAt, orderedBy, forOrder),
    ...(arrival ? [event("CopiesArrived", arrival.at, arrival.by, received)] : []),
  ];
  return {
    ...document,
    lines: document.lines.map((line) => (line.id === itemId ? { ...line, setAside: received, awaited: forOrder - received } : line)),
    events: [...document.events, ...purchaseNotes].sort((a, b) => a.date.localeCompare(b.date)),
  };
}
