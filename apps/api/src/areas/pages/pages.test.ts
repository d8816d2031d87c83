import type { Input, Schemas } from "@reserve/contract";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { treeVersions } from "../../platform/trees/trees.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { catalogLists } from "../catalog-lists/catalog-lists.tables.ts";
import { postProducts } from "../posts/posts.tables.ts";
import { pages, pageUrls } from "./pages.tables.ts";

type Save = Input<"createPage">["body"];
type Bloc = Schemas["Bloc"];

let shop: TestApp;
let admin: Caller;
/** Posts that are online, the newest first: notes and two events to come. */
let online: Schemas["Post"][];
/** A shelf, with poetry below it, which contains the notes. */
let shelfId: number;
let poetryId: number;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const category = { code: "poesie", localizations: { fr: { name: "Poésie" } }, pageUrl: null, isVisible: true };
  const shelf = await admin.call("createCategory", { body: { ...category, code: "litterature", parentId: null } });
  shelfId = shelf.body.entityOutput.id;
  poetryId = (await admin.call("createCategory", { body: { ...category, parentId: shelfId } })).body.entityOutput.id;
  online = [];
  for (const day of [12, 13, 14, 15]) online.unshift(await publish("Article", day, `Note du ${day}`));
  for (const day of [17, 16]) online.unshift(await publish("Event", day, `Soirée du ${day}`));
});
afterAll(() => shop.close());

/** Its last words are an HTML tag typed as text: it must stay text on the public site. */
const LEAD = "<p>À <strong>lire</strong> &amp; relire &lt;img src=x onerror=alert(1)&gt;</p>";

/** Writes a post and puts it on the site from a day of this month on; an event takes place so many days from now. */
async function publish(postType: "Article" | "Event", day: number, title: string): Promise<Schemas["Post"]> {
  const isEvent = postType === "Event";
  const unset = { subtitle: "", lead: "", description: "", relativeUrl: null, metaTitle: "", metaDescription: "", metaKeywords: "" };
  const body: Input<"createPost">["body"] = {
    postType,
    publicationStartDate: `2026-01-${day}`,
    publicationEndDate: null,
    localizations: {
      fr: { ...unset, title, lead: LEAD, relativeUrl: `le-${day}` },
      en: { ...unset, title: isEvent ? "" : `Note of ${day}` },
    },
    eventStart: isEvent ? new Date(shop.ports.clock.now().getTime() + day * 86_400_000).toISOString() : null,
    eventEnd: null,
    location: { ...nowhere, city: isEvent ? "Nantes" : "" },
    productEans: [],
    postIds: [],
    categoryIds: isEvent ? [] : [poetryId],
    tags: isEvent ? ["rencontres"] : ["lectures"],
  };
  const made = await admin.call("createPost", { body });
  expect([made.status, wrongOf(made)]).toEqual([200, []]);
  return changeStatus(made.body.entityOutput.id, "publish");
}

async function changeStatus(id: number, move: "publish" | "unpublish"): Promise<Schemas["Post"]> {
  const { version } = (await admin.call("getPost", { query: { id } })).body;
  const moved = await admin.call("movePost", { body: { id, move, comment: null } }, { headers: ifMatch(`"${version}"`) });
  expect(moved.status).toBe(200);
  return moved.body.entityOutput;
}

const nowhere = {
  gender: "Unknown" as const,
  firstName: "",
  lastName: "",
  email: "",
  website: "",
  phoneNumber: "",
  mobilePhoneNumber: "",
  company: "",
  address1: "",
  address2: "",
  address3: "",
  postalCode: "",
  city: "",
  country: "",
};

const text = (name: string, relativeUrl: string | null = null): Schemas["PageText"] => ({
  name,
  relativeUrl,
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
});
const nothing = text("");

