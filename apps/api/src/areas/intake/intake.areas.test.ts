import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { discountTerms } from "../../../../../packages/domain/src/discount.fixtures.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import type { Caller, TestApp } from "../../testing/test-app.ts";
import { analyticEvents } from "../analytics/analytics.tables.ts";
import { discountRedemptions } from "../discounts/discounts.tables.ts";
import { documentEvents, documents } from "../orders/orders.tables.ts";
import { eventRegistrations } from "../registrations/registrations.tables.ts";
import { customerOf, EAN, lineOf, openIntakeShop, orderOf, paymentOf, problemsOf, resultsOf, takeBatch } from "./intake.fixtures.ts";

const VISITOR = "5f1c9a3e-7d0b-4e55-9a35-5c2f1a3f8f10";
let shop: TestApp;
let admin: Caller;
let site: Caller;
let counter = 0;

beforeAll(async () => {
  ({ shop, admin, site } = await openIntakeShop());
});
afterAll(() => shop.close());
beforeEach(() => {
  counter += 1;
});

const take = (body: object) => takeBatch(site, body);

describe("discounts of an order", () => {
  const made = async (change: object = {}) =>
    (await admin.call("createDiscount", { body: { ...discountTerms(), name: `Remise ${counter}`, ...change } as never })).body.entityOutput;
  const withCode = (code: string, change: object = {}) => made({ requiresCouponCode: true, couponCode: code, ...change });
  const off = (discounts: object[], n: number | string = counter, change: object = {}) =>
    orderOf(n, { customerReference: `C-${counter}`, lines: [lineOf({ fullPriceWithTax: "12.50" })], discounts, ...change });
  const countOf = async (id: number) => (await admin.call("getDiscount", { query: { id } })).body;
  const redeemed = (reference: string) =>
    shop.ports.db.select().from(discountRedemptions).where(eq(discountRedemptions.orderReference, reference));

  it("are amounts only, in the order’s thread, or redeemed codes, counted once however often the order is sent", async () => {
    const { id, name } = await withCode(`QUAI${counter}`);
    const discounts = [{ code: ` quai${counter}`, amount: "1.00" }, { amount: "0.20" }];
    const body = { customers: [customerOf(counter)], orders: [off(discounts)] };
    const taken = await take(body);
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] created"]);
    const documentId = taken.records[1]?.id ?? 0;
    const order = (await admin.call("getDocument", { query: { id: documentId } })).body;
    expect(order.totalPriceWithTax).toBe("28.70");
    expect(order.events.find(({ kind }) => kind === "Created")).toMatchObject({ amount: "1.20", text: `quai${counter}` });
    expect(await countOf(id)).toMatchObject({ redemptionCount: 1, givenAmount: "1.00", turnover: "28.70" });
    expect(await redeemed(`SITE-${counter}`)).toMatchObject([{ discountId: id, customerId: taken.records[0]?.id, takenCents: 100 }]);
    expect(resultsOf(await take(body))).toEqual(["customers[0] unchanged", "orders[0] unchanged"]);
    expect((await countOf(id)).redemptionCount).toBe(1);
    const logged = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "takeIntake"), eq(auditEntries.entityName, name)));
    expect(logged.map(({ entity, entityId, changes }) => [entity, entityId, changes])).toEqual([
      ["discount", String(id), { orderReference: [null, `SITE-${counter}`], code: [null, ` quai${counter}`] }],
    ]);
  });

  it("go to the first of two orders of a batch, and the other leaves nothing", async () => {
    const { id } = await withCode(`UNE${counter}`, { discountLimitationType: "NTimesOnly", limitationTimes: 1 });
    const discounts = [{ code: `UNE${counter}`, amount: "1.20" }];
    const before = await shop.ports.db.$count(documents);
    const taken = await take({
      customers: [customerOf(counter)],
      orders: [off(discounts, `${counter}-A`), off(discounts, `${counter}-B`)],
    });
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] created", "orders[1] kept"]);
    expect(taken.records[2]?.problems).toEqual([
      { propertyName: "orders[1].discounts[0].code", errorMessage: `La remise « Remise ${counter} » est épuisée.` },
    ]);
    expect(await shop.ports.db.$count(documents)).toBe(before + 1);
    expect((await countOf(id)).redemptionCount).toBe(1);
    expect(await redeemed(`SITE-${counter}-B`)).toEqual([]);
  });

  it("give back what a refused order had redeemed before", async () => {
    const first = await withCode(`DEUX${counter}`);
    const discounts = [
      { code: `DEUX${counter}`, amount: "1.00" },
      { code: "NOBODY", amount: "0.20" },
    ];
    const taken = await take({ customers: [customerOf(counter)], orders: [off(discounts)] });
    expect(problemsOf(taken)).toEqual(["orders[0].discounts[1].code"]);
    expect((await countOf(first.id)).redemptionCount).toBe(0);
    expect(await redeemed(`SITE-${counter}`)).toEqual([]);
  });

  it("say at their property what cannot be had", async () => {
    const open = await made();
    const coded = await withCode(`TROIS${counter}`);
    const draft = await made({ isPublished: false });
    const personal = await made({ discountLimitationType: "NTimesPerCustomer", limitationTimes: 1 });
    const orders = [
      off([{ discountId: coded.id, amount: "1.20" }], `${counter}-1`),
      off([{ discountId: coded.id, code: "AUTRE", amount: "1.20" }], `${counter}-2`),
      off([{ discountId: draft.id, amount: "1.20" }], `${counter}-3`),
      off(
        [
          { discountId: coded.id, code: `TROIS${counter}`, amount: "1.00" },
          { code: `trois${counter}`, amount: "0.20" },
        ],
        `${counter}-4`,
      ),
      off([{ discountId: personal.id, amount: "1.20" }], `${counter}-5`),
      off([{ discountId: personal.id, amount: "1.20" }], `${counter}-6`),
      off([{ discountId: open.id, amount: "1.20" }], `${counter}-7`),
    ];
    const taken = await take({ customers: [customerOf(counter)], orders });
    expect(problemsOf(taken)).toEqual([
      "orders[0].discounts[0].code",
      "orders[1].discounts[0].code",
      "orders[2].discounts[0].discountId",
      "orders[3].discounts[1].code",
      "orders[5].discounts[0].discountId",
    ]);
    expect(taken).toMatchObject({ created: 3, kept: 5, refused: 0 });
  });

  it("were had when the order was placed, however late it is handed over", async () => {
    const over = await made({ publicationStartTime: "2026-11-01", publicationEndTime: "2026-11-20" });
    const discounts = [{ discountId: over.id, amount: "1.20" }];
    const late = off(discounts, `${counter}-A`, { placedAt: "2026-11-20T12:00:00.000Z" });
    const taken = await take({ customers: [customerOf(counter)], orders: [late, off(discounts, `${counter}-B`)] });
    expect(problemsOf(taken)).toEqual(["orders[1].discounts[0].discountId"]);
  });

  it("are amounts alone on a quotation, too", async () => {
    const quotation = off([{ amount: "1.20" }], counter, { documentType: "Quotation" });
    const taken = await take({ customers: [customerOf(counter)], orders: [quotation] });
    expect(taken.refused).toBe(0);
    const [created] = await shop.ports.db
      .select()
      .from(documentEvents)
      .where(eq(documentEvents.documentId, taken.records[1]?.id ?? 0));
    expect(created).toMatchObject({ kind: "Created", amountCents: 120, text: null });
  });
});

