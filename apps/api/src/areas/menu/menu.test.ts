import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { treeVersions } from "../../platform/trees/trees.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { categories } from "../categories/categories.tables.ts";
import { menuItems } from "./menu.tables.ts";

type Save = Input<"createMenuItem">["body"];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const plain = { isExternalUrl: false, style: "Plain" as const };
/** books(novels(crime)) cinema contact, numbered 1 to 5; cinema has no English label. */
const rows = [
  { id: 1, parentId: null, position: 1, localizations: { fr: { label: "Livres" }, en: { label: "Books" } }, urlAbsolute: "/livres" },
  {
    id: 2,
    parentId: 1,
    position: 1,
    localizations: { fr: { label: "Romans" }, en: { label: "Novels" } },
    urlAbsolute: "/categorie/romans",
  },
  { id: 3, parentId: 2, position: 1, localizations: { fr: { label: "Noir" }, en: { label: "Noir" } }, urlAbsolute: "/categorie/noir" },
  { id: 4, parentId: null, position: 2, localizations: { fr: { label: "Cinéma" } }, urlAbsolute: "/cinema" },
  { id: 5, parentId: 4, position: 1, localizations: { fr: { label: "DVD" }, en: { label: "DVD" } }, urlAbsolute: "/dvd" },
];

beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(menuItems);
  await db.delete(categories);
  for (const row of rows) await db.insert(menuItems).values({ ...plain, ...row });
  await db.insert(categories).values({ id: 1, position: 1, code: "romans", localizations: { fr: { name: "Romans" } }, isVisible: true });
  await db.execute("alter table menu_items alter column id restart with 100");
  await db.update(treeVersions).set({ version: 1 }).where(eq(treeVersions.name, "menu"));
});

const fresh: Save = { localizations: { fr: { label: "Agenda" } }, urlAbsolute: "/agenda", ...plain, parentId: null };
const create = (change: Partial<Save> = {}, headers: Record<string, string> = {}) =>
  admin.call("createMenuItem", { body: { ...fresh, ...change } }, { headers });
const ifMatch = (version: string) => ({ "If-Match": version });
const { parentId: _, ...kept } = fresh;
const save = (id: number, change: Partial<Save>, version: string = '"1"') =>
  admin.call("updateMenuItem", { query: { id }, body: { ...kept, ...change } }, { headers: ifMatch(version) });
const remove = (id: number, version: string = '"1"') => admin.call("deleteMenuItem", { query: { id } }, { headers: ifMatch(version) });
const move = (body: Input<"moveMenuItem">["body"], version: string = '"1"', headers: Record<string, string> = {}) =>
  admin.call("moveMenuItem", { body }, { headers: { ...ifMatch(version), ...headers } });
const menu = async () => (await admin.call("getFullMenu")).body;
const outline = async () =>
  (await menu()).items.map(({ localizations, level }) => `${"-".repeat(level - 1)}${localizations.fr.label}`).join(" ");
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
const logOf = async (action: string) => shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));

