import type { Schemas } from "@reserve/contract";
import { orderedTotalCents, refundDueCents } from "@reserve/domain";
import type { NewCustomer } from "../../platform/customers/add-customers.ts";
import type { Db } from "../../platform/database/database.ts";
import { accountsSeed } from "../../testing/test-app.ts";
import { documentUndos } from "./commands/order-undo.tables.ts";
import { undoSnapshotOf } from "./commands/order-undo.ts";
import { lockDocument } from "./order-changes.store.ts";
import {
  addDocuments,
  addPeople,
  continueDocumentIds,
  type NewDocument,
  type NewDocumentItem,
  type NewStore,
} from "./orders.bulk.store.ts";

/** The shops of the tests. */
export const fixtureStores: NewStore[] = [
  { id: 1, name: "Librairie du Quai", city: "Brest" },
  { id: 2, name: "Librairie des Docks", city: "Nantes" },
];

const createdAt = new Date("2024-03-02T10:00:00Z");

/** Test customers: a person, a name with folding, an institution. */
export const fixtureCustomers: NewCustomer[] = [
  { id: 1, firstName: "Hélène", lastName: "Le Goff", company: null, email: "helene.legoff@example.fr", phone: "06 39 98 41 27", createdAt },
  { id: 2, firstName: "Émile", lastName: "Œuvrard", company: null, email: "emile@example.org", phone: null, createdAt },
  { id: 3, firstName: "Zoé", lastName: "Abgrall", company: "École Jean-Zay", email: "cdi@example.fr", phone: null, createdAt },
];

/** Overrides of a test order; the rest is ordinary. */
export interface OrderSketch extends Partial<Omit<NewDocument, "id">> {
  id: number;
  /** The status of each line, in order; each costs 10 €. */
  lines: Schemas["DocumentItemStatus"][];
  /** Publication date of each line, in order; absent: published years ago. */
  releases?: (string | null)[];
  /** Number of copies of each line; one by default. */
  copies?: number;
  /** Copies on order from the supplier for each line, in order; none by default. */
  awaited?: number[];
  /** When the customer was notified of each line, in order; by default with the order, if the book was published by then. */
  notifiedDates?: (Date | null)[];
}

/** Returns an order of 10 € per line and 4,90 € shipping, with the ids `<order>0001`, `<order>0002` … for its lines. */
export function sketchOrder({ lines, releases = [], copies = 1, awaited = [], notifiedDates = [], ...sketch }: OrderSketch): {
  document: NewDocument;
  items: NewDocumentItem[];
} {
  const customer = fixtureCustomers.find(({ id }) => id === (sketch.customerId ?? 1));
  const address: Schemas["Address"] = {
    firstName: customer?.firstName ?? "",
    lastName: customer?.lastName ?? "",
    company: customer?.company ?? null,
    address1: "12, rue des Lices",
    address2: null,
    postalCode: "29200",
    city: "Brest",
    country: "FR",
    phone: null,
  };
  const items = lines.map(
    (status, index): NewDocumentItem => ({
      id: itemId(sketch.id, index),
      documentId: sketch.id,
      position: index + 1,
      productId: null,
      ean: String(9_782_253_000_000 + sketch.id * 10 + index),
      title: `Titre ${index + 1}`,
      authors: ["Georges Perec"],
      collection: null,
      kind: "Book",
      shelf: "P-17",
      quantity: copies,
      unitCents: 1000,
      taxRate: 0.055,
      status,
      releaseDate: index in releases ? releases[index] : "2024-09-04",
      isSigned: false,
      awaited: awaited[index] ?? 0,
      ...(index in notifiedDates ? { notifiedAt: notifiedDates[index] } : {}),
    }),
  );
  const document: NewDocument = {
    customId: String(sketch.id),
    externalId: null,
    documentType: "Order",
    documentStatus: "Processing",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    storeId: 1,
    date: new Date(Date.UTC(2026, 10, 1, 8, 0, sketch.id % 60)),
    customerId: 1,
    billingAddress: address,
    shippingAddress: address,
    shippingCents: 490,
    totalCents: 490 + (lines.filter((status) => status !== "Cancelled").length || lines.length) * 1000 * copies,
    refundDueCents: 0,
    paidCents: null,
    refundedCents: null,
    deliveryPackage: null,
    documentComment: null,
    paidAt: null,
    pickingNotifiedAt: null,
    relatedToId: null,
    version: 1,
    ...sketch,
  };
  const priced = items.map((item) => ({ id: item.id, status: item.status, quantity: item.quantity, unitPriceCents: item.unitCents }));
  if (document.paymentStatus === "Paid" && sketch.paidCents === undefined)
    document.paidCents = orderedTotalCents({ lines: priced, shippingPriceCents: document.shippingCents });
  document.refundDueCents = refundDueCents({
    paymentStatus: document.paymentStatus,
    paidCents: document.paidCents ?? null,
    refundedCents: document.refundedCents ?? null,
    shippingPriceCents: document.shippingCents,
    lines: priced,
  });
  return { document, items };
}

/** Returns the id that `sketchOrder` gives to a line. */
export function itemId(documentId: number, index: number): number {
  return documentId * 10 + index + 1;
}

/** Inserts sketched orders into a database with the fixture customers. */
export async function insertOrders(db: Db, sketches: readonly OrderSketch[]): Promise<void> {
  const made = sketches.map(sketchOrder);
  await db.transaction(async (tx) => {
    await addDocuments(
      tx,
      { documents: made.map(({ document }) => document), items: made.flatMap(({ items }) => items), events: [] },
      (id) => fixtureCustomers.find((customer) => customer.id === id),
    );
    await continueDocumentIds(tx);
  });
}

/** Gives an order an undoable last action that changed nothing. */
export async function insertUndo(db: Db, documentId: number, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockDocument(tx, documentId);
    if (!order) throw new Error(`there is no order ${documentId}`);
    await tx.insert(documentUndos).values({
      ...{ documentId, id, kind: "Shipped", until: new Date("2099-01-01T00:00:00Z"), version: order.document.version },
      ...{
        before: undoSnapshotOf(order),
        effects: { actorName: "Mathilde Kervella", papers: null, mails: [], told: null },
        eventIds: [],
      },
    });
  });
}

/** Demo accounts, two shops, three customers; a test adds its own orders. */
export const peopleSeed = {
  version: `${accountsSeed.version} people 1`,
  fill: async (database: Parameters<typeof accountsSeed.fill>[0]) => {
    await accountsSeed.fill(database);
    await database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
  },
};
