import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { treeVersions } from "../../platform/trees/trees.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { categories } from "./categories.tables.ts";

type Create = Input<"createCategory">["body"];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

/** literature(novels(crime(noir)) poetry) arts youth, numbered 1 to 7; youth is hidden. */
const rows = [
  { id: 1, parentId: null, position: 1, code: "litterature", localizations: { fr: { name: "Littérature" }, en: { name: "Fiction" } } },
  { id: 2, parentId: 1, position: 1, code: "romans", localizations: { fr: { name: "Romans" }, en: { name: "Novels" } } },
  { id: 3, parentId: 2, position: 1, code: "policier", localizations: { fr: { name: "Policier" }, en: { name: "Crime" } } },
  { id: 4, parentId: 3, position: 1, code: "noir", localizations: { fr: { name: "Noir" } } },
  { id: 5, parentId: 1, position: 2, code: "poesie", localizations: { fr: { name: "Poésie" } } },
  { id: 6, parentId: null, position: 2, code: "arts", localizations: { fr: { name: "Arts" } } },
  { id: 7, parentId: null, position: 3, code: "jeunesse", localizations: { fr: { name: "Jeunesse" } }, isVisible: false },
];

beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(categories);
  for (const row of rows) await db.insert(categories).values({ isVisible: true, pageUrl: null, ...row });
  await db.execute("alter table categories alter column id restart with 100");
  await db.update(treeVersions).set({ version: 1 }).where(eq(treeVersions.name, "categories"));
});

const fresh: Create = { code: "theatre", localizations: { fr: { name: "Théâtre" } }, pageUrl: "/theatre", isVisible: true, parentId: 1 };
const create = (change: Partial<Create> = {}, headers: Record<string, string> = {}) =>
  admin.call("createCategory", { body: { ...fresh, ...change } }, { headers });
const ifMatch = (version: string) => ({ "If-Match": version });
const { parentId: _, ...kept } = fresh;
const save = (id: number, change: Partial<Create>, version: string = '"1"') =>
  admin.call("updateCategory", { query: { id }, body: { ...kept, ...change } }, { headers: ifMatch(version) });
const remove = (id: number, version: string = '"1"') => admin.call("deleteCategory", { query: { id } }, { headers: ifMatch(version) });
const move = (body: Input<"moveCategory">["body"], version: string = '"1"', headers: Record<string, string> = {}) =>
  admin.call("moveCategory", { body }, { headers: { ...ifMatch(version), ...headers } });
const tree = async () => (await admin.call("getCategoryFullTree")).body;
const outline = async () => (await tree()).items.map(({ code, level }) => `${"-".repeat(level - 1)}${code}`).join(" ");
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
const logOf = async (action: string) => shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));

