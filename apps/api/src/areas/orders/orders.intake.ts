import type { Schemas } from "@reserve/contract";
import {
  arrivalRefusal,
  arrive,
  type Effect,
  type IntakeFault,
  intakeStart,
  isLive,
  type MailType,
  numberKey,
  type OrderFacts,
  orderTotalCents,
  type ParcelFacts,
  type PaymentEvent,
  receiveDelivery,
  receivePayment,
} from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import { tellChange } from "../../platform/changes.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { Ports } from "../../platform/ports.ts";
import { issuePapers, papersDue } from "./issued-papers.ts";
import {
  addEvents,
  changeDocument,
  changed,
  type DocumentChange,
  deliverParcels,
  type HeldDocument,
  holdDocument,
  type NewEvent,
} from "./order-actions.store.ts";
import { changeByRule, tidyAddress } from "./order-actions.ts";
import { type FactLine, factsOf } from "./order-facts.ts";
import { mailTypes, queueOrderMail } from "./order-mails.ts";
import { addDocuments } from "./orders.bulk.store.ts";
import { documents, stores } from "./orders.tables.ts";

/** An order as the shop's site says it, with its titles found. */
interface PlacedOrder {
  reference: string;
  documentType?: "Order" | "Quotation";
  placedAt: string;
  customerId: number;
  lines: readonly {
    title: {
      id: number;
      ean: string;
      title: string;
      authors: string[];
      collection: string | null;
      publisher: string | null;
      kind: Schemas["ProductKind"];
      shelf: string | null;
      releaseDate: string | null;
      isSigned: boolean;
    };
    quantity: number;
    unitCents: number;
    taxRate: number;
  }[];
  /** Already taken off the prices. */
  discounts: readonly { code: string | null; cents: number }[];
  shippingCents: number;
  totalCents: number;
  shippingMethod: Schemas["ShippingMethod"];
  paymentMethod: Schemas["PaymentMethod"];
  storeId?: number | null;
  billingAddress: Schemas["AddressSave"];
  shippingAddress: Schemas["AddressSave"];
}

/** By whom and when something came to an order. */
export interface Occasion {
  user: CurrentUser;
  now: Date;
  ports: Ports;
}

/** Which shops there are. */
export async function storeIds(db: Db): Promise<ReadonlySet<number>> {
  return new Set((await db.select({ id: stores.id }).from(stores)).map(({ id }) => id));
}

/** Adds an order that came in, with its thread and its mails; null when another document has the number. */
export async function placeOrder(tx: Db, order: PlacedOrder, occasion: Occasion): Promise<number | null> {
  const { documentType = "Order", paymentMethod, shippingMethod, shippingCents, totalCents, customerId } = order;
  if ((await tx.$count(documents, eq(documents.customIdKey, numberKey(order.reference)))) > 0) return null;
  const start = intakeStart(documentType, paymentMethod);
  const [id = 0] = await nextIds(tx, "documents", 1);
  const itemIds = await nextIds(tx, "document_items", order.lines.length);
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  const document = {
    ...{
      id,
      customId: order.reference,
      externalId: null,
      documentType,
      paymentMethod,
      shippingMethod,
      customerId,
      shippingCents,
      totalCents,
    },
    documentStatus: start.documentStatus,
    paymentStatus: start.paymentStatus,
    storeId: order.storeId ?? null,
    date: new Date(order.placedAt),
    billingAddress: tidyAddress(order.billingAddress),
    shippingAddress: tidyAddress(order.shippingAddress),
  };
  const items = order.lines.map(({ title: { id: productId, ...title }, quantity, unitCents, taxRate }, index) => ({
    ...title,
    ...{ id: itemIds[index] ?? 0, documentId: id, position: index + 1, productId, quantity, unitCents, taxRate, status: start.lineStatus },
  }));
  await addDocuments(tx, { documents: [document], items, events: [] }, () => customer);
  const held = await holdDocument(tx, id);
  if (!held) throw new Error(`document ${id} vanished as it was made`);
  const off = order.discounts.reduce((cents, discount) => cents + discount.cents, 0);
  const codes = order.discounts.flatMap(({ code }) => code?.trim() ?? []).join(", ");
  const created: NewEvent = { kind: "Created", ...(off > 0 ? { amountCents: off, text: codes || null } : {}) };
  await finish(tx, held, [created], start.mails, orderTotalCents(factsOf(held)), occasion);
  return id;
}

/** Does to an order what a payment event does; what stands against it where the rules say no. */
export async function payOrder(
  tx: Db,
  id: number,
  { event, cents, at }: { event: PaymentEvent; cents: number; at: Date },
  occasion: Occasion,
): Promise<IntakeFault | null> {
  const held = await holdDocument(tx, id);
  if (!held) return { property: "orderReference", reason: "UnknownOrder" };
  const facts: OrderFacts<FactLine> = factsOf(held);
  const said = receivePayment(facts, event, cents);
  if ("fault" in said) return said.fault;
  await carryOut(
    tx,
    held,
    said.effect,
    { ...(event === "Paid" ? { paidAt: at } : {}) },
    [...eventsOf(event, cents), ...endOf(held, said.effect)],
    cents,
    occasion,
  );
  return null;
}

