import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discountTerms } from "../../../../../packages/domain/src/discount.fixtures.ts";
import { createApp } from "../../app.ts";
import { createRandom, type Random } from "../../demo/random.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { tapDatabase } from "../../testing/tapped-database.ts";
import { makeCaller } from "../../testing/test-app.ts";
import { discountRedemptions } from "../discounts/discounts.tables.ts";
import { documentEvents, documentItems, documents } from "../orders/orders.tables.ts";
import { customerOf, EAN, lineOf, openIntakeShop, orderOf, paymentOf, type TakenBatch, takeBatch } from "./intake.fixtures.ts";
import { intakeRecords } from "./intake.tables.ts";

type Shop = Awaited<ReturnType<typeof openIntakeShop>>;
let whole: Shop;
let single: Shop;
beforeAll(async () => {
  whole = await openIntakeShop();
  single = await openIntakeShop();
  for (const { admin } of [whole, single]) {
    const terms = {
      ...discountTerms(),
      requiresCouponCode: true,
      couponCode: "DIX",
      discountLimitationType: "NTimesOnly",
      limitationTimes: 10,
    };
    expect((await admin.call("createDiscount", { body: terms as never })).status).toBe(200);
  }
});
afterAll(async () => {
  await whole.shop.close();
  await single.shop.close();
});

/** A batch of few people, so that references, addresses and orders meet; about a third of it cannot be. */
function batchOf(random: Random, round: number) {
  const n = () => random.int(6 * round);
  const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return {
    customers: many(8, () => {
      const who = n();
      const email = random.chance(0.2) ? `c${n()}@example.fr` : `c${who}@example.fr`;
      return customerOf(who, { email, lastName: random.chance(0.2) ? "Riou" : "Le Goff" });
    }),
    stock: many(4, () => ({ ean: random.chance(0.8) ? EAN : "9782070360024", stock: random.int(5) })),
    orders: many(14, () => {
      const cheaper = random.chance(0.2);
      const discounts = cheaper ? [random.chance(0.5) ? { amount: "1.20" } : { code: "dix", amount: "1.20" }] : [];
      return orderOf(n(), {
        lines: [lineOf(cheaper ? { fullPriceWithTax: "12.50" } : {})],
        ...{ discounts, customerReference: `C-${n()}`, totalPriceWithTax: random.chance(0.1) ? "28.71" : "28.70" },
        paymentMethod: random.pick(["CreditCard", "CreditCard", "Check", "OnInvoice"]),
        documentType: random.chance(0.1) ? "Quotation" : "Order",
        // Another spelling of the same number.
        ...(random.chance(0.1) ? { reference: `site-${n()}` } : {}),
      });
    }),
    payments: many(14, () => {
      const event = random.pick(["Paid", "Paid", "Authorized", "Refused", "Cancelled", "Refunded"]);
      const amount = event === "Refunded" ? random.pick(["8.70", "20.00", "28.70"]) : random.chance(0.1) ? "1.00" : "28.70";
      return paymentOf(random.int(30 * round), { orderReference: `SITE-${n()}`, event, amount });
    }),
  };
}

/** Returns the outcomes of a batch, without our ids. */
const outcomes = ({ records }: Pick<TakenBatch, "records">) =>
  records.map(({ property, reference, result, problems }) => [
    ...[property.replace(/\[\d+\]$/, ""), reference, result],
    problems.map(({ propertyName, errorMessage }) => `${propertyName.replace(/^(\w+)\[\d+\]/, "$1")} ${errorMessage}`),
  ]);