/** home, books(fiction(crime(noir)) poetry) agenda, numbered 1 to 7; poetry is not published; in English there are home, books and fiction. */
const rows = [
  { id: 1, parentId: null, position: 1, fr: text("Accueil", "accueil"), en: text("Home", "home"), isHome: true },
  { id: 2, parentId: null, position: 2, fr: text("Livres", "livres"), en: text("Books", "books") },
  { id: 3, parentId: 2, position: 1, fr: text("Littérature", "litterature"), en: text("Fiction", "fiction") },
  { id: 4, parentId: 3, position: 1, fr: text("Policier", "policier"), en: nothing },
  { id: 5, parentId: 4, position: 1, fr: text("Noir", "noir"), en: text("Noir fiction", "noir") },
  { id: 6, parentId: 2, position: 2, fr: text("Poésie", "poesie"), en: nothing, isPublished: false },
  { id: 7, parentId: null, position: 3, fr: text("Agenda", "agenda"), en: nothing },
];

beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(pageUrls);
  await db.delete(pages);
  for (const { fr, en, ...row } of rows) {
    const written = { updatedAt: new Date("2026-11-01T09:00:00Z"), updatedBy: "Yann Kerbrat" };
    const facts = { pageLayout: "FullPage" as const, isPublished: true, isHome: false, blocs: [] };
    await db.insert(pages).values({ ...facts, ...row, ...written, localizations: { fr, en } });
    for (const [locale, { relativeUrl }] of Object.entries({ fr, en }))
      if (relativeUrl !== null)
        await db.insert(pageUrls).values({ locale: locale as "fr" | "en", relativeUrl, pageId: row.id, isCurrent: true });
  }
  await db.execute("alter table pages alter column id restart with 100");
  await db.update(treeVersions).set({ version: 1 }).where(eq(treeVersions.name, "pages"));
});

const bloc = (change: Partial<Bloc> = {}): Bloc => ({
  id: crypto.randomUUID(),
  blocType: "HardCodedAgenda",
  column: "main",
  width: 100,
  localizations: { fr: { title: "À venir", html: "" }, en: { title: "Coming up", html: "" } },
  postType: null,
  categoryIds: [],
  automaticRetrieve: false,
  maximum: 5,
  resultsOrderable: false,
  postIds: [],
  mediaIds: [],
  url: null,
  isExternalUrl: false,
  ...change,
});
const html = (fr: string, en = "") => ({ fr: { title: "", html: fr }, en: { title: "", html: en } });
const fresh: Save = {
  parentId: 2,
  pageLayout: "FullPage",
  localizations: { fr: text("Théâtre", "theatre"), en: nothing },
  isPublished: true,
  isHome: false,
  blocs: [],
};
const create = (change: Partial<Save> = {}, headers: Record<string, string> = {}) =>
  admin.call("createPage", { body: { ...fresh, ...change } }, { headers });
const ifMatch = (version: string) => ({ "If-Match": version });
const { parentId: _, ...kept } = fresh;
const save = (id: number, change: Partial<Save>, version: string = '"1"') =>
  admin.call("updatePage", { query: { id }, body: { ...kept, ...change } }, { headers: ifMatch(version) });
const remove = (id: number, version: string = '"1"') => admin.call("deletePage", { query: { id } }, { headers: ifMatch(version) });
const move = (body: Input<"movePage">["body"], version: string = '"1"', headers: Record<string, string> = {}) =>
  admin.call("movePage", { body }, { headers: { ...ifMatch(version), ...headers } });
const preview = async (change: Partial<Save>, locale: "fr" | "en" = "fr") =>
  (await admin.call("previewPage", { body: { page: { ...fresh, ...change }, locale } })).body.entityOutput;
const open = (url?: string, locale: "fr" | "en" = "fr") =>
  shop.anonymous.call("getLocalizedPage", { query: { locale, ...(url === undefined ? {} : { url }) } });
const tree = async () => (await admin.call("getPageFullTree")).body;
const outline = async () => (await tree()).items.map(({ names, level }) => `${"-".repeat(level - 1)}${names.fr}`).join(" ");
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
const logOf = (action: string) =>
  shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action)).orderBy(asc(auditEntries.id));

