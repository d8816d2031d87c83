import type { Input, Schemas } from "@reserve/contract";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../../platform/customers/customers.tables.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";
import { documentItems } from "../orders.tables.ts";

let shop: TestApp;
let libraire: Caller;

/** Invoices of one order each: by day, in the last half hour of 21 November in Paris, and in the first one of the 22nd. */
const [BY_DAY, BEFORE_MIDNIGHT, AFTER_MIDNIGHT] = [9801, 9802, 9803];
const SCHOOL = 3;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  const { db } = shop.database;
  await insertOrders(db, [
    { id: BY_DAY, lines: ["Processing", "Processing"] },
    { id: BEFORE_MIDNIGHT, lines: ["Processing"], customerId: SCHOOL },
    { id: AFTER_MIDNIGHT, lines: ["Processing", "Processing"] },
  ]);
  await db.update(customers).set({ siret: "12345678200010" }).where(eq(customers.id, SCHOOL));
  await db
    .update(documentItems)
    .set({ taxRate: 0.2 })
    .where(eq(documentItems.id, itemId(AFTER_MIDNIGHT, 1)));
  await ship(BY_DAY, 2);
  shop.clock.advance(13.5 * 3600);
  libraire = await shop.signIn("libraire");
  await ship(BEFORE_MIDNIGHT, 1);
  shop.clock.advance(3600);
  libraire = await shop.signIn("libraire");
  await ship(AFTER_MIDNIGHT, 2);
  await giveBack(BY_DAY);
});
afterAll(() => shop.close());

async function ship(documentId: number, count: number): Promise<void> {
  const itemIds = Array.from({ length: count }, (_, index) => itemId(documentId, index));
  expect((await libraire.call("shipDocumentItems", { body: { documentId, itemIds } })).status).toBe(200);
}

async function giveBack(documentId: number): Promise<void> {
  const { version } = (await libraire.call("getDocument", { query: { id: documentId } })).body;
  const items = [{ itemId: itemId(documentId, 0), quantity: 1, state: "Resellable" as const }];
  const answer = await libraire.call("returnDocumentItems", { body: { documentId, items } }, { headers: { "If-Match": `"${version}"` } });
  expect(answer.status).toBe(200);
}

type Query = NonNullable<Input<"listIssuedPapers">["query"]>;
type Page = Schemas["RegisteredPaperPage"];
type Row = Page["items"][number];
const list = async (query: Query): Promise<Page> => (await libraire.call("listIssuedPapers", { query })).body;
const numbers = async (query: Query) => (await list(query)).items.map(({ number }) => number);

const [FIRST, SECOND, THIRD, NOTE] = ["F2026-00001", "F2026-00002", "F2026-00003", "A2026-00001"];