/** Returns the rows of all tables, without our ids. */
async function rowsOf({ shop: { ports } }: Shop) {
  const { db } = ports;
  const people = await db.select().from(customers).orderBy(asc(customers.email));
  const papers = await db.select().from(documents).orderBy(asc(documents.customId));
  const emailOf = new Map(people.map(({ id, email }) => [id, email]));
  const nameOf = new Map(papers.map(({ id, customId }) => [id, customId]));
  const ofOrder = (id: number | null) => (id === null ? null : nameOf.get(id));
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  const thread = await db.select().from(documentEvents).orderBy(asc(documentEvents.id));
  return {
    people: people.map(({ id: _, ...one }) => one),
    papers: papers.map(({ id: _, customerId, ...one }) => ({ ...one, customer: emailOf.get(customerId ?? 0) })),
    items: sorted((await db.select().from(documentItems)).map(({ id: _, documentId, ...one }) => [ofOrder(documentId), one])),
    // Each in the order in which it happened.
    threads: [...Map.groupBy(thread, ({ documentId }) => ofOrder(documentId) ?? "")]
      .map(([order, events]) => [order, events.map(({ id: _id, documentId: _documentId, ...one }) => one)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    mails: sorted(
      (await db.select().from(mails)).map(({ type, to, subject, text, documentId }) => [ofOrder(documentId), type, to, subject, text]),
    ),
    references: sorted((await db.select().from(intakeRecords)).map(({ kind, reference, digest }) => [kind, reference, digest])),
    redeemed: sorted((await db.select().from(discountRedemptions)).map(({ customerId: _, ...one }) => one)),
    stock: await db.select({ stock: products.stock, version: products.version }).from(products),
  };
}

describe("a batch that is written in one go", () => {
  it("gives the answers and leaves the rows of the same records sent one by one", async () => {
    const random = createRandom(1107);
    const results = { created: 0, linked: 0, updated: 0, unchanged: 0, kept: 0, refused: 0 };
    for (let round = 1; round <= 4; round += 1) {
      const batch = batchOf(random, round);
      const taken = await takeBatch(whole.site, batch);
      const one: TakenBatch["records"] = [];
      for (const [list, records] of Object.entries(batch))
        for (const record of records) one.push(...(await takeBatch(single.site, { [list]: [record] })).records);
      expect(outcomes(taken), `round ${round}`).toEqual(outcomes({ records: one }));
      expect(await rowsOf(whole), `round ${round}`).toEqual(await rowsOf(single));
      for (const { result } of taken.records) results[result] += 1;
    }
    for (const result of ["created", "updated", "unchanged", "kept", "refused"] as const)
      expect(results[result], result).toBeGreaterThan(5);
  });

  it("goes through one by one where somebody has written the same meanwhile", async () => {
    let isFirst = true;
    const { db, close } = tapDatabase(whole.shop.database, (query) => {
      if (!(isFirst && query.startsWith('insert into "documents"'))) return;
      isFirst = false;
      throw Object.assign(new Error("duplicate key on purpose"), { code: "23505" });
    });
    const site = makeCaller(createApp({ ...whole.shop.ports, db }), whole.secret, "");
    const orders = ["X", "Y", "Z"].map((n) => orderOf(n, { customerReference: "C-X" }));
    const taken = await takeBatch(site, { customers: [customerOf("X")], orders });
    await close();
    expect(isFirst).toBe(false);
    expect(taken).toMatchObject({ created: 4, refused: 0 });
    const [row] = await whole.shop.ports.db.select().from(customers).where(eq(customers.email, "cx@example.fr"));
    expect(row?.orderCount).toBe(3);
  });

  it("imports the others when the customer of one order cannot be written", async () => {
    const people = ["P", "Q", "R"].map((n) => customerOf(n));
    expect((await takeBatch(whole.site, { customers: people })).created).toBe(3);
    // Legacy data, stored without validation.
    await whole.shop.ports.db.update(customers).set({ email: "q@example.fr, r@example.fr" }).where(eq(customers.email, "cq@example.fr"));
    const taken = await takeBatch(whole.site, { orders: ["P", "Q", "R"].map((n) => orderOf(n)) });
    expect(taken.records.map(({ result }) => result)).toEqual(["created", "kept", "created"]);
    expect(taken.records[1]?.problems).toEqual([
      { propertyName: "orders[1].customerReference", errorMessage: "Adresse électronique mal formée." },
    ]);
  });

  it("costs as many statements for a hundred records as for two", async () => {
    let statements = 0;
    const { db, close } = tapDatabase(single.shop.database, () => {
      statements += 1;
    });
    const site = makeCaller(createApp({ ...single.shop.ports, db }), single.secret, "");
    const costOf = async (name: string, count: number) => {
      const names = Array.from({ length: count }, (_, n) => `${name}${n}`);
      const costs: number[] = [];
      for (const list of [
        { customers: names.map((n) => customerOf(n)) },
        { orders: names.map((n) => orderOf(n)) },
        { payments: names.map((n) => paymentOf(n)) },
      ]) {
        statements = 0;
        expect((await takeBatch(site, list)).created).toBe(count);
        costs.push(statements);
      }
      return costs;
    };
    const few = await costOf("F", 2);
    const many = await costOf("M", 100);
    await close();
    console.log(
      `intake: statements for 2 and for 100 customers, orders, payments: ${few.join(", ")} and ${many.join(", ")} (${single.shop.database.engine})`,
    );
    expect(many).toEqual(few);
    const logged = await single.shop.ports.db.$count(auditEntries, eq(auditEntries.action, "takeIntake"));
    expect(logged).toBeGreaterThan(300);
  });
});