describe("an entry of the menu", () => {
  it("is created once however often it is requested, last below its parent, and logged", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => create({ parentId: 1 }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.entityOutput).toMatchObject({ level: 2, position: 2, version: 1, isDeadLink: false });
    expect(await outline()).toBe("Livres -Romans --Noir -Agenda Cinéma -DVD");
    expect((await menu()).version).toBe(2);
    expect((await logOf("createMenuItem")).map(({ entity, entityName }) => [entity, entityName])).toEqual([["menuItem", "Agenda"]]);
  });

  it("leads to the site from « / » on and elsewhere by http alone, never to a script", async () => {
    const script = await create({ urlAbsolute: "javascript:alert(1)", isExternalUrl: true });
    expect([script.status, wrongOf(script)]).toEqual([422, ["urlAbsolute: Une adresse extérieure commence par https:// ou http://."]]);
    for (const urlAbsolute of ["agenda", "//ailleurs.example", "javascript:alert(1)", "https://example.org"])
      expect((await create({ urlAbsolute })).status, urlAbsolute).toBe(422);
    expect((await create({ urlAbsolute: "https://example.org/", isExternalUrl: true })).status).toBe(200);
    expect(wrongOf(await create({ localizations: { fr: { label: " " } } }))).toEqual(["localizations.fr.label: Donnez un libellé."]);
    expect((await create({ style: "Loud" as never })).status).toBe(422);
  });

  it("is on the third level at most, below its parent", async () => {
    const deep = await create({ parentId: 3 });
    expect([deep.status, deep.body.reason]).toEqual([409, "tooDeep"]);
    expect((await create({ parentId: 2 })).body.entityOutput.level).toBe(3);
    expect((await create({ parentId: 99 })).status).toBe(422);
  });

  it("is changed once when two save at once, and deleted once when nothing is below it", async () => {
    const answers = await Promise.all([save(5, { style: "Button" }), save(5, { style: "Quiet" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const parent = await remove(1);
    expect([parent.status, parent.body.reason]).toEqual([409, "hasChildren"]);
    expect((await remove(3)).status).toBe(200);
    expect((await remove(3)).status).toBe(404);
    expect((await logOf("deleteMenuItem")).map(({ entityName }) => entityName)).toEqual(["Noir"]);
  });

  it("is reported as a dead link where that is known: a category that is missing or hidden", async () => {
    const dead = async () => (await menu()).items.filter(({ isDeadLink }) => isDeadLink).map(({ id }) => id);
    expect(await dead()).toEqual([3]);
    await shop.database.db.update(categories).set({ isVisible: false });
    expect(await dead()).toEqual([2, 3]);
  });
});

describe("an entry that leads to a page", () => {
  const nothing = { name: "", relativeUrl: null, metaTitle: "", metaDescription: "", metaKeywords: "" };
  const page = (name: string, relativeUrl: string) => ({ ...nothing, name, relativeUrl });
  const unreachable = async () =>
    (await menu()).items.flatMap(({ id, unreachableIn }) => (unreachableIn.length > 0 ? [[id, unreachableIn]] : []));
  const setPublished = async (id: number, isPublished: boolean) => {
    const { body } = await admin.call("getPage", { query: { id } });
    const { parentId, pageLayout, localizations, isHome, blocs, version } = body;
    const whole = { parentId, pageLayout, localizations, isHome, blocs, isPublished };
    expect((await admin.call("updatePage", { query: { id }, body: whole }, { headers: ifMatch(`"${version}"`) })).status).toBe(200);
  };

  it("names the languages in which visitors do not reach it: a draft, below one, or not written in it", async () => {
    const make = async (name: string, parentId: number | null, en: string | null, isPublished: boolean) => {
      const localizations = { fr: page(name, name.toLowerCase()), en: en === null ? nothing : page(en, en.toLowerCase()) };
      const body = { parentId, pageLayout: "FullPage" as const, localizations, isPublished, isHome: false, blocs: [] };
      return (await admin.call("createPage", { body })).body.entityOutput.id;
    };
    const books = await make("Livres", null, "Books", false);
    await make("DVD", books, null, true);
    await make("Cinema", null, null, true);
    // Drafts and their children are unreachable; the cinema has no English label, so its link is not reported in English.
    expect(await unreachable()).toEqual([
      [1, ["fr", "en"]],
      [5, ["fr", "en"]],
    ]);
    await setPublished(books, true);
    expect(await unreachable()).toEqual([[5, ["en"]]]);
    // A former address of a page works too; an unknown address reports nothing.
    await save(2, { localizations: { fr: { label: "Panier" } }, urlAbsolute: "/panier" });
    expect(await unreachable()).toEqual([[5, ["en"]]]);
  });
});

describe("a move in the menu", () => {
  it("raises the menu's version, and is in the log", async () => {
    const first = await move({ id: 2, parentId: 4, index: 0 }, '"1"');
    expect([first.status, first.body.entityOutput.version]).toEqual([200, 2]);
    expect(await outline()).toBe("Livres Cinéma -Romans --Noir -DVD");
    expect((await logOf("moveMenuItem")).map(({ entityName, changes }) => [entityName, changes])).toEqual([
      ["Romans", { parentId: [1, 4] }],
    ]);
  });

  it("is refused when the menu is another meanwhile, and answers it as it is; into itself and too deep", async () => {
    expect((await move({ id: 4, parentId: null, index: 0 })).status).toBe(200);
    const stale = await move({ id: 1, parentId: null, index: 0 });
    expect([stale.status, stale.body.current]).toEqual([412, await menu()]);
    expect((await move({ id: 1, parentId: 3, index: 0 }, '"2"')).body.reason).toBe("inside");
    expect((await move({ id: 2, parentId: 5, index: 0 }, '"2"')).body.reason).toBe("tooDeep");
    expect((await move({ id: 99, parentId: null, index: 0 }, '"2"')).status).toBe(404);
  });
});

it("is read by everybody in a language, without what has no label in it", async () => {
  const { body, headers } = await shop.anonymous.call("getPublicMenu", { query: { locale: "en" } });
  expect(body.items.map(({ label, level }) => `${"-".repeat(level - 1)}${label}`)).toEqual(["Books", "-Novels", "--Noir"]);
  expect(body.items[0]).toEqual({
    id: 1,
    parentId: null,
    level: 1,
    label: "Books",
    urlAbsolute: "/livres",
    isExternalUrl: false,
    style: "Plain",
  });
  expect(headers.get("Cache-Control")).toBe("public, max-age=60");
  const again = await shop.anonymous.open(
    "getPublicMenu",
    { query: { locale: "en" } },
    { headers: { "If-None-Match": headers.get("ETag") ?? "" } },
  );
  expect(again.status).toBe(304);
  expect((await shop.anonymous.call("getPublicMenu")).body.items).toHaveLength(5);
});

it("is 404 where there is none", async () => {
  expect((await admin.call("getMenuItem", { query: { id: 9999 } })).status).toBe(404);
  expect((await save(9999, {})).status).toBe(404);
});