describe("a page", () => {
  it("is made, last below its parent, and the log names it", async () => {
    const made = (await create()).body.entityOutput;
    expect(made).toMatchObject({ level: 2, position: 3, childCount: 0, version: 1, address: "/theatre", oldUrls: [] });
    expect(made.path).toEqual([{ id: 2, name: "Livres" }]);
    expect(await outline()).toBe("Accueil Livres -Littérature --Policier ---Noir -Poésie -Théâtre Agenda");
    expect((await tree()).version).toBe(2);
    expect((await logOf("createPage")).map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["page", String(made.id), "Théâtre"],
    ]);
  });

  it("has a name and a URL in each language in which anything is written, and the URL is its own", async () => {
    const english = { ...nothing, metaTitle: "Theatre" };
    const wrong = await create({ localizations: { fr: text("  "), en: english } });
    expect([wrong.status, wrongOf(wrong)]).toEqual([
      422,
      [
        "localizations.fr.name: Donnez un nom.",
        "localizations.fr.relativeUrl: Donnez une adresse.",
        "localizations.en.name: Donnez un nom.",
        "localizations.en.relativeUrl: Donnez une adresse.",
      ],
    ]);
    const taken = await create({ localizations: { fr: text("Encore", "theatre"), en: text("Books", "books") } });
    expect([taken.status, taken.body.reason, wrongOf(taken)]).toEqual([
      409,
      "duplicate",
      ["localizations.en.relativeUrl: La page « Livres » a déjà cette adresse."],
    ]);
    // The same URL in another language is another one.
    expect((await create({ localizations: { fr: text("Encore", "books"), en: nothing } })).status).toBe(200);
    expect((await create({ localizations: { fr: text("Encore", "Pas une adresse"), en: nothing } })).status).toBe(422);
    const orphan = await create({ parentId: 99 });
    expect([orphan.status, wrongOf(orphan)]).toEqual([422, ["parentId: La page choisie au-dessus n’existe plus."]]);
    const deep = await create({ parentId: 5 });
    expect([deep.status, deep.body.reason]).toEqual([409, "tooDeep"]);
    const both = await Promise.all([1, 2, 3].map(() => create()));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is changed once when two save at once; its position remains", async () => {
    const own = { localizations: { fr: text("Agenda", "agenda"), en: nothing } };
    const answers = await Promise.all([save(7, own), save(7, { ...own, isPublished: false })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(7, { localizations: { fr: text("Agenda", "livres"), en: nothing } }, '"2"')).status).toBe(409);
    const saved = (await save(7, own, '"2"')).body.entityOutput;
    expect(saved).toMatchObject({ parentId: null, position: 3, version: 3 });
    expect((await tree()).version).toBe(1);
    expect((await logOf("updatePage")).length).toBeGreaterThan(0);
  });

  it("is the home page alone, and the one before is an ordinary one from then on", async () => {
    expect((await open()).body).toMatchObject({ name: "Accueil", address: "/" });
    const taken = await save(7, { localizations: { fr: text("Agenda", "agenda"), en: nothing }, isHome: true });
    expect(taken.body.entityOutput).toMatchObject({ isHome: true, address: "/" });
    expect((await admin.call("getPage", { query: { id: 1 } })).body).toMatchObject({ isHome: false, address: "/accueil", version: 2 });
    expect((await open()).body.name).toBe("Agenda");
    const made = await Promise.all(
      ["un", "deux"].map((url) => create({ localizations: { fr: text(url, url), en: nothing }, isHome: true })),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tree()).items.filter(({ isHome }) => isHome)).toHaveLength(1);
    const [entry] = (await logOf("updatePage")).slice(-1);
    expect([entry?.entityName, entry?.changes]).toEqual(["Accueil", { isHome: [true, false] }]);
  });

  it("is deleted once, and only when nothing is below it", async () => {
    const parent = await remove(3);
    expect([parent.status, parent.body.reason]).toEqual([409, "hasChildren"]);
    expect((await remove(5)).status).toBe(200);
    expect((await remove(5)).status).toBe(404);
    expect(await outline()).toBe("Accueil Livres -Littérature --Policier -Poésie Agenda");
    expect((await open("noir")).status).toBe(404);
  });
});

