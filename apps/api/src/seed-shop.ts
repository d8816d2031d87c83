import { eq } from "drizzle-orm";
import { analyticEvents, analyticFacts, analyticSums, analyticVisits } from "./areas/analytics/analytics.tables.ts";
import { addAuthorsOfTitles, insertAuthor } from "./areas/authors/authors.store.ts";
import { addCampaigns } from "./areas/campaigns/campaigns.store.ts";
import { addProducts, continueProductIds, type NewProduct } from "./areas/catalog/catalog.bulk.store.ts";
import { addCategories } from "./areas/categories/categories.bulk.store.ts";
import { addCollectionsOfTitles, insertCollection } from "./areas/collections/collections.store.ts";
import { addMenuItems } from "./areas/menu/menu.bulk.store.ts";
import { mailTypes } from "./areas/orders/order-mails.ts";
import {
  addDocuments,
  addPeople,
  continueDocumentIds,
  type NewDocument,
  type NewDocumentEvent,
  type NewDocumentItem,
  type NewDocuments,
} from "./areas/orders/orders.bulk.store.ts";
import { documentEvents, documentItems, documents } from "./areas/orders/orders.tables.ts";
import { addPurchases, type NewPurchase } from "./areas/purchasing/purchasing.bulk.store.ts";
import { authorTexts, duplicates } from "./demo/authors.ts";
import { makeCampaigns } from "./demo/campaigns.ts";
import { collectionTexts } from "./demo/collections.ts";
import { demoMedia } from "./demo/media.ts";
import { recentActions, stuckMails } from "./demo/recent-actions.ts";
import type { DemoCustomer, DemoDocument, DemoProduct, DemoPurchase } from "./demo/rows.ts";
import { generateDocuments, generateProducts } from "./demo/scale.ts";
import { type DemoShop, makeDemoShop } from "./demo/shop.ts";
import { writeAudit } from "./platform/audit/audit.ts";
import { countProductWords } from "./platform/catalog/product-words.ts";
import { productSearch, products, productWords } from "./platform/catalog/products.tables.ts";
import { type NewCustomer, withSumsLater } from "./platform/customers/add-customers.ts";
import { customers } from "./platform/customers/customers.tables.ts";
import type { Db } from "./platform/database/database.ts";
import { users } from "./platform/identity/identity.tables.ts";
import { MAXIMUM_TRIES } from "./platform/jobs/jobs.ts";
import { backgroundTasks } from "./platform/jobs/tasks.tables.ts";
import { mails } from "./platform/mail/mails.tables.ts";
import { refreshStatistics } from "./platform/seed/refresh-statistics.ts";
import { insertCorrespondence } from "./seed-correspondence.ts";
import { insertEvents } from "./seed-events.ts";
import { insertOrderMails } from "./seed-mails.ts";
import { insertMediaLibrary } from "./seed-media.ts";
import { insertPages } from "./seed-pages.ts";
import { insertPosts } from "./seed-posts.ts";
import { insertRegistrations } from "./seed-registrations.ts";
import { insertSubscriptions } from "./seed-subscriptions.ts";
import { insertTargets } from "./seed-targets.ts";
import { insertTray } from "./seed-tray.ts";
import { insertVouchers } from "./seed-vouchers.ts";

const DAY_MS = 86_400_000;

/** Arbitrary; the same seed generates the same shop. */
const SEED = 4400;

/** Number of visitor events of the demo shop. */
const EVENTS = 50_000;