/** Notes that the carrier brought an order, or the parcel of that number; what stands against it where it is not on its way. */
export async function deliverOrder(
  tx: Db,
  id: number,
  { trackingNumber, at }: { trackingNumber?: string | undefined; at: Date },
  occasion: Occasion,
): Promise<IntakeFault | null> {
  const held = await holdDocument(tx, id);
  if (!held) return { property: "orderReference", reason: "UnknownOrder" };
  if (trackingNumber === undefined) {
    const said = receiveDelivery(factsOf(held));
    if ("fault" in said) return said.fault;
    const left = held.parcels.filter(({ deliveredAt }) => deliveredAt === null);
    await noteArrival(tx, held, left, at, occasion);
    return null;
  }
  const parcel = held.parcels.find((one) => one.trackingNumber !== null && codeOf(one.trackingNumber) === codeOf(trackingNumber));
  if (!parcel || arrivalRefusal(factsOf(held), parcelFacts(held, parcel))) return { property: "trackingNumber", reason: "NotOnItsWay" };
  await noteArrival(tx, held, [parcel], at, occasion);
  return null;
}

type Parcel = HeldDocument["parcels"][number];

/** A parcel as the rules look at it. */
export function parcelFacts({ items }: Pick<HeldDocument, "items">, { id, deliveredAt }: Parcel): ParcelFacts {
  return { lineIds: items.filter(({ parcelId }) => parcelId === id).map((item) => item.id), isDelivered: deliveredAt !== null };
}

/** Writes that these parcels arrived, and what follows for their order. */
export async function noteArrival(tx: Db, held: HeldDocument, arrived: readonly Parcel[], at: Date, occasion: Occasion): Promise<void> {
  const { document, items, parcels } = held;
  const there = parcels.filter((parcel) => parcel.deliveredAt !== null || arrived.includes(parcel)).map(({ id }) => id);
  const lineIds = items.filter(({ parcelId }) => parcelId !== null && there.includes(parcelId)).map(({ id }) => id);
  const effect = arrive<FactLine>(factsOf(held), lineIds);
  await deliverParcels(
    tx,
    arrived.map(({ id }) => id),
    at,
  );
  const contents = items.filter(({ parcelId }) => arrived.some(({ id }) => id === parcelId));
  const events = arrived.map(({ id, trackingNumber }): NewEvent => {
    return { kind: "Delivered", itemCount: contents.filter(({ parcelId }) => parcelId === id).length, trackingNumber };
  });
  const isOver = effect.documentStatus === "Complete" && document.documentStatus !== "Complete";
  const more = { ...held, items: contents.length > 0 ? contents : items };
  await changeDocument(tx, held, changeByRule(effect, items));
  const after = { ...more, document: { ...document, version: document.version + 1 } };
  await finish(tx, after, [...events, ...(isOver ? [{ kind: "Completed" as const }] : [])], effect.mails, document.totalCents, occasion);
}

/** A carrier's number as it is compared: how it is spaced and written does not matter. */
const codeOf = (trackingNumber: string) => trackingNumber.replace(/\s/g, "").toUpperCase();

/** Writes what a rule says of an order, and what follows from it. */
async function carryOut(
  tx: Db,
  held: HeldDocument,
  effect: Effect<FactLine>,
  more: DocumentChange,
  events: readonly NewEvent[],
  amountCents: number,
  occasion: Occasion,
): Promise<void> {
  const change = { ...changeByRule(effect, held.items), ...more };
  await changeDocument(tx, held, change);
  const document = { ...held.document, version: held.document.version + 1 };
  const due = papersDue(held, change);
  const papers = due ? await issuePapers(tx, { ...occasion, variant: occasion.ports.variant }, changed(held, change), due) : [];
  await finish(tx, { ...held, document }, [...events, ...papers], effect.mails, amountCents, occasion);
}

function eventsOf(event: PaymentEvent, amountCents: number): NewEvent[] {
  if (event === "Paid") return [{ kind: "PaymentReceived", amountCents }];
  if (event === "Refunded") return [{ kind: "Refunded", amountCents }];
  // Money that is only authorised has not been received: the order's own states say it.
  return event === "Authorized" ? [] : [{ kind: "PaymentRefused" }];
}

/** The order is over now, and was not before. */
function endOf({ document }: HeldDocument, { documentStatus }: Effect<FactLine>): NewEvent[] {
  return documentStatus === "Complete" && document.documentStatus !== "Complete" ? [{ kind: "Completed" }] : [];
}

/** What follows every change from outside: the thread, whoever watches, the mails. */
async function finish(
  tx: Db,
  held: HeldDocument,
  events: readonly NewEvent[],
  mails: readonly MailType[],
  amountCents: number,
  { user, now, ports }: Occasion,
): Promise<void> {
  const { document, items, store } = held;
  const queued = mails.map((mail) => mailTypes[mail]);
  await addEvents(tx, document.id, now, personName(user), [
    ...events,
    ...queued.map((mailType) => ({ kind: "MailQueued" as const, mailType })),
  ]);
  const { userName, firstName } = user;
  await tellChange(tx, { entity: "document", id: document.id, version: document.version, userName, firstName });
  const storeName = store ? `${store.name}, ${store.city}` : null;
  for (const type of queued)
    await queueOrderMail(
      tx,
      ports,
      held,
      { type, lines: type === "completed" ? items.filter(isLive) : items, amountCents, trackingNumber: null, storeName },
      now,
    );
}

async function nextIds(tx: Db, table: "documents" | "document_items", count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}