describe("a URL that changes", () => {
  it("leads to the page from then on, until another page takes it", async () => {
    const renamed = await save(7, { localizations: { fr: text("Rencontres", "rencontres"), en: text("Events", "events") } });
    expect(renamed.body.entityOutput.oldUrls).toEqual([{ locale: "fr", relativeUrl: "agenda" }]);
    expect((await open("agenda")).body).toMatchObject({ name: "Rencontres", movedTo: "/rencontres", blocs: [] });
    expect((await open("rencontres")).body).toMatchObject({ address: "/rencontres", movedTo: null });
    expect((await open("agenda", "en")).status).toBe(404);
    // Back again: it is the page's own.
    const back = await save(7, { localizations: { fr: text("Agenda", "agenda"), en: nothing } }, '"2"');
    expect(back.body.entityOutput.oldUrls).toEqual([
      { locale: "en", relativeUrl: "events" },
      { locale: "fr", relativeUrl: "rencontres" },
    ]);
    expect((await create({ localizations: { fr: text("Le salon", "rencontres"), en: nothing } })).status).toBe(200);
    expect((await open("rencontres")).body).toMatchObject({ name: "Le salon", movedTo: null });
  });
});

describe("the list", () => {
  const list = async (query: NonNullable<Input<"listPages">["query"]>, headers: Record<string, string> = {}) =>
    (await admin.call("listPages", { query }, { headers })).body;
  const names = async (query: NonNullable<Input<"listPages">["query"]>) => (await list(query)).items.map((one) => one.names.fr);

  it("returns for each page its position, layout, number of blocs and languages", async () => {
    await save(4, {
      pageLayout: "TwoColumnsThinRight",
      blocs: [bloc(), bloc()],
      localizations: { fr: text("Policier", "policier"), en: nothing },
    });
    const { items, ...facts } = await list({ search: "policier" });
    expect(facts).toEqual({ totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });
    expect(items).toEqual([
      {
        id: 4,
        names: { fr: "Policier", en: "" },
        address: "/policier",
        path: [
          { id: 2, name: "Livres" },
          { id: 3, name: "Littérature" },
        ],
        pageLayout: "TwoColumnsThinRight",
        blocCount: 2,
        languages: ["fr"],
        isPublished: true,
        isHome: false,
        updatedAt: "2026-11-21T09:00:00.000Z",
        updatedBy: expect.any(String),
        version: 2,
      },
    ]);
  });

  it("is found by name and URL in either language, without accents, by layout and by what is published", async () => {
    expect(await names({ search: "litterature" })).toEqual(["Littérature"]);
    expect(await names({ search: "BOOKS" })).toEqual(["Livres"]);
    expect(await names({ search: "noir fiction" })).toEqual(["Noir"]);
    expect(await names({ search: "/poesie" })).toEqual(["Poésie"]);
    expect(await names({ search: "ag" })).toEqual(["Agenda"]);
    expect(await names({ search: "introuvable" })).toEqual([]);
    await save(7, { pageLayout: "TwoColumnsEquals", localizations: { fr: text("Agenda", "l-agenda"), en: nothing } });
    expect(await names({ layout: ["TwoColumnsEquals", "TwoColumnsThinLeft"] })).toEqual(["Agenda"]);
    expect(await names({ search: "l-agenda", layout: ["FullPage"] })).toEqual([]);
    expect(await names({ isPublished: false })).toEqual(["Poésie"]);
    expect((await list({ isPublished: true })).totalCount).toBe(6);
    expect(await names({ search: "%" })).toEqual([]);
  });

  it("is sorted by name in the reader's language, or by the last change, in pages that omit nothing", async () => {
    expect(await names({})).toEqual(["Accueil", "Agenda", "Littérature", "Livres", "Noir", "Poésie", "Policier"]);
    expect(await names({ sort: "-name" })).toEqual((await names({})).reverse());
    const english = (await list({}, { "Accept-Language": "en" })).items;
    expect(english.map(({ names: { fr, en } }) => en || fr)).toEqual([
      ...["Agenda", "Books", "Fiction", "Home", "Noir fiction", "Poésie", "Policier"],
    ]);
    expect(english.find(({ id }) => id === 5)?.path.map(({ name }) => name)).toEqual(["Books", "Fiction", "Policier"]);
    await save(6, { localizations: { fr: text("Poésie", "poesie"), en: nothing } });
    expect((await names({ sort: "-updatedAt" }))[0]).toBe("Poésie");
    const { db } = shop.database;
    await db.insert(pages).values(
      Array.from({ length: 30 }, (_, at) => ({
        ...{ position: at + 4, pageLayout: "FullPage" as const, isPublished: true, isHome: false, blocs: [], updatedBy: "Yann Kerbrat" },
        ...{ updatedAt: new Date("2026-10-01T09:00:00Z"), localizations: { fr: text(`Page ${at % 3}`, `page-${at}`), en: nothing } },
      })),
    );
    for (const sort of ["name", "-name", "updatedAt", "-updatedAt"] as const) {
      const seen: number[] = [];
      for (let after: string | null = ""; after !== null; ) {
        const part: Schemas["PageList"] = await list({ sort, pageSize: 10, ...(after ? { after } : {}) });
        seen.push(...part.items.map(({ id }) => id));
        after = part.nextCursor ?? null;
      }
      expect([seen.length, new Set(seen).size]).toEqual([37, 37]);
      expect((await list({ sort, pageSize: 10, page: 4 })).items.map(({ id }) => id)).toEqual(seen.slice(30));
    }
    expect((await admin.call("listPages", { query: { after: "rien" } })).status).toBe(422);
  });
});

