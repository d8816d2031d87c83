import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addCampaigns } from "../campaigns/campaigns.store.ts";
import { addMessages } from "../messages/messages.bulk.store.ts";
import { addPeople } from "../orders/orders.bulk.store.ts";
import { insertOrders } from "../orders/orders.fixtures.ts";
import { documents, issuedPapers } from "../orders/orders.tables.ts";
import { addReviews } from "../reviews/reviews.bulk.store.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { addSubscriptions } from "./customers.bulk.store.ts";

/** Words that occur only with this person. */
const EMAIL = "Zephyrine.Quetzal@example.fr";
const PHONE = "06 39 98 77 11";
const SIRET = "73282932000074";
const TRACES = ["zephyrine", "quetzal", "zéphyrine", "0639987711", "06 39 98 77 11", "impasse des martinets", SIRET];
const address = {
  ...{ firstName: "Zéphyrine", lastName: "Quetzal", company: null, address1: "3, impasse des Martinets", address2: null },
  ...{ postalCode: "29200", city: "Brest", country: "FR", phone: PHONE },
};
const day = new Date("2026-01-05T09:00:00.000Z");
const ID = 71;
const LABEL_KEY = "9b2f6c1e-5d0a-4a77-8f63-2f0a6f1f7b10";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp();
  libraire = await shop.signIn("libraire");
  const { db } = shop.database;
  const names = { firstName: "Zéphyrine", lastName: "Quetzal" };
  const known = { firstName: "Hélène", lastName: "Le Goff", company: null, email: "helene@example.fr", phone: null, roleId: null };
  await addPeople(db, {
    stores: [{ id: 1, name: "Librairie du Quai", city: "Brest" }],
    customers: [
      { ...known, id: 1, billingAddress: null, shippingAddress: null, createdAt: day },
      {
        ...names,
        id: ID,
        company: null,
        email: EMAIL,
        phone: PHONE,
        roleId: 1,
        billingAddress: address,
        shippingAddress: address,
        createdAt: day,
      },
    ],
  });
  await insertOrders(db, [
    { id: 2001, customerId: 1, date: day, lines: ["Complete"], documentStatus: "Complete" },
    { id: 2002, customerId: 1, date: day, lines: ["Cancelled"], documentStatus: "Cancelled", paymentStatus: "Cancelled" },
    { id: 2003, customerId: 1, date: day, lines: ["Processing"] },
  ]);
  await db.update(documents).set({
    ...{ customerId: ID, customerName: "Zéphyrine Quetzal", customerNameKey: "zephyrine quetzal", searchText: " zephyrine quetzal" },
    ...{ billingAddress: address, shippingAddress: address, documentComment: "Sonner chez Quetzal", buyerOrderReference: "Quetzal 12" },
  });
  await addSubscriptions(db, [{ customerId: ID, type: "Newsletter", displayedText: "Lettre", since: day }]);
  await addMessages(db, {
    messages: [
      {
        ...{ id: 1, status: "Pending", question: "order", ...names, email: EMAIL.toLowerCase(), phone: PHONE, additionalPhone: null },
        ...{ subject: "Quetzal", message: "C’est Zéphyrine.", receivedAt: day, answeredAt: null, takenBy: null, takenAt: null },
        ...{ customerId: null, documentId: null },
      },
    ],
    replies: [],
  });
  await addReviews(db, [
    {
      ...{
        id: 1,
        ean: "9782070360024",
        title: "L’Étranger",
        rating: 5,
        text: "Très beau. Zéphyrine Q.",
        name: "Zéphyrine Quetzal",
        customerId: ID,
      },
      ...{ status: "Approved", createdAt: day, decidedAt: day, decidedBy: "Équipe", answerText: null, answeredAt: null, answeredBy: null },
    },
  ]);
  const terms = {
    ...{ name: "Lettre", subject: "Bonjour", contentType: "Html" as const, content: "<p>", mailTarget: "EmailList" as const },
    ...{ emailList: `a@example.fr; ${EMAIL}; b@example.fr`, subscriptionIdentifier: null, analyticsTargetIds: [] },
  };
  const mail = { email: EMAIL.toLowerCase(), locale: "fr" as const, state: "Waiting" as const, nextTryAt: day };
  await addCampaigns(db, [{ terms, facts: { createdAt: day, processing: true, mailCreationDone: true }, mails: [mail] }]);
  await queueMail(
    db,
    shop.ports,
    { type: "customerLetter", to: EMAIL, locale: "fr", facts: { customerName: "Zéphyrine Quetzal", topic: "Livre", message: "Bien." } },
    day,
  );
  const note = await libraire.call(
    "setCustomerNote",
    { query: { id: ID }, body: { note: "Quetzal le matin" } },
    { headers: { "If-Match": '"1"' } },
  );
  expect(note.status).toBe(200);
  const numbers = await libraire.call(
    "setCustomerBusiness",
    { query: { id: ID }, body: { siret: SIRET, vatNumber: null, serviceCode: "Service Quetzal" } },
    { headers: { "If-Match": '"2"' } },
  );
  expect(numbers.status).toBe(200);
  await keepTracesElsewhere();
  const letter = await libraire.call("writeToCustomer", { body: { id: ID, subject: "Livre", message: "Il est là." } });
  expect(letter.status).toBe(200);
});
afterAll(() => shop.close());

