import type { Input } from "@reserve/contract";
import { isEan13 } from "@reserve/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productOverrides, productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds, type NewProduct } from "./catalog.bulk.store.ts";

type Save = Input<"createProduct">["body"];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const feedTitle: NewProduct = {
  id: 1,
  ean: "9782253023906",
  subEan: null,
  title: "La Vie mode d’emploi",
  authors: ["Georges Perec"],
  publishers: ["Le Livre de poche"],
  suppliers: ["Hachette Distribution"],
  collections: ["Littérature"],
  editions: [],
  series: [],
  categories: [],
  classifications: [],
  publics: [],
  kind: "Book",
  releaseDate: "2024-09-01",
  stock: 3,
  priceCents: 1150,
  taxRate: 0.055,
  availability: "21",
  shelf: "P-17",
  summary: null,
  pages: 642,
  weight: 388,
  height: 178,
  width: 110,
  thickness: 32,
  languages: ["fre"],
  clil: ["3442"],
  thema: ["FBA"],
  variations: [],
  isSigned: false,
  isVisible: true,
  isCustom: false,
  cacheRefreshedAt: null,
};

const own: Save = {
  ean: null,
  title: "Sac en toile du festival",
  subEan: null,
  authors: [],
  publishers: ["Librairie du Quai"],
  suppliers: [],
  collections: [],
  editions: [],
  series: [],
  categories: ["Papeterie"],
  classifications: [],
  publics: [],
  kind: "Goods",
  releaseDate: null,
  priceWithTax: "12.00",
  taxRate: 0.2,
  availability: "21",
  summary: null,
  pages: null,
  weight: 120,
  height: null,
  width: null,
  thickness: null,
  languages: [],
  clil: [],
  thema: [],
  duration: null,
  variations: [],
  stock: 4,
  shelf: null,
  isVisible: true,
  isSigned: false,
};

const read = async (id: number) => (await admin.call("getProduct", { query: { id } })).body;
const savedOf = async (id: number): Promise<Save> => {
  const product = await read(id);
  return Object.fromEntries(Object.keys(own).map((field) => [field, product[field as keyof Save]])) as unknown as Save;
};
const versionOf = async (id: number) => `"${(await read(id)).version}"`;
const save = async (id: number, change: Partial<Save>, version?: string | null) => {
  const ifMatch = version === undefined ? await versionOf(id) : version;
  return admin.call(
    "updateProduct",
    { query: { id }, body: { ...(await savedOf(id)), ...change } },
    ifMatch ? { headers: { "If-Match": ifMatch } } : {},
  );
};
const create = (change: Partial<Save> = {}, headers: Record<string, string> = {}) =>
  admin.call("createProduct", { body: { ...own, ...change } }, { headers });
const remove = (id: number, version: string) =>
  admin.call("deleteProduct", { query: { id } }, version ? { headers: { "If-Match": version } } : {});
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName }) => propertyName);

beforeEach(async () => {
  await shop.database.db.delete(products);
  await addProducts(shop.database.db, [feedTitle]);
  await continueProductIds(shop.database.db);
});

describe("a title of the feed", () => {
  it("stores the value of staff instead, marks it, and returns the value of the feed", async () => {
    const answer = await save(1, { priceWithTax: "11.90", releaseDate: "2024-09-04", stock: 5, shelf: "P-18" });
    expect(answer.status).toBe(200);
    expect(answer.body.entityOutput).toMatchObject({
      priceWithTax: "11.90",
      priceNoTax: "11.28",
      releaseDate: "2024-09-04",
      stock: 5,
      shelf: "P-18",
      version: 2,
      overrides: [
        { field: "priceWithTax", feedValue: "11.50", changedBy: expect.stringMatching(/./) },
        { field: "releaseDate", feedValue: "2024-09-01" },
      ],
    });
    expect(answer.headers.get("ETag")).toBe('"2"');
  });

  it("keeps the value of the feed when staff change theirs, and reverts to the feed when both are equal", async () => {
    await save(1, { priceWithTax: "11.90", authors: ["G. Perec"] });
    await save(1, { priceWithTax: "12.50" });
    expect((await read(1)).overrides).toMatchObject([
      { field: "authors", feedValue: ["Georges Perec"] },
      { field: "priceWithTax", feedValue: "11.50" },
    ]);
    await save(1, { priceWithTax: "11.50" });
    expect((await read(1)).overrides.map(({ field }) => field)).toEqual(["authors"]);
    await save(1, { authors: ["Georges Perec"] });
    expect(await shop.database.db.select().from(productOverrides)).toEqual([]);
  });

  it("keeps that the feed has no value of a field, and reverts to it when the field is emptied", async () => {
    expect((await read(1)).subEan).toBeNull();
    expect((await save(1, { subEan: "12" })).status).toBe(200);
    expect((await read(1)).overrides).toMatchObject([{ field: "subEan", feedValue: null }]);
    await save(1, { subEan: null });
    expect((await read(1)).overrides).toEqual([]);
  });

  it("keeps its EAN and is not deleted", async () => {
    const changed = await save(1, { ean: "9782070360024" });
    expect([changed.status, wrongOf(changed)]).toEqual([422, ["ean"]]);
    expect((await save(1, { ean: "978-2-253-02390-6" })).status).toBe(200);
    const removed = await remove(1, await versionOf(1));
    expect([removed.status, removed.body.errors]).toEqual([409, ["Un titre du flux ne se supprime pas : masquez-le sur le site."]]);
  });

  it("is found by its new words, and filtered by its new facts", async () => {
    await save(1, { title: "Une saga à la Butte", priceWithTax: null, languages: ["eng"] });
    const { items } = (await admin.call("listProducts", { query: { search: "saga butte" } })).body;
    expect(items.map(({ id }) => id)).toEqual([1]);
    const [searched] = await shop.database.db.select().from(productSearch).where(eq(productSearch.productId, 1));
    expect([searched?.priceCents, searched?.languages]).toEqual([null, ["eng"]]);
  });

  it("is saved once of twenty at once, whether they say the same or not, and the others see both versions", async () => {
    for (const prices of [Array(20).fill("13.00"), Array.from({ length: 20 }, (_, index) => `${14 + index}.00`)] as string[][]) {
      const version = await versionOf(1);
      const body = await savedOf(1);
      const answers = await Promise.all(
        prices.map((priceWithTax) =>
          admin.call("updateProduct", { query: { id: 1 }, body: { ...body, priceWithTax } }, { headers: { "If-Match": version } }),
        ),
      );
      const done = answers.filter(({ status }) => status === 200);
      const stale = answers.filter(({ status }) => status === 412);
      expect([done.length, stale.length]).toEqual([1, 19]);
      const current = await read(1);
      expect(current.priceWithTax).toBe(done[0]?.body.entityOutput.priceWithTax);
      for (const { body: refused } of stale) expect(refused.current).toEqual(current);
    }
  });

  it("requires the version that was read, and returns 404 when it is deleted", async () => {
    const body = await savedOf(1);
    expect((await admin.call("updateProduct", { query: { id: 77 }, body }, { headers: { "If-Match": '"1"' } })).status).toBe(404);
    expect((await admin.call("getProductHistory", { query: { id: 77 } })).status).toBe(404);
  });
});