describe("the pages on which people put a title", () => {
  const shown = async (productId: number) => {
    const { body } = await admin.call("listPages", { query: { productId } });
    return [body.totalCount, body.items.map(({ names }) => names.fr)];
  };

  it("name a post that is online and names it, or show a list that contains it", async () => {
    const { db } = shop.database;
    await addProducts(db, titles);
    const [note] = online.filter(({ postType }) => postType === "Article");
    const post = note ?? expect.fail("no note");
    await db.insert(postProducts).values({ postId: post.id, productId: 1, position: 1 });
    const list = { name: "Choix", catalogListType: "News" as const, page: "livres", nextUpdateTime: null, productIds: [1, 2] };
    expect((await admin.call("createCatalogList", { body: list })).status).toBe(200);
    const put = (id: number, ...blocs: Bloc[]) => db.update(pages).set({ blocs }).where(eq(pages.id, id));
    await put(1, bloc(), bloc({ blocType: "Manual", postIds: [post.id] }));
    // The list is one of the page « Livres » and of new titles: neither another page nor another bloc shows it.
    await put(2, bloc({ blocType: "HardCodedNewProducts" }));
    await put(7, bloc({ blocType: "HardCodedNewProducts" }), bloc({ blocType: "HardCodedBestSales" }));
    expect(await shown(1)).toEqual([2, ["Accueil", "Livres"]]);
    expect(await shown(2)).toEqual([1, ["Livres"]]);
    expect(await shown(3)).toEqual([0, []]);
    // A draft is not public: the page does not show it.
    await changeStatus(post.id, "unpublish");
    expect(await shown(1)).toEqual([1, ["Livres"]]);
    await changeStatus(post.id, "publish");
    await db.delete(catalogLists);
    await db.delete(products);
    expect(await shown(1)).toEqual([0, []]);
  });

  it("are refused for no product", async () => {
    expect((await admin.call("listPages", { query: { productId: 0 } })).status).toBe(422);
  });
});

