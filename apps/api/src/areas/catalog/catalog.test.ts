import { variant as generic } from "@reserve/client-generic";
import { variant as publisher } from "@reserve/client-publisher";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsSeed, type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds, type NewProduct } from "./catalog.bulk.store.ts";

const ordinary: Omit<NewProduct, "id" | "ean" | "title"> = {
  subEan: null,
  authors: [],
  publishers: ["Le Livre de poche"],
  suppliers: ["Hachette Distribution"],
  collections: ["Littérature"],
  editions: ["Poche, 2024"],
  series: [],
  categories: ["Romans français"],
  classifications: ["3442 Romans"],
  publics: ["Adultes"],
  kind: "Book",
  releaseDate: "2024-09-04",
  stock: 3,
  priceCents: 1190,
  taxRate: 0.055,
  availability: "21",
  shelf: "P-17",
  summary: null,
  pages: 642,
  weight: 388,
  height: 178,
  width: 110,
  thickness: 32,
  variations: [],
  isSigned: false,
  isVisible: true,
  isCustom: false,
  cacheRefreshedAt: null,
};

const fixture: NewProduct[] = [
  { ...ordinary, id: 1, ean: "9782253023906", title: "La Vie mode d’emploi", authors: ["Georges Perec"] },
  {
    ...ordinary,
    id: 2,
    ean: "9782070368228",
    title: "L’Étranger",
    authors: ["Albert Camus"],
    stock: 12,
    priceCents: 700,
    releaseDate: "1972-01-07",
  },
  {
    ...ordinary,
    id: 3,
    ean: "9782070360024",
    title: "Œuvres complètes",
    authors: ["Paul Éluard"],
    availability: "51",
    stock: 0,
    isVisible: false,
    releaseDate: null,
  },
  {
    ...ordinary,
    id: 4,
    ean: "3760000000017",
    title: "Cléo de 5 à 7",
    authors: ["Agnès Varda"],
    kind: "Dvd",
    taxRate: 0.2,
    priceCents: 1999,
    isCustom: true,
  },
  {
    ...ordinary,
    id: 5,
    ean: "9782707300003",
    title: "écrire",
    authors: ["Marguerite Duras"],
    availability: "10",
    releaseDate: "2027-01-14",
    variations: [{ type: "Reliure", value: "Toile" }],
  },
];

const seed = {
  version: `${accountsSeed.version} products 2 ${JSON.stringify(fixture)}`,
  fill: async (database: Parameters<typeof accountsSeed.fill>[0]) => {
    await accountsSeed.fill(database);
    await database.db.transaction(async (tx) => {
      await addProducts(tx, fixture);
      await continueProductIds(tx);
    });
  },
};

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed, variant: { ...generic, thresholds: { ...generic.thresholds, cacheVisibleMinutes: 7 } } });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

async function titles(query: Record<string, unknown> = {}): Promise<string[]> {
  const { status, body } = await libraire.call("listProducts", { query });
  expect(status).toBe(200);
  return body.items.map((item) => item.title);
}

const BY_TITLE = ["Cléo de 5 à 7", "écrire", "L’Étranger", "La Vie mode d’emploi", "Œuvres complètes"];

