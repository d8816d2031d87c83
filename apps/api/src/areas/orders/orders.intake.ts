import type { Schemas } from "@reserve/contract";
import {
  type IntakeFault,
  intakeStart,
  isLive,
  type MailType,
  numberKey,
  orderTotalCents,
  type PaymentEvent,
  receivePayment,
  usualMeans,
} from "@reserve/domain";
import { inArray, sql } from "drizzle-orm";
import { notifyAllWatchers } from "../../platform/changes.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { storedAddress } from "../../platform/customers/stored-address.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { personName } from "../../platform/identity/user-name.ts";
import type { Ports } from "../../platform/ports.ts";
import { asRow } from "./ledger/ledger.store.ts";
import { ledgerEntries } from "./ledger/ledger.tables.ts";
import {
  addEventsOf,
  changeByRule,
  changeDocument,
  changeDocuments,
  changed,
  completionEvents,
  type DocumentChange,
  type LockedDocument,
  lockDocuments,
  type NewEvent,
} from "./order-changes.store.ts";
import { type FactLine, factsOf } from "./order-facts.ts";
import { mailTypes, queueOrderMails } from "./order-mails.ts";
import { type StoredVat, vatOfOrder } from "./order-vat.ts";
import { addDocuments } from "./orders.bulk.store.ts";
import { documents, stores } from "./orders.tables.ts";
import { issuePapers, papersDue } from "./papers/issued-papers.ts";
import { lockIntakeVouchers, recordIntakeVouchers, type UsedVoucher } from "./vouchers/vouchers.intake.ts";

/** An order as submitted by the shop's site or by staff, with its titles resolved. */
export interface PlacedOrder {
  reference: string;
  documentType?: "Order" | "Quotation";
  placedAt: string;
  /** Null for a sale over the counter to somebody unknown. */
  customerId: number | null;
  lines: readonly {
    title: {
      /** Null: no product of the catalogue, any more. */
      id: number | null;
      ean: string;
      title: string;
      authors: string[];
      collection: string | null;
      publisher: string | null;
      kind: Schemas["ProductKind"];
      shelf: string | null;
      releaseDate: string | null;
      isSigned: boolean;
      /** VAT rate in the catalogue. */
      taxRate: number;
    };
    quantity: number;
    unitCents: number;
    taxRate: number;
  }[];
  /** Already deducted from the prices. */
  discounts: readonly { code: string | null; cents: number }[];
  shippingCents: number;
  totalCents: number;
  shippingMethod: Schemas["ShippingMethod"];
  paymentMethod: Schemas["PaymentMethod"];
  storeId?: number | null;
  billingAddress: Schemas["AddressSave"];
  buyerOrderReference?: string | null;
  /** Last day of a quotation. */
  validUntil?: string | null;
  shippingAddress: Schemas["AddressSave"];
}

/** Author and time of an intake change. */
export interface Occasion {
  user: CurrentUser;
  now: Date;
  ports: Ports;
}

/** Returns the ids of the shops. */
export async function storeIds(db: Db): Promise<ReadonlySet<number>> {
  return new Set((await db.select({ id: stores.id }).from(stores)).map(({ id }) => id));
}

