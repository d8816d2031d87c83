import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { accountsSeed, type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addMessages } from "../messages/messages.bulk.store.ts";
import { addPeople } from "../orders/orders.bulk.store.ts";
import { insertOrders, itemId } from "../orders/orders.fixtures.ts";
import { documentItems, documents } from "../orders/orders.tables.ts";
import { addReviews } from "../reviews/reviews.bulk.store.ts";
import { addSubscriptions } from "./customers.bulk.store.ts";

const createdAt = new Date("2024-03-02T10:00:00Z");
const address = {
  firstName: "Hélène",
  lastName: "Le Goff",
  company: null,
  address1: "12, rue des Lices",
  address2: null,
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: null,
};
const people = [
  { id: 1, firstName: "Hélène", lastName: "Le Goff", company: null, email: "helene.legoff@example.fr", phone: "06 39 98 41 27" },
  { id: 2, firstName: "Émile", lastName: "Œuvrard", company: null, email: "emile@example.org", phone: null },
  { id: 3, firstName: "Zoé", lastName: "Abgrall", company: "École Jean-Zay", email: "cdi@example.fr", phone: "01 99 00 12 34" },
  { id: 4, firstName: "Anaïs", lastName: "l’Hostis", company: null, email: "anais@example.fr", phone: null },
].map((person, index) => ({
  ...person,
  roleId: [1, null, 3, 1][index] ?? null,
  billingAddress: person.id === 1 ? address : null,
  shippingAddress: null,
  createdAt: new Date(createdAt.getTime() + index * 86_400_000),
}));

const seed = {
  version: `${accountsSeed.version} customers ${JSON.stringify(people)}`,
  fill: async (database: Parameters<typeof accountsSeed.fill>[0]) => {
    await accountsSeed.fill(database);
    await database.db.transaction(async (tx) => {
      await addPeople(tx, { stores: [{ id: 1, name: "Librairie du Quai", city: "Brest" }], customers: people });
      await addSubscriptions(tx, [{ customerId: 1, type: "Newsletter", displayedText: "Lettre de la librairie", since: createdAt }]);
    });
    const order = (id: number, customerId: number, day: string, more: object = {}) => ({
      id,
      customerId,
      date: new Date(`2026-11-${day}T08:00:00Z`),
      lines: ["Processing" as const, "Processing" as const],
      ...more,
    });
    await insertOrders(database.db, [
      order(1001, 1, "03"),
      order(1002, 1, "05"),
      // Without an entry in the ledger: it is deleted.
      order(1003, 3, "04", { paidCents: null }),
      order(1004, 1, "06", { documentStatus: "Temp", paymentStatus: "Temp" }),
      order(1005, 1, "07", { documentStatus: "Cancelled", paymentStatus: "Cancelled" }),
      order(1006, 1, "08", { documentType: "Invoice" }),
    ]);
  },
};

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const ids = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await libraire.call("listCustomers", { query });
  expect(status).toBe(200);
  return body.items.map(({ id }) => id);
};
const sums = async (id: number) => {
  const { body } = await libraire.call("getCustomer", { query: { id } });
  return [body.orderCount, body.orderTotal, body.lastOrderAt];
};

