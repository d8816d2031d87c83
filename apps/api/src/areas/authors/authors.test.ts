import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { addAuthorsOfTitles } from "./authors.store.ts";
import { authorNames, authors } from "./authors.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

type Text = Input<"createAuthor">["body"];
const text = (name: string, more: Partial<Text> = {}): Text => ({
  name,
  otherNames: [],
  biography: "",
  born: null,
  died: null,
  isVisible: true,
  ...more,
});
const create = (name: string, more?: Partial<Text>) => admin.call("createAuthor", { body: text(name, more) });
const made = async (name: string, more?: Partial<Text>) => (await create(name, more)).body.entityOutput;
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, body: Text, version: string) => admin.call("updateAuthor", { query: { id }, body }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteAuthor", { query: { id } }, withVersion(version));
const merge = (id: number, otherIds: number[], version: string) =>
  admin.call("mergeAuthors", { body: { id, otherIds } }, withVersion(version));
const names = async (query: object) => (await admin.call("listAuthors", { query })).body.items.map(({ name }) => name);
const title = (id: number, by: readonly string[]): NewProduct => ({
  id,
  ean: `97820000${String(id).padStart(5, "0")}`,
  subEan: null,
  title: `Titre ${id}`,
  authors: [...by],
  publishers: [],
  suppliers: [],
  collections: [],
  editions: [],
  series: [],
  categories: [],
  classifications: [],
  publics: [],
  kind: "Book",
  releaseDate: null,
  stock: 0,
  priceCents: 100,
  taxRate: 0.055,
  availability: "20",
  shelf: null,
  summary: null,
  pages: null,
  weight: null,
  height: null,
  width: null,
  thickness: null,
  variations: [],
  isSigned: false,
  isVisible: true,
  isCustom: false,
  cacheRefreshedAt: null,
});

describe("an author", () => {
  it("is made, and the log names it", async () => {
    const body = text("  Émile   Ajar ", { otherNames: ["Romain Gary", " Romain Gary", "Émile Ajar"], born: 1914, died: 1980 });
    const author = (await admin.call("createAuthor", { body })).body.entityOutput;
    expect(author).toMatchObject({ name: "Émile Ajar", otherNames: ["Romain Gary"], born: 1914, died: 1980, titleCount: 0, version: 1 });
    expect(await shop.database.db.select().from(authors)).toHaveLength(1);
    const read = await admin.call("getAuthor", { query: { id: author.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', author]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createAuthor"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["author", String(author.id), "Émile Ajar"],
    ]);
  });

  it("is changed once when two save at once", async () => {
    const { id } = await made("Colette");
    const answers = await Promise.all([save(id, text("Sidonie"), '"1"'), save(id, text("Gabrielle"), '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it("is refused with the property that is wrong", async () => {
    const { id } = await made("Marguerite Duras");
    const properties = async (body: Text) => {
      const answer = await save(id, body, '"1"');
      return [answer.status, answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)];
    };
    expect(await properties(text(" … "))).toEqual([422, ["name"]]);
    expect(await properties(text("Duras", { born: 1996, died: 1914 }))).toEqual([422, ["died"]]);
    expect(await properties(text("Duras", { born: 3000 }))).toEqual([422, ["born"]]);
  });

  it("has distinct spellings, also with concurrent requests", async () => {
    await made("Boris Vian", { otherNames: ["Vernon Sullivan"] });
    const taken = await create("vernon sullivan");
    expect([taken.status, taken.body.propertiesErrorMessages[0]]).toMatchObject([
      409,
      { propertyName: "name", errorMessage: "« vernon sullivan » est déjà un nom de Boris Vian : fusionnez les deux fiches." },
    ]);
    expect((await create("Bison Ravi", { otherNames: ["BORIS VIAN"] })).body.propertiesErrorMessages[0]?.propertyName).toBe("otherNames");
    // Concurrent requests do not see each other's row: one of them is still rejected.
    const both = await Promise.all([create("Hugo Hachebuisson"), create("Hugo Hachebuisson")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is deleted once, and frees its names", async () => {
    const { id } = await made("Éphémère");
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getAuthor", { query: { id } })).status).toBe(404);
    expect((await create("Éphémère")).status).toBe(200);
  });

  it("is found by any of its names without accents, in order, shown on the site or not", async () => {
    await made("Zoé Trame", { isVisible: false });
    await made("Ève Trame", { otherNames: ["La Fileuse"] });
    await made("Anaïs Trame");
    expect(await names({ search: "trame" })).toEqual(["Anaïs Trame", "Ève Trame", "Zoé Trame"]);
    expect(await names({ search: "fileuse" })).toEqual(["Ève Trame"]);
    expect(await names({ search: "trame", sort: "-name", isVisible: true })).toEqual(["Ève Trame", "Anaïs Trame"]);
    const first = (await admin.call("listAuthors", { query: { search: "trame", pageSize: 10 } })).body;
    expect([first.totalCount, first.nextCursor]).toEqual([3, null]);
  });
});

describe("the titles of an author", () => {
  it("are counted by every spelling, and each name of the catalogue has its sheet", async () => {
    const { db } = shop.database;
    await addProducts(db, [title(1, ["Émile Zola"]), title(2, ["Emile Zola", "Paul Alexis"]), title(3, ["Paul Alexis"]), title(4, ["…"])]);
    await db.transaction((tx) => addAuthorsOfTitles(tx, new Map([["Paul Alexis", { born: 1847 }]]), new Date()));
    const [zola] = (await admin.call("listAuthors", { query: { search: "zola" } })).body.items;
    expect(zola).toMatchObject({ titleCount: 2 });
    expect([zola?.name, ...(zola?.otherNames ?? [])].sort()).toEqual(["Emile Zola", "Émile Zola"]);
    expect((await admin.call("listAuthors", { query: { search: "alexis" } })).body.items).toMatchObject([{ titleCount: 2, born: 1847 }]);
  });
});

describe("merging authors", () => {
  it("keeps one sheet with every spelling and what it did not say itself, and counts the titles of all", async () => {
    await addProducts(shop.database.db, [title(11, ["Stendhal"]), title(12, ["Henri Beyle"]), title(13, ["Henri Beyle", "Stendhal"])]);
    const stays = await made("Stendhal", { died: 1842 });
    const other = await made("Henri Beyle", { otherNames: ["H. B."], biography: "Consul à Civitavecchia.", born: 1783, died: 1900 });
    const { body } = await merge(stays.id, [other.id], '"1"');
    expect(body.entityOutput).toMatchObject({
      name: "Stendhal",
      otherNames: ["Henri Beyle", "H. B."],
      biography: "Consul à Civitavecchia.",
      born: 1783,
      died: 1842,
      titleCount: 3,
      version: 2,
    });
    expect((await admin.call("getAuthor", { query: { id: other.id } })).status).toBe(404);
    const keys = await shop.database.db.select().from(authorNames).where(eq(authorNames.authorId, stays.id));
    expect(keys.map(({ key }) => key).sort()).toEqual(["h b", "henri beyle", "stendhal"]);
    const [log] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "mergeAuthors"));
    expect([log?.entityId, log?.entityName]).toEqual([String(stays.id), "Stendhal"]);
    // The merged record no longer exists.
    expect((await merge(stays.id, [other.id], '"2"')).status).toBe(404);
  });

  it("is refused without the version, with an old one, with itself and with nobody", async () => {
    const a = await made("Delphine Gay");
    const b = await made("Vicomte de Launay");
    const self = await merge(a.id, [a.id], '"1"');
    expect([self.status, self.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "otherIds"]);
    expect((await merge(a.id, [b.id, 999_999], '"1"')).status).toBe(404);
    expect((await merge(999_999, [b.id], '"1"')).status).toBe(404);
    expect(await names({ search: "launay" })).toEqual(["Vicomte de Launay"]);
    // Each into the other at once: one of the two happens, whole.
    const both = await Promise.all([merge(a.id, [b.id], '"1"'), merge(b.id, [a.id], '"1"')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe("authors", () => {
  it("is 404 where there is none", async () => {
    expect((await admin.call("getAuthor", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, text("Autre"), '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});