describe("the visitor of an order", () => {
  it("counts each of its titles as ordered, once, for the customer that the order names", async () => {
    const body = {
      customers: [customerOf(counter)],
      orders: [
        orderOf(counter, { visitor: VISITOR }),
        orderOf(`${counter}-Q`, { customerReference: `C-${counter}`, documentType: "Quotation", visitor: VISITOR }),
        orderOf(`${counter}-BAD`, { customerReference: `C-${counter}`, totalPriceWithTax: "1.00", visitor: VISITOR }),
      ],
    };
    const taken = await take(body);
    await take(body);
    const customerId = taken.records[0]?.id ?? 0;
    const events = await shop.ports.db.select().from(analyticEvents).where(eq(analyticEvents.customerId, customerId));
    expect(events.map(({ at: _at, category: _category, publisher: _publisher, ...event }) => event)).toEqual([
      {
        ...{ id: `order:SITE-${counter}:1`, action: "Order", customerId, visitorGuid: VISITOR },
        ...{ ean: EAN, searchKey: null, amountCents: 2380 },
      },
    ]);
  });
});

describe("events", () => {
  const event = (n: string, change: object = {}) => ({
    reference: `EV-${counter}-${n}`,
    at: "2026-11-21T08:00:00.000Z",
    action: "View",
    ...change,
  });

  it("are recorded once, for the customers they name, beside orders of the same batch", async () => {
    const body = {
      customers: [customerOf(counter)],
      events: [
        event("A", { customerReference: `C-${counter}`, ean: EAN, visitor: VISITOR }),
        event("B", { visitor: VISITOR, action: "Search", text: "Été indien" }),
        event("A", { customerReference: `C-${counter}`, ean: EAN }),
        event("C", { customerReference: "C-nobody" }),
      ],
    };
    const taken = await take(body);
    expect(resultsOf(taken)).toEqual([
      "customers[0] created",
      "events[0] created",
      "events[1] created",
      "events[2] unchanged",
      "events[3] refused",
    ]);
    expect(taken.records.slice(1).map(({ id }) => id)).toEqual([null, null, null, null]);
    const rows = await shop.ports.db
      .select()
      .from(analyticEvents)
      .where(eq(analyticEvents.visitorGuid, VISITOR))
      .orderBy(asc(analyticEvents.id));
    expect(rows.filter(({ id }) => id.startsWith("EV-"))).toMatchObject([
      { customerId: taken.records[0]?.id, ean: EAN, action: "View" },
      { customerId: null, searchKey: "ete indien", action: "Search" },
    ]);
    expect(await take(body)).toMatchObject({ created: 0, unchanged: 4, refused: 1 });
    // The site's other call means the same events.
    const knownRecords = { id: `EV-${counter}-B`, at: body.events[1]?.at ?? "", action: "Search" as const };
    const events = [{ ...knownRecords, customerId: null, visitorGuid: VISITOR, ean: null, text: "Été indien", amount: null }];
    expect((await admin.call("recordEvents", { body: { events } })).body.entityOutput).toEqual({ received: 1, recorded: 0 });
  });
});

