import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addMessages } from "../messages/messages.bulk.store.ts";
import { addPeople } from "../orders/orders.bulk.store.ts";
import { insertOrders } from "../orders/orders.fixtures.ts";
import { addRegistrations } from "../registrations/registrations.store.ts";
import { addReviews } from "../reviews/reviews.bulk.store.ts";
import { addSubscriptions } from "./customers.bulk.store.ts";

const day = new Date("2026-01-05T09:00:00.000Z");
const address = {
  ...{ firstName: "Hélène", lastName: "Le Goff", company: null, address1: "3, rue de Siam", address2: null },
  ...{ postalCode: "29200", city: "Brest", country: "FR", phone: null },
};
const KEPT = 1;
const GONE = 2;
const OTHER = 3;

let shop: TestApp;
let libraire: Caller;
beforeEach(async () => {
  await shop?.close();
  shop = await testApp();
  libraire = await shop.signIn("libraire");
  const { db } = shop.database;
  const known = { company: null, roleId: null, billingAddress: null, shippingAddress: null, createdAt: day };
  await addPeople(db, {
    stores: [{ id: 1, name: "Librairie du Quai", city: "Brest" }],
    customers: [
      { ...known, id: KEPT, firstName: "Hélène", lastName: "Le Goff", email: "helene.legoff@example.fr", phone: "06 39 98 41 27" },
      {
        ...{ ...known, id: GONE, firstName: "Helene", lastName: "Le Goff", email: "HeleneLeGoff+livres@example.fr", phone: null },
        ...{ billingAddress: { ...address, phone: "+33639984127" }, roleId: 1, createdAt: new Date("2025-01-05T09:00:00.000Z") },
      },
      { ...known, id: OTHER, firstName: "Paul", lastName: "Martin", email: "paul@example.fr", phone: null },
    ],
  });
});
afterAll(() => shop.close());

const merge = (
  body: Partial<Record<"id" | "mergedId" | "version" | "mergedVersion", number>> & { take?: string[]; note?: string } = {},
  key?: string,
) =>
  libraire.call(
    "mergeCustomers",
    { body: { id: KEPT, mergedId: GONE, version: 1, mergedVersion: 1, take: [], ...body } },
    { headers: { "Idempotency-Key": key ?? crypto.randomUUID() } },
  );

/** Inserts a row about the customer into every table that references customers. */
async function fillTables(customerId: number): Promise<void> {
  const { db } = shop.database;
  await insertOrders(db, [{ id: 3000 + customerId, customerId: KEPT, date: day, lines: ["Complete"], documentStatus: "Complete" }]);
  await db.execute(sql`update documents set customer_id = ${customerId} where id = ${3000 + customerId}`);
  await addSubscriptions(db, [{ customerId, type: "Newsletter", displayedText: "Lettre", since: day }]);
  const written = { question: "order", firstName: "H", lastName: "L", email: "a@example.fr", subject: "Bonjour", message: "Bonjour." };
  const message = { ...written, status: "Pending" as const, phone: null, additionalPhone: null, receivedAt: day, answeredAt: null };
  await addMessages(db, { messages: [{ ...message, id: customerId, customerId, documentId: null }], replies: [] });
  await addReviews(db, [
    {
      ...{ id: customerId, ean: "9782070360024", title: "L’Étranger", rating: 5, text: "Très beau.", name: "Hélène", customerId },
      ...{ status: "Approved", createdAt: day, decidedAt: day, decidedBy: "Équipe", answerText: null, answeredAt: null, answeredBy: null },
    },
  ]);
  await shop.database.alone((run) =>
    run(`insert into discount_redemptions (discount_id, order_reference, customer_id, redeemed_at)
        select id, 'SITE-${customerId}', ${customerId}, now() from discounts limit 1;
      insert into analytic_events (id, at, action, customer_id, category) values ('e${customerId}', now(), 'View', ${customerId}, 'Roman');
      insert into analytic_facts (action, fact, value, customer_id) values ('View', 'category', 'Roman', ${customerId});
      insert into analytic_sums (customer_id, action, count, last_at) values (${customerId}, 'View', 1, now());
      insert into analytic_visits (grain, start, customer_id, events) values ('day', current_date, ${customerId}, 1);
      insert into person_profiles (customer_id, target_id) values (${customerId}, 1);
      insert into vouchers (code, origin, value_cents, balance_cents, issued_at, customer_id, search_text)
        values ('V${customerId}', 'Granted', 1000, 1000, now(), ${customerId}, ' v');
      insert into intake_records (source, kind, reference, digest, entity_id, taken_at) values ('key 1', 'customer', 'SITE-${customerId}', 'x', ${customerId}, now());`),
  );
}