describe("200, lists", () => {
  it("orders French titles as a bookseller would, accents and case apart", async () => {
    expect(await titles()).toEqual(BY_TITLE);
    expect(await titles({ sort: "-title" })).toEqual([...BY_TITLE].reverse());
  });

  it("returns for each product what its row shows, and the total", async () => {
    const { body } = await libraire.call("listProducts", { query: { search: "perec" } });
    expect(body).toMatchObject({ totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });
    expect(body.items).toEqual([
      {
        id: 1,
        ean: "9782253023906",
        title: "La Vie mode d’emploi",
        authors: ["Georges Perec"],
        publishers: ["Le Livre de poche"],
        collections: ["Littérature"],
        kind: "Book",
        releaseDate: "2024-09-04",
        stock: 3,
        priceWithTax: "11.90",
        taxRate: 0.055,
        availability: "21",
        shelf: "P-17",
        isVisible: true,
        picture: null,
        isCustom: false,
        cacheRefreshedAt: null,
        isRestricted: false,
      },
    ]);
  });

  it.each([
    ["a title without its accents", "etranger", ["L’Étranger"]],
    ["a title without its ligature", "oeuvres", ["Œuvres complètes"]],
    ["an author", "ÉLUARD", ["Œuvres complètes"]],
    ["title and author together", "camus étranger", ["L’Étranger"]],
    ["an EAN with its hyphens", "978-2-253-02390-6", ["La Vie mode d’emploi"]],
    ["an old ISBN", "2-07-036822-X", ["L’Étranger"]],
    ["part of an EAN", "70360024", ["Œuvres complètes"]],
    ["the beginning of a short word", "5 à", ["Cléo de 5 à 7"]],
    ["nothing known", "xyzzy", []],
  ])("finds products by %s", async (_what, search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  it("narrows by availability, kind and visibility", async () => {
    expect(await titles({ availability: ["51", "10"] })).toEqual(["écrire", "Œuvres complètes"]);
    expect(await titles({ kind: ["Dvd"] })).toEqual(["Cléo de 5 à 7"]);
    expect(await titles({ isVisible: false })).toEqual(["Œuvres complètes"]);
    expect(await titles({ isVisible: true, kind: ["Book"], search: "camus" })).toEqual(["L’Étranger"]);
  });

  it.each([
    ["-releaseDate", "écrire", "Œuvres complètes"],
    ["releaseDate", "Œuvres complètes", "écrire"],
    ["-stock", "L’Étranger", "Œuvres complètes"],
    ["priceWithTax", "L’Étranger", "Cléo de 5 à 7"],
    ["ean", "Cléo de 5 à 7", "écrire"],
  ])("orders by %s", async (sort, first, last) => {
    const listed = await titles({ sort });
    expect([listed[0], listed.at(-1)]).toEqual([first, last]);
  });

  it("goes on after a cursor where many rows are alike", async () => {
    const alike = Array.from(
      { length: 20 },
      (_, index): NewProduct => ({ ...ordinary, id: 100 + index, ean: `20000000000${10 + index}`, title: "Même titre" }),
    );
    await addProducts(shop.database.db, alike);
    const query = { search: "meme titre", sort: "-stock", pageSize: 10 };
    const { body: first } = await libraire.call("listProducts", { query });
    const { body: second } = await libraire.call("listProducts", { query: { ...query, after: first.nextCursor } });
    const { body: byPage } = await libraire.call("listProducts", { query: { ...query, page: 2 } });
    expect(second.nextCursor).toBeNull();
    expect(second.items).toEqual(byPage.items);
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(20);
  });

  it("finds while one types: beginnings of titles first, at most twenty", async () => {
    const { body } = await libraire.call("searchCatalog", { query: { search: "é" } });
    expect(body.items[0]).toEqual({ id: 5, ean: "9782707300003", title: "écrire", authors: ["Marguerite Duras"], kind: "Book" });
    expect(body.items.map((item) => item.title)).toContain("Œuvres complètes");
    const { body: elided } = await libraire.call("searchCatalog", { query: { search: "l'étr" } });
    expect(elided.items.map((item) => item.title)).toEqual(["L’Étranger"]);
    const { body: scanned } = await libraire.call("searchCatalog", { query: { search: "9782253023906" } });
    expect(scanned.items.map((item) => item.id)).toEqual([1]);
    const { body: many } = await libraire.call("searchCatalog", { query: { search: "m" } });
    expect(many.items).toHaveLength(20);
  });

  it("names the availabilities as the client does", async () => {
    const { body } = await libraire.call("listAvailabilities");
    expect(body.items).toHaveLength(9);
    expect(body.items).toContainEqual({ id: "21", label: "En stock" });
  });

  it("shows a client that sells only its own titles nothing else", async () => {
    const house = await testApp({ seed, variant: publisher });
    try {
      const staff = await house.signIn("libraire");
      const { body } = await staff.call("listProducts");
      expect(body.items.map((item) => item.title)).toEqual(["Cléo de 5 à 7"]);
      const { body: hits } = await staff.call("searchCatalog", { query: { search: "perec" } });
      expect(hits.items).toEqual([]);
      const [own] = body.items;
      expect((await staff.call("getProduct", { query: { id: own?.id } })).body.title).toBe("Cléo de 5 à 7");
      expect((await staff.call("getProductByEan", { query: { ean: own?.ean } })).body.id).toBe(own?.id);
      // Another shop's titles do not exist here, by any lookup.
      const byId = await staff.call("getProduct", { query: { id: 1 } });
      expect([byId.status, byId.body.detail]).toEqual([404, "Ce titre n’existe pas ou n’existe plus."]);
      const byEan = await staff.call("getProductByEan", { query: { ean: "9782253023906" } });
      expect([byEan.status, byEan.body.detail]).toEqual([404, "Aucun titre ne porte cet EAN."]);
      const refresh = await staff.call("refreshCachesAndCovers", { body: { productIds: [own?.id, 1] } });
      expect([refresh.status, refresh.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "productIds[1]"]);
    } finally {
      await house.close();
    }
  });
});

describe("200, one product", () => {
  it("shows it whole, with its price without tax", async () => {
    const { status, body } = await libraire.call("getProduct", { query: { id: 5 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "écrire",
      priceWithTax: "11.90",
      priceNoTax: "11.28",
      pages: 642,
      variations: [{ type: "Reliure", value: "Toile" }],
    });
  });

  it.each(["9782253023906", "978-2-253-02390-6", " 978 2253023906 ", "2253023906"])("finds it by its EAN typed as « %s »", async (ean) => {
    const { status, body } = await libraire.call("getProductByEan", { query: { ean } });
    expect([status, body.id]).toEqual([200, 1]);
  });
});

describe("200, cache refresh", () => {
  it("plans a task, processes it product by product and reports when it is public", async () => {
    const { status, body } = await libraire.call("refreshCachesAndCovers", { body: { productIds: [2, 3] } });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({
      kind: "RefreshCachesAndCovers",
      label: "Cache de 2 titres",
      state: "Planned",
      progress: 0,
      doneCount: 0,
      totalCount: 2,
      userName: "libraire",
      visibleAt: null,
    });
    shop.clock.advance(90);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    const { body: done } = await libraire.call("getBackgroundTask", { query: { id: body.entityOutput.id } });
    expect(done).toMatchObject({
      state: "Done",
      progress: 1,
      doneCount: 2,
      endedAt: "2026-11-21T09:01:30.000Z",
      visibleAt: "2026-11-21T09:08:30.000Z",
    });
    const { body: product } = await libraire.call("getProduct", { query: { id: 2 } });
    expect(product.cacheRefreshedAt).toBe("2026-11-21T09:01:30.000Z");
  });
});

describe("404", () => {
  it("returns 404 for an unknown product", async () => {
    const byId = await libraire.call("getProduct", { query: { id: 4711 } });
    expect([byId.status, byId.body.detail]).toEqual([404, "Ce titre n’existe pas ou n’existe plus."]);
    const byEan = await libraire.call("getProductByEan", { query: { ean: "9782070413119" } });
    expect([byEan.status, byEan.body.detail]).toEqual([404, "Aucun titre ne porte cet EAN."]);
  });
});

describe("422", () => {
  it.each([
    ["9782253023904", "EAN incorrect, clé attendue : 6."],
    ["97822530239", "Un EAN compte 13 chiffres, un ancien ISBN 10."],
    ["pas un code", "Un EAN ne contient que des chiffres."],
  ])("names the fault of the EAN « %s »", async (ean, sentence) => {
    const { status, body } = await libraire.call("getProductByEan", { query: { ean } });
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages).toEqual([{ propertyName: "ean", errorMessage: sentence }]);
  });

  it("names the products that do not exist, and plans nothing", async () => {
    const { status, body } = await libraire.call("refreshCachesAndCovers", { body: { productIds: [1, 2, 4711] } });
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages.map((error) => error.propertyName)).toEqual(["productIds[2]"]);
    expect(shop.jobs.waiting).toEqual([]);
  });

  it.each([
    ["sort", "author"],
    ["kind", "Boat"],
    ["availability", "99"],
    ["isVisible", "perhaps"],
    ["after", "AAAA"],
  ])("refuses the parameter %s=%s", async (name, value) => {
    expect((await libraire.call("listProducts", { query: { [name]: value } })).status).toBe(422);
  });

  it.each([{ productIds: [] }, { productIds: [1, 1] }, { productIds: ["1"] }, {}])("refuses the body %j", async (body) => {
    const answer = await libraire.call("refreshCachesAndCovers", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.propertiesErrorMessages[0]?.propertyName).toMatch(/^productIds/);
  });
});

describe("a repeated request", () => {
  it("plans one task, also when another user repeats it", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await libraire.call("refreshCachesAndCovers", { body: { productIds: [1] } }, { headers });
    const second = await libraire.call("refreshCachesAndCovers", { body: { productIds: [1] } }, { headers });
    expect(second.body).toEqual(first.body);
    expect(shop.jobs.waiting).toHaveLength(1);
    const other = await libraire.call("refreshCachesAndCovers", { body: { productIds: [2] } }, { headers });
    expect(other.status).toBe(422);
  });
});