describe("the list", () => {
  it("returns the identity, role and orders of each customer", async () => {
    const { body } = await libraire.call("listCustomers", { query: { search: "legoff" } });
    expect(body).toMatchObject({ totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });
    expect(body.items).toEqual([
      {
        id: 1,
        firstName: "Hélène",
        lastName: "Le Goff",
        company: null,
        email: "helene.legoff@example.fr",
        phone: "06 39 98 41 27",
        role: { id: 1, name: "Particulier" },
        orderCount: 2,
        orderTotal: "49.80",
        lastOrderAt: "2026-11-05T08:00:00.000Z",
        createdAt: "2024-03-02T10:00:00.000Z",
      },
    ]);
  });

  it("orders French names as people do, and by the other columns", async () => {
    expect(await ids()).toEqual([3, 4, 1, 2]);
    expect(await ids({ sort: "-lastName" })).toEqual([2, 1, 4, 3]);
    expect(await ids({ sort: "createdAt" })).toEqual([1, 2, 3, 4]);
    expect(await ids({ sort: "-orderTotal" })).toEqual([1, 3, 4, 2]);
    expect(await ids({ sort: "lastOrderAt" })).toEqual([2, 4, 3, 1]);
    expect(await ids({ sort: "-lastOrderAt" })).toEqual([1, 3, 4, 2]);
  });

  it("finds people without accents, by name, company, e-mail and telephone", async () => {
    for (const search of ["HELENE goff", "goff, hélène", "helene.legoff@example.fr", "0639984127", "06 39 98 41"])
      expect(await ids({ search }), search).toEqual([1]);
    expect(await ids({ search: "oeuvrard" })).toEqual([2]);
    expect(await ids({ search: "ecole jean zay" })).toEqual([3]);
    expect(await ids({ search: "L'Hostis" })).toEqual([4]);
    for (const search of ["100%", "_", "…", "nobody"]) expect(await ids({ search }), search).toEqual([]);
  });

  it("is narrowed by role and paged by cursor without a repetition or a gap", async () => {
    expect(await ids({ role: [1] })).toEqual([4, 1]);
    expect(await ids({ role: [1, 3] })).toEqual([3, 4, 1]);
    expect(await ids({ role: [99] })).toEqual([]);
    const crowd = Array.from({ length: 30 }, (_, index) => ({
      id: 100 + index,
      firstName: "Même",
      lastName: "Nom",
      company: null,
      email: `n${index}@example.fr`,
      phone: null,
      createdAt,
    }));
    await addPeople(shop.database.db, { stores: [], customers: crowd });
    for (const sort of ["lastName", "-createdAt", "lastOrderAt", "-orderTotal"]) {
      const seen: number[] = [];
      let after: string | null | undefined;
      do {
        const { status, body }: Awaited<ReturnType<typeof libraire.call<"listCustomers">>> = await libraire.call("listCustomers", {
          query: { sort, pageSize: 10, ...(after ? { after } : {}) },
        });
        expect(status).toBe(200);
        seen.push(...body.items.map(({ id }) => id));
        after = body.nextCursor;
      } while (after);
      expect(
        seen.toSorted((a, b) => a - b),
        sort,
      ).toEqual([1, 2, 3, 4, ...crowd.map(({ id }) => id)]);
    }
    await shop.database.db.delete(customers).where(sql`${customers.id} >= 100`);
  });

  it("refuses what the contract refuses, and a cursor of another order", async () => {
    const foreign = await libraire.call("listCustomers", { query: { after: "eyJ4IjoxfQ" } });
    expect([foreign.status, foreign.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "after"]);
    for (const query of [{ sort: "email" }, { role: ["x"] }, { pageSize: 7 }])
      expect((await libraire.call("listCustomers", { query })).status, JSON.stringify(query)).toBeGreaterThanOrEqual(400);
  });
});

describe("a customer's page", () => {
  it("shows addresses, subscriptions and the version", async () => {
    const { status, headers, body } = await libraire.call("getCustomer", { query: { id: 1 } });
    expect(status).toBe(200);
    expect(headers.get("ETag")).toBe('"1"');
    expect(body).toMatchObject({
      billingAddress: { city: "Brest" },
      shippingAddress: null,
      messageCount: 0,
      subscriptions: [{ type: "Newsletter", displayedText: "Lettre de la librairie", since: "2024-03-02T10:00:00.000Z" }],
      version: 1,
    });
  });

  it("is 404 for nobody", async () => {
    expect((await libraire.call("getCustomer", { query: { id: 999 } })).status).toBe(404);
  });
});