describe("registrations", () => {
  const unset = {
    ...{ title: "", subtitle: "", lead: "", description: "", relativeUrl: null },
    ...{ metaTitle: "", metaDescription: "", metaKeywords: "" },
  };
  const location = {
    ...{ gender: "Unknown", firstName: "", lastName: "", email: "", website: "", phoneNumber: "", mobilePhoneNumber: "" },
    ...{ company: "Librairie du Quai", address1: "", address2: "", address3: "", postalCode: "", city: "Brest", country: "" },
  };
  /** An event of the site. */
  async function eventOf(registration: object | null, isOnline = true, eventStart = "2026-12-05T14:00:00.000Z"): Promise<number> {
    const words = { ...unset, title: `Lecture ${counter}`, relativeUrl: `lecture-${counter}-${crypto.randomUUID().slice(0, 8)}` };
    const body = {
      ...{ postType: "Event", publicationStartDate: null, publicationEndDate: null, localizations: { fr: words, en: unset } },
      ...{ eventStart, eventEnd: null, registration, location, productEans: [], postIds: [], categoryIds: [], tags: [] },
    };
    const { id, version } = (await admin.call("createPost", { body: body as never })).body.entityOutput;
    const move = { id, move: "publish" as const, comment: null };
    if (isOnline) await admin.call("movePost", { body: move }, { headers: { "If-Match": `"${version}"` } });
    return id;
  }
  const registration = (n: string, eventId: number, change: object = {}) => ({
    ...{ reference: `INS-${counter}-${n}`, eventId, email: `${n.toLowerCase()}${counter}@example.fr`, firstName: n, lastName: "Calvez" },
    ...change,
  });

  it("have a place while there is one, then wait, and say so each time they are sent", async () => {
    const eventId = await eventOf({ places: 1 });
    const mailed = await shop.ports.db.$count(mails);
    const body = {
      registrations: [
        registration("Anna", eventId, { phone: "06 39 98 34 52", buyBook: true }),
        registration("Bruno", eventId, { comments: null }),
      ],
    };
    const taken = await take(body);
    expect(taken.records.map(({ result, state }) => [result, state])).toEqual([
      ["created", "Registered"],
      ["created", "Waiting"],
    ]);
    const rows = await shop.ports.db
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, eventId))
      .orderBy(asc(eventRegistrations.id));
    expect(rows.map(({ id }) => id)).toEqual(taken.records.map(({ id }) => id));
    expect(rows).toMatchObject([
      { firstName: "Anna", phone: "06 39 98 34 52", comments: "", buyBook: true },
      { firstName: "Bruno", phone: "", comments: "", buyBook: false },
    ]);
    const again = await take(body);
    expect(again.records.map(({ result, state }) => [result, state])).toEqual([
      ["unchanged", "Registered"],
      ["unchanged", "Waiting"],
    ]);
    expect(await shop.ports.db.$count(mails)).toBe(mailed + 2);
    await admin.call("cancelEventRegistration", { body: { id: taken.records[0]?.id ?? 0 } });
    expect((await take(body)).records[0]).toMatchObject({ result: "unchanged", state: "Cancelled" });
  });

  it("are refused by the public’s rule, each at its property, and stop no other", async () => {
    const [online, draft] = [await eventOf({ places: 5 }), await eventOf({ places: 5 }, false)];
    const [closed, past] = [await eventOf(null), await eventOf({ places: 5 }, true, "2026-11-20T14:00:00.000Z")];
    const taken = await take({
      registrations: [
        registration("A", draft),
        registration("B", closed),
        registration("C", past),
        registration("D", online),
        registration("E", online, { email: `D${counter}@example.fr` }),
        registration("F", online, { firstName: "  " }),
        registration("D", online, { lastName: "Autre" }),
      ],
    });
    expect(problemsOf(taken)).toEqual([
      "registrations[0].eventId",
      "registrations[1].eventId",
      "registrations[2].eventId",
      "registrations[4].email",
      "registrations[5].firstName",
      "registrations[6].reference",
    ]);
    expect(taken).toMatchObject({ created: 1, refused: 6 });
    expect(taken.records[2]?.problems[0]?.errorMessage).toBe("Cet événement est passé.");
  });
});

it("takes every kind of record of one batch in turn", async () => {
  const event = { reference: `EV-${counter}`, at: "2026-11-21T08:00:00.000Z", action: "Cart", customerReference: `C-${counter}`, ean: EAN };
  const taken = await take({
    events: [event],
    payments: [paymentOf(counter)],
    orders: [orderOf(counter)],
    customers: [customerOf(counter)],
  });
  expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] created", "payments[0] created", "events[0] created"]);
});