/** Adds submitted orders, with their threads and mails; null for each whose number another document has. */
export async function placeOrders(tx: Db, orders: readonly PlacedOrder[], occasion: Occasion): Promise<(number | null)[]> {
  if (orders.length === 0) return [];
  const keys = orders.map(({ reference }) => numberKey(reference));
  const had = await tx.select({ key: documents.customIdKey }).from(documents).where(inArray(documents.customIdKey, keys));
  const taken = new Set(had.map(({ key }) => key));
  const placed = orders.filter((_, index) => {
    const key = keys[index] ?? "";
    return !taken.has(key) && keys.indexOf(key) === index;
  });
  if (placed.length === 0) return orders.map(() => null);
  const ids = await nextIds(tx, "documents", placed.length);
  const lineCount = placed.reduce((count, { lines }) => count + lines.length, 0);
  const itemIds = await nextIds(tx, "document_items", lineCount);
  const customerIds = placed.flatMap(({ customerId }) => customerId ?? []);
  const people = await tx.select().from(customers).where(inArray(customers.id, customerIds));
  const customerOf = new Map(people.map((customer) => [customer.id, customer]));
  const made: ReturnType<typeof documentOf>[] = [];
  for (const [index, order] of placed.entries()) {
    const sold = order.lines.map(({ title, taxRate }) => ({ kind: title.kind, titleRate: title.taxRate, soldRate: taxRate }));
    const customer = customerOf.get(order.customerId ?? 0) ?? null;
    const vat = await vatOfOrder(sold, { ...order, date: new Date(order.placedAt), customer }, occasion.ports);
    made.push(documentOf(order, ids[index] ?? 0, itemIds, vat));
  }
  const added = { documents: made.map(({ document }) => document), items: made.flatMap(({ items }) => items), events: [] };
  await addDocuments(tx, added, (id) => customerOf.get(id));
  const lockedDocuments = await lockDocuments(tx, ids);
  const endings = placed.map((order, index) => {
    const one = lockedDocuments.get(ids[index] ?? 0);
    if (!one) throw new Error(`document ${ids[index]} vanished as it was made`);
    const off = order.discounts.reduce((cents, discount) => cents + discount.cents, 0);
    const codes = order.discounts.flatMap(({ code }) => code?.trim() ?? []).join(", ");
    const created: NewEvent = { kind: "Created", ...(off > 0 ? { amountCents: off, text: codes || null } : {}) };
    const { mails } = intakeStart(one.document.documentType, one.document.paymentMethod);
    return { order: one, version: one.document.version, events: [created], mails, amountCents: orderTotalCents(factsOf(one)) };
  });
  await finishChanges(tx, endings, occasion);
  const idOf = new Map(placed.map((order, index) => [order, ids[index] ?? null]));
  return orders.map((order) => idOf.get(order) ?? null);
}

/** Returns an order's row; its lines take their ids from the reserved ones. */
function documentOf(order: PlacedOrder, id: number, itemIds: number[], vat: StoredVat | null) {
  const { documentType = "Order", paymentMethod, shippingMethod, shippingCents, totalCents, customerId } = order;
  const start = intakeStart(documentType, paymentMethod);
  const document = {
    ...{ id, customId: order.reference, externalId: null, documentType, paymentMethod, shippingMethod, customerId },
    ...{ shippingCents, totalCents, documentStatus: start.documentStatus, paymentStatus: start.paymentStatus },
    storeId: order.storeId ?? null,
    buyerOrderReference: order.buyerOrderReference?.trim() || null,
    validUntil: order.validUntil ?? null,
    date: new Date(order.placedAt),
    vat,
    billingAddress: storedAddress(order.billingAddress),
    shippingAddress: storedAddress(order.shippingAddress),
  };
  const items = order.lines.map(({ title: { id: productId, taxRate: _, ...title }, quantity, unitCents, taxRate }, index) => ({
    ...title,
    ...{ id: itemIds.shift() ?? 0, documentId: id, position: index + 1, productId, quantity, unitCents, taxRate, status: start.lineStatus },
  }));
  return { document, items };
}

interface PaymentOutcome {
  /** The payment service's, or the sender's. */
  reference: string;
  documentId: number;
  event: PaymentEvent;
  cents: number;
  at: Date;
  /** The voucher that pays, or that a refund credits. */
  voucherCode?: string | undefined;
}