/** Adds the customer’s data elsewhere: views, labels, responses, and old log entries that kept values. */
async function keepTracesElsewhere(): Promise<void> {
  const { db } = shop.database;
  const view = (change: object) => ({ list: "orders", name: "À elle", address: "search=quetzal", isShared: true, ...change });
  const views = [view({}), view({ name: "Zéphyrine Quetzal", address: "" }), view({ list: "customers", address: `search=${EMAIL}` })];
  for (const body of views) expect((await libraire.call("createView", { body })).status).toBe(200);
  const kept = await libraire.call("createView", { body: view({ name: "Bretagne", address: "search=brest" }) });
  expect(kept.status).toBe(200);
  const label = await libraire.call("generateLabel", { body: { documentId: 2003 } }, { headers: { "Idempotency-Key": LABEL_KEY } });
  expect(label.status, JSON.stringify(label.body)).toBe(200);
  const invoice = await libraire.call("issueInvoice", { body: { documentId: 2001 } });
  expect(invoice.status, JSON.stringify(invoice.body)).toBe(200);
  const message = { documentId: 2003, text: "Bonjour Zéphyrine, il est là.", isMessage: true };
  expect((await libraire.call("addDocumentComment", { body: message })).status).toBe(200);
  const answer = await libraire.call(
    "answerReview",
    { query: { id: 1 }, body: { text: "Merci, Zéphyrine !" } },
    { headers: { "If-Match": '"1"' } },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const entry = { at: day, userId: 1, userName: "libraire", outcome: "done" as const, clientIp: "192.0.2.1", requestId: "earlier" };
  await db.insert(auditEntries).values([
    {
      ...entry,
      action: "setShippingAddress",
      entity: "document",
      entityId: "2001",
      entityName: "2001",
      changes: { shippingAddress: [address, { ...address, city: "Crozon" }], documentStatus: ["Pending", "Complete"] },
    },
    { ...entry, action: "sendMailAgain", entity: "mail", entityId: "x", changes: { to: [null, [EMAIL]] } },
    {
      ...entry,
      action: "createView",
      entity: "view",
      entityId: "9",
      entityName: "Quetzal",
      changes: { address: [null, "search=quetzal"], isShared: [null, true] },
    },
    {
      ...entry,
      action: "updateProduct",
      entity: "product",
      entityId: "4",
      entityName: "Le Quetzal",
      changes: { title: [null, "Le Quetzal"] },
    },
  ]);
}

/** Returns where the traces occur in any table: « table.column ». */
async function traces(): Promise<string[]> {
  const { db } = shop.database;
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const cell = sql`lower(${sql.identifier(column)}::text)`;
    const hasText = sql.join(
      TRACES.map((trace) => sql`${cell} like ${`%${trace}%`}`),
      sql` or `,
    );
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::integer as count from ${sql.identifier(table)} where ${hasText}`,
    );
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found;
}

const hasTextIn = (text: string) => TRACES.some((trace) => text.toLowerCase().includes(trace));

/** A stored value as bytes, and what these are made of: base64 within a text, compressed bytes. */
function unpacked(value: Buffer): Buffer[] {
  const runs = value.toString("latin1").match(/[A-Za-z0-9+/_-]{60,}={0,2}/g) ?? [];
  const parts = [value, ...runs.map((run) => Buffer.from(run, "base64"))];
  const inflated = parts.flatMap((part) =>
    [gunzipSync, inflateSync, brotliDecompressSync].flatMap((open) => {
      try {
        return [open(part)];
      } catch {
        return [];
      }
    }),
  );
  return [...parts, ...inflated];
}

/** Returns the columns of all tables that hold the customer’s data in encoded bytes. The text of a PDF is glyphs: a stored PDF counts. */
async function tracesInBytes(): Promise<string[]> {
  const { db } = shop.database;
  const columns = await rowsOf<{ table: string; column: string; type: string }>(
    db,
    sql`select c.table_name as "table", c.column_name as "column", c.data_type as type from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('bytea', 'text', 'json', 'jsonb') order by 1, 2`,
  );
  const found = new Set<string>();
  for (const { table, column, type } of columns) {
    const cell = sql.identifier(column);
    const encoded = type === "bytea" ? sql`encode(${cell}, 'base64')` : sql`encode(convert_to(${cell}::text, 'UTF8'), 'base64')`;
    const rows = await rowsOf<{ base64: string }>(
      db,
      sql`select ${encoded} as base64 from ${sql.identifier(table)} where length(${type === "bytea" ? cell : sql`${cell}::text`}) > 60`,
    );
    for (const { base64 } of rows) {
      const parts = unpacked(Buffer.from(base64, "base64"));
      if (parts.some((part) => hasTextIn(part.toString("utf8")) || part.subarray(0, 5).toString() === "%PDF-"))
        found.add(`${table}.${column}`);
    }
  }
  return [...found];
}

it("is refused while an order is not settled, and names it", async () => {
  const refused = await libraire.call("eraseCustomer", { body: { id: ID } });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("2003")]);
  expect(await traces()).toEqual(
    expect.arrayContaining(["audit_entries.changes", "audit_entries.entity_name", "issued_papers.content", "saved_views.address"]),
  );
  expect(await tracesInBytes()).toContain("idempotency_keys.answer");
});

it("leaves no trace of the person in any table but where the law keeps it, and is done once", async () => {
  const { db } = shop.database;
  await db.update(documents).set({ documentStatus: "Complete" }).where(eq(documents.id, 2003));
  const done = await libraire.call("eraseCustomer", { body: { id: ID } });
  expect(done.status).toBe(200);
  expect(done.body.entityOutput).toMatchObject({ lastName: "Personne effacée", note: "", subscriptions: [], erasedAt: expect.any(String) });
  // As it was billed, on orders that were carried out.
  const kept = ["documents.billing_address", "documents.customer_name", "documents.customer_name_key"];
  // The audit log of products is unchanged.
  expect(await traces()).toEqual(["audit_entries.changes", "audit_entries.entity_name", ...kept, "issued_papers.content"]);
  const [review] = await db.select().from(reviews);
  expect([review?.text, review?.answerText]).toEqual(["Très beau. … Q.", "Merci, … !"]);
  expect(await tracesInBytes()).toEqual(["documents.billing_address", "issued_papers.content"]);
  const stands = await db.select().from(documents).orderBy(documents.id);
  expect(stands.map(({ id, customerName, totalCents }) => [id, customerName, totalCents > 0])).toEqual([
    [2001, "Zéphyrine Quetzal", true],
    [2002, "Personne effacée", expect.any(Boolean)],
    [2003, "Zéphyrine Quetzal", true],
  ]);
  expect(stands.map(({ billingAddress, shippingAddress }) => [billingAddress.phone, shippingAddress.city])).toEqual(
    stands.map(() => [null, "Brest"]),
  );
  expect((await libraire.call("eraseCustomer", { body: { id: ID } })).status).toBe(409);
  expect((await libraire.call("writeToCustomer", { body: { id: ID, subject: "a", message: "b" } })).status).toBe(409);
  const found = await libraire.call("listCustomers", { query: { search: "quetzal" } });
  expect(found.body.items).toEqual([]);
});

it("removes from the log the data of the person, and of nobody else", async () => {
  const { db } = shop.database;
  const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
  const earlier = entries.filter(({ requestId }) => requestId === "earlier");
  expect(earlier.map(({ entity, entityName, changes }) => [entity, entityName, changes])).toEqual([
    ["document", "2001", { shippingAddress: ["…", "…"], documentStatus: ["Pending", "Complete"] }],
    ["mail", null, { to: [null, "…"] }],
    ["view", null, { address: [null, "…"], isShared: [null, true] }],
    ["product", "Le Quetzal", { title: [null, "Le Quetzal"] }],
  ]);
  expect(entries.filter((entry) => hasTextIn(JSON.stringify(entry))).map(({ entity }) => entity)).toEqual(["product"]);
  const [erased] = entries.filter(({ action, outcome }) => action === "eraseCustomer" && outcome === "done");
  expect(erased?.changes).toMatchObject({ erased: [null, true], logEntries: [null, expect.any(Number)] });
  const views = await rowsOf<{ name: string }>(db, sql`select name from saved_views`);
  expect(views).toEqual([{ name: "Bretagne" }]);
  expect((await db.select().from(issuedPapers)).map(({ content }) => [content.buyer.phone, content.deliveredTo.phone])).toEqual([
    [null, null],
  ]);
});

it("repeats no answer from before, and does nothing twice", async () => {
  const again = await libraire.call("generateLabel", { body: { documentId: 2003 } }, { headers: { "Idempotency-Key": LABEL_KEY } });
  expect([again.status, again.body.reason]).toEqual([409, "AnswerErased"]);
});

it("is noted without a name, keeps other addresses of a list, and is 404 for nobody", async () => {
  const { db } = shop.database;
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "eraseCustomer"));
  expect(entries.find(({ outcome }) => outcome === "done")).toMatchObject({ entity: "customer", entityId: String(ID), entityName: null });
  const [campaign] = await rowsOf<{ list: string }>(db, sql`select email_list as list from campaigns`);
  expect(campaign?.list).toMatch(/a@example\.fr.*b@example\.fr/s);
  expect((await libraire.call("eraseCustomer", { body: { id: 999 } })).status).toBe(404);
  expect((await db.select().from(customers).where(eq(customers.id, ID)))[0]?.orderCount).toBe(2);
});