/** Fills an empty database with the demo shop, in the given transaction; with fewer events if each copy is downloaded. */
export async function insertDemoShop(tx: Db, now: Date, events = EVENTS): Promise<void> {
  const shop = makeDemoShop({ now, seed: SEED });
  const stuck = stuckMails(shop);
  const newEmails = new Map(stuck.map(({ customerId, to }) => [customerId, to]));
  const customerRows = shop.customers.map((customer) => newCustomer({ ...customer, email: newEmails.get(customer.id) ?? customer.email }));
  await addPeople(tx, { stores: shop.stores, customers: customerRows });
  await addProducts(tx, shop.products.map(newProduct));
  await continueProductIds(tx);
  await countProductWords(tx);
  await addAuthorsOfTitles(tx, authorTexts, new Date(now.getTime() - 90 * DAY_MS));
  for (const name of duplicates)
    await insertAuthor(tx, { name, otherNames: [], biography: "", born: null, died: null, isVisible: false }, now);
  await addCollectionsOfTitles(tx, collectionTexts, new Date(now.getTime() - 90 * DAY_MS));
  // As feeds provide it: the same collection under another publisher's name.
  await insertCollection(tx, { name: "FOLIO", otherNames: [], publisher: "Editions Gallimard", description: "", isVisible: false }, now);
  await addCategories(tx, shop.categories);
  await addMenuItems(tx, shop.menu);
  await withSumsLater(tx, () => documentWriter(tx, customerRows, voucherMoney(shop))(shop.documents));
  await continueDocumentIds(tx);
  await insertVouchers(tx, shop.vouchers);
  await addPurchases(tx, shop.purchases.map(newPurchase));
  await insertOrderMails(tx, shop, stuck, now);
  await insertTray(tx, shop, now);
  const library = await insertMediaLibrary(tx, demoMedia, now);
  await insertPosts(tx, shop.posts, library, now);
  await insertRegistrations(tx, now);
  await insertSubscriptions(tx, now);
  await addCampaigns(tx, makeCampaigns(now));
  await insertPages(tx, shop.pages, library, now);
  await insertRecentWork(tx, shop, now);
  await insertEvents(tx, events, now);
  await insertTargets(tx, now);
}

/** Adds correspondence, the bookseller's recent actions (audit log), and a failed task. */
async function insertRecentWork(tx: Db, shop: DemoShop, now: Date): Promise<void> {
  const [bookseller] = await tx.select({ id: users.id, userName: users.userName }).from(users).where(eq(users.userName, "libraire"));
  const user = bookseller ?? null;
  await insertCorrespondence(tx, shop, user?.id ?? null);
  for (const { at, action, documentId, number, before, after } of recentActions(shop.documents, now)) {
    const frame = {
      at: new Date(at),
      action,
      outcome: "done",
      user,
      clientIp: "192.0.2.44",
      requestId: `req_${crypto.randomUUID()}`,
    } as const;
    await writeAudit(tx, frame, { entity: "document", entityId: documentId, entityName: number, before, after });
  }
  const productIds = shop.products.slice(100, 132).map(({ id }) => id);
  const yesterday = now.getTime() - 15 * 3_600_000;
  const [task] = await tx
    .insert(backgroundTasks)
    .values({
      id: crypto.randomUUID(),
      kind: "RefreshCachesAndCovers",
      state: "Failed",
      payload: { productIds },
      doneCount: 14,
      totalCount: productIds.length,
      error: "failed",
      userId: user?.id ?? null,
      userName: user?.userName ?? null,
      plannedAt: new Date(yesterday),
      startedAt: new Date(yesterday + 1_000),
      endedAt: new Date(yesterday + 94_000),
      run: MAXIMUM_TRIES,
    })
    .returning({ id: backgroundTasks.id });
  const frame = { at: new Date(yesterday + 94_000), action: "RefreshCachesAndCovers", outcome: "refused", user, clientIp: "" } as const;
  if (task)
    await writeAudit(
      tx,
      { ...frame, requestId: `task_${task.id}` },
      { entity: "backgroundTask", entityId: task.id, after: { state: "Failed" } },
    );
}

/**
 * Fills an empty database, in the given transaction, with this many generated products and orders; by default the number of orders is proportional.
 */
export async function insertGeneratedShop(tx: Db, productCount: number, now: Date, orders?: number): Promise<void> {
  const orderCount = orders ?? Math.min(Math.ceil(productCount * ORDERS_PER_PRODUCT), MOST_ORDERS);
  const { stores, customers: models } = makeDemoShop({ now, seed: SEED });
  const people = Array.from({ length: Math.max(models.length, Math.ceil(orderCount / ORDERS_PER_CUSTOMER)) }, (_, index) =>
    namesake(models, index),
  );
  const customerRows = people.map(newCustomer);
  await addPeople(tx, { stores, customers: customerRows });
  const sold: DemoProduct[] = [];
  for (const batch of generateProducts(productCount, SEED, { now })) {
    await addProducts(tx, batch.map(newProduct));
    if (sold.length < MOST_SOLD) sold.push(...batch);
  }
  await continueProductIds(tx);
  await countProductWords(tx);
  const write = documentWriter(tx, customerRows);
  await withSumsLater(tx, async () => {
    for (const batch of generateDocuments(orderCount, SEED, { now, products: sold, customers: people })) await write(batch);
  });
  await continueDocumentIds(tx);
}