describe("the register", () => {
  it("has every invoice and credit note, newest first, with its order, its buyer and its sums", async () => {
    const { items, sums, taxRates, totalCount } = await list({});
    expect(items.map(({ number }) => number)).toEqual([NOTE, THIRD, SECOND, FIRST]);
    expect(items[0]).toMatchObject({
      ...{ kind: "CreditNote", document: { id: BY_DAY, customId: String(BY_DAY) }, buyerName: "Hélène Le Goff" },
      ...{ priceNoTax: "-9.48", tax: "-0.52", priceWithTax: "-10.00", taxRates: [0.055] },
      corrects: { id: items[3]?.id, number: FIRST },
    });
    expect(items[1]).toMatchObject({ priceWithTax: "24.90", taxRates: [0.055, 0.2], corrects: null });
    expect(items[2]).toMatchObject({ buyerName: "École Jean-Zay", priceWithTax: "14.90", isFacturX: true });
    // 24.90 + 14.90 + 24.90 - 10.00
    expect([totalCount, sums.priceWithTax, taxRates]).toEqual([4, "54.70", [0.2, 0.055]]);
    expect(Number(sums.priceNoTax) + Number(sums.tax)).toBeCloseTo(54.7);
  });

  it("is searched by any part of a number: the paper's, its order's, its invoice's", async () => {
    expect(await numbers({ search: "00002" })).toEqual([SECOND]);
    expect(await numbers({ search: " nº f2026-00003" })).toEqual([THIRD]);
    expect(await numbers({ search: "03" })).toEqual([THIRD]);
    expect(await numbers({ search: "9802" })).toEqual([SECOND]);
    // The invoice and the credit note that corrects it.
    expect(await numbers({ search: FIRST })).toEqual([NOTE, FIRST]);
    for (const search of ["%", "_", "F2026-00009", "\\"]) expect(await numbers({ search })).toEqual([]);
  });

  it("is filtered by kind, days in Paris, rate and Factur-X, and adds up what is filtered", async () => {
    expect(await numbers({ kind: ["Invoice"], sort: "number" })).toEqual([FIRST, SECOND, THIRD]);
    expect(await numbers({ from: "2026-11-21", to: "2026-11-21" })).toEqual([SECOND, FIRST]);
    expect(await numbers({ from: "2026-11-22" })).toEqual([NOTE, THIRD]);
    expect(await numbers({ to: "2026-11-20" })).toEqual([]);
    expect(await numbers({ taxRate: ["0.2"] })).toEqual([THIRD]);
    expect(await numbers({ taxRate: ["0.2", "0.055"], kind: ["CreditNote"] })).toEqual([NOTE]);
    expect(await numbers({ isFacturX: true })).toEqual([SECOND]);
    expect(await list({ kind: ["CreditNote"] })).toMatchObject({ totalCount: 1, sums: { tax: "-0.52", priceWithTax: "-10.00" } });
    expect(await list({ search: "introuvable" })).toMatchObject({ totalCount: 0, sums: { priceWithTax: "0.00" }, taxRates: [0.2, 0.055] });
  });
});

