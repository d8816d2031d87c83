import { and, eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateCatalogue } from "../../demo/catalogue.ts";
import { makeProducts } from "../../demo/products.ts";
import { createRandom } from "../../demo/random.ts";
import type { DemoProduct } from "../../demo/rows.ts";
import { countProductWords } from "../../platform/catalog/product-words.ts";
import { productSearch, products, productWords } from "../../platform/catalog/products.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { refreshStatistics } from "../../platform/seed/refresh-statistics.ts";
import { accountsSeed, type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds } from "./catalog.bulk.store.ts";
import { listConditionsOf, type Narrow, searchConditionsOf } from "./catalog.filters.ts";
import { drawnQueries, searchQueries } from "./catalog.search.fixtures.ts";

/** Among how many generated titles the demo shop's own are looked for. */
const GENERATED = 5_000;
/** Required share of queries with the right title first. */
const WANTED = 0.98;

const row = ({ priceWithTaxCents, ...product }: DemoProduct) => ({ ...product, priceCents: priceWithTaxCents, cacheRefreshedAt: null });

const seed = {
  version: `${accountsSeed.version} catalogue ${GENERATED} 1`,
  fill: async (database: Parameters<typeof accountsSeed.fill>[0]) => {
    await accountsSeed.fill(database);
    await database.db.transaction(async (tx) => {
      const demo = makeProducts(createRandom(4400), TEST_START);
      await addProducts(tx, demo.map(row));
      const taken = new Set(demo.map(({ ean }) => ean));
      for (const batch of generateCatalogue(GENERATED, 4400, { firstId: 10_001, taken })) await addProducts(tx, batch.map(row));
      await continueProductIds(tx);
      await countProductWords(tx);
    });
    await refreshStatistics(database.db, [products, productSearch, productWords]);
  },
};

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

describe("the title that was meant comes first", () => {
  it(`in ${WANTED * 100} of 100 of ${searchQueries.length} questions, among ${GENERATED} other titles`, async () => {
    const misses: string[] = [];
    for (const [typed, title] of searchQueries) {
      const { status, body } = await libraire.call("searchCatalog", { query: { search: typed } });
      expect(status).toBe(200);
      const [first] = body.items;
      if (first?.title !== title)
        misses.push(`« ${typed} »: ${first?.title ?? "nothing"} (${first?.authors.join(", ")}) instead of ${title}`);
    }
    const share = 1 - misses.length / searchQueries.length;
    console.log(
      `${(share * 100).toFixed(1)} % of ${searchQueries.length} questions answered by the right title on top\n${misses.join("\n")}`,
    );
    expect(searchQueries.length).toBeGreaterThanOrEqual(120);
    expect(share, misses.join("\n")).toBeGreaterThanOrEqual(WANTED);
  });

  const isBook = ({ kind, authors }: DemoProduct) => kind === "Book" && authors.length > 0;
  it.each([
    ["the demo shop’s", () => makeProducts(createRandom(4400), TEST_START)],
    ["the generated", () => [...generateCatalogue(GENERATED, 4400, { firstId: 10_001, taken: new Set() })].flat()],
  ] as const)("in most of sixty questions that nobody wrote, by rule, of %s books", async (whose, made) => {
    const questions = drawnQueries(made().filter(isBook), createRandom(60).int);
    const misses: string[] = [];
    for (const { rule, typed, title } of questions) {
      const { body } = await libraire.call("searchCatalog", { query: { search: typed } });
      if (body.items[0]?.title !== title) misses.push(`${rule}, « ${typed} »: ${body.items[0]?.title ?? "nothing"} instead of ${title}`);
    }
    const onTop = questions.length - misses.length;
    console.log(`${whose} books: ${onTop} of ${questions.length} drawn questions answered by the right title on top\n${misses.join("\n")}`);
    expect(onTop, misses.join("\n")).toBeGreaterThanOrEqual(Math.floor(WANTED * questions.length));
  });
});

async function found(search: string, query: Record<string, unknown> = {}) {
  const { status, body } = await libraire.call("listProducts", { query: { search, ...query } });
  expect(status, search).toBe(200);
  return { titles: body.items.map(({ title }) => title), total: body.totalCount, suggestion: body.suggestion };
}