/** Gives an e-mail address a registration, a subscription and a message without a customer. */
async function fillEmail(email: string): Promise<void> {
  const { db } = shop.database;
  await rowsOf(
    db,
    sql`insert into subscriptions (type, identifier, displayed_text, needs_confirmation, localizations, name_key, search_text, created_at)
      values ('Newsletter', 'lettre', 'Oui', false, '{"fr":{"name":"Lettre","description":""},"en":{"name":"","description":""}}', 'lettre', ' lettre', now())`,
  );
  await rowsOf(
    db,
    sql`insert into subscribers (subscription_id, email, email_key, first_name, last_name, locale, state, since, consent_at, words, origin, url, network, search_text)
      select id, ${email}, ${email.toLowerCase()}, '', '', 'fr', 'Subscribed', now(), now(), 'Oui', 'Site', '', '', ${` ${email.toLowerCase()}`}
      from subscriptions where identifier = 'lettre'`,
  );
  const unset = {
    title: "",
    subtitle: "",
    lead: "",
    description: "",
    relativeUrl: null,
    metaTitle: "",
    metaDescription: "",
    metaKeywords: "",
  };
  const made = await (await shop.signIn("admin")).call("createPost", {
    body: {
      ...{
        postType: "Event",
        publicationStartDate: null,
        publicationEndDate: null,
        eventStart: "2027-12-05T14:00:00.000Z",
        eventEnd: null,
      },
      localizations: { fr: { ...unset, title: "Lecture", relativeUrl: "lecture" }, en: unset },
      registration: { places: 10 },
      location: {
        ...{ gender: "Unknown", firstName: "", lastName: "", email: "", website: "", phoneNumber: "", mobilePhoneNumber: "" },
        ...{ company: "", address1: "", address2: "", address3: "", postalCode: "", city: "Brest", country: "" },
      },
      ...{ productEans: [], postIds: [], categoryIds: [], tags: [] },
    },
  });
  const names = { firstName: "Helene", lastName: "Le Goff", email, phone: "06 39 98 00 11" };
  const registration = { ...names, eventId: made.body.entityOutput.id, comments: "", buyBook: false, isPresent: false };
  await addRegistrations(db, [{ ...registration, state: "Registered", createdAt: day, cancelledAt: null }]);
  const message = { ...names, question: "order", subject: "Bonjour", message: "Bonjour.", status: "Pending" as const };
  const nowhere = { additionalPhone: null, receivedAt: day, answeredAt: null, customerId: null, documentId: null };
  await addMessages(db, { messages: [{ ...message, ...nowhere, id: 90 }], replies: [] });
}

