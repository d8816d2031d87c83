import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Inbox } from "../../platform/inbox.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { eanOf, messageOf, recordOf } from "./onix.fixtures.ts";
import { stockFiles } from "./stock.fixtures.ts";
import { takeFiles } from "./take-files.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  await sent(messageOf([1, 2, 3].map((number) => recordOf({ ean: eanOf(number) }))), "titres.xml").then(written);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.alone((run) => run("delete from imports; delete from import_sources;"));
  await sent(`ean;stock\n${eanOf(1)};7\n${eanOf(2)};8\n${eanOf(3)};9\n`).then(written);
});

const [A, B] = [eanOf(1), eanOf(2)];
const CLAIM = "Permission.BackOffice.Cms.CatalogManage";
const KEY = { name: "Caisse", claimTypes: [CLAIM], ipRanges: [], expiresOn: null, requestsPerMinute: 100 };
const HEADERS = { "Content-Type": "application/octet-stream" };

/** Uploads a file and verifies it; returns its id. */
async function sent(
  rawBody: string | Uint8Array<ArrayBuffer>,
  fileName = "stock.csv",
  caller: Pick<Caller, "call"> = admin,
): Promise<number> {
  const { status, body } = await caller.call("createImport", { query: { fileName } }, { rawBody, headers: HEADERS });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return body.entityOutput.id;
}

const start = (id: number) => admin.call("startImport", { body: { id, creates: true, changes: true } });

async function written(id: number): Promise<void> {
  const { body } = await start(id);
  expect(body.propertiesErrorMessages ?? [], JSON.stringify(body)).toEqual([]);
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
}

const found = async (id: number) => (await admin.call("getImport", { query: { id } })).body;
const stocks = async () =>
  (await shop.database.db.select({ stock: products.stock }).from(products).orderBy(products.ean)).map(({ stock }) => stock);

async function refused(id: number): Promise<[number, string][]> {
  const { body } = await admin.call("listImportRecords", { query: { id, outcome: "Refused", pageSize: 100 } });
  const product = new Set([1, 2, 3].map(eanOf));
  return body.items
    .filter(({ ean, reasons }) => product.has(ean ?? "") || !reasons[0]?.startsWith("Aucun titre"))
    .map(({ line, reasons }) => [line, reasons.join(" ")]);
}

/** Maps the columns, and chooses between duplicate lines. */
async function prepare(id: number, changes: Partial<Parameters<typeof body>[0]> = {}) {
  const answer = await admin.call("prepareImport", { body: body({ id, ...changes }) });
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return answer;
}
function body(changes: {
  id: number;
  columns?: { ean: string; stock: string | null; shelf: string | null } | null;
  duplicates?: "Sum" | "Last" | null;
  isSaved?: boolean;
}) {
  return { columns: null, duplicates: null, isSaved: false, ...changes };
}

describe("a file of stocks with", () => {
  it.each(stockFiles)("$called", async ({ bytes, fileName, fault, remarks = [], stocks: expected, refused: lines = [] }) => {
    const id = await sent(bytes, fileName);
    const verified = await found(id);
    if (fault !== undefined) return expect(verified).toMatchObject({ state: "Unreadable", fault });
    expect(verified.fault).toBeNull();
    if (!expected) return expect(verified.state).toBe("Unmapped");
    expect(verified).toMatchObject({ state: "Verified", remarks });
    expect(await refused(id)).toEqual(lines);
    expect(await stocks()).toEqual([7, 8, 9]);
    await written(id);
    expect(await stocks()).toEqual(expected);
  });
});