describe("« Vous vouliez dire »", () => {
  it.each([
    ["apolinaire", "apollinaire", "Calligrammes"],
    ["l'etrangr camus", "étranger camus", "L’Étranger"],
    ["Camus étarnger", "Camus étranger", "L’Étranger"],
    ["durass amant", "duras amant", "L’Amant"],
    ["rinoceros", "rhinocéros", "Rhinocéros"],
    ["dun chateau l'autre", "chateau l'autre", "D’un château l’autre"],
  ])("suggests for « %s » « %s », with the results for that", async (typed, suggestion, first) => {
    const { body } = await libraire.call("searchCatalog", { query: { search: typed } });
    expect([body.suggestion, body.items[0]?.title]).toEqual([suggestion, first]);
    const listed = await found(typed);
    expect([listed.suggestion, listed.titles[0]]).toEqual([suggestion, first]);
    // The suggestion can be searched, and finds its titles without another correction.
    expect(await found(suggestion)).toMatchObject({ suggestion: null, titles: listed.titles, total: listed.total });
  });

  it("suggests nothing when something was found as typed, when nothing is similar, and for numbers", async () => {
    for (const typed of ["apollinaire", "xyzzyx", "9782070360025", "12345678"]) expect((await found(typed)).suggestion, typed).toBeNull();
    expect((await found("xyzzyx")).titles).toEqual([]);
  });

  it("means only what the filters do not leave out by themselves", async () => {
    expect(await found("apolinaire", { kind: ["Dvd"] })).toEqual({ titles: [], total: 0, suggestion: "apollinaire" });
  });
});

