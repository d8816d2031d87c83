import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { restrictions } from "../../platform/catalog/restrictions.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds } from "../catalog/catalog.bulk.store.ts";
import { eanNumber, titleWith } from "./restrictions.fixtures.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.alone((run) =>
    run("delete from restrictions; delete from products; delete from product_names; delete from background_tasks;"),
  );
  await shop.database.db.transaction(async (tx) => {
    await addProducts(tx, [
      titleWith(1, { authors: ["Georges Perec"], publishers: ["Gallimard"] }),
      titleWith(2, { authors: ["Émile Zola", "Georges Perec"], publishers: ["GALLIMARD"], suppliers: ["Hachette Distribution"] }),
      titleWith(3, { authors: [], publishers: ["Éditions de Minuit"], languages: [], priceCents: null }),
      titleWith(4, { publishers: [], languages: ["bre", "fre"], priceCents: 0, availability: "51", collections: ["Folio"] }),
    ]);
    await continueProductIds(tx);
  });
});

type Body = { type: string; values: string[]; isExcluded?: boolean; label?: string };
const bodyOf = ({ isExcluded = true, label = "", ...rest }: Body) => ({ ...rest, isExcluded, label });
const create = (body: Body, headers: Record<string, string> = {}) => admin.call("createRestriction", { body: bodyOf(body) }, { headers });
/** Creates rules; returns the first id. */
async function made(body: Body): Promise<number> {
  const answer = await create(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput.items[0]?.id ?? expect.fail("no rule");
}
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, body: Body, version: string) =>
  admin.call("updateRestriction", { query: { id }, body: bodyOf(body) }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteRestriction", { query: { id } }, withVersion(version));
const check = (body: Body & { id?: number | null }) => {
  const { label: _label, ...rest } = bodyOf(body);
  return admin.call("checkRestrictions", { body: { id: null, ...rest } });
};
async function hidden(): Promise<number[]> {
  const rows = await shop.database.db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(eq(productSearch.isRestricted, true))
    .orderBy(productSearch.productId);
  return rows.map(({ id }) => id);
}
describe("a rule", () => {
  it("hides its titles from the public site with the answer, and shows them when it is lifted", async () => {
    const id = await made({ type: "Publisher", values: ["gallimard"] });
    expect(await hidden()).toEqual([1, 2]);
    expect((await admin.call("listProducts", { query: { isRestricted: true } })).body.items.map((one) => one.id).sort()).toEqual([1, 2]);
    expect((await remove(id, '"1"')).status).toBe(200);
    expect(await hidden()).toEqual([]);
  });

  it("excludes, or keeps nothing but its values", async () => {
    for (const [body, expected] of [
      [{ type: "Ean", values: [eanNumber(3)] }, [3]],
      [{ type: "Author", values: ["Emile Zola"] }, [2]],
      [{ type: "Author", values: ["Émile Zola"], isExcluded: false }, [1, 3, 4]],
      [{ type: "Publisher", values: ["Gallimard"], isExcluded: false }, [3, 4]],
      [{ type: "Supplier", values: ["Hachette Distribution"] }, [2]],
      [{ type: "Collection", values: ["Folio"], isExcluded: false }, [1, 2, 3]],
      [{ type: "AvailabilityCode", values: ["51"] }, [4]],
      [{ type: "Language", values: ["FRE"], isExcluded: false }, [3]],
      [{ type: "Language", values: ["bre", "eng"], isExcluded: false }, [1, 2, 3]],
      [{ type: "Price", values: ["0"] }, [4]],
      [{ type: "Price", values: ["11,90", "0"], isExcluded: false }, [3]],
    ] as [Body, number[]][]) {
      await made(body);
      expect(await hidden(), JSON.stringify(body)).toEqual(expected);
      await shop.database.alone((run) => run("delete from restrictions; update product_search set is_restricted = false;"));
    }
  });

  it("is obeyed by titles that come, change and are taken over afterwards", async () => {
    await made({ type: "Publisher", values: ["Gallimard"] });
    await made({ type: "Price", values: ["11.90"], isExcluded: false });
    expect(await hidden()).toEqual([1, 2, 3, 4]);
    const { db } = shop.database;
    await addProducts(db, [
      titleWith(5, { publishers: ["Seuil"] }),
      titleWith(6, { publishers: ["gallimard"] }),
      titleWith(7, { priceCents: 500, publishers: [] }),
    ]);
    expect(await hidden()).toEqual([1, 2, 3, 4, 6, 7]);
    await db
      .update(products)
      .set({ publishers: ["Minuit"] })
      .where(eq(products.id, 1));
    await db.update(products).set({ priceCents: 1190 }).where(eq(products.id, 7));
    await db
      .update(products)
      .set({ publishers: ["Éditions Gallimard", "GALLIMARD"] })
      .where(eq(products.id, 5));
    await db.update(products).set({ stock: 0 }).where(eq(products.id, 2));
    expect(await hidden()).toEqual([2, 3, 4, 5, 6]);
  });

  it("is named by the titles that it hides, an exclusion before what is kept", async () => {
    const zola = await made({ type: "Author", values: ["Émile Zola"], label: "Pas de Zola" });
    const kept = await made({ type: "Publisher", values: ["Seuil"], isExcluded: false });
    const { body } = await admin.call("getProduct", { query: { id: 2 } });
    expect([body.isRestricted, body.restrictedBy]).toEqual([
      true,
      [
        { id: zola, label: "Pas de Zola", type: "Author", value: "Émile Zola", isExcluded: true },
        { id: kept, label: "", type: "Publisher", value: "Seuil", isExcluded: false },
      ],
    ]);
    expect((await admin.call("getProductByEan", { query: { ean: eanNumber(1) } })).body.restrictedBy.map(({ id }) => id)).toEqual([kept]);
    await remove(zola, '"1"');
    await remove(kept, '"1"');
    expect((await admin.call("getProduct", { query: { id: 2 } })).body.restrictedBy).toEqual([]);
  });
});

describe("saving", () => {
  it("creates one rule per value, and logs each", async () => {
    const body = { type: "Ean", values: [`${eanNumber(1).slice(0, 3)}-${eanNumber(1).slice(3)}`, eanNumber(2)], label: " Retirés " };
    expect((await create(body)).body.entityOutput).toMatchObject({
      items: [
        { type: "Ean", value: eanNumber(1), isExcluded: true, label: "Retirés", version: 1 },
        { type: "Ean", value: eanNumber(2), isExcluded: true, label: "Retirés", version: 1 },
      ],
      task: null,
    });
    expect(await shop.database.db.select().from(restrictions)).toHaveLength(2);
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "createRestriction"))
      .orderBy(auditEntries.id);
    expect(log.at(-1)).toMatchObject({ entity: "restriction", entityId: null, changes: { values: [null, [eanNumber(1), eanNumber(2)]] } });
  });

  it("is 422 at each value that cannot be one, and nothing is made", async () => {
    const { status, body } = await create({ type: "Ean", values: [eanNumber(1), "9782070360025", "Perec"] });
    expect([status, body.propertiesErrorMessages]).toEqual([
      422,
      [
        { propertyName: "values[1]", errorMessage: "9782070360025 : clé fausse, 4 attendu à la fin." },
        { propertyName: "values[2]", errorMessage: "« Perec » n’est ni un EAN ni un ISBN." },
      ],
    ]);
    for (const [type, value] of [
      ["Price", "cher"],
      ["Language", "français"],
      ["AvailabilityCode", "22"],
      ["Author", "   "],
      ["Colour", "red"],
    ] as const)
      expect((await create({ type, values: [value] })).status, value).toBe(422);
    expect((await create({ type: "Ean", values: [] })).status).toBe(422);
    expect(await shop.database.db.select().from(restrictions)).toEqual([]);
  });

  it("is 409 for a value that has its rule, or is repeated in the list, and nothing is created", async () => {
    const id = await made({ type: "Publisher", values: ["Éditions du Seuil"] });
    const { status, body } = await create({ type: "Publisher", values: ["Minuit", "editions du  seuil", "MINUIT"], isExcluded: false });
    expect([status, body.reason, body.propertiesErrorMessages]).toEqual([
      409,
      "duplicate",
      [
        { propertyName: "values[1]", errorMessage: "Une règle porte déjà sur « editions du seuil »." },
        { propertyName: "values[2]", errorMessage: "« MINUIT » est deux fois dans la liste." },
      ],
    ]);
    expect((await create({ type: "Collection", values: ["Éditions du Seuil"] })).status).toBe(200);
    expect((await save(id, { type: "Publisher", values: ["EDITIONS DU SEUIL"] }, '"1"')).status).toBe(200);
    expect((await save(id, { type: "Collection", values: ["Éditions du Seuil"] }, '"2"')).status).toBe(409);
    const both = await Promise.all([create({ type: "Price", values: ["1"] }), create({ type: "Price", values: ["1.00"] })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it("is done by a user who saw the latest version, once when two save at once, with one value", async () => {
    const id = await made({ type: "Author", values: ["Émile Zola"] });
    const answers = await Promise.all([
      save(id, { type: "Author", values: ["Georges Perec"] }, '"1"'),
      save(id, { type: "Price", values: ["0"] }, '"1"'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const current = (await admin.call("getRestriction", { query: { id } })).body;
    expect(answers.find(({ status }) => status === 412)?.body.current).toEqual(current);
    expect(await hidden()).toEqual(current.type === "Price" ? [4] : [1, 2, 4]);
    const two = await save(id, { type: "Price", values: ["1", "2"] }, '"2"');
    expect([two.status, two.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "values"]);
    const entries = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "updateRestriction"))
      .orderBy(auditEntries.id);
    expect(entries.filter(({ outcome }) => outcome === "done").at(-1)).toMatchObject({ entity: "restriction", entityId: String(id) });
  });

  it("takes a rule away once", async () => {
    const id = await made({ type: "Author", values: ["Émile Zola"] });
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getRestriction", { query: { id } })).status).toBe(404);
  });
});

describe("what a rule would hide", () => {
  it("is counted and listed by title, with what others hide already and the catalogue's number, and nothing is saved", async () => {
    await made({ type: "Author", values: ["Émile Zola"] });
    const { status, body } = await check({ type: "Publisher", values: ["Gallimard"] });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({
      catalogCount: 4,
      hiddenCount: 2,
      alreadyHiddenCount: 1,
      newlyHiddenCount: 1,
      shownAgainCount: 0,
      orderCount: 0,
      items: [
        { id: 1, title: "Titre 1", isAlreadyHidden: false },
        { id: 2, title: "Titre 2", isAlreadyHidden: true },
      ],
      nextCursor: null,
    });
    expect(await hidden()).toEqual([2]);
    expect(await shop.database.db.select().from(restrictions)).toHaveLength(1);
  });

  it("returns what one more allowed value shows again, and what a changed rule changes", async () => {
    const id = await made({ type: "Publisher", values: ["Gallimard"], isExcluded: false });
    expect((await check({ type: "Publisher", values: ["Éditions de Minuit"], isExcluded: false })).body.entityOutput).toMatchObject({
      hiddenCount: 1,
      alreadyHiddenCount: 1,
      newlyHiddenCount: 0,
      shownAgainCount: 1,
    });
    expect((await check({ id, type: "Publisher", values: ["Gallimard"], isExcluded: true })).body.entityOutput).toMatchObject({
      hiddenCount: 2,
      alreadyHiddenCount: 0,
      newlyHiddenCount: 2,
      shownAgainCount: 2,
    });
    expect((await check({ id: 9999, type: "Price", values: ["1"] })).status).toBe(404);
    const wrong = await check({ type: "Price", values: ["1", "deux"] });
    expect([wrong.status, wrong.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "values[1]"]);
  });

  it("goes on behind its cursor", async () => {
    await addProducts(
      shop.database.db,
      Array.from({ length: 40 }, (_, index) => titleWith(100 + index, { publishers: ["Série"] })),
    );
    const body = { id: null, type: "Publisher", values: ["Série"], isExcluded: true } as const;
    const first = (await admin.call("checkRestrictions", { body })).body.entityOutput;
    const next = (await admin.call("checkRestrictions", { body: { ...body, after: first.nextCursor ?? "" } })).body.entityOutput;
    expect([first.hiddenCount, first.items.length, next.items.length, next.nextCursor]).toEqual([40, 25, 15, null]);
    expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(40);
    expect((await admin.call("checkRestrictions", { body: { ...body, after: "rien" } })).status).toBe(422);
  });
});

describe("a rule about many titles", () => {
  const MANY = 5_200;
  beforeEach(async () => {
    await shop.database.db.transaction((tx) =>
      addProducts(
        tx,
        Array.from({ length: MANY }, (_, index) => titleWith(1_000 + index, { suppliers: [index % 2 === 0 ? "Pair" : "Impair"] })),
      ),
    );
  });
  const progress = async () => (await admin.call("getRestrictionProgress")).body.task;

  it("is applied in the background: the save returns at once, ten saves are one task, and the last one wins", async () => {
    expect(await progress()).toBeNull();
    const answer = await create({ type: "Supplier", values: ["Pair"] });
    expect(answer.body.entityOutput.task).toMatchObject({ kind: "ApplyRestrictions", state: "Planned", totalCount: 1_000 + MANY - 1 });
    for (const value of ["Sodis", "Ailleurs", "Nulle part"]) await made({ type: "Supplier", values: [value] });
    const id = await made({ type: "Supplier", values: ["Impair"], isExcluded: false });
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await admin.call("listBackgroundTasks")).body.items).toHaveLength(1);
    expect(await hidden()).toEqual([]);
    // What few titles obey is done at once all the same.
    await made({ type: "Ean", values: [eanNumber(1_001)] });
    expect(await hidden()).toEqual([1_001]);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await progress()).toBeNull();
    expect(await hidden()).toHaveLength(MANY / 2 + 1 + 3);
  });

  it("goes on where a killed worker stopped, and does again what a rule saved meanwhile changes", async () => {
    await made({ type: "Supplier", values: ["Pair"] });
    let left = 1;
    const { db } = shop.ports;
    const dying = new Proxy(db, {
      get: (target, name) =>
        name === "transaction"
          ? (work: Parameters<typeof db.transaction>[0]) => (left-- > 0 ? target.transaction(work) : Promise.reject(new Error("killed")))
          : Reflect.get(target, name, target),
    });
    expect(await shop.jobs.drain({ ...shop.ports, db: dying })).toHaveLength(1);
    const half = (await hidden()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(MANY / 2);
    shop.clock.advance(60);
    await made({ type: "Supplier", values: ["Impair"] });
    const waiting = (await admin.call("listBackgroundTasks", { query: {} })).body.items;
    expect(waiting.map(({ state }) => state).filter((state) => state !== "Done").length).toBeGreaterThan(0);
    for (const { id } of waiting) await shop.jobs.enqueue(db, "tasks", id);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await hidden()).toHaveLength(MANY);
    expect(await progress()).toBeNull();
  });
});

describe("the list", () => {
  it("is sorted by type and value, filtered and searched without accents, and page by page", async () => {
    await made({ type: "Author", values: ["Émile Zola", "Annie Ernaux"], label: "Fonds" });
    await made({ type: "Language", values: ["fre"], isExcluded: false });
    await made({ type: "Ean", values: [eanNumber(1)] });
    const values = async (query: object) => (await admin.call("listRestrictions", { query })).body.items.map(({ value }) => value);
    expect(await values({})).toEqual([eanNumber(1), "Annie Ernaux", "Émile Zola", "fre"]);
    expect(await values({ type: ["Author"], search: "emile" })).toEqual(["Émile Zola"]);
    expect(await values({ search: "fonds" })).toEqual(["Annie Ernaux", "Émile Zola"]);
    expect(await values({ isExcluded: false })).toEqual(["fre"]);
    expect((await values({ sort: "-createdAt" })).at(0)).toBe(eanNumber(1));
    expect((await admin.call("listRestrictions", { query: { type: ["Colour"] } })).status).toBe(422);
  });

  it("knows the types, and the values that titles have", async () => {
    const types = (await admin.call("listRestrictionTypes")).body.items;
    expect(types.map(({ id, label, takes }) => `${id} ${label} ${takes}`)).toContain("Supplier Fournisseur Name");
    expect(types).toHaveLength(10);
    const values = async (query: object) =>
      (await admin.call("listRestrictionValues", { query } as never)).body.items.map(({ value }) => value);
    expect(await values({ type: "Publisher" })).toEqual(["Éditions de Minuit", "GALLIMARD"]);
    expect(await values({ type: "Author", search: "zola" })).toEqual(["Émile Zola"]);
    expect(await values({ type: "AvailabilityCode" })).toContain("51");
    expect(await values({ type: "Ean" })).toEqual([]);
  });
});

it("is 404 where there is none", async () => {
  expect((await admin.call("getRestriction", { query: { id: 9999 } })).status).toBe(404);
  expect((await save(9999, { type: "Price", values: ["1"] }, '"1"')).status).toBe(404);
  expect((await remove(9999, '"1"')).status).toBe(404);
});
