import { variant as generic } from "@reserve/client-generic";
import type { Schemas } from "@reserve/contract";
import { fromCents } from "@reserve/domain";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verify } from "../../../../../../scripts/verify-till.mjs";
import { createApp } from "../../../app.ts";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import type { Sheet } from "../../../platform/print.ts";
import { breakingDatabase } from "../../../testing/breaking-database.ts";
import { accessibilityFaults } from "../../../testing/pdf-ua.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";
import { ledgerChain, tillClosings } from "./till.tables.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 4_000;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

/** Goes to 10:00 in Paris on a day and signs in again. */
async function goTo(day: string): Promise<void> {
  shop.clock.advance((Date.parse(`${day}T09:00:00Z`) - shop.clock.now().getTime()) / 1000);
  libraire = await shop.signIn("libraire");
}

async function newPickups(storeIds: readonly number[]): Promise<number[]> {
  const orders = storeIds.map((storeId) => {
    lastId += 1;
    return {
      ...({ id: lastId, storeId, shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", paymentStatus: "Pending" } as const),
      ...{ lines: ["Processing" as const, "Processing" as const], shippingCents: 0, totalCents: 2000 },
    };
  });
  await insertOrders(shop.database.db, orders);
  return orders.map(({ id }) => id);
}

async function newPickup(storeId: number): Promise<number> {
  const [id = 0] = await newPickups([storeId]);
  return id;
}

async function take(storeId: number, cents = 2000, means: "Cash" | "CreditCard" = "Cash"): Promise<number> {
  const documentId = await newPickup(storeId);
  const body = { documentId, counterPayments: [{ means, amount: fromCents(cents) }] };
  expect((await libraire.call("validatePayment", { body })).status).toBe(200);
  return documentId;
}

const dayOf = async (day: string, storeId: number) => (await libraire.call("getTillDay", { query: { day, storeId } })).body;
async function close(day: string, storeId: number, countedCash: string, more: Partial<Schemas["TillClose"]> = {}, caller = libraire) {
  const { payments } = await dayOf(day, storeId);
  return caller.call("closeTillDay", { body: { day, storeId, countedCash, seenCount: payments.length, ...more } });
}
const closePeriod = (kind: "Day" | "Month" | "Year", day: string, storeId: number) =>
  libraire.call("closeTillPeriod", { body: { kind, day, storeId } });
async function archive(kind: "Day" | "Month" | "Year", day: string, storeId: number): Promise<string> {
  const answer = await libraire.open("generateTillArchive", { body: { kind, day, storeId } });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  return answer.text();
}

describe("the chain of a shop", () => {
  it("has no fork and no gap under 50 parallel writers of two shops, and none of what was rolled back", async () => {
    const ids = await newPickups(Array.from({ length: 50 }, (_, index) => 1 + (index % 2)));
    const answers = await Promise.all(
      ids.map((documentId, index) =>
        libraire.call("validatePayment", {
          body: { documentId, counterPayments: [{ means: "Cash", amount: index % 10 === 9 ? "99.00" : "20.00" }] },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(45);
    for (const storeId of [1, 2]) {
      const numbers = await shop.database.db.select().from(ledgerChain).where(eq(ledgerChain.chainId, storeId)).orderBy(ledgerChain.number);
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
      expect(verify(await archive("Day", "2026-11-21", storeId))).toMatch(/^archive Day .+ entries, 0 closings/s);
    }
    const [sums] = (
      (await shop.database.db.execute(
        sql`select (select count(*) from ledger_entries) as entries, (select count(*) from ledger_chain) as chained`,
      )) as unknown as { rows: { entries: unknown; chained: unknown }[] }
    ).rows;
    expect(sums?.entries).toEqual(sums?.chained);
  });
});

describe("the closings of a shop", () => {
  it("count the float, follow one another, and add up to the month, the year and the perpetual total", async () => {
    await goTo("2026-11-28");
    const first = await dayOf("2026-11-21", 2);
    await close("2026-11-21", 2, first.expectedCash);
    await take(2);
    await libraire.call("setTillFloat", { body: { day: "2026-11-28", storeId: 2, amount: "100.00" } });
    expect(await dayOf("2026-11-28", 2)).toMatchObject({ openingFloat: "100.00", expectedCash: "120.00", isDemo: true });
    const tooMuch = await close("2026-11-28", 2, "119.00", { leftCash: "120.00" });
    expect([tooMuch.status, tooMuch.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "leftCash"]);
    const closed = (await close("2026-11-28", 2, "119.00", { leftCash: "80.00" })).body.entityOutput;
    expect(closed.closing).toMatchObject({ number: 2, difference: "-1.00", openingFloat: "100.00", leftCash: "80.00", total: "20.00" });
    const late = await libraire.call("setTillFloat", { body: { day: "2026-11-28", storeId: 2, amount: "1.00" } });
    expect([late.status, late.body.reason]).toEqual([409, "AlreadyClosed"]);
    // After the closing: counts for the next day, which opens with what was left.
    const documentId = await take(2, 1500, "CreditCard");
    await libraire.call("validatePicking", { body: { documentId, itemIds: [itemId(documentId, 0), itemId(documentId, 1)] } });
    expect(await dayOf("2026-11-29", 2)).toMatchObject({ openingFloat: "80.00", payments: [{ documentId, isLate: true }] });

    await goTo("2026-12-01");
    await take(2);
    const early = await close("2026-12-01", 2, "100.00");
    expect([early.status, early.body.reason, early.body.errors[0]]).toEqual([409, "EarlierOpen", expect.stringContaining("29/11/2026")]);
    const open = await closePeriod("Month", "2026-11-01", 2);
    expect([open.status, open.body.reason]).toEqual([409, "DayOpen"]);
    expect((await libraire.call("getTillClosings", { query: { storeId: 2 } })).body.closable).toEqual([]);
    expect((await close("2026-11-29", 2, "80.00")).body.entityOutput.closing).toMatchObject({
      ...{ difference: "0.00", total: "15.00", receipts: [{ means: "CreditCard", received: "15.00" }] },
      vat: [{ taxRate: 0.055, base: "18.96", tax: "1.04" }],
    });
    const older = await close("2026-11-27", 2, "0.00");
    expect([older.status, older.body.reason]).toEqual([409, "LaterClosed"]);

    expect((await libraire.call("getTillClosings", { query: { storeId: 2 } })).body.closable).toEqual([
      { kind: "Month", day: "2026-11-01" },
    ]);
    const month = (await closePeriod("Month", "2026-11-30", 2)).body.entityOutput;
    const total = Number(first.total) + 35;
    expect(month).toMatchObject({ kind: "Month", number: 1, day: "2026-11-01", countedCash: null, total: total.toFixed(2) });
    expect(month.perpetualTotal).toBe(month.total);
    const again = await closePeriod("Month", "2026-11-01", 2);
    expect([again.status, again.body.reason]).toEqual([409, "AlreadyClosed"]);
    // A day without movement of a closed month is not closed any more.
    expect((await close("2026-11-30", 2, "80.00")).body.reason).toBe("LaterClosed");
    await close("2026-12-01", 2, "100.00");
    expect(verify(await archive("Month", "2026-12-01", 2))).toMatch(/1 closings/);

    for (const [kind, day, property] of [
      ["Month", "2026-12-01", "day"],
      ["Year", "2026-12-01", "day"],
      ["Day", "2026-12-01", "kind"],
    ] as const) {
      const { status, body } = await closePeriod(kind, day, 2);
      expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, property]);
    }
    await goTo("2027-01-04");
    expect((await closePeriod("Month", "2026-10-01", 2)).body.reason).toBe("NothingToClose");
    const year = (await closePeriod("Year", "2026-01-01", 2)).body.entityOutput;
    expect(year).toMatchObject({ kind: "Year", number: 1, total: (total + 20).toFixed(2), perpetualTotal: (total + 20).toFixed(2) });
    const { items } = (await libraire.call("getTillClosings", { query: { storeId: 2, year: 2026 } })).body;
    expect(items.map(({ kind, number }) => `${kind} ${number}`)).toEqual(["Year 1", "Day 4", "Month 1", "Day 3", "Day 2", "Day 1"]);
    expect((await libraire.call("getTillClosings", { query: { storeId: 99 } })).status).toBe(404);
  });

  it("are whole or not there, wherever a closing breaks off", { timeout: 60_000 }, async () => {
    await goTo("2027-01-05");
    await take(2);
    const breaking = breakingDatabase(shop.database);
    const broken = makeCaller(createApp({ ...shop.ports, db: breaking.db }), libraire.accessToken, "");
    let statement = 0;
    let status = 500;
    while (status !== 200) {
      statement += 1;
      breaking.failAt(statement);
      ({ status } = await close("2027-01-05", 2, "120.00", {}, broken));
      breaking.failAt(0);
      const { closing } = await dayOf("2027-01-05", 2);
      expect(closing === null, String(statement)).toBe(status !== 200);
    }
    expect(statement).toBeGreaterThan(10);
    const closings = await shop.database.db.select().from(tillClosings).where(eq(tillClosings.day, "2027-01-05"));
    expect(closings).toMatchObject([{ number: 5, totalCents: 2000 }]);
    await breaking.close();
  });
});

describe("an archive", () => {
  it("is valid as it is, is noted in the log with its hash, and shows every change", async () => {
    const text = await archive("Year", "2026-06-01", 2);
    expect(verify(text)).toContain(`archive Year 2026-01-01 – 2026-12-31, ${generic.title} (demo)\n23 entries, 6 closings`);
    expect(text).not.toMatch(/Mathilde|Kervella/);
    const [entry] = await shop.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect([entry?.action, JSON.stringify(entry?.changes)]).toEqual(["generateTillArchive", expect.stringMatching(/"[0-9a-f]{64}"/)]);

    const lines = text.trimEnd().split("\n");
    const faulty = (change: (lines: string[]) => string[]) => () => verify(`${change([...lines]).join("\n")}\n`);
    const edit = (index: number, from: string | RegExp, to: string) =>
      faulty((all) => all.with(index, (all[index] ?? "").replace(from, to)));
    const at = lines.findIndex((line) => line.includes('"closing"'));
    expect(edit(5, /"amountCents" : \d+/, '"amountCents" : 1')).toThrow(/^entry no\. 5 \(order \d+\): its hash does not match/);
    expect(faulty((all) => all.toSpliced(5, 1))).toThrow("entry no. 6");
    expect(faulty((all) => all.with(5, all[6] ?? "").with(6, all[5] ?? ""))).toThrow("no. 5 was expected");
    expect(edit(at, /"totalCents" : \d+/, '"totalCents" : 1')).toThrow(/^closing Day no\. 1 of 2026-11-21/);
    expect(faulty((all) => all.toSpliced(at + 1, 1))).toThrow("closing Day no. 3 of 2026-11-29: no. 2 was expected");
    expect(faulty((all) => all.slice(0, -1))).toThrow("the last line is missing");
    expect(faulty((all) => all.toSpliced(at - 1, 1))).toThrow("missing at the end");
    expect(edit(0, generic.title, "Autre")).toThrow("the hash of the file does not match");
    expect(() => verify(text.slice(0, -1))).toThrow("cut off");
    // A dump of the chain alone.
    expect(verify(`${lines.slice(1, at).join("\n")}\n`)).toMatch(/^dump of a chain\n23 entries/);
    expect(verify(await archive("Month", "2020-01-01", 2))).toContain("0 entries");
  });
});

describe("entries of a demo", () => {
  it("count in no total of a real shop", async () => {
    const real = await testApp({ seed: peopleSeed });
    try {
      Object.assign(real.ports.settings, { environment: "production" });
      await insertOrders(real.database.db, [{ id: 9, lines: ["Processing"] }]);
      const row = {
        ...({ documentId: 9, storeId: 1, day: "2026-11-21", kind: "Payment", means: "Cash", takenBy: null } as const),
        at: real.clock.now(),
      };
      await real.database.db.insert(ledgerEntries).values([
        { ...row, amountCents: 700, isAtCounter: true, isDemo: true },
        { ...row, amountCents: 500, isAtCounter: true },
      ]);
      const caller = await real.signIn("libraire");
      const body = { day: "2026-11-21", storeId: 1, countedCash: "5.00", seenCount: 1 };
      const { closing, entryCount, isDemo } = (await caller.call("closeTillDay", { body })).body.entityOutput;
      expect(closing).toMatchObject({ difference: "0.00", total: "5.00", isDemo: false });
      // Fifteen euros less ten cents were paid for the order on 1 November.
      expect([closing?.perpetualTotal, entryCount, isDemo]).toEqual(["19.90", 3, false]);
      const answer = await caller.open("generateTillArchive", { body: { kind: "Day", day: "2026-11-21" } });
      expect(verify(await answer.text())).toContain("1 closings");
    } finally {
      await real.close();
    }
  });
});

describe("a receipt", () => {
  it("has the seller, the lines, VAT by rate and what was given, and is of the counter alone", async () => {
    await goTo("2027-01-06");
    const documentId = await newPickup(1);
    const counterPayments = [
      { means: "Cash", amount: "15.00" },
      { means: "CreditCard", amount: "2.00" },
    ];
    await libraire.call("validatePayment", { body: { documentId, counterPayments } });
    const { ledger } = (await libraire.call("getDocument", { query: { id: documentId } })).body;
    let printed: Sheet | undefined;
    const { printer } = shop.ports;
    const print = (sheet: Sheet) => {
      printed = sheet;
      return printer.sheet(sheet);
    };
    const watching = createApp({ ...shop.ports, printer: { ...printer, sheet: print } });
    const answer = await makeCaller(watching, libraire.accessToken, "").open("getTillReceipt", { query: { id: ledger[0]?.id } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(await accessibilityFaults(bytes)).toEqual([]);
    expect(new TextDecoder("latin1").decode(bytes)).toMatch(/\/MediaBox \[0 0 227 \d+/);
    const plain = (text = "") => text.replaceAll(/\s/g, " ");
    expect(printed?.title).toMatch(/^Ticket nº \d+, \d+$/);
    expect(printed?.sender).toContain(`SIRET ${generic.seller.siret}`);
    expect(printed?.sums.map(({ label, value }) => `${label} ${plain(value)}`)).toEqual([
      "Total TTC 20,00 €",
      "Espèces 15,00 €",
      "Carte 2,00 €",
      "Reste à régler 3,00 €",
    ]);
    expect(printed?.detail?.rows.map((row) => row.map(plain).join(" "))).toEqual(["5,5 % sur 18,96 € 1,04 €"]);
    expect(printed?.notes[0]).toContain("DÉMONSTRATION");
    expect((await libraire.open("getTillReceipt", { query: { id: 999_999 } })).status).toBe(404);
  });
});