describe("a move", () => {
  it("puts a branch elsewhere, raises the tree's version, and is in the log", async () => {
    const first = await move({ id: 4, parentId: 7, index: 0 }, '"1"');
    expect([first.status, first.body.entityOutput, first.headers.get("ETag")]).toEqual([
      200,
      { version: 2, places: [{ id: 4, parentId: 7, position: 1 }] },
      '"2"',
    ]);
    expect(await outline()).toBe("Accueil Livres -Littérature -Poésie Agenda -Policier --Noir");
    const [entry] = await logOf("movePage");
    expect([entry?.entityName, entry?.changes]).toEqual(["Policier", { parentId: [3, 7] }]);
  });

  it("is refused when the tree is another meanwhile, into itself, too deep, of and below what is not there", async () => {
    expect((await move({ id: 6, parentId: 2, index: 0 })).status).toBe(200);
    const stale = await move({ id: 7, parentId: null, index: 0 });
    expect([stale.status, stale.body.current]).toEqual([412, await tree()]);
    expect((await move({ id: 2, parentId: 4, index: 0 }, '"2"')).body.reason).toBe("inside");
    expect((await move({ id: 3, parentId: 6, index: 0 }, '"2"')).body.reason).toBe("tooDeep");
    expect((await move({ id: 99, parentId: null, index: 0 }, '"2"')).status).toBe(404);
    expect((await move({ id: 7, parentId: 99, index: 0 }, '"2"')).status).toBe(422);
    expect((await move({ id: 7, parentId: null, index: 2 }, '"2"')).body.entityOutput).toEqual({ version: 2, places: [] });
  });
});