describe("what a customer ordered", () => {
  it("follows every action on their orders, in number, sum and date", async () => {
    expect(await sums(1)).toEqual([2, "49.80", "2026-11-05T08:00:00.000Z"]);
    const cancelled = await libraire.call("cancelDocumentItems", {
      body: { documentId: 1002, itemIds: [itemId(1002, 0), itemId(1002, 1)] },
    });
    expect(cancelled.status).toBe(200);
    expect(await sums(1)).toEqual([1, "24.90", "2026-11-03T08:00:00.000Z"]);
    expect(cancelled.body.entityOutput.customer).toMatchObject({ orderCount: 1, orderTotal: "24.90" });
  });

  it("follows an order that changes hands or goes", async () => {
    const { db } = shop.database;
    await db.update(documents).set({ customerId: 2 }).where(eq(documents.id, 1003));
    expect([await sums(3), await sums(2)]).toEqual([
      [0, "0.00", null],
      [1, "24.90", "2026-11-04T08:00:00.000Z"],
    ]);
    await db.update(documents).set({ customerId: 3 }).where(eq(documents.id, 1003));
    await db.delete(documents).where(eq(documents.id, 1003));
    expect([await sums(3), await sums(2)]).toEqual([
      [0, "0.00", null],
      [0, "0.00", null],
    ]);
  });

  it("is correct with concurrent writes", async () => {
    await insertOrders(
      shop.database.db,
      [1, 2, 3, 4, 5, 6].map((index) => ({ id: 2000 + index, customerId: 3, lines: ["Processing" as const] })),
    );
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) =>
        libraire.call("cancelDocumentItems", { body: { documentId: 2000 + index, itemIds: [itemId(2000 + index, 0)] } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await sums(3)).slice(0, 2)).toEqual([2, "29.80"]);
  });
});