/** Applies payment events to distinct orders; returns the rejection of each that the rules forbid. */
export async function payOrders(tx: Db, payments: readonly PaymentOutcome[], occasion: Occasion): Promise<(IntakeFault | null)[]> {
  if (payments.length === 0) return [];
  const documentIds = payments.map(({ documentId }) => documentId);
  const lockedDocuments = await lockDocuments(tx, documentIds);
  const vouchers = await lockIntakeVouchers(tx, payments);
  const faults: (IntakeFault | null)[] = [];
  const entries: (typeof ledgerEntries.$inferInsert)[] = [];
  const plain: { order: LockedDocument; change: DocumentChange; ending: Ending }[] = [];
  const usedVouchers: UsedVoucher[] = [];
  for (const payment of payments) {
    const { reference, documentId, event, at } = payment;
    const one = lockedDocuments.get(documentId);
    const voucher = one ? vouchers.use(payment, one.document.customerId) : null;
    const cents = voucher && "cents" in voucher ? voucher.cents : payment.cents;
    const outcome =
      voucher && "fault" in voucher ? voucher : one ? receivePayment<FactLine>(factsOf(one), event, cents) : { fault: UNKNOWN_ORDER };
    faults.push("fault" in outcome ? outcome.fault : null);
    if (!one || "fault" in outcome) continue;
    const isPaidNow = event === "Paid" && outcome.effect.paymentStatus !== "Pending";
    const change: DocumentChange = { ...changeByRule(outcome.effect, one), ...(isPaidNow ? { paidAt: one.document.paidAt ?? at } : {}) };
    if (event === "Paid" || event === "Refunded") {
      const entry = entryOf({ reference, event, cents, at }, one.document);
      if (voucher && "cents" in voucher) usedVouchers.push({ entry, voucher });
      else entries.push(entry);
    }
    const events = [...eventsOf(event, cents), ...completionEvents(one, outcome.effect)];
    const due = papersDue(one, change, occasion.ports.variant);
    const ending = { order: one, version: one.document.version + 1, events, mails: outcome.effect.mails, amountCents: cents };
    if (due) {
      await changeDocument(tx, one, change);
      const papers = await issuePapers(tx, { ...occasion, variant: occasion.ports.variant }, changed(one, change), due);
      await finishChanges(tx, [{ ...ending, events: [...events, ...papers] }], occasion);
    } else plain.push({ order: one, change, ending });
  }
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
  await recordIntakeVouchers(tx, usedVouchers);
  await changeDocuments(tx, plain);
  const endings = plain.map(({ ending }) => ending);
  await finishChanges(tx, endings, occasion);
  return faults;
}

function entryOf(
  { reference, event, cents, at }: Omit<PaymentOutcome, "documentId">,
  { id, storeId, paymentMethod }: LockedDocument["document"],
): typeof ledgerEntries.$inferInsert {
  const kind = event === "Refunded" ? "Refund" : "Payment";
  const entry = { kind, means: usualMeans[paymentMethod], cents, isAtCounter: false, reference } as const;
  return asRow({ documentId: id, storeId, at, takenBy: null }, entry);
}

/** Rejection of an event about an order that does not exist. */
export const UNKNOWN_ORDER: IntakeFault = { property: "orderReference", reason: "UnknownOrder" };

function eventsOf(event: PaymentEvent, amountCents: number): NewEvent[] {
  if (event === "Paid") return [{ kind: "PaymentReceived", amountCents }];
  if (event === "Refunded") return [{ kind: "Refunded", amountCents }];
  // Authorised money is not received yet: the order's statuses show it.
  return event === "Authorized" ? [] : [{ kind: "PaymentRefused" }];
}

/** Thread entries and mails of a changed order. */
interface Ending {
  order: LockedDocument;
  /** Version of the order after the change. */
  version: number;
  events: readonly NewEvent[];
  mails: readonly MailType[];
  amountCents: number;
}

/** Writes the effects of every change from outside: threads, watchers, mails. */
export async function finishChanges(tx: Db, all: readonly Ending[], { user, now, ports }: Occasion): Promise<void> {
  const endings = all.map((ending) => (ending.order.customer ? ending : { ...ending, mails: [] }));
  const threads = endings.map(({ order, events, mails }) => ({
    documentId: order.document.id,
    events: [...events, ...mails.map((mail) => ({ kind: "MailQueued" as const, mailType: mailTypes[mail] }))],
  }));
  await addEventsOf(tx, now, personName(user), threads);
  const { userName, firstName } = user;
  const changes = endings.map(({ order, version }) => {
    return { entity: "document" as const, id: order.document.id, version, userName, firstName };
  });
  await notifyAllWatchers(tx, changes);
  const letters = endings.flatMap(({ order, mails, amountCents }) =>
    mails.map((mail) => {
      const { items, store } = order;
      const type = mailTypes[mail];
      const lines = type === "completed" ? items.filter(isLive) : items;
      const storeName = store ? `${store.name}, ${store.city}` : null;
      return { order, occasion: { type, lines, amountCents, trackingNumber: null, storeName } };
    }),
  );
  await queueOrderMails(tx, ports, letters, now);
}

async function nextIds(tx: Db, table: "documents" | "document_items", count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}