describe("what cannot be saved", () => {
  it.each<[string, Partial<Save>, string]>([
    ["a title of blanks", { title: "  " }, "title"],
    ["a title of signs", { title: " … " }, "title"],
    ["a day that there is not", { releaseDate: "2026-02-30" }, "releaseDate"],
    ["a variation of blanks", { variations: [{ type: "Format", value: " " }] }, "variations[0].value"],
    ["a negative price", { priceWithTax: "-1.00" }, "priceWithTax"],
    ["a price with three decimals", { priceWithTax: "1.000" }, "priceWithTax"],
    ["half a page", { pages: 1.5 }, "pages"],
    ["no page", { pages: 0 }, "pages"],
    ["a negative stock", { stock: -1 }, "stock"],
    ["a language in two letters", { languages: ["fr"] }, "languages[0]"],
  ])("%s", async (_, change, property) => {
    const answer = await save(1, change);
    expect([answer.status, wrongOf(answer)]).toEqual([422, [property]]);
    expect((await read(1)).version).toBe(1);
  });
});

describe("a product of the shop’s own", () => {
  it("is made, with a number of its own, and the log names it", async () => {
    const made = (await create({ title: "  Sac   en toile " })).body.entityOutput;
    expect(made).toMatchObject({ title: "Sac en toile", isCustom: true, version: 1, overrides: [], priceNoTax: "10.00" });
    expect(made.ean).toMatch(/^20/);
    expect(isEan13(made.ean ?? "")).toBe(true);
    expect(await shop.database.db.select().from(products).where(eq(products.isCustom, true))).toHaveLength(1);
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "createProduct"), eq(auditEntries.entityId, String(made.id))));
    expect(log.map(({ entityName }) => entityName)).toEqual(["Sac en toile"]);
  });

  it("takes an ISBN of ten, and none that another sheet has", async () => {
    expect((await create({ ean: "2-07-036002-4" })).body.entityOutput).toMatchObject({ ean: "9782070360024" });
    const taken = await create({ ean: "9782253023906" });
    expect([taken.status, taken.body.propertiesErrorMessages[0]]).toEqual([
      409,
      { propertyName: "ean", errorMessage: "Cet EAN est déjà celui de la fiche nº 1, « La Vie mode d’emploi »." },
    ]);
    const wrong = await create({ ean: "9782253023904" });
    expect([wrong.status, wrongOf(wrong)]).toEqual([422, ["ean"]]);
    // Concurrent requests do not see each other’s row: one of them is still rejected.
    const both = await Promise.all([create({ ean: "9782070402472" }), create({ ean: "9782070402472" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("has no feed to be taken over from, and may change its EAN", async () => {
    const { id } = (await create()).body.entityOutput;
    const saved = await save(id, {
      priceWithTax: "15.00",
      ean: "9782070402472",
      variations: [
        { type: " Taille ", value: "M" },
        { type: "Taille", value: "M" },
      ],
    });
    expect(saved.body.entityOutput).toMatchObject({ ean: "9782070402472", overrides: [], variations: [{ type: "Taille", value: "M" }] });
    expect((await save(id, { ean: "9782253023906" })).status).toBe(409);
  });

  it("is deleted once", async () => {
    const { id } = (await create()).body.entityOutput;
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
  });
});

describe("the history of a product", () => {
  it("lists who changed what, the newest first, without derived changes", async () => {
    await save(1, { priceWithTax: "11.90" });
    await save(1, { stock: 9, isVisible: false });
    const { body } = await admin.call("getProductHistory", { query: { id: 1 } });
    expect(body.items.slice(0, 2)).toMatchObject([
      {
        action: "updateProduct",
        name: expect.stringMatching(/./),
        changes: [
          { property: "stock", before: 3, after: 9 },
          { property: "isVisible", before: true, after: false },
        ],
      },
      { changes: [{ property: "priceWithTax", before: "11.50", after: "11.90" }] },
    ]);
    expect(body.totalCount).toBeGreaterThanOrEqual(2);
  });
});