describe("a search as one types it", () => {
  it.each([
    ["accents, case, ligatures", ["ECUME DES JOURS", "écume des jours", "Écume des jours"]],
    ["elisions", ["l'arrache-cœur", "l’arrache coeur", "l arrache coeur", "arrache-coeur"]],
    ["plurals", ["faux monnayeur", "faux-monnayeurs", "les faux monnayeurs"]],
    ["articles", ["la jalousie robbe", "jalousie robbe", "une jalousie de robbe"]],
    ["order", ["perec mode vie emploi", "vie mode d'emploi perec"]],
    ["initials", ["j. m. g. le clézio onitsha", "jmg le clezio onitsha", "J.M.G. Le Clézio onitsha"]],
    ["saints", ["st exupery vol de nuit", "saint-exupéry vol de nuit"]],
  ])("forgives %s", async (_what, spellings) => {
    const answers = await Promise.all(spellings.map((typed) => found(typed)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.titles.length).toBeGreaterThan(0);
    expect(answers[0]?.suggestion).toBeNull();
  });

  it("narrows letter by letter, and finds the title as soon as its author is typed", async () => {
    const typed = "perec la vie mode d'emploi";
    for (let length = 5; length <= typed.length; length += 1)
      expect((await found(typed.slice(0, length), { pageSize: 100 })).titles, typed.slice(0, length)).toContain("La Vie mode d’emploi");
  });

  it.each([
    "'",
    "\\",
    "':*",
    "a & !b",
    "%",
    "_",
    "|",
    "camus | perec",
    "<->",
    "é".repeat(200),
    "'); drop table products; --",
    "\u{1f4da}",
    "👩‍👩‍👧 л",
    "\ud800",
  ])("answers whatever is typed: %j", async (typed) => {
    await found(typed);
    expect((await libraire.call("searchCatalog", { query: { search: typed } })).status).toBe(200);
  });
});

describe("relevance", () => {
  it("is the order of a search unless another one is requested", async () => {
    const best = await found("nuit", { pageSize: 100 });
    expect(best.titles[0]).toMatch(/^(La )?Nuit$/i);
    expect(await found("nuit", { pageSize: 100, sort: "relevance" })).toEqual(best);
    const byTitle = await found("nuit", { pageSize: 100, sort: "title" });
    expect(byTitle.total).toBe(best.total);
    expect(byTitle.titles[0]).not.toMatch(/^(La )?Nuit$/i);
  });

  it.each(["maison", "gallimard", "la", "p"])("goes on behind a cursor as by number: « %s »", async (search) => {
    const pages: number[][] = [];
    let after: string | null | undefined;
    for (let page = 1; page <= 4; page += 1) {
      const byNumber = await libraire.call("listProducts", { query: { search, page, pageSize: 10 } });
      const { status, body } = await libraire.call("listProducts", { query: { search, pageSize: 10, ...(after ? { after } : {}) } });
      expect(status).toBe(200);
      expect(body.items.map(({ id }) => id)).toEqual(byNumber.body.items.map(({ id }) => id));
      pages.push(body.items.map(({ id }) => id));
      after = body.nextCursor;
    }
    expect(new Set(pages.flat()).size).toBe(40);
  });

  it("refuses a cursor of another order", async () => {
    const { body } = await libraire.call("listProducts", { query: { search: "maison", sort: "title", pageSize: 10 } });
    const { status } = await libraire.call("listProducts", { query: { search: "maison", pageSize: 10, after: body.nextCursor } });
    expect(status).toBe(422);
  });
});

describe("a list in the order of titles", () => {
  const narrowed: Narrow[] = [
    { publisher: ["Gallimard"] },
    { publisher: ["Gallimard", "Minuit"], language: ["fre"] },
    { collection: ["Folio"], kind: ["Book"], availability: ["21", "20"] },
    { language: ["fre"], year: [2018, 2019], isVisible: true },
    { clil: ["3442"], price: ["5-10", "10-15"], stock: "InStock" },
    { stock: "OutOfStock", sale: ["OnSale", "ToOrder"], today: "2026-11-21" },
    { isRestricted: false, language: ["eng"] },
    { price: ["10-15"], kind: ["Comic"] },
    { onlyPublic: true, language: ["fre"], isCustom: false },
  ];

  it.each(narrowed)("is narrowed beside the titles as by what is searched: %j", async (filters) => {
    const ids = async (conditions: readonly SQL[]) => {
      const rows = await shop.database.db
        .select({ id: products.id })
        .from(products)
        .innerJoin(productSearch, eq(productSearch.productId, products.id))
        .where(and(...conditions))
        .orderBy(products.id);
      return rows.map(({ id }) => id);
    };
    const wanted = await ids(searchConditionsOf(filters));
    expect(wanted.length).toBeGreaterThan(0);
    expect(await ids(listConditionsOf(filters))).toEqual(wanted);
  });

  it("finds a title with more names than its index takes, and pages by number as by cursor", async () => {
    const { db } = shop.database;
    const names = Array.from({ length: 40 }, (_, index) => `Collection de voyages nº ${index}`);
    const [one] = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .orderBy(products.titleKey, products.id)
      .limit(1);
    const id = one?.id ?? expect.fail("no title");
    await db
      .update(products)
      .set({ collections: names, languages: ["fre"] })
      .where(eq(products.id, id));
    const query = { language: ["fre"], pageSize: 100 };
    const page = async (more: object) => (await libraire.call("listProducts", { query: { ...query, ...more } })).body;
    const first = await page({});
    expect(first.totalCount).toBeGreaterThan(3_000);
    expect(first.items[0]?.id).toBe(id);
    const behind = await page({ after: first.nextCursor });
    expect(behind.items.map((item) => item.id)).toEqual((await page({ page: 2 })).items.map((item) => item.id));
    const last = await page({ page: Math.ceil(first.totalCount / 100) });
    expect([last.items.length, last.nextCursor]).toEqual([first.totalCount % 100 || 100, null]);
    expect((await page({ collection: [names[39]] })).items.map((item) => item.id)).toEqual([id]);
  });
});

describe("facets", () => {
  const facets = async (query: Record<string, unknown>) => {
    const { status, body } = await libraire.call("getProductFacets", { query });
    expect(status).toBe(200);
    return {
      ...body,
      of: Object.fromEntries(body.facets.map(({ name, values }) => [name, values])) as Record<string, { value: string; count: number }[]>,
    };
  };

  it.each([
    { search: "nuit" },
    { search: "gallimard nuit" },
    { search: "apolinaire" },
    { search: "97820" },
    { kind: ["Comic"], availability: ["21"] },
    {},
  ])("count what the list shows: %j", async (query) => {
    const counted = await facets(query);
    const { body: listed } = await libraire.call("listProducts", { query });
    expect([counted.countedCount, counted.isExact, counted.suggestion]).toEqual([listed.totalCount, true, listed.suggestion]);
    // Each value by itself, as the list would count it.
    for (const { value, count } of counted.of.kind ?? [])
      expect((await libraire.call("listProducts", { query: { ...query, kind: [value] } })).body.totalCount, value).toBe(count);
    for (const { value, count } of counted.of.availability ?? [])
      expect((await libraire.call("listProducts", { query: { ...query, availability: [value] } })).body.totalCount, value).toBe(count);
    // A facet that is narrowed itself is counted as if it were not.
    for (const name of ["sale", "kind", "availability", "stock", "visibility"].filter((one) => !(one in query)))
      expect(
        (counted.of[name] ?? []).reduce((sum, { count }) => sum + count, 0),
        name,
      ).toBe(counted.countedCount);
  });

  it("name publishers, collections, years and prices, the most frequent or in their order", async () => {
    const { of } = await facets({ search: "camus" });
    expect(of.publisher?.[0]).toEqual({ value: "Gallimard", label: "Gallimard", count: expect.any(Number) });
    expect(of.collection?.map(({ value }) => value)).toContain("Folio");
    const years = (of.year ?? []).map(({ value }) => Number(value));
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect((await facets({ search: "xyzzyx" })).facets.every(({ values }) => values.length === 0)).toBe(true);
  });

  it("are for users who may see the products, and accept what the list accepts", async () => {
    expect((await libraire.call("getProductFacets", { query: { kind: ["Boat"] } })).status).toBe(422);
  });
});

describe("the documents", () => {
  it("are those of the products after any write, in the same transaction", async () => {
    const { db } = shop.database;
    const stray = async () =>
      rowsOf(
        db,
        sql`select p.id from products p left join product_search s on s.product_id = p.id
          cross join catalog_document(p.title, p.authors, p.publishers, p.collections, p.series, p.sub_ean) d
          where (s.title, s.phrases, s.words) is distinct from (d.title, d.phrases, d.words)`,
      );
    expect(await stray()).toEqual([]);
    const [one] = await rowsOf<{ id: number; ean: string }>(db, sql`select id, ean from products where title = 'La Vie mode d’emploi'`);
    if (!one) throw new Error("the demo shop has lost a title");
    await db.transaction(async (tx) => {
      await tx
        .update(products)
        .set({ title: "Zorglubières", authors: ["Œdipe Quatremaille"] })
        .where(eq(products.id, one.id));
      expect(await rowsOf(tx as never, sql`select 1 from product_search where words @@ 'zorglubiere & oedipe'::tsquery`)).toHaveLength(1);
    });
    expect((await found("zorglubieres")).titles).toEqual(["Zorglubières"]);
    expect((await found("zorglubière quatremaile")).suggestion).toBe("zorglubière quatremaille");
    await expect(
      db.transaction(async (tx) => {
        await tx.update(products).set({ title: "Tout autre chose" }).where(eq(products.id, one.id));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect((await found("zorglubieres")).total).toBe(1);
    await db
      .update(products)
      .set({ title: "La Vie mode d’emploi", authors: ["Georges Perec"] })
      .where(eq(products.id, one.id));
    expect((await found("zorglubieres")).total).toBe(0);
    expect((await found("vie mode perec")).titles[0]).toBe("La Vie mode d’emploi");
    await db
      .transaction(async (tx) => {
        await tx.delete(products).where(eq(products.ean, "9782070360024"));
        expect(
          await rowsOf(tx as never, sql`select 1 from product_search left join products p on p.id = product_id where p.id is null`),
        ).toEqual([]);
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await stray()).toEqual([]);
  });

  it("contain the current filters of a search", async () => {
    const { db } = shop.database;
    const facts = {
      kind: "Goods",
      availability: "41",
      isVisible: false,
      isCustom: true,
      stock: 77,
      priceCents: 4321,
      releaseDate: null,
    } as const;
    await db.update(products).set(facts).where(eq(products.ean, "9782070360024"));
    const stray = sql`select p.id from products p join product_search s on s.product_id = p.id
      where (p.kind, p.availability, p.is_visible, p.is_custom, p.release_date, p.stock, p.price_cents, p.publishers, p.collections)
        is distinct from (s.kind, s.availability, s.is_visible, s.is_custom, s.release_date, s.stock, s.price_cents, s.publishers, s.collections)`;
    expect(await rowsOf(db, stray)).toEqual([]);
    const narrow = { kind: ["Goods"], availability: ["41"], isVisible: false };
    for (const sort of ["relevance", "title"]) {
      expect((await found("etranger camus", { ...narrow, sort })).titles).toEqual(["L’Étranger"]);
      expect((await found("etranger camus", { ...narrow, isVisible: true, sort })).titles).toEqual([]);
    }
  });
});