describe("its files", () => {
  it("are a CSV as French spreadsheets read it, with the filters of the list", async () => {
    const answer = await libraire.open("exportIssuedPapers", { query: { sort: "issuedAt" } });
    expect(answer.headers.get("Content-Disposition")).toContain("pi%C3%A8ces-2026-11-22.csv");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toBe("Type;Numéro;Émise le;Commande;Client;Corrige;Taux de TVA;Total HT;TVA;Total TTC;Factur-X");
    expect(lines[1]).toBe(`Facture;${FIRST};21/11/2026 10:00;${BY_DAY};Hélène Le Goff;;5,5\u00a0%;23,60;1,30;24,90;non`);
    expect(lines[2]).toMatch(new RegExp(`^Facture;${SECOND};21/11/2026 23:30;${BEFORE_MIDNIGHT};École Jean-Zay;;.*;14,90;oui$`));
    expect(lines[4]).toBe(`Avoir;${NOTE};22/11/2026 00:30;${BY_DAY};Hélène Le Goff;${FIRST};5,5\u00a0%;-9,48;-0,52;-10,00;non`);
    expect(lines).toHaveLength(6);
    const notes = await (await libraire.open("exportIssuedPapers", { query: { kind: ["CreditNote"], search: FIRST } })).text();
    expect(notes.split("\r\n").slice(1)).toEqual([lines[4], ""]);
  });

  it("are a ZIP of the PDFs, each the same as downloaded by itself", async () => {
    const answer = await libraire.open("exportIssuedPaperPdfs", { query: { from: "2026-11-21", taxRate: ["0.055"] } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
    expect(answer.headers.get("Content-Disposition")).toContain("pi%C3%A8ces-du-2026-11-21-2026-11-22.zip");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const { items } = await list({});
    expect(Object.keys(files)).toEqual(items.map(({ number }) => `${number}.pdf`));
    for (const { id, number } of items) {
      const single = await libraire.open("getIssuedPaperPdf", { query: { id } });
      expect(Buffer.from(await single.arrayBuffer()).equals(Buffer.from(files[`${number}.pdf`] ?? [])), number).toBe(true);
    }
  });

  it("for Chorus Pro are those of public bodies, and say what is missing on which", async () => {
    // The role of public bodies, by default.
    await shop.database.db.update(customers).set({ roleId: 3 }).where(eq(customers.id, SCHOOL));
    expect(await numbers({ isPublicBody: true })).toEqual([SECOND]);
    expect(await numbers({ isPublicBody: false })).toEqual([NOTE, THIRD, FIRST]);
    const answer = await libraire.open("exportIssuedPaperPdfs", { query: { isPublicBody: true } });
    expect(answer.headers.get("Content-Disposition")).toContain("pour-chorus-pro");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual([`${SECOND}.pdf`, "À compléter.txt"]);
    expect(new TextDecoder().decode(files["À compléter.txt"])).toContain(`${SECOND} : code service, numéro d’engagement`);
  });

  it("are not made of no paper, nor of a period that ends before it begins", async () => {
    const none = await libraire.call("exportIssuedPaperPdfs", { query: { search: "introuvable" } });
    expect(none).toMatchObject({ status: 422, body: { errors: ["Aucune pièce ne répond à ces filtres."] } });
    const backwards = { from: "2026-11-22", to: "2026-11-21" };
    for (const op of ["exportIssuedPaperPdfs", "exportIssuedPapers"] as const) {
      const { status, body } = await libraire.call(op, { query: backwards });
      expect([status, body.propertiesErrorMessages]).toEqual([
        422,
        [{ propertyName: "to", errorMessage: "Le dernier jour précède le premier." }],
      ]);
    }
    expect(await list(backwards)).toMatchObject({ totalCount: 0, items: [] });
  });
});

describe("a register of many papers", () => {
  const year2025 = { from: "2025-01-01", to: "2025-12-31" };
  beforeAll(async () => {
    await shop.database.db.execute(sql`
      insert into issued_papers (kind, year, sequence, number, number_key, document_id, issued_at, total_cents, content)
      select kind, 2025, n, 'A2025-' || n, 'a' || 100000 + n, document_id, '2025-03-01T10:00:00Z'::timestamptz + n / 3 * interval '1 hour',
        n % 50, content
      from issued_papers cross join generate_series(1, 501) as n where kind = 'CreditNote'`);
  });

  it("is read from cursor to cursor in each order, without a gap", async () => {
    for (const sort of ["-issuedAt", "issuedAt", "number", "-number", "priceWithTax", "-priceWithTax"] as const) {
      const seen: Row[] = [];
      for (let after: string | null | undefined = ""; after !== null && after !== undefined; ) {
        const page: Page = await list({ ...year2025, sort, pageSize: 100, ...(after ? { after } : {}) });
        expect(page).toMatchObject({ totalCount: 501, totalIsExact: true });
        seen.push(...page.items);
        after = page.nextCursor;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(501);
      const keyOf = { issuedAt: (row: Row) => Date.parse(row.issuedAt), number: (row: Row) => Number(row.number.slice(6)) };
      const key = sort.endsWith("Tax") ? (row: Row) => Number(row.priceWithTax) : keyOf[sort.endsWith("At") ? "issuedAt" : "number"];
      const keys = seen.map(key);
      expect(keys, sort).toEqual(keys.toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b)));
    }
    const csv = await (await libraire.open("exportIssuedPapers", { query: year2025 })).text();
    expect(csv.split("\r\n")).toHaveLength(503);
  });

  it("has no ZIP of more than 500 PDFs, which it says before it prints one", async () => {
    expect(await libraire.call("exportIssuedPaperPdfs", { query: year2025 })).toMatchObject({
      status: 422,
      body: { errors: ["Au plus 500 PDF à la fois : choisissez une période plus courte."] },
    });
  });
});