describe("a customer's role", () => {
  beforeEach(async () => {
    await shop.database.db.update(customers).set({ roleId: 1, version: 1 }).where(eq(customers.id, 2));
  });
  const set = (roleId: unknown, version: string = '"1"', id = 2) =>
    libraire.call("setCustomerRole", { query: { id }, body: { roleId } }, { headers: { "If-Match": version } });

  it("is one of the shop's", async () => {
    const { status, body } = await libraire.call("listCustomerRoles");
    expect(status).toBe(200);
    expect(body.items.map(({ name }) => name)).toEqual(["Collectivité", "Fidélité", "Particulier", "Professionnel"]);
  });

  it("is added and removed, and logged", async () => {
    const answer = await set(4);
    expect([answer.status, answer.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(answer.body.entityOutput).toMatchObject({ id: 2, role: { id: 4, name: "Fidélité" }, version: 2 });
    const taken = await set(null, '"2"');
    expect(taken.body.entityOutput.role).toBeNull();
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "setCustomerRole"))
      .orderBy(auditEntries.id);
    // The audit log, which is never emptied, stores no customer name; readers see the current one.
    expect(log.map(({ entityName }) => entityName)).toEqual([null, null]);
    const admin = await shop.signIn("admin");
    const { body: shown } = await admin.call("listActivity", { query: { entity: "customer", action: ["setCustomerRole"] } });
    expect(shown.items.map(({ entityName }) => entityName)).toEqual(["Émile Œuvrard", "Émile Œuvrard"]);
    expect(log.map(({ userName, entity, entityId, changes }) => ({ userName, entity, entityId, changes }))).toEqual([
      { userName: "libraire", entity: "customer", entityId: "2", changes: { role: ["Particulier", "Fidélité"] } },
      { userName: "libraire", entity: "customer", entityId: "2", changes: { role: ["Fidélité", null] } },
    ]);
  });

  it("is saved once when two people save at once: the other one gets the current record", async () => {
    const answers = await Promise.all([set(2), set(3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    const won = answers.find(({ status }) => status === 200);
    expect(stale?.body.current).toMatchObject({ id: 2, role: won?.body.entityOutput.role, version: 2 });
  });

  it("keeps its version when nothing changes", async () => {
    expect((await set(1)).body.entityOutput.version).toBe(1);
  });

  it("is refused without a version, for an unknown role and for nobody", async () => {
    const unknown = await set(77);
    expect([unknown.status, unknown.body.propertiesErrorMessages]).toEqual([
      422,
      [{ propertyName: "roleId", errorMessage: "Ce rôle n’existe pas." }],
    ]);
    expect((await set("4")).status).toBe(422);
    expect((await set(4, '"1"', 999)).status).toBe(404);
    expect((await libraire.call("getCustomer", { query: { id: 2 } })).body.role?.id).toBe(1);
  });
});

describe("the export of one person's data", () => {
  it("contains orders, messages, mails and reviews of that person and nobody else's, and is logged without its contents", async () => {
    const { db } = shop.database;
    const at = new Date("2026-11-20T18:00:00Z");
    await addMessages(db, {
      messages: [1, 2].map((customerId) => ({
        id: customerId,
        status: "Pending" as const,
        question: "order",
        firstName: "A",
        lastName: "B",
        email: `visiteur${customerId}@example.fr`,
        phone: null,
        additionalPhone: null,
        subject: "Où est ma commande ?",
        message: "Bonjour.",
        receivedAt: at,
        answeredAt: null,
        customerId,
        documentId: null,
      })),
      replies: [],
    });
    await addReviews(
      db,
      [1, 2].map((customerId) => ({
        id: customerId,
        ean: "9782253023906",
        title: "La Vie mode d’emploi",
        rating: 5,
        text: "Lu d’une traite.",
        name: "A. B.",
        customerId,
        status: "Rejected" as const,
        createdAt: at,
        decidedAt: at,
        decidedBy: "Mathilde Kervella",
      })),
    );
    const mail = { type: "documentMessage", locale: "fr", facts: { number: "1001", message: "Bonjour." } } as const;
    await queueMail(db, shop.ports, { ...mail, to: "helene.legoff@example.fr" }, at);
    await queueMail(db, shop.ports, { ...mail, to: "emile@example.org" }, at);
    const { status, body } = await libraire.call("exportCustomerData", { body: { id: 1 } });
    expect(status).toBe(200);
    const { customer, documents: papers, messages, mails, reviews } = body.entityOutput;
    expect(customer).toMatchObject({ id: 1, messageCount: 1 });
    expect(papers.map((document) => document.id)).toEqual([1001, 1002, 1004, 1005, 1006]);
    expect(papers[0]).toMatchObject({ totalPriceWithTax: "24.90", items: [{ title: "Titre 1" }, { title: "Titre 2" }] });
    expect(messages.map((message) => message.id)).toEqual([1]);
    expect(reviews.map(({ id, text, status }) => [id, text, status])).toEqual([[1, "Lu d’une traite.", "Rejected"]]);
    // The cancellation above wrote to her, too.
    expect(mails.map(({ type, to }) => [type, to])).toEqual([
      ["documentMessage", ["helene.legoff@example.fr"]],
      ["cancelledCustomer", ["helene.legoff@example.fr"]],
    ]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "exportCustomerData"));
    expect(entry).toMatchObject({
      entity: "customer",
      entityId: "1",
      changes: { exported: [null, { documents: 5, messages: 1, mails: 2, reviews: 1 }] },
    });
  });

  it("is 404 for nobody and 422 without an id", async () => {
    expect((await libraire.call("exportCustomerData", { body: { id: 999 } })).status).toBe(404);
    expect((await libraire.call("exportCustomerData", { body: {} })).status).toBe(422);
  });
});

describe("titles that a customer ordered", () => {
  const titles = async (query: Record<string, unknown>) => {
    const { status, body } = await libraire.call("listCustomerTitles", { query });
    expect(status).toBe(200);
    return body;
  };
  beforeAll(async () => {
    const order = (id: number, customerId: number, day: string, more: object = {}) => ({
      id,
      customerId,
      date: new Date(`2026-10-${day}T08:00:00Z`),
      lines: ["Processing" as const, "Cancelled" as const, "Shipped" as const],
      ...more,
    });
    await insertOrders(shop.database.db, [
      order(1101, 2, "03"),
      order(1102, 2, "05"),
      order(1103, 2, "06", { documentStatus: "Cancelled", paymentStatus: "Cancelled" }),
      order(1104, 2, "07", { documentType: "Invoice" }),
      order(1105, 3, "08"),
    ]);
    const { db } = shop.database;
    await db
      .update(documentItems)
      .set({ title: "L’Œuvre au noir", ean: "9782070367986" })
      .where(eq(documentItems.id, itemId(1101, 0)));
    await db
      .update(documentItems)
      .set({ ean: "9782070367986" })
      .where(eq(documentItems.id, itemId(1105, 0)));
  });

  it("are theirs, the newest first, of orders that were not cancelled", async () => {
    const { items, totalCount } = await titles({ id: 2 });
    expect(items.map(({ id }) => id)).toEqual([itemId(1102, 0), itemId(1102, 2), itemId(1101, 0), itemId(1101, 2)]);
    expect(totalCount).toBe(4);
    expect(items[2]).toMatchObject({ title: "L’Œuvre au noir", documentCustomId: "1101", date: "2026-10-03T08:00:00.000Z" });
  });

  it("come in pages and are searched by words and by EAN, however it is written", async () => {
    for (const search of ["oeuvre NOIR", "978-2-07-036798-6"])
      expect((await titles({ id: 2, search })).items.map(({ id }) => id)).toEqual([itemId(1101, 0)]);
    expect((await titles({ id: 2, search: "introuvable" })).items).toEqual([]);
    const past = await titles({ id: 2, pageSize: 10, page: 9 });
    expect([past.items, past.totalCount]).toEqual([[], 4]);
  });

  it("find the people who ordered them, for users who may see orders", async () => {
    expect(await ids({ title: "9782070367986", sort: "createdAt" })).toEqual([2, 3]);
    expect(await ids({ title: "œuvre au noir" })).toEqual([2]);
    expect(await ids({ title: "9782070367986", role: [3], search: "zoe" })).toEqual([3]);
    expect(await ids({ title: "introuvable" })).toEqual([]);
    await shop.database.db.execute(
      sql`insert into user_claims (user_id, claim) select id, 'Permission.BackOffice.Public.CustomersManage' from users where user_name_key = 'redaction'`,
    );
    const redaction = await shop.signIn("redaction");
    expect((await redaction.call("listCustomers", { query: { search: "zoe" } })).status).toBe(200);
    expect((await redaction.call("listCustomers", { query: { title: "9782070367986" } })).status).toBe(403);
    expect((await redaction.call("listCustomerTitles", { query: { id: 1 } })).status).toBe(403);
    await shop.database.db.execute(sql`delete from user_claims where claim = 'Permission.BackOffice.Public.CustomersManage'`);
  });

  it("are 404 for nobody", async () => {
    expect((await libraire.call("listCustomerTitles", { query: { id: 999 } })).status).toBe(404);
  });
});

describe("a note", () => {
  const note = (text: string, version: string, id = 4) =>
    libraire.call("setCustomerNote", { query: { id }, body: { note: text } }, { headers: { "If-Match": version } });

  it("is kept, against the version that was read, and not in the log", async () => {
    const done = await note("  Préfère le matin.  ", '"1"');
    expect([done.status, done.body.entityOutput.note, done.body.entityOutput.version]).toEqual([200, "Préfère le matin.", 2]);
    const late = await note("Autre", '"1"');
    expect([late.status, (late.body as unknown as { current: { note: string } }).current.note]).toEqual([412, "Préfère le matin."]);
    expect((await note("Autre", '"1"', 999)).status).toBe(404);
    const entries = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "setCustomerNote"));
    expect(entries.find(({ outcome }) => outcome === "done")?.changes).toEqual({ hasNote: [false, true] });
    expect(JSON.stringify(entries)).not.toContain("matin");
  });
});