describe("a category", () => {
  it("is made, last below its parent, and the log names it", async () => {
    const made = (await create()).body.entityOutput;
    expect(made).toMatchObject({ level: 2, position: 3, childCount: 0, version: 1, path: [{ id: 1, name: "Littérature" }] });
    expect(made.address).toBe("/categorie/theatre");
    expect(await outline()).toBe("litterature -romans --policier ---noir -poesie -theatre arts jeunesse");
    expect((await tree()).version).toBe(2);
    expect((await logOf("createCategory")).map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["category", String(made.id), "Théâtre"],
    ]);
  });

  it("has a code of its own, an address on the site, a name, and a parent that is there and not too deep", async () => {
    const taken = await create({ code: "noir" });
    expect([taken.status, taken.body.reason, wrongOf(taken)]).toEqual([
      409,
      "duplicate",
      ["code: Une autre catégorie a déjà ce code : « Noir »."],
    ]);
    const wrong = await create({ localizations: { fr: { name: "  " }, en: { name: " " } }, pageUrl: "//ailleurs.example" });
    expect([wrong.status, wrongOf(wrong)]).toEqual([
      422,
      [
        "localizations.fr.name: Donnez un nom.",
        "localizations.en.name: Donnez un nom.",
        "pageUrl: Une adresse du site commence par « / », sans espace.",
      ],
    ]);
    expect((await create({ code: "Pas Un Code" })).status).toBe(422);
    const orphan = await create({ parentId: 99 });
    expect([orphan.status, wrongOf(orphan)]).toEqual([422, ["parentId: La catégorie choisie au-dessus n’existe plus."]]);
    const deep = await create({ parentId: 4 });
    expect([deep.status, deep.body.reason]).toEqual([409, "tooDeep"]);
    expect((await create({ parentId: 3 })).body.entityOutput.level).toBe(4);
    const both = await Promise.all([1, 2, 3].map(() => create({ code: "essais" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is changed once when two save at once; its position remains", async () => {
    const answers = await Promise.all([save(5, { code: "poesie" }), save(5, { code: "poemes" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(5, { code: "arts" }, '"2"')).status).toBe(409);
    expect(
      (await save(5, { code: "poesie", localizations: { fr: { name: "Poèmes" }, en: { name: "Poems" } } }, '"2"')).body.entityOutput,
    ).toMatchObject({
      parentId: 1,
      position: 2,
      localizations: { fr: { name: "Poèmes" }, en: { name: "Poems" } },
      version: 3,
    });
    expect((await tree()).version).toBe(1);
    expect((await logOf("updateCategory")).length).toBeGreaterThan(0);
  });

  it("is deleted once, and only when nothing is below it", async () => {
    const parent = await remove(2);
    expect([parent.status, parent.body.reason]).toEqual([409, "hasChildren"]);
    expect((await remove(4)).status).toBe(200);
    expect((await remove(4)).status).toBe(404);
    expect(await outline()).toBe("litterature -romans --policier -poesie arts jeunesse");
    expect((await tree()).version).toBe(2);
  });

  it("is read with those above it, and with its whole branch", async () => {
    const { body, headers } = await admin.call("getCategory", { query: { id: 4 } }, { headers: { "Accept-Language": "en" } });
    expect(body.path).toEqual([
      { id: 1, name: "Fiction" },
      { id: 2, name: "Novels" },
      { id: 3, name: "Crime" },
    ]);
    expect(headers.get("ETag")).toBe('"1"');
    const branch = (await admin.call("getCategoryTree", { query: { id: 2 } })).body;
    expect(branch.items.map(({ code, level }) => [code, level])).toEqual([
      ["romans", 2],
      ["policier", 3],
      ["noir", 4],
    ]);
    expect((await admin.call("getCategoryTree", { query: { id: 99 } })).status).toBe(404);
  });
});

describe("a move", () => {
  it("puts a branch elsewhere, raises the tree's version, and is in the log", async () => {
    const first = await move({ id: 3, parentId: 6, index: 0 }, '"1"');
    expect([first.status, first.body.entityOutput, first.headers.get("ETag")]).toEqual([
      200,
      { version: 2, places: [{ id: 3, parentId: 6, position: 1 }] },
      '"2"',
    ]);
    expect(await outline()).toBe("litterature -romans -poesie arts -policier --noir jeunesse");
    const [entry] = await logOf("moveCategory");
    expect([entry?.entityName, entry?.changes]).toEqual(["Policier", { parentId: [2, 6] }]);
    expect((await move({ id: 7, parentId: null, index: 0 }, '"2"')).body.entityOutput.places).toHaveLength(3);
    expect(await outline()).toBe("jeunesse litterature -romans -poesie arts -policier --noir");
  });

  it("is refused when the tree is another meanwhile, and answers the tree as it is", async () => {
    expect((await move({ id: 5, parentId: 1, index: 0 })).status).toBe(200);
    const stale = await move({ id: 6, parentId: null, index: 0 });
    expect([stale.status, stale.body.current]).toEqual([412, await tree()]);
    const both = await Promise.all([1, 2, 3].map((index) => move({ id: 6, parentId: 1, index }, '"2"')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("is refused into itself, too deep, of and below what is not there", async () => {
    const inside = await move({ id: 1, parentId: 3, index: 0 });
    expect([inside.status, inside.body.reason]).toEqual([409, "inside"]);
    const deep = await move({ id: 2, parentId: 5, index: 0 });
    expect([deep.status, deep.body.reason]).toEqual([409, "tooDeep"]);
    expect((await move({ id: 99, parentId: null, index: 0 })).status).toBe(404);
    expect((await move({ id: 1, parentId: 99, index: 0 })).status).toBe(422);
    const still = await move({ id: 6, parentId: null, index: 1 });
    expect(still.body.entityOutput).toEqual({ version: 1, places: [] });
    expect((await tree()).version).toBe(1);
  });
});

describe("what everybody sees", () => {
  it("is what is visible and below visible ones alone, in a language or else in French", async () => {
    await shop.database.db.update(categories).set({ isVisible: false }).where(eq(categories.id, 2));
    await shop.database.db.update(categories).set({ pageUrl: "/beaux-arts" }).where(eq(categories.id, 6));
    const { body, headers } = await shop.anonymous.call("getPublicCategoryFullTree", { query: { locale: "en" } });
    expect(body).toEqual({
      locale: "en",
      items: [
        { id: 1, parentId: null, level: 1, code: "litterature", name: "Fiction", url: "/categorie/litterature" },
        { id: 5, parentId: 1, level: 2, code: "poesie", name: "Poésie", url: "/categorie/poesie" },
        { id: 6, parentId: null, level: 1, code: "arts", name: "Arts", url: "/beaux-arts" },
      ],
    });
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    const again = await shop.anonymous.open(
      "getPublicCategoryFullTree",
      { query: { locale: "en" } },
      { headers: { "If-None-Match": headers.get("ETag") ?? "" } },
    );
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is one branch by its code, and nothing of a hidden one", async () => {
    const branch = await shop.anonymous.call("getPublicCategoryTree", { query: { code: "romans" } });
    expect(branch.body.items.map(({ name }) => name)).toEqual(["Romans", "Policier", "Noir"]);
    expect((await shop.anonymous.call("getPublicCategoryTree", { query: { code: "jeunesse" } })).status).toBe(404);
    expect((await shop.anonymous.call("getPublicCategoryTree", { query: { code: "rien" } })).status).toBe(404);
  });
});

it("is 404 where there is none", async () => {
  expect((await admin.call("getCategory", { query: { id: 9999 } })).status).toBe(404);
  expect((await save(9999, {})).status).toBe(404);
});
