import { variant as publisher } from "@reserve/client-publisher";
import { saleState, saleStates } from "@reserve/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { titlesSeed } from "./catalog.list.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

type Query = Record<string, unknown>;
/** The part of the public responses used by these tests. */
interface PublicAnswer {
  items: { id: number; title: string }[];
  facets: { name: string }[];
  title: string;
  totalCount: number;
  countedCount: number;
}

async function listed(query: Query) {
  const { status, body } = await libraire.call("listProducts", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const ids = async (query: Query) => (await listed(query)).items.map(({ id }) => id).sort((a, b) => a - b);

async function facets(query: Query) {
  const { status, body } = await libraire.call("getProductFacets", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  const of = (name: string) => {
    const facet = body.facets.find((one) => one.name === name);
    return Object.fromEntries((facet?.values ?? []).map(({ label, count }) => [label, count]));
  };
  return { ...body, of };
}

describe("a list is narrowed by", () => {
  it.each<[Query, number[]]>([
    [{ publisher: ["Gallimard", "P.O.L"] }, [1, 2, 3, 5, 6, 7, 8, 9]],
    [{ publisher: ["P.O.L"] }, [2]],
    [{ publisher: ["Éditions de Minuit"] }, [4]],
    [{ publisher: ["gallimard"] }, []],
    [{ collection: ["Folio"], stock: "OutOfStock" }, [3, 5]],
    [{ language: ["bre"] }, [3]],
    [{ clil: ["3444"] }, [5]],
    [{ thema: ["FB"], kind: ["Book"], stock: "InStock" }, [1, 4, 6, 7, 8]],
    [{ price: ["0-5", "5-10"] }, [6, 9]],
    [{ price: ["50-"] }, [7]],
    [{ year: [2027] }, [4]],
    [{ year: [99_999] }, []],
    [{ isRestricted: true }, [6]],
    [{ isCustom: true }, [9]],
    [{ sale: ["Unpriced", "Hidden"] }, [7, 8]],
    [{ sale: ["ToRelease"], publisher: ["Éditions de Minuit"] }, [4]],
    [{ search: "perec", sale: ["ToOrder"] }, [2]],
    [{ search: "perec", publisher: ["P.O.L"], sort: "-title" }, [2]],
    [{ search: "97820", language: ["fre"], sale: ["OutOfPrint"] }, [5]],
  ])("%j", async (query, wanted) => {
    expect(await ids(query)).toEqual(wanted);
    const { totalCount, totalIsExact } = await listed(query);
    expect([totalCount, totalIsExact]).toEqual([wanted.length, true]);
    expect((await libraire.call("countProducts", { query: withoutSort(query) })).body).toEqual({ count: wanted.length });
    expect((await facets(withoutSort(query))).countedCount).toBe(wanted.length);
  });

  it("the state of sale that the domain reckons, each of them once", async () => {
    const { items } = await listed({});
    const states = items.map((item) => [saleState(item, TEST_START), item.id] as const);
    expect(new Set(states.map(([state]) => state))).toEqual(new Set(saleStates));
    for (const state of saleStates)
      expect(await ids({ sale: [state] }), state).toEqual(states.flatMap(([one, id]) => (one === state ? [id] : [])).sort((a, b) => a - b));
  });

  it("pages in any order, on and on", async () => {
    const first = await listed({ publisher: ["Gallimard"], sort: "-priceWithTax", pageSize: 10 });
    expect(first.items[0]?.title).toBe("Masqué à la main");
    expect((await listed({ publisher: ["Gallimard"], page: 2, pageSize: 10 })).items).toEqual([]);
  });
});

/** The query that chooses one value of a facet. */
function chosen(name: string, value: string): Query {
  if (name === "visibility") return { isVisible: value === "Visible" };
  if (name === "stock") return { stock: value as "InStock" };
  return { [name]: [name === "year" ? Number(value) : value] };
}

const withoutSort = ({ sort: _, ...query }: Query) => query;

describe("facets", () => {
  it("are called in the caller’s language, subjects by their French labels", async () => {
    const { of } = await facets({});
    expect(of("sale")).toMatchObject({ "En vente": 2, "Prix manquant": 1, "Masqué par une règle": 1 });
    expect(of("kind")).toEqual({ Livre: 8, Objet: 1 });
    expect(of("language")).toEqual({ français: 8, breton: 1 });
    expect(of("clil")).toEqual({ "3442 Romans": 7, "3444 Romans étrangers": 1 });
    expect(of("thema")).toEqual({ "FB Fiction : générale et littéraire": 7 });
    expect(of("price")).toEqual({ "Moins de 5 €": 1, "5 à 10 €": 1, "10 à 15 €": 5, "50 € et plus": 1 });
    expect(of("stock")).toEqual({ "En rayon": 6, "Sans stock": 3 });
    const { body } = await libraire.call("getProductFacets", {}, { headers: { "Accept-Language": "en" } });
    expect(body.facets.find(({ name }) => name === "language")?.values.map(({ label }) => label)).toEqual(["French", "Breton"]);
  });

  it("count what is left when their value is chosen, each alone and all of one title together", async () => {
    const { body } = await libraire.call("getProductFacets", {});
    for (const { name, values } of body.facets)
      for (const { value, count } of values) {
        const left = await facets(chosen(name, value));
        expect([left.countedCount, left.isExact], `${name} ${value}`).toEqual([count, true]);
      }
    const every = Object.assign({}, ...body.facets.map(({ name, values }) => chosen(name, values[0]?.value ?? "")));
    expect((await facets(every)).facets.map(({ name }) => name)).toEqual(body.facets.map(({ name }) => name));
  });

  it("that are chosen do not narrow themselves, but all others", async () => {
    const { of, countedCount } = await facets({ publisher: ["P.O.L"] });
    expect(countedCount).toBe(1);
    expect(of("publisher")).toEqual({ Gallimard: 7, "P.O.L": 1, "Éditions de Minuit": 1 });
    expect(of("sale")).toEqual({ "Sur commande": 1 });
    const two = await facets({ publisher: ["P.O.L"], sale: ["OnSale"] });
    expect(two.countedCount).toBe(0);
    // What is chosen stays in sight, were it found nowhere.
    expect(two.of("publisher")).toEqual({ Gallimard: 2, "P.O.L": 0 });
    expect(two.of("sale")).toEqual({ "Sur commande": 1, "En vente": 0 });
  });
});

describe("subjects", () => {
  const found = async (query: Query) => (await libraire.call("listSubjects", { query })).body.items;

  it("are found by words of their labels and the beginnings of their codes", async () => {
    expect((await found({ scheme: "Clil", search: "romans etrang" }))[0]).toMatchObject({ code: "3444", label: "Romans étrangers" });
    expect((await found({ scheme: "Thema", search: "yp" }))[0]).toEqual({
      code: "YP",
      label: "Matériel didactique",
      parents: ["Enfant, adolescent et enseignement"],
    });
    expect((await found({ scheme: "Clil", search: "34" })).length).toBeGreaterThan(5);
    expect(await found({ scheme: "Thema", search: "xyzzyx" })).toEqual([]);
  });

  it("are named by their codes, in their order, a strange one by itself", async () => {
    expect((await found({ scheme: "Clil", code: ["3444", "0000", "3442"] })).map(({ label }) => label)).toEqual([
      "Romans étrangers",
      "0000",
      "Romans",
    ]);
  });

  it("want words or codes of a scheme", async () => {
    for (const query of [{ scheme: "Clil" }, { scheme: "Dewey", search: "roman" }, { search: "roman" }])
      expect((await libraire.call("listSubjects", { query: query as never })).status).toBe(422);
  });
});

describe("pasted EANs", () => {
  const paste = async (eans: string[]) => {
    const { status, body } = await libraire.call("listProductsByEans", { body: { eans } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.entityOutput;
  };

  it("come back in the order of the paste: known, unknown, with the right key, unreadable; each once", async () => {
    const { items, duplicateCount } = await paste([
      "978-2-253-02390-6",
      "9782370559999",
      "9782070360025",
      "2-07-036002-4",
      "9782253023906",
      "poche",
      "9782366247770",
    ]);
    expect(items.map(({ verdict, product, corrected }) => [verdict, product?.title ?? null, corrected])).toEqual([
      ["Known", "En réimpression", null],
      ["Unknown", null, null],
      ["WrongKey", "En vente", "9782070360024"],
      ["Known", "En vente", null],
      ["Unreadable", null, null],
      ["Unknown", null, null],
    ]);
    expect(duplicateCount).toBe(1);
  });

  it("are no more than a thousand, and no fewer than one", async () => {
    const many = Array.from({ length: 1000 }, (_, index) => String(9_782_070_000_000 + index));
    expect((await paste(many)).items).toHaveLength(1000);
    for (const eans of [[], [...many, "9782253023906"], [""]])
      expect((await libraire.call("listProductsByEans", { body: { eans } })).status).toBe(422);
  });
});

describe("the export", () => {
  const exported = async (query: Query, headers: Record<string, string> = {}) => {
    const answer = await libraire.open("exportProducts", { query } as never, { headers });
    expect(answer.status).toBe(200);
    const lines = new TextDecoder("utf-8", { ignoreBOM: true })
      .decode(await answer.arrayBuffer())
      .split("\r\n")
      .filter((line) => line !== "");
    return { headers: answer.headers, head: lines[0], rows: lines.slice(1) };
  };

  it("has everything of the titles that the list shows, in its order", async () => {
    const { head, rows } = await exported({ sort: "-priceWithTax", publisher: ["Gallimard"] });
    expect(head).toMatch(/^\u{feff}Fiche;EAN;Sous-EAN;Titre;/u);
    const { items } = await listed({ sort: "-priceWithTax", publisher: ["Gallimard"] });
    expect(rows.map((row) => row.split(";")[3])).toEqual(items.map(({ title }) => title));
    expect(rows[0]).toContain("50,00;47,39;5,5 %;");
    expect(rows.join()).toContain("Masqué par une règle;En stock;oui;oui;non");
  });

  it("has its filter in its name", async () => {
    const { headers } = await exported({ sale: ["ToRelease"], search: "perec" });
    expect(decodeURIComponent(headers.get("Content-Disposition") ?? "")).toContain("produits-à-paraître-perec-2026-11-21.csv");
  });

  it("contains the results of the search, in the caller's language", async () => {
    expect((await exported({ search: "réimpression" })).rows).toHaveLength(1);
    expect((await exported({ search: "97820" })).rows.length).toBeGreaterThan(1);
    expect((await exported({}, { "Accept-Language": "en" })).head).toContain("Price without tax");
  });
});

describe("the public site", () => {
  const ask = (operation: Parameters<Caller["call"]>[0], query: Query, headers: Record<string, string> = {}) =>
    shop.anonymous.call(operation, { query } as never, { headers }) as unknown as Promise<{
      status: number;
      headers: Headers;
      body: PublicAnswer;
    }>;

  it("finds what everybody may see, and nothing that is hidden, by hand or by a rule", async () => {
    const { status, body } = await ask("searchPublicCatalog", {});
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 9]);
    expect((await ask("searchPublicCatalog", { search: "perec", publisher: ["Gallimard"] })).body.totalCount).toBe(4);
    for (const search of ["masqué", "97822640", "9782226249678"])
      expect((await ask("searchPublicCatalog", { search })).body.items, search).toEqual([]);
  });

  it("returns neither stock nor shelf, and no facet for staff", async () => {
    const { body } = await ask("searchPublicCatalog", { search: "vente" });
    expect(body.items[0]).toEqual({
      id: 1,
      ean: "9782070360024",
      title: "En vente",
      authors: ["Georges Perec"],
      publishers: ["Gallimard"],
      collections: ["Folio"],
      kind: "Book",
      releaseDate: "2024-09-04",
      priceWithTax: "11.90",
      taxRate: 0.055,
      availability: "21",
      isInStock: true,
      picture: null,
    });
    const { body: facets } = await ask("getPublicFacets", { stock: "OutOfStock" });
    expect(facets.countedCount).toBe(3);
    expect(facets.facets.map(({ name }) => name)).not.toContain("visibility");
    expect(facets.facets.map(({ name }) => name)).not.toContain("sale");
    for (const query of [{ isVisible: false }, { isRestricted: true }, { sale: ["Hidden"] }, { isCustom: true }])
      expect((await ask("searchPublicCatalog", query)).status, JSON.stringify(query)).toBe(400);
  });

  it("suggests no word of what is hidden", async () => {
    expect((await ask("searchPublicCatalog", { search: "masqueé" })).body).toMatchObject({ items: [], suggestion: null });
  });

  it("opens a title by its number or its id, several in the order of the question", async () => {
    const { body } = await ask("getPublicProduct", { id: 1 });
    expect(body).toMatchObject({ title: "En vente", pages: 642, isInStock: true });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["stock"]));
    expect((await ask("getPublicProductByEan", { ean: "2-07-036002-4" })).body.title).toBe("En vente");
    expect((await ask("listPublicProducts", { id: [5, 6, 1, 4711] })).body.items.map(({ id }) => id)).toEqual([5, 1]);
    expect((await ask("listPublicProductsByEan", { ean: ["9782070413119", "9782264056160", "pas un EAN"] })).body.items).toHaveLength(1);
  });

  it.each([
    ["getPublicProduct", { id: 6 }, 404],
    ["getPublicProduct", { id: 7 }, 404],
    ["getPublicProductByEan", { ean: "9782264056160" }, 404],
    ["getPublicProductByEan", { ean: "9782070360025" }, 422],
    ["listPublicProducts", { id: Array.from({ length: 101 }, (_, index) => index + 1) }, 422],
    ["listPublicProducts", {}, 422],
  ] as const)("%s %j → %i", async (operation, query, wanted) => {
    expect((await ask(operation, query)).status).toBe(wanted);
  });

  it("caches a response for a minute, and revalidates it by its ETag", async () => {
    const first = await ask("getPublicProduct", { id: 1 });
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(first.headers.get("Vary")).toContain("Accept-Language");
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask("getPublicProduct", { id: 1 }, { "If-None-Match": `"other", W/${tag}` });
    expect([again.status, again.headers.get("ETag")]).toEqual([304, tag]);
    expect((await ask("getPublicProduct", { id: 2 }, { "If-None-Match": tag })).status).toBe(200);
    // A rejection must not be cached.
    expect((await ask("getPublicProduct", { id: 6 })).headers.get("Cache-Control")).toBe("no-store");
  });
});

it("offers a client of its own titles alone nothing else, however it is narrowed", async () => {
  const other = await testApp({ seed: titlesSeed, variant: { ...publisher, flags: { ...publisher.flags, onlyCustomProducts: true } } });
  const staff = await other.signIn("libraire");
  for (const query of [{}, { publisher: ["Gallimard"] }, { sale: ["OnSale"] as const }, { price: ["5-10"] as const }]) {
    const { body } = await staff.call("listProducts", { query: query as never });
    expect(body.items.map(({ id }) => id)).toEqual([9]);
    expect((await staff.call("getProductFacets", { query: query as never })).body.countedCount).toBe(1);
  }
  await other.close();
});