describe("the numbers of a business", () => {
  const save = (siret: string | null, vatNumber: string | null, version: string, id = 4, serviceCode: string | null = null) =>
    libraire.call("setCustomerBusiness", { query: { id }, body: { siret, vatNumber, serviceCode } }, { headers: { "If-Match": version } });

  it("are kept bare, against the version that was read, and not in the log", async () => {
    const done = await save(" 732 829 320 00074 ", "fr44 732829320", '"2"');
    expect([done.status, done.body.entityOutput]).toMatchObject([200, { siret: "73282932000074", vatNumber: "FR44732829320", version: 3 }]);
    const late = await save(null, null, '"2"');
    expect([late.status, (late.body as unknown as { current: { siret: string } }).current.siret]).toEqual([412, "73282932000074"]);
    expect((await save(null, null, '"2"', 999)).status).toBe(404);
    const entries = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "setCustomerBusiness"));
    expect(entries.find(({ outcome }) => outcome === "done")?.changes).toEqual({ hasSiret: [false, true], hasVatNumber: [false, true] });
    expect(JSON.stringify(entries)).not.toContain("73282932");
    expect((await save("73282932000074", "FR44732829320", '"3"', 4, " LECTURE ")).body.entityOutput.serviceCode).toBe("LECTURE");
    expect((await save(null, null, '"4"')).body.entityOutput).toMatchObject({
      siret: null,
      vatNumber: null,
      serviceCode: null,
      version: 5,
    });
  });

  it("are 422 at each that cannot be right", async () => {
    const faults = async (siret: string | null, vatNumber: string | null, serviceCode: string | null = null) => {
      const { status, body } = await save(siret, vatNumber, '"5"', 4, serviceCode);
      expect(status).toBe(422);
      const { propertiesErrorMessages } = body as unknown as { propertiesErrorMessages: { propertyName: string; errorMessage: string }[] };
      return propertiesErrorMessages.map(({ propertyName, errorMessage }) => `${propertyName} : ${errorMessage}`);
    };
    expect(await faults("732829321", "XX1")).toEqual([
      "siret : La clé de contrôle est fausse : vérifiez les chiffres.",
      "vatNumber : Ce n’est pas un numéro de TVA de l’Union, par exemple FR11 123456782.",
    ]);
    expect(await faults("732829320", "FR11123456782")).toEqual([
      "vatNumber : Ce numéro de TVA est celui d’une autre entreprise que le SIREN.",
    ]);
    expect(await faults("732829320", null, "LECTURE")).toEqual([
      "serviceCode : Un code service va avec le SIRET (quatorze chiffres) de l’organisme.",
    ]);
  });
});