describe("blocs", () => {
  const faults = async (blocs: Partial<Bloc>[], pageLayout: Save["pageLayout"] = "FullPage", id: number | null = null) => {
    const answer = await admin.call("validateBlocsInput", { body: { id, pageLayout, blocs: blocs.map(bloc) } });
    return answer.status === 200 ? [] : wrongOf(answer);
  };

  it("are verified before they are saved and when they are, each fault at its property", async () => {
    const wrong: Partial<Bloc>[] = [
      { blocType: "Html", localizations: html("<p> </p>") },
      { blocType: "Manual" },
      { blocType: "Manual", postIds: [online[0]?.id ?? 0, online[0]?.id ?? 0, 999_999] },
      { blocType: "Basic", automaticRetrieve: true, maximum: null, categoryIds: [999_999] },
      { blocType: "ImageCarousel", mediaIds: [999_999] },
      { maximum: 25, column: "side", url: "javascript:alert(1)", isExternalUrl: true },
    ];
    const expected = [
      "blocs[0].localizations.fr.html: Écrivez le texte du bloc.",
      "blocs[1].postIds: Choisissez au moins un article.",
      "blocs[2].postIds[1]: Il est déjà dans la liste.",
      "blocs[2].postIds[2]: Cet article n’est pas en ligne.",
      "blocs[3].maximum: Dites combien en montrer au plus.",
      "blocs[3].categoryIds[0]: Cette catégorie n’existe plus.",
      "blocs[4].mediaIds[0]: Cette image n’existe plus.",
      "blocs[5].column: Cette mise en page n’a pas de deuxième colonne.",
      "blocs[5].maximum: C’est plus que ce bloc ne montre.",
      "blocs[5].url: Une adresse d’un autre site commence par https:// ou http://.",
    ];
    expect(await faults(wrong)).toEqual(expected);
    const refused = await create({ blocs: wrong.map(bloc) });
    expect([refused.status, wrongOf(refused)]).toEqual([422, expected]);
    expect(await faults([{ column: "side" }], "TwoColumnsEquals")).toEqual([]);
    const twin = bloc();
    expect(wrongOf(await create({ blocs: [twin, twin] }))).toEqual(["blocs[1].id: Ce bloc est là deux fois."]);
    expect((await admin.call("validateBlocsInput", { body: { id: 999_999, pageLayout: "FullPage", blocs: [] } })).status).toBe(404);
  });

  it("are stored cleaned, without what their type does not have", async () => {
    const hostile = "<h3>Horaires</h3><img src=x onerror=alert(1)><script>alert(1)</script>";
    const sent = bloc({
      blocType: "Html",
      localizations: html(hostile),
      postIds: [1],
      categoryIds: [2],
      maximum: 9,
      automaticRetrieve: true,
    });
    const made = (await create({ blocs: [sent] })).body.entityOutput.blocs[0];
    expect(made?.localizations.fr.html).toContain("<h3>Horaires</h3>");
    expect(made?.localizations.fr.html).not.toMatch(/script|onerror/);
    expect(made).toMatchObject({ id: sent.id, postIds: [], categoryIds: [], maximum: null, automaticRetrieve: false });
  });

  it("keep a post that went offline, and never show it", async () => {
    const [post] = online;
    if (!post) throw new Error("no post is online");
    const chosen = bloc({ blocType: "Manual", postIds: [post.id] });
    const made = (await create({ blocs: [chosen] })).body.entityOutput;
    await changeStatus(post.id, "unpublish");
    expect((await open("theatre")).body.blocs[0]?.posts).toEqual([]);
    expect(await faults([chosen])).toEqual(["blocs[0].postIds[0]: Cet article n’est pas en ligne."]);
    expect(await faults([chosen], "FullPage", made.id)).toEqual([]);
    expect((await save(made.id, { blocs: [chosen] })).status).toBe(200);
    await changeStatus(post.id, "publish");
    expect((await open("theatre")).body.blocs[0]?.posts.map(({ id }) => id)).toEqual([post.id]);
  });

  it("find what the site would: posts by type, the newest first; events to come; titles; tags; categories", async () => {
    const notes = online.filter(({ postType }) => postType === "Article");
    const shown = await preview({
      pageLayout: "TwoColumnsThinRight",
      blocs: [
        bloc({ blocType: "Basic", automaticRetrieve: true, maximum: 3, postType: "Article" }),
        bloc({ blocType: "HardCodedAgenda", maximum: 4, column: "side" }),
        bloc({ blocType: "HardCodedProducts", maximum: 5 }),
        bloc({ blocType: "HardCodedNewProducts", maximum: 5 }),
        bloc({ blocType: "HardCodedSoonPublishedProducts", maximum: 5 }),
        bloc({ blocType: "HardCodedBestSales", maximum: 5 }),
        bloc({ blocType: "HardCodedTags", maximum: 6 }),
        bloc({ blocType: "HardCodedCategoryNavigation" }),
        bloc({ blocType: "Html", localizations: html("<p>Ouvert</p>") }),
      ],
    });
    const [found, agenda, products, news, soon, best, tags, categories, words] = shown.blocs;
    expect(found?.foundCount).toBe(notes.length);
    expect(found?.posts.map(({ id }) => id)).toEqual(notes.slice(0, 3).map(({ id }) => id));
    expect(agenda?.posts.map(({ title, address, lead }) => [title, address, lead])).toEqual([
      ["Soirée du 16", "/article/le-16", LEAD],
      ["Soirée du 17", "/article/le-17", LEAD],
    ]);
    // Which titles they are is what lists of the catalogue are tested for.
    for (const titles of [products, news, soon, best]) expect(titles?.products.length).toBeLessThanOrEqual(5);
    expect(tags?.words.map(({ name }) => name)).toEqual(["lectures", "rencontres"]);
    expect(categories?.words).toEqual([{ id: shelfId, name: "Poésie", address: "/categorie/litterature" }]);
    expect(words?.html).toBe("<p>Ouvert</p>");
    expect(await tree()).toMatchObject({ version: 1 });
  });

  it("find posts of a category and of those below it", async () => {
    const found = async (categoryIds: number[]) => {
      const [shown] = (await preview({ blocs: [bloc({ blocType: "Basic", automaticRetrieve: true, maximum: 9, categoryIds })] })).blocs;
      return shown?.posts.length;
    };
    expect(await found([shelfId])).toBe(4);
    expect(await found([poetryId])).toBe(4);
    expect(await found([])).toBe(6);
    expect(await found([999_999])).toBeUndefined();
  });

  it("are shown in the order that staff gave, then as they are found", async () => {
    const [first, second, third] = online.filter(({ postType }) => postType === "Article").map(({ id }) => id);
    if (!first || !second || !third) throw new Error("too few notes are online");
    const ordered = bloc({
      blocType: "Basic",
      automaticRetrieve: true,
      maximum: 3,
      resultsOrderable: true,
      postType: "Article",
      postIds: [third],
    });
    expect((await preview({ blocs: [ordered] })).blocs[0]?.posts.map(({ id }) => id)).toEqual([third, first, second]);
  });

  it("that cannot be shown are left out of a preview", async () => {
    const shown = await preview({ blocs: [bloc({ blocType: "Manual" }), bloc(), bloc({ column: "side" })] }, "en");
    expect(shown.blocs.map(({ title }) => title)).toEqual(["Coming up"]);
  });

  it("are shown of a page that is a draft, and to staff alone", async () => {
    const blocs = [bloc({ blocType: "HardCodedAgenda", maximum: 2 })];
    const [draft, published] = await Promise.all([preview({ blocs, isPublished: false }), preview({ blocs })]);
    expect(draft).toEqual(published);
    expect(draft.blocs[0]?.posts).toHaveLength(2);
    expect((await create({ blocs, isPublished: false })).status).toBe(200);
    expect((await open("theatre")).status).toBe(404);
  });

  it("are offered posts that are online, and those named", async () => {
    const { body } = await admin.call("listPostsForBloc", { query: { postType: "Event", ids: online.slice(2, 3).map(({ id }) => id) } });
    expect(body.items.map(({ title }) => title)).toEqual(["Note du 15", "Soirée du 17", "Soirée du 16"]);
    expect(body.foundCount).toBe(2);
    const found = async (query: Input<"listPostsForBloc">["query"]) =>
      (await admin.call("listPostsForBloc", { query })).body.items.map(({ title }) => title);
    expect(await found({ search: "soiree 17" })).toEqual(["Soirée du 17"]);
    const [note] = online.filter(({ postType }) => postType === "Article");
    if (!note) throw new Error("no note is online");
    await changeStatus(note.id, "unpublish");
    expect(await found({ search: "note 15", ids: [note.id] })).toEqual([]);
    await changeStatus(note.id, "publish");
    expect(await found({ search: "note 15" })).toEqual(["Note du 15"]);
  });

  it("have types, widths and layouts with their words", async () => {
    expect((await admin.call("listBlocTypes")).body.items).toHaveLength(11);
    expect((await admin.call("listBlocWidths")).body.items.map(({ id }) => id)).toEqual([25, 50, 75, 100]);
    expect((await admin.call("listPageLayouts")).body.items.map(({ columns }) => columns.length)).toEqual([1, 2, 2, 2]);
    expect((await admin.call("getBlocConfiguration")).body).toMatchObject({ mostBlocs: 40 });
  });
});

