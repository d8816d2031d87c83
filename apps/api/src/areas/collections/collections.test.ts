import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { addCollectionsOfTitles } from "./collections.store.ts";
import { collectionNames, collections } from "./collections.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

type Text = Input<"createCollection">["body"];
const text = (name: string, more: Partial<Text> = {}): Text => ({
  name,
  otherNames: [],
  publisher: "",
  description: "",
  isVisible: true,
  ...more,
});
const create = (name: string, more?: Partial<Text>) => admin.call("createCollection", { body: text(name, more) });
const made = async (name: string, more?: Partial<Text>) => (await create(name, more)).body.entityOutput;
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, body: Text, version: string) => admin.call("updateCollection", { query: { id }, body }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteCollection", { query: { id } }, withVersion(version));
const merge = (id: number, otherIds: number[], version: string) =>
  admin.call("mergeCollections", { body: { id, otherIds } }, withVersion(version));
const names = async (query: object) => (await admin.call("listCollections", { query })).body.items.map(({ name }) => name);
const title = (id: number, into: readonly string[], publisher: string): NewProduct => ({
  id,
  ean: `97820000${String(id).padStart(5, "0")}`,
  subEan: null,
  title: `Titre ${id}`,
  authors: [],
  publishers: [publisher],
  suppliers: [],
  collections: [...into],
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

describe("a collection", () => {
  it("is made, and the log names it", async () => {
    const body = text("  Série   noire ", { otherNames: ["La Série noire", " La Série noire", "Série noire"], publisher: " Gallimard  " });
    const collection = (await admin.call("createCollection", { body })).body.entityOutput;
    expect(collection).toMatchObject({
      name: "Série noire",
      otherNames: ["La Série noire"],
      publisher: "Gallimard",
      titleCount: 0,
      version: 1,
    });
    expect(await shop.database.db.select().from(collections)).toHaveLength(1);
    const read = await admin.call("getCollection", { query: { id: collection.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', collection]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createCollection"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["collection", String(collection.id), "Série noire"],
    ]);
  });

  it("is changed once when two save at once", async () => {
    const { id } = await made("Dix-huit");
    const answers = await Promise.all([save(id, text("10/18"), '"1"'), save(id, text("Dix-huit bis"), '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it("is refused with the property that is wrong", async () => {
    const { id } = await made("Quarto");
    const wrong = await save(id, text(" … "), '"1"');
    expect([wrong.status, wrong.body.propertiesErrorMessages]).toEqual([422, [{ propertyName: "name", errorMessage: "Donnez un nom." }]]);
    const long = await save(id, text("Quarto", { publisher: "É".repeat(201) }), '"1"');
    expect([long.status, long.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["publisher"]]);
  });

  it("has its spellings for itself at its publisher’s; another publisher may have a collection of the same name", async () => {
    await made("Poésie", { publisher: "Seghers", otherNames: ["Poésie d’abord"] });
    expect((await create("Poésie", { publisher: "Gallimard" })).status).toBe(200);
    const taken = await create("poesie", { publisher: "SEGHERS" });
    expect([taken.status, taken.body.propertiesErrorMessages[0]]).toMatchObject([
      409,
      { propertyName: "name", errorMessage: "« poesie » est déjà un nom de la collection « Poésie » : fusionnez les deux fiches." },
    ]);
    const other = await create("Vers", { publisher: "Seghers", otherNames: ["POÉSIE D’ABORD"] });
    expect([other.status, other.body.propertiesErrorMessages[0]?.propertyName]).toEqual([409, "otherNames"]);
    // Concurrent requests do not see each other's row: one of them is still rejected.
    const both = await Promise.all([create("Bouquins"), create("Bouquins")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is refused another publisher where the name is taken there, and may go where it is free", async () => {
    await made("Essais", { publisher: "Points" });
    const { id } = await made("Essais", { publisher: "Folio" });
    expect((await save(id, text("Essais", { publisher: "Points" }), '"1"')).status).toBe(409);
    expect((await save(id, text("Essais", { publisher: "Pocket" }), '"1"')).status).toBe(200);
  });

  it("is deleted once, and frees its names", async () => {
    const { id } = await made("Éphémère");
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getCollection", { query: { id } })).status).toBe(404);
    expect((await create("Éphémère")).status).toBe(200);
  });

  it("is found by any of its names and by its publisher without accents, in order, shown on the site or not", async () => {
    await made("Zones de trame", { isVisible: false, publisher: "L’Échoppe" });
    await made("Été trame", { otherNames: ["Fileuse"], publisher: "Arléa" });
    await made("Ancre trame", { publisher: "Corti" });
    expect(await names({ search: "trame" })).toEqual(["Ancre trame", "Été trame", "Zones de trame"]);
    expect(await names({ search: "fileuse arlea" })).toEqual(["Été trame"]);
    expect(await names({ search: "echoppe" })).toEqual(["Zones de trame"]);
    expect(await names({ search: "trame", sort: "-name", isVisible: true })).toEqual(["Été trame", "Ancre trame"]);
    expect(await names({ search: "trame", sort: "publisher" })).toEqual(["Été trame", "Ancre trame", "Zones de trame"]);
  });
});

describe("the titles of a collection", () => {
  it("are counted by every spelling at its publisher’s, and each one of the catalogue has its sheet", async () => {
    const { db } = shop.database;
    await addProducts(db, [
      title(1, ["Littérature"], "Julliard"),
      title(2, ["Littérature"], "Le Livre de poche"),
      title(3, ["LITTERATURE"], "Le Livre de poche"),
      title(4, ["…"], "Julliard"),
    ]);
    await db.transaction((tx) => addCollectionsOfTitles(tx, new Map([["Julliard/Littérature", "Des romans."]]), new Date()));
    const { items } = (await admin.call("listCollections", { query: { search: "litterature", sort: "publisher" } })).body;
    expect(items.map(({ publisher, titleCount, titleCountIsExact }) => [publisher, titleCount, titleCountIsExact])).toEqual([
      ["Julliard", 1, true],
      ["Le Livre de poche", 2, true],
    ]);
    expect((await admin.call("getCollection", { query: { id: items[0]?.id } })).body.description).toBe("Des romans.");
    expect(await made("Littérature")).toMatchObject({ publisher: "", titleCount: 2 });
  });
});

describe("merging collections", () => {
  it("keeps one sheet with every spelling and what it did not say itself, and counts the titles of all", async () => {
    await addProducts(shop.database.db, [
      title(11, ["Cahiers rouges"], "Grasset"),
      title(12, ["Les Cahiers rouges"], "Grasset"),
      title(13, ["Les Cahiers rouges", "Cahiers rouges"], "Grasset"),
      title(14, ["Cahiers rouges"], "Ailleurs"),
    ]);
    const stays = await made("Les Cahiers rouges", { publisher: "Grasset" });
    const other = await made("Cahiers rouges", { publisher: "Éditions Grasset", otherNames: ["C. R."], description: "Des reprises." });
    const { body } = await merge(stays.id, [other.id], '"1"');
    expect(body.entityOutput).toMatchObject({
      name: "Les Cahiers rouges",
      otherNames: ["Cahiers rouges", "C. R."],
      publisher: "Grasset",
      description: "Des reprises.",
      titleCount: 3,
      version: 2,
    });
    expect((await admin.call("getCollection", { query: { id: other.id } })).status).toBe(404);
    const keys = await shop.database.db.select().from(collectionNames).where(eq(collectionNames.collectionId, stays.id));
    expect(keys.map(({ key, publisherKey }) => `${publisherKey}/${key}`).sort()).toEqual([
      "grasset/c r",
      "grasset/cahiers rouges",
      "grasset/les cahiers rouges",
    ]);
    const [log] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "mergeCollections"));
    expect([log?.entityId, log?.entityName]).toEqual([String(stays.id), "Les Cahiers rouges"]);
    // The merged record no longer exists.
    expect((await merge(stays.id, [other.id], '"2"')).status).toBe(404);
  });

  it("is refused when a name of the other is another collection’s at the publisher’s", async () => {
    const stays = await made("Rivages noir", { publisher: "Rivages" });
    await made("Noir", { publisher: "Rivages" });
    const other = await made("Noir", { publisher: "Payot" });
    expect((await merge(stays.id, [other.id], '"1"')).status).toBe(409);
    expect((await admin.call("getCollection", { query: { id: other.id } })).status).toBe(200);
  });

  it("is refused without the version, with an old one, with itself and with nobody", async () => {
    const a = await made("Vertige");
    const b = await made("Vestige");
    const self = await merge(a.id, [a.id], '"1"');
    expect([self.status, self.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "otherIds"]);
    expect((await merge(a.id, [b.id, 999_999], '"1"')).status).toBe(404);
    expect((await merge(999_999, [b.id], '"1"')).status).toBe(404);
    expect(await names({ search: "vestige" })).toEqual(["Vestige"]);
    // Each into the other at once: one of the two happens, whole.
    const both = await Promise.all([merge(a.id, [b.id], '"1"'), merge(b.id, [a.id], '"1"')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe("collections", () => {
  it("is 404 where there is none", async () => {
    expect((await admin.call("getCollection", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, text("Autre"), '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});