describe("when a business is invoiced", () => {
  const choose = async (id: number, body: { siret: string | null; invoicing?: "WhenComplete" | "PerDelivery" | null }) => {
    const { version } = (await libraire.call("getCustomer", { query: { id } })).body;
    const input = { query: { id }, body: { vatNumber: null, serviceCode: null, ...body } };
    return libraire.call("setCustomerBusiness", input, { headers: { "If-Match": `"${version}"` } });
  };

  it("is its own choice, which a later change of its numbers leaves, and null as the shop does", async () => {
    expect((await choose(4, { siret: "732829320", invoicing: "PerDelivery" })).body.entityOutput.invoicing).toBe("PerDelivery");
    expect((await choose(4, { siret: "73282932000074" })).body.entityOutput.invoicing).toBe("PerDelivery");
    expect((await choose(4, { siret: null, invoicing: null })).body.entityOutput.invoicing).toBeUndefined();
  });

  it("is 422 for a person", async () => {
    const { status, body } = await choose(1, { siret: null, invoicing: "PerDelivery" });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "invoicing"]);
  });
});

describe("a letter", () => {
  it("leaves by mail, once, and is noted without its words", async () => {
    const input = { body: { id: 1, subject: " Votre  livre ", message: "Il est là." } };
    const options = { headers: { "Idempotency-Key": crypto.randomUUID() } };
    const first = await libraire.call("writeToCustomer", input, options);
    expect([first.status, first.body.entityOutput.to]).toEqual([200, "helene.legoff@example.fr"]);
    expect((await libraire.call("writeToCustomer", input, options)).body).toEqual(first.body);
    const { items } = (await (await shop.signIn("admin")).call("listMails", { query: { type: ["customerLetter"] } })).body;
    expect(items.map(({ to, subject }) => [to, subject])).toEqual([["helene.legoff@example.fr", "Votre livre – Réserve"]]);
  });

  it("is 422 without words and 404 for nobody", async () => {
    const empty = await libraire.call("writeToCustomer", { body: { id: 1, subject: " ", message: "\n" } });
    expect([empty.status, empty.body]).toMatchObject([
      422,
      { propertiesErrorMessages: [{ propertyName: "subject" }, { propertyName: "message" }] },
    ]);
    expect((await libraire.call("writeToCustomer", { body: { id: 999, subject: "a", message: "b" } })).status).toBe(404);
  });
});

describe("genders and countries", () => {
  it("are there for everybody signed in, in their language, France first", async () => {
    const stagiaire = await shop.signIn("stagiaire");
    const french = await stagiaire.call("listCountries");
    expect(french.body.items.length).toBe(249);
    expect(french.body.items.slice(0, 3).map(({ label }) => label)).toEqual(["France", "Afghanistan", "Afrique du Sud"]);
    expect(french.body.items.map(({ label }) => label).indexOf("Émirats arabes unis")).toBeLessThan(
      french.body.items.map(({ label }) => label).indexOf("Finlande"),
    );
    const english = await stagiaire.call("listCountries", {}, { headers: { "Accept-Language": "en" } });
    expect(english.body.items.find(({ id }) => id === "DE")?.label).toBe("Germany");
    expect((await stagiaire.call("listGenders")).body.items).toEqual([
      { id: "Unknown", label: "Non précisé" },
      { id: "Male", label: "Homme" },
      { id: "Female", label: "Femme" },
    ]);
  });
});
