import { guardedCell } from "@reserve/domain/csv";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { makeDemoShop } from "../../../demo/shop.ts";
import type { NewCustomer } from "../../../platform/customers/add-customers.ts";
import { tapDatabase } from "../../../testing/tapped-database.ts";
import { type Caller, makeCaller, TEST_START, type TestApp, testApp } from "../../../testing/test-app.ts";
import { readWorkbook } from "../../../testing/workbook.ts";
import { addProducts } from "../../catalog/catalog.bulk.store.ts";
import { addDocuments, addPeople, continueDocumentIds } from "../orders.bulk.store.ts";
import { fixtureStores, insertOrders, peopleSeed, sketchOrder } from "../orders.fixtures.ts";
import { documentItems } from "../orders.tables.ts";

const ROWS = 10_000;
const FIRST = 50_001;

/** Names that a spreadsheet would run, break or lose. */
const NAMES = [
  '=HYPERLINK("http://mal.example";"ici")',
  "+33 6 39 98 41 27",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  'Le Goff; "Hélène"',
  "Deux\r\nlignes",
  "Œuvrard\u00a0& fils",
  "L’Étranger 📚",
  " blancs ",
];

const [{ priceWithTaxCents: priceCents, ...demoProduct } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
const product = { ...demoProduct, priceCents, cacheRefreshedAt: null };

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  const customers = NAMES.map(
    (company, index): NewCustomer => ({
      id: 900 + index,
      firstName: "A",
      lastName: "B",
      company,
      email: `c${index}@example.fr`,
      phone: null,
      createdAt: new Date("2024-03-02T10:00:00Z"),
    }),
  );
  const made = Array.from({ length: ROWS }, (_, index) =>
    sketchOrder({
      id: FIRST + index,
      lines: ["Processing"],
      customerId: 900 + (index % NAMES.length),
      date: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 60_000),
      deliveryPackage: index % 7 === 0 ? "-8R42" : null,
      totalCents: index * 37,
    }),
  );
  await shop.database.db.transaction(async (tx) => {
    await addPeople(tx, { stores: [], customers });
    await addDocuments(
      tx,
      { documents: made.map(({ document }) => document), items: made.flatMap(({ items }) => items), events: [] },
      (id) => customers.find((customer) => customer.id === id),
    );
    await continueDocumentIds(tx);
  });
}, 120_000);
afterAll(() => shop.close());