/** Returns the columns that reference customers, by name or foreign key. */
async function columnsOfCustomers(): Promise<{ table: string; column: string }[]> {
  return rowsOf(
    shop.database.db,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ 'customer_id'
      union
      select k.conrelid::regclass::text, a.attname::text from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid = 'customers'::regclass order by 1, 2`,
  );
}

describe("probable duplicates", () => {
  it("are found by e-mail address, telephone, or name and postcode, with the reason", async () => {
    const { body } = await libraire.call("listCustomerDoubles", { query: { id: KEPT } });
    expect(body.items.map(({ customer, reasons }) => [customer.id, reasons])).toEqual([[GONE, ["sameEmail", "samePhone"]]]);
    expect((await libraire.call("listCustomerDoubles", { query: { id: OTHER } })).body.items).toEqual([]);
    expect((await libraire.call("listCustomerDoubles", { query: { id: 999 } })).status).toBe(404);
  });
});

describe("a merge", () => {
  it("moves every row that refers to the customer; a new table is listed here with its rule", async () => {
    const { db } = shop.database;
    await shop.database.alone((run) =>
      run(`insert into targets (id, name, name_key, search_text, description, tree, people, counted_at, created_at, updated_at)
          values (1, 'F', 'f', ' f', '', '{"rule":"all","nodes":[]}', 1, now(), now(), now()) on conflict do nothing;`),
    );
    for (const id of [KEPT, GONE]) await fillTables(id);
    // How many rows name the one that goes, by column.
    const named = async (id: number) => {
      const counts: Record<string, number> = {};
      for (const { table, column } of await columnsOfCustomers()) {
        const [row] = await rowsOf<{ count: number }>(
          db,
          sql`select count(*)::integer as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
        );
        counts[`${table}.${column}`] = row?.count ?? 0;
      }
      return counts;
    };
    const before = await named(GONE);
    const { "customers.merged_into_id": _, "discount_redemptions.customer_id": __, ...filled } = before;
    // A new table that references customers must be filled in `fillTables` and moved in a `PersonMoves`.
    expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([]);
    const { body: preview } = await libraire.call("previewCustomerMerge", { query: { id: KEPT, mergedId: GONE } });
    expect(preview.counts).toEqual(
      expect.arrayContaining([
        { part: "orders", count: 1 },
        { part: "messages", count: 1 },
        { part: "reviews", count: 1 },
        { part: "events", count: 1 },
      ]),
    );
    expect((await merge()).status).toBe(200);
    expect(Object.values(await named(GONE)).filter((count) => count > 0)).toEqual([]);
    const after = await named(KEPT);
    expect(after).toMatchObject({
      "documents.customer_id": 2,
      "messages.customer_id": 2,
      "reviews.customer_id": 2,
      "vouchers.customer_id": 2,
    });
    expect(after).toMatchObject({ "analytic_events.customer_id": 2, "person_profiles.customer_id": 1, "customers.merged_into_id": 1 });
    const [intake] = await rowsOf<{ id: number }>(db, sql`select entity_id as id from intake_records where reference = ${`SITE-${GONE}`}`);
    expect(intake?.id).toBe(KEPT);
    const { body } = await libraire.call("getCustomer", { query: { id: KEPT } });
    expect(body).toMatchObject({ orderCount: 2, messageCount: 2, createdAt: "2025-01-05T09:00:00.000Z", version: 2 });
    expect(body.subscriptions).toHaveLength(1);
  });

  it("keeps its own values except those taken from the other one, joins the notes, and is in the log without a name", async () => {
    const note = (id: number, text: string) =>
      libraire.call("setCustomerNote", { query: { id }, body: { note: text } }, { headers: { "If-Match": '"1"' } });
    await note(KEPT, "Le matin.");
    await note(GONE, "Aime Perec.");
    const done = await merge({ version: 2, mergedVersion: 2, take: ["name", "email", "role", "billingAddress"] });
    expect(done.body.entityOutput).toMatchObject({
      ...{ firstName: "Helene", email: "HeleneLeGoff+livres@example.fr", phone: "06 39 98 41 27", role: { id: 1 } },
      ...{ note: "Le matin.\n\nAime Perec.", billingAddress: { city: "Brest" }, formerEmails: ["helene.legoff@example.fr"] },
    });
    const [log] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "mergeCustomers"));
    expect([log?.entityId, JSON.stringify(log?.changes).toLowerCase().includes("goff")]).toEqual([String(KEPT), false]);
    const found = await libraire.call("listCustomers", { query: { search: "goff" } });
    expect(found.body.items.map(({ id }) => id)).toEqual([KEPT]);
  });

  it("truncates no notes that are too long together: it rejects them first, and stores the ones that staff wrote instead", async () => {
    const note = (id: number, text: string) =>
      libraire.call("setCustomerNote", { query: { id }, body: { note: text } }, { headers: { "If-Match": '"1"' } });
    await note(KEPT, "a".repeat(1500));
    await note(GONE, "b".repeat(1500));
    const { body: preview } = await libraire.call("previewCustomerMerge", { query: { id: KEPT, mergedId: GONE } });
    expect(preview.note).toHaveLength(3002);
    const versions = { version: 2, mergedVersion: 2 };
    for (const long of [{}, { note: "c".repeat(2001) }]) {
      const refused = await merge({ ...versions, ...long });
      expect([refused.status, refused.body.propertiesErrorMessages?.[0]?.propertyName]).toEqual([422, "note"]);
    }
    expect((await libraire.call("getCustomer", { query: { id: GONE } })).body).toMatchObject({ mergedIntoId: null, version: 2 });
    const done = await merge({ ...versions, note: "c".repeat(2000) });
    expect([done.status, done.body.entityOutput.note.length]).toEqual([200, 2000]);
  });

  it("removes the merged customer from list, search, duplicates, targets and mails", async () => {
    const admin = await shop.signIn("admin");
    const known = async () => (await admin.call("countTarget", { body: { tree: { rule: "all", nodes: [] } } })).body.entityOutput;
    expect(await known()).toMatchObject({ count: 3, known: 3 });
    await merge();
    // Every picker, the palette and the list of customers ask this one operation.
    const everybody = await libraire.call("listCustomers", { query: {} });
    expect([everybody.body.totalCount, everybody.body.items.map(({ id }) => id).sort()]).toEqual([2, [KEPT, OTHER]]);
    for (const search of [String(GONE), "fusion", "personne.invalid", "helenelegoff", "goff", "0639984127", "brest"]) {
      const { body } = await libraire.call("listCustomers", { query: { search } });
      expect([search, body.items.filter(({ id }) => id === GONE)]).toEqual([search, []]);
    }
    for (const sort of ["-createdAt", "lastOrderAt", "orderTotal"]) {
      const { body } = await libraire.call("listCustomers", { query: { sort } });
      expect([sort, body.items.map(({ id }) => id).sort()]).toEqual([sort, [KEPT, OTHER]]);
    }
    expect((await libraire.call("listCustomerDoubles", { query: { id: KEPT } })).body.items).toEqual([]);
    expect(await known()).toMatchObject({ count: 2, known: 2 });
    const sample = await admin.call("sampleTarget", { body: { tree: { rule: "all", nodes: [] }, turn: 0 } });
    expect(sample.body.entityOutput.people?.map(({ id }: { id: number }) => id).sort()).toEqual([KEPT, OTHER]);
    for (const operation of ["listCustomerSubscriptions", "listCustomerRegistrations"] as const)
      expect((await admin.call(operation, { query: { id: GONE } })).body).toEqual({ items: [] });
    expect((await admin.call("listMails", { query: { customerId: GONE } })).body.totalCount).toBe(0);
  });

  it("leads from the one that went to the one that stays, and lets nothing be done with the first", async () => {
    await merge();
    const { status, body } = await libraire.call("getCustomer", { query: { id: GONE } });
    expect([status, body.mergedIntoId, body.firstName]).toEqual([200, KEPT, ""]);
    const refused = [
      await libraire.call("setCustomerNote", { query: { id: GONE }, body: { note: "x" } }, { headers: { "If-Match": '"2"' } }),
      await libraire.call("eraseCustomer", { body: { id: GONE } }),
      await merge({ id: OTHER, mergedVersion: 2 }),
      await merge({ id: GONE, mergedId: OTHER, version: 2 }),
      await libraire.call("previewCustomerMerge", { query: { id: OTHER, mergedId: GONE } }),
    ];
    expect(refused.map(({ status: code, body: { reason } }) => [code, reason])).toEqual(refused.map(() => [409, "Merged"]));
    expect(refused[1]?.body.errors[0]).toContain(`nº ${KEPT}`);
    // Through two merges, too.
    expect((await merge({ id: OTHER, mergedId: KEPT, mergedVersion: 2 })).status).toBe(200);
    expect((await libraire.call("getCustomer", { query: { id: GONE } })).body.mergedIntoId).toBe(OTHER);
  });

  it("keeps what went to the e-mail address that went, in the export, and erases it with them", async () => {
    const facts = { customerName: "Helene", topic: "Livre", message: "Bien." };
    const { db } = shop.database;
    const admin = await shop.signIn("admin");
    // As they are written, in their case.
    await queueMail(db, shop.ports, { type: "customerLetter", to: "HeleneLeGoff+livres@example.fr", locale: "fr", facts }, day);
    await fillEmail("HeleneLeGoff+Livres@example.fr");
    const { body: preview } = await libraire.call("previewCustomerMerge", { query: { id: KEPT, mergedId: GONE } });
    expect(preview.counts).toEqual(
      expect.arrayContaining([
        { part: "mails", count: 1 },
        { part: "registrations", count: 1 },
        { part: "subscriptions", count: 1 },
      ]),
    );
    await merge();
    const shown = {
      mails: (await admin.call("listMails", { query: { customerId: KEPT } })).body.items.map(({ subject }) => subject),
      registrations: (await admin.call("listCustomerRegistrations", { query: { id: KEPT } })).body.items.map(({ event }) => event),
      subscriptions: (await admin.call("listCustomerSubscriptions", { query: { id: KEPT } })).body.items.map(({ state }) => state),
    };
    expect(shown).toEqual({ mails: ["Livre – Réserve"], registrations: ["Lecture"], subscriptions: ["Subscribed"] });
    const { body: exported } = await libraire.call("exportCustomerData", { body: { id: KEPT } });
    const counts = Object.entries(exported.entityOutput).map(([part, rows]) => [part, Array.isArray(rows) ? rows.length : 0]);
    expect(Object.fromEntries(counts)).toMatchObject({ mails: 1, messages: 1, registrations: 1, subscriptions: 1 });
    expect((await libraire.call("eraseCustomer", { body: { id: KEPT } })).status).toBe(200);
    for (const table of ["mails", "messages", "event_registrations", "subscribers"]) {
      const [left] = await rowsOf<{ count: number }>(
        db,
        sql`select count(*)::integer as count from ${sql.identifier(table)} as one where lower(one::text) like '%helenelegoff%'`,
      );
      expect([table, left?.count]).toEqual([table, 0]);
    }
  });

  it("is one of two at once, whichever way round", async () => {
    const answers = await Promise.all([merge(), merge({ id: GONE, mergedId: KEPT })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await shop.database.db.select().from(customers);
    expect(rows.filter(({ mergedIntoId }) => mergedIntoId !== null)).toHaveLength(1);
  });

  it("is refused with what somebody else saved meanwhile, for nobody, for oneself; its repetition is answered as before", async () => {
    const stale = await merge({ mergedVersion: 9 });
    expect([stale.status, stale.body.current]).toEqual([412, expect.objectContaining({ id: GONE, version: 1 })]);
    expect((await merge({ version: 9 })).body.current).toMatchObject({ id: KEPT });
    expect((await merge({ mergedId: 999 })).status).toBe(404);
    expect((await merge({ mergedId: KEPT })).status).toBe(422);
    expect((await merge({ take: ["everything"] })).status).toBe(422);
    const key = crypto.randomUUID();
    const first = await merge({}, key);
    const again = await merge({}, key);
    expect([again.status, again.headers.get("Idempotency-Replayed"), again.body]).toEqual([200, "true", first.body]);
  });

  it("sends an order of the account that went to the one that stays, and lets that account change nothing", async () => {
    const admin = await shop.signIn("admin");
    const customerFacts = { reference: "SITE-C9", email: "nouvelle@example.fr", firstName: "Hélène", lastName: "Goff" };
    const take = (body: object) => admin.call("takeIntake", { body } as never);
    const made = await take({ customers: [customerFacts] });
    const id = made.body.entityOutput.records[0]?.id ?? 0;
    const message = {
      question: "order",
      email: customerFacts.email,
      firstName: "H",
      lastName: "G",
      subject: "Bonjour",
      message: "Bonjour.",
    };
    const sent = { ...message, reference: "SITE-M9", at: "2026-11-20T08:00:00Z", customerReference: "SITE-C9" };
    const answers = await Promise.all([
      merge({ mergedId: id }),
      take({ messages: [sent], customers: [{ ...customerFacts, lastName: "Legoff" }] }),
    ]);
    // In either order: the merge detected the change, or the message was moved with the record.
    if (answers[0]?.status === 412) expect((await merge({ mergedId: id, mergedVersion: 2 })).status).toBe(200);
    const { body } = await libraire.call("listMessages", { query: { customerId: KEPT } });
    expect(body.items).toHaveLength(1);
    expect((await libraire.call("getCustomer", { query: { id: KEPT } })).body).toMatchObject({ lastName: "Le Goff" });
  });
});

describe("401, 403, 404", () => {
  it("returns nothing for an unknown customer", async () => {
    const admin = await shop.signIn("admin");
    const marketing = await shop.signIn("marketing");
    const registrations = (who: Caller, id = KEPT) => who.call("listCustomerRegistrations", { query: { id } });
    const subscriptions = (who: Caller, id = KEPT) => who.call("listCustomerSubscriptions", { query: { id } });
    expect((await registrations(admin, 999)).status).toBe(404);
    expect((await subscriptions(marketing, 999)).status).toBe(404);
  });
});