/** As in the demo shop; beyond the limit a shop has a larger catalogue, not more orders. */
const ORDERS_PER_PRODUCT = 2.5;
const MOST_ORDERS = 100_000;
const ORDERS_PER_CUSTOMER = 20;
/** Number of products from which orders choose: a few sell, most do not. */
const MOST_SOLD = 5000;

/** Returns the demo customers repeatedly, each time as different people with the same names. */
function namesake(models: readonly DemoCustomer[], index: number): DemoCustomer {
  const model = models[index % models.length];
  if (!model) throw new Error("the demo shop has no customers");
  const round = Math.floor(index / models.length);
  return { ...model, id: index + 1, email: round === 0 ? model.email : model.email.replace("@", `.${round + 1}@`) };
}

/** To be called after the seeding transaction: makes the first lists as fast as later ones. */
export async function settleShop(db: Db): Promise<void> {
  await refreshStatistics(db, [
    ...[products, productSearch, productWords, customers, documents, documentItems, documentEvents, mails],
    ...[analyticEvents, analyticFacts, analyticSums, analyticVisits],
  ]);
}

/** Inserts documents batch by batch, numbering their events on. */
function documentWriter(
  tx: Db,
  customerRows: readonly NewCustomer[],
  vouchers?: NonNullable<NewDocuments["vouchers"]>,
): (batch: readonly DemoDocument[]) => Promise<void> {
  const byId = new Map(customerRows.map((customer) => [customer.id, customer]));
  let lastEvent = 0;
  return (batch) =>
    addDocuments(
      tx,
      {
        documents: batch.map(newDocument),
        items: batch.flatMap(newItems),
        events: batch.flatMap((document) =>
          document.events.map((event): NewDocumentEvent => {
            lastEvent += 1;
            return {
              ...event,
              id: lastEvent,
              documentId: document.id,
              date: new Date(event.date),
              mailType: event.mailType === null || event.mailType === "documentMessage" ? event.mailType : mailTypes[event.mailType],
            };
          }),
        ),
        ...(vouchers ? { vouchers } : {}),
      },
      (id) => byId.get(id),
    );
}

function voucherMoney({ vouchers }: DemoShop): NonNullable<NewDocuments["vouchers"]> {
  const moves = vouchers.flatMap(({ id, moves: history }) => history.map((move) => ({ ...move, id })));
  return new Map(moves.flatMap(({ id, documentId, amountCents }) => (documentId === undefined ? [] : [[documentId, { id, amountCents }]])));
}

function newProduct({ priceWithTaxCents, ...product }: DemoProduct): NewProduct {
  return { ...product, priceCents: priceWithTaxCents, cacheRefreshedAt: null };
}

function newCustomer({ gender: _gender, subscriptions: _subscriptions, address, createdAt, ...columns }: DemoCustomer): NewCustomer {
  return { ...columns, billingAddress: address, shippingAddress: address, createdAt: new Date(createdAt) };
}

function newDocument(document: DemoDocument): NewDocument {
  const { lines: _lines, events: _events, orderId, shippingPriceCents, totalPriceWithTaxCents, ...columns } = document;
  return {
    ...columns,
    date: new Date(document.date),
    paidAt: document.paidAt === null ? null : new Date(document.paidAt),
    pickingNotifiedAt: document.pickingNotifiedAt === null ? null : new Date(document.pickingNotifiedAt),
    relatedToId: orderId,
    vat: document.vat ?? null,
    shippingCents: shippingPriceCents,
    totalCents: totalPriceWithTaxCents,
    version: 1,
  };
}

function newItems(document: DemoDocument): NewDocumentItem[] {
  return document.lines.map(({ unitPriceCents, setAside = 0, awaited = 0, ...line }, index) => ({
    ...line,
    setAside,
    awaited,
    documentId: document.id,
    position: index + 1,
    unitCents: unitPriceCents,
  }));
}

function newPurchase({ ean, title, authors, shelf, quantity, arrival, orderedAt, ...purchase }: DemoPurchase): NewPurchase {
  const { orderedBy, expectedOn, reference } = purchase;
  return {
    purchase: { orderedAt: new Date(orderedAt), orderedBy, expectedOn, reference },
    line: { ean, title, quantity },
    arrivals: arrival
      ? [
          {
            ...{ authors, shelf, documentId: arrival.documentId, itemId: arrival.itemId, wasAwaited: true },
            ...{ receivedAt: new Date(arrival.at), receivedBy: arrival.by },
          },
        ]
      : [],
  };
}