describe("what everybody sees", () => {
  it("is what is published and written in the language, and below such pages alone", async () => {
    const french = await shop.anonymous.call("getPublicPageFullTree", { query: { locale: "fr" } });
    expect(french.body.items.map(({ name }) => name)).toEqual(["Accueil", "Livres", "Littérature", "Policier", "Noir", "Agenda"]);
    const english = await shop.anonymous.call("getPublicPageFullTree", { query: { locale: "en" } });
    expect(english.body.items.map(({ name, address }) => [name, address])).toEqual([
      ["Home", "/"],
      ["Books", "/books"],
      ["Fiction", "/fiction"],
    ]);
    expect((await open("poesie")).status).toBe(404);
    expect((await open("noir", "en")).status).toBe(404);
    expect((await open("noir")).status).toBe(200);
    expect((await open("rien")).status).toBe(404);
  });

  it("may be cached for a minute, and revalidated", async () => {
    const { headers } = await open("agenda");
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    const again = await shop.anonymous.open(
      "getLocalizedPage",
      { query: { locale: "fr", url: "agenda" } },
      { headers: { "If-None-Match": headers.get("ETag") ?? "" } },
    );
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

it("is 404 where there is none", async () => {
  expect((await admin.call("getPage", { query: { id: 9999 } })).status).toBe(404);
  expect((await save(9999, {})).status).toBe(404);
  expect((await remove(9999)).status).toBe(404);
});
