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
import { documents } from "../orders/orders.tables.ts";
import { addReviews } from "../reviews/reviews.bulk.store.ts";
import { addSubscriptions } from "./customers.bulk.store.ts";

/** Words that stand nowhere but with this person. */
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
      ...{ id: 1, ean: "9782070360024", title: "L’Étranger", rating: 5, text: "Très beau.", name: "Zéphyrine Quetzal", customerId: ID },
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
  const letter = await libraire.call("writeToCustomer", { body: { id: ID, subject: "Livre", message: "Il est là." } });
  expect(letter.status).toBe(200);
});
afterAll(() => shop.close());

/** Where in all tables one of the traces stands: « table.column ». */
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
    const isSaid = sql.join(
      TRACES.map((trace) => sql`${cell} like ${`%${trace}%`}`),
      sql` or `,
    );
    const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::integer as count from ${sql.identifier(table)} where ${isSaid}`);
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found;
}

it("is refused while an order is not settled, and names it", async () => {
  const refused = await libraire.call("eraseCustomer", { body: { id: ID } });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining("2003")]);
  expect((await traces()).length).toBeGreaterThan(8);
});

it("leaves no trace of the person in any table but where the law keeps it, and is done once", async () => {
  const { db } = shop.database;
  await db.update(documents).set({ documentStatus: "Complete" }).where(eq(documents.id, 2003));
  const done = await libraire.call("eraseCustomer", { body: { id: ID } });
  expect(done.status).toBe(200);
  expect(done.body.entityOutput).toMatchObject({ lastName: "Personne effacée", note: "", subscriptions: [], erasedAt: expect.any(String) });
  // As it was billed, on orders that were carried out.
  expect(await traces()).toEqual(["documents.billing_address", "documents.customer_name", "documents.customer_name_key"]);
  const kept = await db.select().from(documents).orderBy(documents.id);
  expect(kept.map(({ id, customerName, totalCents }) => [id, customerName, totalCents > 0])).toEqual([
    [2001, "Zéphyrine Quetzal", true],
    [2002, "Personne effacée", expect.any(Boolean)],
    [2003, "Zéphyrine Quetzal", true],
  ]);
  expect(kept.map(({ billingAddress, shippingAddress }) => [billingAddress.phone, shippingAddress.city])).toEqual(
    kept.map(() => [null, "Brest"]),
  );
  expect((await libraire.call("eraseCustomer", { body: { id: ID } })).status).toBe(409);
  expect((await libraire.call("writeToCustomer", { body: { id: ID, subject: "a", message: "b" } })).status).toBe(409);
  const found = await libraire.call("listCustomers", { query: { search: "quetzal" } });
  expect(found.body.items).toEqual([]);
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