describe("the export", () => {
  it(`gives ${ROWS} rows back as they are, once each, in the order of the list, and no cell that runs`, { timeout: 60_000 }, async () => {
    const answer = await libraire.open("exportDocuments", { query: { sort: "date" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.endsWith("\r\n")).toBe(true);
    const [headings = [], ...rows] = parseCsv(text);
    expect(headings.slice(0, 4)).toEqual(["Numéro", "Référence externe", "Date", "Client"]);
    expect(rows).toHaveLength(ROWS);
    const column = (name: string) => headings.indexOf(name);
    for (const [index, row] of rows.entries()) {
      const name = NAMES[index % NAMES.length] ?? "";
      expect([row[column("Numéro")], row[column("Client")], row[column("Total TTC")], row[column("Numéro de suivi")], row.length]).toEqual([
        String(FIRST + index),
        guardedCell(name),
        ((index * 37) / 100).toFixed(2).replace(".", ","),
        index % 7 === 0 ? "'-8R42" : "",
        headings.length,
      ]);
    }
    const running = rows.flat().filter((cell) => /(?:^|[;\t\r\n])\s*[=+\-@\0]|^[\t\r]/.test(cell));
    expect(running).toEqual([]);
    expect(rows[0]?.[column("Date")]).toBe("01/01/2026 01:00");
    console.log(
      `export: ${ROWS} rows, ${bytes.length} bytes, equal after reading back, ${running.length} cells that run (${shop.database.engine})`,
    );
  });

  it("as a workbook has the same rows, texts as they are", { timeout: 60_000 }, async () => {
    const answer = await libraire.open("exportDocuments", { query: { sort: "date", format: "xlsx" } });
    const { sheets } = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    const [headings = [], ...rows] = sheets[0]?.rows ?? [];
    expect([sheets.length, rows.length]).toEqual([1, ROWS]);
    const column = (name: string) => headings.indexOf(name);
    for (const [index, row] of rows.entries()) {
      const name = (NAMES[index % NAMES.length] ?? "").replace(/\r\n?/g, "\n");
      expect([row[column("Numéro")], row[column("Client")], row[column("Total TTC")], row[column("Numéro de suivi")] ?? null]).toEqual([
        String(FIRST + index),
        name,
        { number: (index * 37) / 100, style: 3 },
        index % 7 === 0 ? "-8R42" : null,
      ]);
    }
  });

  it("has its filter and its day in its name", async () => {
    const nameOf = async (query: Record<string, unknown>, headers: Record<string, string> = {}) => {
      const answer = await libraire.open("exportDocuments", { query }, { headers });
      await answer.body?.cancel();
      return answer.headers.get("Content-Disposition");
    };
    expect(await nameOf({ view: "toPrepare" })).toBe(
      "attachment; filename=\"commandes-a-preparer-2026-11-21.csv\"; filename*=UTF-8''commandes-%C3%A0-pr%C3%A9parer-2026-11-21.csv",
    );
    expect(await nameOf({ dateFrom: "2026-11-01", dateTo: "2026-11-20" }, { "Accept-Language": "en" })).toContain(
      'filename="orders-from-2026-11-01-to-2026-11-20-2026-11-21.csv"',
    );
    expect(await nameOf({ search: '"; filename=x.exe \u2028../../' })).toContain('filename="commandes-filename-x-exe-2026-11-21.csv"');
  });

  it("applies the filters, and is in English on request", async () => {
    const answer = await libraire.open("exportDocuments", { query: { number: ["50002"] } }, { headers: { "Accept-Language": "en" } });
    const [headings, row, ...rest] = parseCsv(await answer.text(), ",");
    expect(headings?.slice(0, 3)).toEqual(["Number", "External reference", "Date"]);
    expect([row?.[0], row?.includes("0.37"), row?.includes("In preparation"), rest.length]).toEqual(["50002", true, true, 0]);
    const none = await libraire.open("exportDocuments", { query: { search: "xyzzy" } });
    expect(parseCsv(await none.text())).toHaveLength(1);
  });

  it("for a carrier contains the address of each order that is shipped, without anything that a spreadsheet would run", async () => {
    const address = {
      ...{
        firstName: "Zoé",
        lastName: "Abgrall",
        company: "\u00a0＝1+1",
        address1: "@12, rue des Lices",
        address2: "Bât. B; 2e",
        postalCode: "29 200",
      },
      ...{ city: "Brest", country: "FR", phone: "+33 (0)6 39 98 41 27" },
    };
    await addProducts(shop.database.db, [
      { ...product, id: 1, ean: "9782253023906", weight: 310 },
      { ...product, id: 2, ean: "9782253023913", weight: null },
    ]);
    await insertOrders(shop.database.db, [
      { id: 901, lines: ["Processing", "Shipped"], copies: 2, shippingAddress: address },
      { id: 902, lines: ["Processing"], shippingMethod: "Pickup" },
      { id: 903, lines: ["Cancelled"], documentStatus: "Cancelled" },
      { id: 904, lines: ["Processing"] },
      {
        id: 905,
        lines: ["Processing"],
        copies: 3,
        shippingAddress: { ...address, company: null, country: "CH", postalCode: "1201", city: "Genève" },
      },
    ]);
    await shop.database.db.update(documentItems).set({ productId: 1 }).where(eq(documentItems.documentId, 905));
    await shop.database.db.update(documentItems).set({ productId: 1 }).where(eq(documentItems.documentId, 901));
    await shop.database.db.update(documentItems).set({ productId: 2 }).where(eq(documentItems.documentId, 904));
    const query = { layout: "carrier" as const, number: ["901", "902", "903", "904", "905"], sort: "customId" as const };
    const answer = await libraire.open("exportDocuments", { query });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toContain('filename="envois-2026-11-21.csv"');
    const [headings, ...rows] = parseCsv(new TextDecoder().decode(await answer.arrayBuffer()));
    expect(headings?.slice(0, 3)).toEqual(["Référence", "Société", "Nom"]);
    expect(rows).toEqual([
      [
        ...["901", "'\u00a0＝1+1", "Zoé Abgrall", "'@12, rue des Lices", "Bât. B; 2e", "29200", "Brest", "FR", "0033639984127"],
        ...["helene.legoff@example.fr", "620", "Colissimo", "", "", ""],
      ],
      [
        ...["904", "", "Hélène Le Goff", "12, rue des Lices", "", "29200", "Brest", "FR", "0033639984127"],
        ...["helene.legoff@example.fr", "", "Colissimo", "", "", ""],
      ],
      [
        ...["905", "", "Zoé Abgrall", "'@12, rue des Lices", "Bât. B; 2e", "1201", "Genève", "CH", "0033639984127"],
        ...["helene.legoff@example.fr", "930", "Colissimo", "CN23", "30,00", "3 × Livres, 4901.99, 930 g, 30,00 EUR"],
      ],
    ]);
    // A batch without any is no end of the file.
    const none = await libraire.open("exportDocuments", { query: { ...query, number: ["902"] } });
    expect(parseCsv(new TextDecoder().decode(await none.arrayBuffer())).length).toBe(1);
  });

  it("reads on only as long as somebody listens", async () => {
    let statements = 0;
    const tapped = tapDatabase(shop.database, (query) => {
      if (/from "documents"/.test(query)) statements += 1;
    });
    const caller = makeCaller(createApp({ ...shop.ports, db: tapped.db }), libraire.accessToken, "");
    const answer = await caller.open("exportDocuments", {});
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(parseCsv(new TextDecoder().decode(value)).length).toBeLessThan(600);
    await reader?.cancel();
    const statementsBefore = statements;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(statementsBefore).toBeLessThanOrEqual(3);
    expect(statements).toBe(statementsBefore);
    await tapped.close();
  });

  it("has three under way a person at most, read or not, and each that ends makes room", async () => {
    const opened: Response[] = [];
    const open = async (query: Record<string, unknown> = {}) => {
      const answer = await libraire.open("exportDocuments", { query });
      opened.push(answer);
      return answer;
    };
    expect([(await open()).status, (await open()).status, (await open({ number: ["50002"] })).status]).toEqual([200, 200, 200]);
    const refused = await libraire.call("exportDocuments", {});
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(refused.body.detail).toBe("Trop de demandes à la fois : 3 sont déjà en cours. Réessayez dans 10 secondes.");
    // Colleagues do not wait for that.
    const colleague = await (await shop.signIn("admin")).open("exportDocuments", {});
    expect(colleague.status).toBe(200);
    await colleague.body?.cancel();
    // Cancelled, read completely, rejected, and as HEAD.
    await opened[0]?.body?.cancel();
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(429);
    await opened[2]?.text();
    for (let again = 0; again < 4; again += 1) {
      expect((await libraire.call("exportDocuments", { query: { sort: "stock" } })).status).toBe(422);
      const head = await shop.app.request("/api/BackOffice/Document/ExportCsv", {
        method: "HEAD",
        headers: { Authorization: `Bearer ${libraire.accessToken}` },
      });
      expect(head.status).toBe(200);
    }
    expect((await open()).status).toBe(200);
    for (const answer of opened) if (answer.status === 200 && !answer.bodyUsed) await answer.body?.cancel();
  });

  it("that breaks off makes room, too", async () => {
    const tapped = tapDatabase(shop.database, (query) => {
      if (/from "documents"/.test(query)) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    });
    const caller = makeCaller(createApp({ ...shop.ports, db: tapped.db }), libraire.accessToken, "");
    const statuses: number[] = [];
    for (let again = 0; again < 5; again += 1) statuses.push((await caller.call("exportDocuments", {})).status);
    expect(statuses).toEqual(Array(5).fill(503));
    await tapped.close();
  });

  it("refuses an unknown order of its rows, and the database away is a problem and no broken file", async () => {
    expect((await libraire.call("exportDocuments", { query: { sort: "stock" } })).status).toBe(422);
    const tapped = tapDatabase(shop.database, (query) => {
      if (/from "documents"/.test(query)) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    });
    const caller = makeCaller(createApp({ ...shop.ports, db: tapped.db }), libraire.accessToken, "");
    const away = await caller.call("exportDocuments", {});
    expect([away.status, away.headers.get("Content-Type")]).toEqual([503, "application/problem+json"]);
    await tapped.close();
  });

  it("names every shop of the fixtures", async () => {
    const answer = await libraire.open("exportDocuments", { query: { pageSize: undefined, storeId: [1], number: ["50001"] } });
    expect(await answer.text()).toContain(fixtureStores[0]?.name);
  });
});

/** RFC 4180: what a spreadsheet sees. */
function parseCsv(text: string, separator = ";"): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const content = text.replace(/^\u{feff}/u, "");
  for (let at = 0; at < content.length; at += 1) {
    const letter = content[at];
    if (isQuoted) {
      if (letter === '"' && content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"') isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = "";
    } else if (letter === "\r" && content[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else cell += letter;
  }
  return rows;
}