describe("the columns of a file of stocks", () => {
  it("are shown with the first rows before anything is written", async () => {
    const { table, encoding } = await found(await sent(`Export du 12/11\nEAN;Auteur;Qté\n${A};"Haushofer\nM.";4\n${B};X;5\n`));
    expect(encoding).toBe("utf-8");
    expect(table).toEqual({
      separator: ";",
      headLine: 2,
      isIncomplete: false,
      columns: [
        { name: "EAN", field: "ean" },
        { name: "Auteur", field: null },
        { name: "Qté", field: "stock" },
      ],
      rows: [
        { line: 3, cells: [A, "Haushofer\nM.", "4"] },
        { line: 5, cells: [B, "X", "5"] },
      ],
    });
  });

  it("are set by hand where their names are unknown, and parsed again", async () => {
    const id = await sent(`Article;En magasin;Réserve;Où\n${A};4;90;Quai\n`);
    expect(await found(id)).toMatchObject({
      state: "Unmapped",
      fault: null,
      table: { isIncomplete: true, columns: [{ field: "ean" }, { field: null }, { field: null }, { field: null }] },
    });
    expect((await start(id)).status).toBe(409);
    expect((await prepare(id, { columns: { ean: "Article", stock: "En magasin", shelf: "Où" } })).status).toBe(200);
    expect(await found(id)).toMatchObject({ state: "Verified", changedCount: 1, source: null });
    await written(id);
    expect(await stocks()).toEqual([4, 8, 9]);
    expect((await prepare(id)).status).toBe(409);
  });

  it("are those of the file, one for each thing", async () => {
    const id = await sent(`Article;Stock\n${A};4\n`);
    const why = async (columns: { ean: string; stock: string | null; shelf: string | null }) =>
      (await prepare(id, { columns })).body.propertiesErrorMessages.map(
        ({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`,
      );
    expect(await why({ ean: "EAN", stock: "Stock", shelf: null })).toEqual(["columns.ean: Ce fichier n’a pas de colonne de ce nom."]);
    expect(await why({ ean: "Article", stock: "Article", shelf: null })).toEqual(["columns.stock: Cette colonne dit déjà autre chose."]);
    expect(await why({ ean: "Article", stock: null, shelf: null })).toEqual([
      "columns.stock: Choisissez la colonne du stock ou celle du rayon.",
    ]);
    expect((await prepare(999_999)).status).toBe(404);
    expect((await prepare(await sent(messageOf([recordOf()]), "a.xml"))).status).toBe(409);
  });
});

describe("two lines of one EAN", () => {
  const file = `ean;stock;rayon\n${A};4;Romans\n${B};1;\n${A};2;\n${A};-1;Quai\n`;
  const sentence = `L’EAN ${A} est aux lignes 2, 4 et 5 : dites s’il faut la somme de leurs stocks ou la dernière ligne.`;

  it("wait for a decision of staff: their sum, or the last", async () => {
    const id = await sent(file);
    expect(await found(id)).toMatchObject({ state: "Verified", duplicateCount: 1, duplicates: null, changedCount: 1, refusedCount: 3 });
    expect(await refused(id)).toEqual([2, 4, 5].map((line) => [line, sentence]));
    const { status, body: answer } = await start(id);
    expect([status, answer.propertiesErrorMessages]).toEqual([422, [{ propertyName: "id", errorMessage: sentence }]]);

    await prepare(id, { duplicates: "Last" });
    expect(await found(id)).toMatchObject({ duplicates: "Last", recordCount: 2, changedCount: 2, refusedCount: 0 });
    await prepare(id, { duplicates: "Sum" });
    await written(id);
    expect(await stocks()).toEqual([6, 1, 9]);
    const last = await sent(file);
    await prepare(last, { duplicates: "Last" });
    await written(last);
    expect(await stocks()).toEqual([0, 1, 9]);
  });

  it("are imported by one user where the other's content is rejected", async () => {
    const id = await sent(`ean;stock\n${A};4\n${A};deux\n`);
    expect(await found(id)).toMatchObject({ duplicateCount: 0, changedCount: 1, refusedCount: 1 });
  });

  const folder = (files: Record<string, string>) => {
    const moved: string[] = [];
    const inbox: Inbox = {
      list: () => Promise.resolve(Object.keys(files)),
      open: (name) => Promise.resolve(new Blob([files[name] ?? ""]).stream()),
      move: (name, to) => {
        delete files[name];
        moved.push(`${to}/${name}`);
        return Promise.resolve();
      },
    };
    const look = async () => {
      for (let times = 0; times < 2; times += 1) {
        await takeFiles(shop.ports, inbox);
        await shop.jobs.drain(shop.ports);
      }
    };
    return { files, moved, look };
  };
  const newest = async () => (await admin.call("listImports", {})).body.items[0] ?? expect.fail("no import");

  it("are rejected in the watched folder, until column and line are set for it", async () => {
    const text = file.replace("ean;stock;rayon", "Article;Qté du jour;Où");
    const { files, moved, look } = folder({ "a.csv": text });
    await look();
    const first = await newest();
    expect(first).toMatchObject({ state: "Unmapped", source: { kind: "Folder", name: null, columns: null, duplicates: null } });
    const columns = { ean: "Article", stock: "Qté du jour", shelf: null };
    await prepare(first.id, { columns, isSaved: true });
    // Staff confirm their own files; files of the folder are imported without confirmation.
    expect(await found(first.id)).toMatchObject({ state: "Verified", duplicates: null, source: { columns, duplicates: null } });
    files["b.csv"] = text;
    await look();
    expect(await newest()).toMatchObject({ state: "Unreadable", fault: sentence });

    await prepare((await newest()).id, { columns, duplicates: "Sum", isSaved: true });
    expect(await stocks()).toEqual([7, 8, 9]);
    files["c.csv"] = text;
    await look();
    expect(await newest()).toMatchObject({ state: "Done", duplicates: "Sum", source: { columns, duplicates: "Sum" } });
    expect(moved).toEqual(["refused/a.csv", "refused/b.csv", "done/c.csv"]);
    expect(await stocks()).toEqual([6, 1, 9]);
  });

  it("are rejected from an API key, until the line is set for it", async () => {
    const { body: key } = await admin.call("createApiKey", { body: KEY });
    const till = makeCaller(shop.app, key.entityOutput.secret, "");
    const id = await sent(file, "caisse.csv", till);
    const { status, body: answer } = await till.call("startImport", { body: { id, creates: true, changes: true } });
    expect([status, answer.propertiesErrorMessages]).toEqual([422, [{ propertyName: "id", errorMessage: sentence }]]);
    await prepare(id, { duplicates: "Last", isSaved: true });
    const next = await sent(file, "caisse.csv", till);
    expect(await found(next)).toMatchObject({ duplicates: "Last", source: { kind: "Key", name: "Caisse", duplicates: "Last" } });
    expect((await till.call("startImport", { body: { id: next, creates: true, changes: true } })).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    expect(await stocks()).toEqual([0, 1, 9]);
    // A person's own files are not the key's.
    expect(await found(await sent(file))).toMatchObject({ duplicates: null, source: null });
  });
});
