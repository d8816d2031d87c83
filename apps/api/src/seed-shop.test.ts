import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeDemoShop } from "./demo/shop.ts";
import { type Db, rowsOf } from "./platform/database/database.ts";
import { seedDatabase } from "./seed.ts";
import { openTestDatabase } from "./testing/databases.ts";
import { TEST_START, testApp } from "./testing/test-app.ts";

const passwords = { hash: () => Promise.resolve("hash"), verify: () => Promise.resolve(true), needsRehash: () => false };
const empty = { version: "empty", fill: () => Promise.resolve() };

async function countsOf(db: Db): Promise<Record<string, number>> {
  const tables = [
    "stores",
    "customers",
    "products",
    "documents",
    "document_items",
    "document_events",
    "messages",
    "message_replies",
    "offers",
    "popups",
    "discounts",
    "subscriptions",
    "subscribers",
    "pages",
    "reviews",
    "signatures",
    "saved_views",
  ];
  const counts = tables.map((table) => sql`(select count(*)::integer from ${sql.identifier(table)}) as ${sql.identifier(table)}`);
  const [row] = await rowsOf<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return row ?? {};
}

/** Returns mails in the threads that were not sent, or were sent to other addresses. */
async function mailFaults(db: Db): Promise<string[]> {
  const isForShop = sql`told.mail_type like '%Vendor'`;
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`
      with told as (
        select document_id, mail_type, date, row_number() over (partition by document_id, mail_type, date) as nth
        from document_events where kind = 'MailQueued'
      ), sent as (
        select *, row_number() over (partition by document_id, type, created_at) as nth
        from mails where document_id is not null and type <> 'messageReply'
      ), pairs as (
        select told.*, sent.id, sent.type, sent.document_id as about, sent.to_addresses ->> 0 as reader, sent.created_at, sent.processed, sent.sent_date
        from told full join sent on sent.document_id = told.document_id and sent.type = told.mail_type and sent.created_at = told.date and sent.nth = told.nth
      )
      select told.document_id || ' tells of ' || told.mail_type || ', which was never sent' as fault from pairs told where told.id is null
      union all select about || ' was sent ' || type || ', of which nothing is told' from pairs where mail_type is null
      union all select told.document_id || ': ' || told.mail_type || ' went to ' || told.reader
        from pairs told join documents on documents.id = told.document_id join customers on customers.id = documents.customer_id
        where told.id is not null and told.reader <> case when ${isForShop} then 'boutique@example.fr' else customers.email end
          -- Who changed the address since was written to at the old one.
          and not (customers.email like '%.invalid' and not (${isForShop}) and told.processed and told.reader like '%@example.%')
      union all select about || ': ' || type || ' left before it was written' from pairs where sent_date < created_at
      union all select 'an answer to message ' || messages.id || ' is not among the mails'
        from message_replies join messages on messages.id = message_replies.message_id left join mails on mails.id = message_replies.mail_id
        where mails.id is null or mails.created_at <> message_replies.date or mails.to_addresses ->> 0 <> messages.email
      union all select 'answer ' || mails.id || ' belongs to no message'
        from mails left join message_replies on message_replies.mail_id = mails.id where mails.type = 'messageReply' and message_replies.id is null
      union all select count(*) || ' mails without a mailbox' from mails where not processed having count(*) <> 2
    `,
  );
  return rows.map(({ fault }) => fault);
}

describe("SEED=demo", { timeout: 120_000 }, () => {
  it("puts the whole demo shop into an empty database, once", async () => {
    const shop = makeDemoShop({ now: TEST_START });
    const database = await openTestDatabase(empty);
    try {
      const started = performance.now();
      expect(await seedDatabase(database.db, { kind: "demo" }, passwords, TEST_START)).toEqual({ isFresh: true, filledWith: "demo" });
      console.log(`demo shop inserted in ${((performance.now() - started) / 1000).toFixed(1)} s (${database.engine})`);
      const counts = await countsOf(database.db);
      expect(counts).toMatchObject({
        stores: shop.stores.length,
        customers: shop.customers.length,
        products: shop.products.length,
        documents: shop.documents.length,
        messages: shop.messages.length,
        message_replies: shop.messages.filter(({ reply }) => reply).length,
        offers: shop.offers.length,
        reviews: shop.reviews.length,
        popups: shop.popups.length,
        discounts: shop.discounts.length,
        subscriptions: 5,
        subscribers: 2500,
        pages: shop.pages.length,
        signatures: 4,
        saved_views: 2,
      });
      expect(await mailFaults(database.db)).toEqual([]);
      expect(await seedDatabase(database.db, { kind: "scale", products: 50 }, passwords, TEST_START)).toEqual({
        isFresh: false,
        filledWith: "demo",
      });
      expect(await countsOf(database.db)).toEqual(counts);
    } finally {
      await database.close();
    }
  });

  it("leaves nothing when it is interrupted, and does it all the next time", async () => {
    const database = await openTestDatabase(empty);
    try {
      // A row in the way of the last table breaks the seed near its end.
      await database.db.execute(sql`alter table document_events add constraint in_the_way check (kind <> 'Shipped')`);
      await expect(seedDatabase(database.db, { kind: "demo" }, passwords, TEST_START)).rejects.toThrow();
      expect(await countsOf(database.db)).toEqual({
        stores: 0,
        customers: 0,
        products: 0,
        documents: 0,
        document_items: 0,
        document_events: 0,
        messages: 0,
        message_replies: 0,
        offers: 0,
        popups: 0,
        discounts: 0,
        subscriptions: 0,
        subscribers: 0,
        pages: 0,
        reviews: 0,
        signatures: 0,
        saved_views: 0,
      });
      await database.db.execute(sql`alter table document_events drop constraint in_the_way`);
      expect((await seedDatabase(database.db, { kind: "demo" }, passwords, TEST_START)).isFresh).toBe(true);
    } finally {
      await database.close();
    }
  });
});

describe("SEED=<n>", { timeout: 120_000 }, () => {
  it("makes n products and orders in proportion, on which the API answers and goes on numbering", async () => {
    const app = await testApp({ seed: empty });
    try {
      await seedDatabase(app.database.db, { kind: "scale", products: 200 }, app.ports.passwords, TEST_START);
      await app.database.db.execute(sql`update users set password_hash = ${await app.ports.passwords.hash("reserve-demo-2026")}`);
      const libraire = await app.signIn("libraire");
      const { body: products } = await libraire.call("listProducts");
      expect(products.totalCount).toBe(200);
      const { body: orders } = await libraire.call("listDocuments");
      expect(orders.totalCount).toBeGreaterThan(400);
      expect(orders.totalCount).toBeLessThanOrEqual(500);
      const { body: buyers } = await libraire.call("listCustomers", { query: { sort: "-orderTotal", pageSize: 100 } });
      const wrong: number[] = [];
      for (const { id, orderCount, lastOrderAt } of buyers.items.slice(0, 20)) {
        const { body: own } = await libraire.call("listDocuments", { query: { customerId: id, pageSize: 100 } });
        const counted = own.items.filter(({ documentStatus }) => documentStatus !== "Cancelled");
        if (counted.length !== orderCount || counted[0]?.date !== lastOrderAt) wrong.push(id);
      }
      expect(wrong).toEqual([]);
      const first = orders.items[0];
      const { status, body } = await libraire.call("addDocumentComment", { body: { documentId: first?.id, text: "Vu." } });
      expect(status).toBe(200);
      expect(body.entityOutput.events[0]).toMatchObject({ kind: "Comment", text: "Vu." });
    } finally {
      await app.close();
    }
  });
});
