import {
  canMovePost,
  canSeePost,
  type PostFacts,
  type PostMoveReason,
  postFields,
  postMoveRules,
  postMoves,
  postState,
  postStates,
  postStatuses,
  postTypes,
} from "@reserve/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { addCategories } from "../categories/categories.bulk.store.ts";
import { categories } from "../categories/categories.tables.ts";
import { emptyText, note, personWith, rightSets, type Save } from "./posts.fixtures.ts";
import { posts } from "./posts.tables.ts";

let shop: TestApp;
let admin: Caller;
/** Writes own posts and knows of no others. */
let writer: Caller & { id: number };
const people = new Map<string, Caller & { id: number }>();
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  for (const rights of rightSets) people.set(rights, await personWith(shop, rights, `droits.${rights.toLowerCase()}`));
  writer = people.get("O") ?? expect.fail("nobody");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(posts);
});

const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
const at = (version: string) => ({ "If-Match": version });
const create = async (who: Caller, body: Save) => (await who.call("createPost", { body })).body.entityOutput;
const save = (who: Caller, id: number, body: Save, version: string = '"1"') =>
  who.call("updatePost", { query: { id }, body }, { headers: at(version) });
const move = (who: Caller, id: number, name: string, version: string = '"1"', comment: string | null = null) =>
  who.call("movePost", { body: { id, move: name, comment } }, { headers: { ...key(), ...at(version) } });
const remove = (who: Caller, id: number, version: string = '"1"') => who.call("deletePost", { query: { id } }, { headers: at(version) });
const titlesOf = async (who: Caller, query: object = {}) => (await who.call("listPosts", { query })).body.items.map(({ title }) => title);
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
const put = (id: number, change: Partial<typeof posts.$inferInsert>) => shop.database.db.update(posts).set(change).where(eq(posts.id, id));
const french = (change: Partial<Save["localizations"]["fr"]>): Pick<Save, "localizations"> => ({
  localizations: { fr: { ...emptyText, title: "Un été en poche", ...change }, en: emptyText },
});

describe("the posts that name a title", () => {
  it("are listed and counted for users who may see them, and for nobody else", async () => {
    const { db } = shop.database;
    await addProducts(db, titles);
    const naming = { productEans: [titles[0]?.ean ?? "", titles[1]?.ean ?? ""] };
    await create(admin, note("Relire Perec", naming));
    const own = await create(writer, note("Un été en poche", naming));
    await create(writer, note("Sans titre du catalogue"));
    const listed = async (who: Caller, productId: number) => {
      const { body } = await who.call("listPosts", { query: { productId, sort: "title" } });
      return [body.totalCount, body.items.map(({ title }) => title)];
    };
    expect(await listed(admin, 1)).toEqual([2, ["Relire Perec", "Un été en poche"]]);
    expect(await listed(writer, 1)).toEqual([1, ["Un été en poche"]]);
    expect(await listed(people.get("L") ?? admin, 2)).toEqual([2, ["Relire Perec", "Un été en poche"]]);
    expect(await listed(admin, 3)).toEqual([0, []]);
    const card = `<p>Lisez <a href="/livres/${titles[2]?.ean}" data-ean="${titles[2]?.ean}">ce livre</a></p>`;
    const linkingPost = await create(admin, note("Dans le texte", french({ title: "Dans le texte", description: card })));
    expect(await listed(admin, 3)).toEqual([1, ["Dans le texte"]]);
    expect((await save(admin, linkingPost.id, note("Dans le texte"))).status).toBe(200);
    expect(await listed(admin, 3)).toEqual([0, []]);
    const trainee = await shop.signIn("stagiaire");
    expect((await trainee.call("listPosts", { query: { productId: 1 } })).status).toBe(403);
    expect((await admin.call("listPosts", { query: { productId: 0 } })).status).toBe(422);
    expect((await save(writer, own.id, note("Un été en poche"))).status).toBe(200);
    expect(await listed(writer, 1)).toEqual([0, []]);
    await db.delete(products);
  });
});

describe("the categories of a post", () => {
  it("are stored as a set; one that is missing or repeated is reported at its place", async () => {
    const { db } = shop.database;
    await addCategories(
      db,
      [71, 72].map((id) => ({
        id,
        parentId: null,
        position: id,
        code: `rayon-${id}`,
        localizations: { fr: { name: "Rayon" } },
        isVisible: true,
      })),
    );
    const made = await create(writer, { ...note("Un été en poche"), categoryIds: [72, 71] });
    expect(made.categoryIds).toEqual([71, 72]);
    expect((await writer.call("getPost", { query: { id: made.id } })).body.categoryIds).toEqual([71, 72]);
    const refused = await save(writer, made.id, { ...note("Un été en poche"), categoryIds: [71, 999_999, 71] });
    expect(refused.status).toBe(422);
    expect(wrongOf(refused)?.map((line) => line.split(":")[0])).toEqual(["categoryIds[1]", "categoryIds[2]"]);
    expect((await save(writer, made.id, { ...note("Un été en poche"), categoryIds: [71] })).body.entityOutput.categoryIds).toEqual([71]);
    await db.delete(categories);
    expect((await writer.call("getPost", { query: { id: made.id } })).body.categoryIds).toEqual([]);
  });
});

describe("a post", () => {
  it("is created once however often it is requested, as a draft of its author, and is logged", async () => {
    const headers = key();
    const answers = await Promise.all([1, 2, 3].map(() => writer.call("createPost", { body: note("  Été  à l’œuvre ") }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = answers[0]?.body.entityOutput;
    expect(made).toMatchObject({ title: "Été à l’œuvre", postStatus: "Draft", state: "Draft", owner: { id: writer.id }, version: 1 });
    expect(await titlesOf(admin)).toEqual(["Été à l’œuvre"]);
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, "post"), eq(auditEntries.entityId, String(made?.id))));
    expect(log.map(({ action, entityName }) => [action, entityName])).toEqual([["createPost", "Été à l’œuvre"]]);
  });

  it("keeps texts in both languages, dates, place, tags and linked posts as they were written", async () => {
    const other = await create(admin, note("Relire Perec"));
    const tag = (await admin.call("createTag", { body: { name: "Oulipo", seoName: null } })).body.entityOutput;
    const body = note("Soirée Perec", {
      postType: "Event",
      publicationStartDate: "2026-11-27T07:00:00.000Z",
      publicationEndDate: "2026-12-24",
      eventStart: "2026-12-11T18:30:00.000Z",
      eventEnd: "2026-12-11T20:30:00.000Z",
      localizations: {
        fr: { ...emptyText, title: "Soirée Perec", lead: "<p>Six voix.</p>", relativeUrl: "soiree-perec", metaKeywords: "Perec" },
        en: { ...emptyText, title: "An evening of Perec", relativeUrl: "soiree-perec" },
      },
      location: { ...note("").location, city: "Brest", country: "FR", email: "bonjour@example.fr", website: "https://quai.example/" },
      postIds: [other.id],
      tags: ["OULIPO"],
    });
    const made = await create(admin, body);
    expect(made).toMatchObject({
      localizations: body.localizations,
      location: body.location,
      publicationEndDate: "2026-12-24T22:59:59.000Z",
      eventStart: body.eventStart,
      locales: ["fr", "en"],
      posts: [{ id: other.id, title: "Relire Perec" }],
      tags: [{ id: tag.id, name: "Oulipo", seoName: "oulipo" }],
    });
    const read = await admin.call("getPost", { query: { id: made.id } });
    expect([read.headers.get("ETag"), read.body]).toEqual(['"1"', made]);
    await admin.call("deleteTag", { query: { id: tag.id } }, { headers: { "If-Match": '"1"' } });
    expect((await admin.call("getPost", { query: { id: made.id } })).body.tags).toEqual([]);
  });

  it("makes a tag of a new word, once, and takes the one that there is whatever the accents", async () => {
    const made = await create(writer, note("Un", { tags: ["Littérature de phare", "litterature  de PHARE", "C & C"] }));
    expect(made.tags.map(({ name, seoName }) => [name, seoName])).toEqual([
      ["C & C", "c-et-c"],
      ["litterature de PHARE", "litterature-de-phare"],
    ]);
    const other = await create(writer, note("Deux", { tags: ["LITTÉRATURE DE PHARE"] }));
    expect(other.tags.map(({ id }) => id)).toEqual([made.tags[1]?.id]);
  });

  it("links titles by their EANs in their order, each once and only those that there are", async () => {
    await shop.database.db.delete(products);
    const base = titles[0] ?? expect.fail("no title");
    const eans = ["9782070360024", "9782253006329"];
    await addProducts(
      shop.database.db,
      eans.map((ean, index) => ({ ...base, id: 901 + index, ean, title: `Titre ${index}` })),
    );
    const made = await create(admin, note("Deux poches", { postType: "ProductList", productEans: [...eans].reverse() }));
    expect(made.products.map(({ ean }) => ean)).toEqual([...eans].reverse());
    const wrong = await admin.call("createPost", {
      body: note("Trop", { postType: "ProductList", productEans: ["9782070360024", "9780000000000", "9782070360024"] }),
    });
    expect([wrong.status, wrongOf(wrong)]).toEqual([
      422,
      ["productEans[1]: Ce titre n’existe pas ou n’existe plus.", "productEans[2]: Il est déjà dans la liste."],
    ]);
    await shop.database.db.delete(products).where(eq(products.id, 901));
    expect((await admin.call("getPost", { query: { id: made.id } })).body.products.map(({ ean }) => ean)).toEqual(["9782253006329"]);
  });

  it("loses what could run in its HTML, and keeps what is written", async () => {
    const made = await create(
      admin,
      note(
        "HTML",
        french({
          lead: "<p onclick=alert(1)>Chapô <script>alert(1)</script></p>",
          description: '<p><a href="javascript:alert(1)">Lire</a> <b>tout</b></p><img src=x onerror=alert(1)>',
        }),
      ),
    );
    const { lead, description } = made.localizations.fr;
    expect(`${lead}${description}`).not.toMatch(/script|onclick|onerror|alert/);
    expect(lead).toMatch(/^<p>Chapô ?<\/p>$/);
    expect(description).toMatch(/Lire.*tout/s);
  });

  it("has only the fields of its type", async () => {
    const wrong = await admin.call("createPost", {
      body: note("Bannière", {
        ...french({ lead: "<p>Non</p>", relativeUrl: "banniere" }),
        postType: "Banner",
        eventStart: "2026-12-11T18:30:00.000Z",
        location: { ...note("").location, city: "Brest" },
        postIds: [1],
        signatureId: 1,
      }),
    });
    expect([wrong.status, wrong.body.propertiesErrorMessages?.map(({ propertyName }) => propertyName)]).toEqual([
      422,
      ["localizations.fr.lead", "localizations.fr.relativeUrl", "eventStart", "location.city", "postIds", "postIds[0]", "signatureId"],
    ]);
  });

  it("names the fault at its property", async () => {
    const wrong = await admin.call("createPost", {
      body: note(" ", {
        postType: "Event",
        localizations: { fr: emptyText, en: { ...emptyText, subtitle: "Untitled" } },
        publicationStartDate: "2026-12-02",
        publicationEndDate: "2026-12-01",
        eventEnd: "2026-12-11T18:30:00.000Z",
        location: { ...note("").location, email: "nulle part", website: "https://nom:mot@quai.example" },
        tags: [" … "],
      }),
    });
    expect([wrong.status, wrongOf(wrong)]).toEqual([
      422,
      [
        "localizations.fr.title: Donnez un titre en français.",
        "localizations.en.title: Donnez aussi un titre dans cette langue.",
        "publicationEndDate: La fin précède le début.",
        "eventStart: Donnez aussi le début.",
        "location.email: Cette adresse électronique n’est pas valable.",
        "location.website: Donnez une adresse qui commence par https:// ou http://, sans identifiant.",
        "tags[0]: Une étiquette a au moins une lettre ou un chiffre.",
      ],
    ]);
    const made = await create(admin, note("Seul"));
    const itself = await save(admin, made.id, note("Seul", { postIds: [made.id] }));
    expect(wrongOf(itself)).toEqual(["postIds[0]: Un article ne renvoie pas à lui-même."]);
  });

  it("has a URL of its own in each language, also with concurrent requests", async () => {
    const url = french({ relativeUrl: "un-ete-en-poche" });
    const answers = await Promise.all([1, 2, 3].map(() => admin.call("createPost", { body: note("Été", url) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const english = note("Autre", {
      localizations: { fr: { ...emptyText, title: "Autre" }, en: { ...emptyText, title: "Other", relativeUrl: "un-ete-en-poche" } },
    });
    const other = await create(admin, english);
    const taken = await save(admin, other.id, note("Autre", url));
    expect([taken.status, taken.body.reason, wrongOf(taken)]).toEqual([
      409,
      "duplicate",
      ["localizations.fr.relativeUrl: Un autre article a déjà cette adresse dans cette langue."],
    ]);
    expect((await save(admin, other.id, english)).status).toBe(200);
  });

  it("is changed once when two save at once, and moved by a user who saw its latest version", async () => {
    const { id } = await create(admin, note("Version"));
    const answers = await Promise.all([save(admin, id, note("Un")), save(admin, id, note("Deux"))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await move(admin, id, "submit")).status).toBe(412);
  });

  it("stays whole while it is on the site", async () => {
    const { id } = await create(admin, note("En ligne", french({ relativeUrl: "en-ligne" })));
    await move(admin, id, "publish");
    const less = await save(admin, id, note("En ligne"), '"2"');
    expect([less.status, wrongOf(less)]).toEqual([422, ["localizations.fr.relativeUrl: Il manque l’adresse de la page."]]);
    expect((await admin.call("getPost", { query: { id } })).body.version).toBe(2);
  });

  it("is deleted from the archive alone", async () => {
    const { id } = await create(admin, note("À jeter"));
    const early = await remove(admin, id);
    expect([early.status, early.body.reason]).toEqual([409, "NotArchived"]);
    await move(admin, id, "archive");
    expect((await remove(admin, id)).status).toBe(412);
    expect((await remove(writer, id, '"2"')).status).toBe(403);
    expect((await remove(admin, id, '"2"')).status).toBe(200);
    expect((await remove(admin, id, '"2"')).status).toBe(404);
  });

  it("is linked, or reported as missing, when it is deleted while another one is linked to it", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const { id } = await create(admin, note("À jeter"));
      await move(admin, id, "archive");
      const links = [1, 2, 3].map(() => admin.call("createPost", { body: note("Vœux", { postIds: [id] }) }));
      const [gone, ...taken] = await Promise.all([remove(admin, id, '"2"'), ...links]);
      expect(gone.status).toBe(200);
      for (const { status } of taken) expect([200, 422]).toContain(status);
    }
  });
});

describe("the way to the site", () => {
  it("answers every status, move, right and owner as the rules say", async () => {
    const ready = await create(admin, note("Chemin", french({ title: "Chemin", relativeUrl: "chemin" })));
    const wrong: string[] = [];
    let cells = 0;
    for (const [name, who] of people)
      for (const isOwner of [true, false])
        for (const postStatus of postStatuses)
          for (const one of postMoves) {
            await put(ready.id, { postStatus, ownerId: isOwner ? who.id : null, version: 1 });
            const answer = await move(who, ready.id, one);
            const rights = { canList: name.includes("L"), canEditOwn: name.includes("O"), canEditAll: name.includes("A") };
            const facts: PostFacts = {
              postType: "Article",
              postStatus,
              publicationStartDate: null,
              publicationEndDate: null,
              title: "Chemin",
              relativeUrl: "chemin",
              eventStart: null,
              city: null,
              productCount: 0,
            };
            const verdict = canMovePost(one, facts, rights, isOwner, TEST_START);
            const reason: PostMoveReason | null = verdict.isAllowed ? null : verdict.reason;
            const mayWrite = rights.canEditOwn || rights.canEditAll;
            const status = !mayWrite
              ? 403
              : !canSeePost(rights, isOwner)
                ? 404
                : reason === null
                  ? 200
                  : reason === "NotYours" || reason === "EditorsOnly"
                    ? 403
                    : 409;
            const [row] = await shop.database.db.select({ now: posts.postStatus }).from(posts).where(eq(posts.id, ready.id));
            const stands = status === 200 ? postMoveRules[one].to : postStatus;
            const actualReason = status === 409 ? answer.body.reason : undefined;
            cells += 1;
            if (answer.status !== status || row?.now !== stands || (status === 409 && actualReason !== reason))
              wrong.push(`${name} ${isOwner ? "owner" : "other"} ${postStatus} ${one}: ${answer.status} ${row?.now} ${actualReason}`);
          }
    expect(wrong).toEqual([]);
    expect(cells).toBe(rightSets.length * 2 * postStatuses.length * postMoves.length);
  }, 120_000);

  it("is moved once however often it is requested, with the user and the reason", async () => {
    const { id } = await create(writer, note("Adresse fausse"));
    await move(writer, id, "submit");
    const headers = { ...key(), ...at('"2"') };
    const body = { id, move: "reject" as const, comment: "  C’est au 5, quai de la Douane. " };
    const answers = await Promise.all([1, 2].map(() => admin.call("movePost", { body }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const seen = (await writer.call("getPost", { query: { id } })).body;
    expect(seen).toMatchObject({
      postStatus: "ValidationRejected",
      version: 3,
      lastMove: { move: "reject", by: "Solène Kermarrec", at: TEST_START.toISOString(), comment: "C’est au 5, quai de la Douane." },
    });
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "movePost"), eq(auditEntries.entityId, String(id))));
    expect(log.map(({ changes }) => changes)).toContainEqual({
      postStatus: ["WaitingForValidation", "ValidationRejected"],
      comment: [null, "C’est au 5, quai de la Douane."],
    });
  });

  it("publishes no incomplete post, and returns first what is missing", async () => {
    const reasonOf = async (body: Save) => {
      const { id } = await create(admin, body);
      const answer = await move(admin, id, "publish");
      return [answer.status, answer.body.reason];
    };
    expect(await reasonOf(note("Sans adresse"))).toEqual([409, "UrlMissing"]);
    expect(await reasonOf(note("Sans date", { ...french({ relativeUrl: "a" }), postType: "Event" }))).toEqual([409, "EventStartMissing"]);
    expect(await reasonOf(note("Sans ville", { ...french({ relativeUrl: "b" }), postType: "Location" }))).toEqual([409, "CityMissing"]);
    expect(await reasonOf(note("Sans titre", { ...french({ relativeUrl: "c" }), postType: "MustRead" }))).toEqual([409, "ProductMissing"]);
    expect(await reasonOf(note("Fini", { ...french({ relativeUrl: "d" }), publicationEndDate: "2026-11-20" }))).toEqual([409, "EndPassed"]);
    expect(await reasonOf(note("Bannière", { postType: "Banner" }))).toEqual([200, undefined]);
  });

  it("lets owners write drafts and what was sent back, editors all but the archive", async () => {
    const { id } = await create(writer, note("À moi"));
    const answers: Record<string, unknown[]> = {};
    for (const postStatus of postStatuses) {
      await put(id, { postStatus, version: 1 });
      const own = await save(writer, id, note("À moi", french({ relativeUrl: "a-moi" })));
      await put(id, { postStatus, version: 1 });
      const all = await save(people.get("A") ?? expect.fail("nobody"), id, note("À moi", french({ relativeUrl: "a-moi" })));
      answers[postStatus] = [own.status, own.body.reason, all.status, all.body.reason];
    }
    expect(answers).toEqual({
      Draft: [200, undefined, 200, undefined],
      WaitingForValidation: [409, "OnlyDrafts", 200, undefined],
      ValidationRejected: [200, undefined, 200, undefined],
      Validated: [409, "OnlyDrafts", 200, undefined],
      Published: [409, "OnlyDrafts", 200, undefined],
      Archived: [409, "OnlyDrafts", 409, "Archived"],
    });
    const stranger = people.get("LO") ?? expect.fail("nobody");
    await put(id, { postStatus: "Draft", version: 1 });
    expect((await save(stranger, id, note("À moi"))).status).toBe(403);
    expect((await people.get("L")?.call("createPost", { body: note("Lecteur") }))?.status).toBe(403);
  });
});

describe("what somebody may not know of", () => {
  it("is in no answer of any read or write, whatever the rights", async () => {
    const theirs = await create(admin, note("Secret d’autrui", french({ title: "Secret d’autrui", relativeUrl: "secret" })));
    const tag = (await admin.call("createTag", { body: { name: "caché", seoName: null } })).body.entityOutput;
    await save(
      admin,
      theirs.id,
      note("Secret d’autrui", { ...french({ title: "Secret d’autrui", relativeUrl: "secret" }), tags: ["caché"] }),
    );
    const seen: Record<string, unknown> = {};
    for (const [name, who] of people) {
      const mine = name.includes("O") || name.includes("A") ? await create(who, note(`Le mien ${name}`)) : null;
      const counts = (await who.call("getPostCounts")).body.items.reduce((sum, { count }) => sum + count, 0);
      const list = (await who.call("listPosts", { query: {} })).body;
      const isKnown = [
        (await who.call("getPost", { query: { id: theirs.id } })).status === 200,
        list.items.some(({ id }) => id === theirs.id),
        (await titlesOf(who, { search: "secret" })).length > 0,
        (await titlesOf(who, { ownerId: [theirs.owner?.id] })).length > 0,
        (await who.call("listAccessiblePosts", { query: { search: "secret" } })).body.items.length > 0,
        (await who.call("listPostOwners")).body.items.some(({ id }) => id === theirs.owner?.id),
        (await who.call("listTags", { query: { search: "cache" } })).body.items[0]?.postCount === 1,
        (await who.call("getTag", { query: { id: tag.id } })).body.postCount === 1,
      ];
      expect(counts).toBe(list.totalCount);
      seen[name] = [...new Set(isKnown)];
      const writes = [
        (await save(who, theirs.id, note("Volé"))).status,
        (await move(who, theirs.id, "archive")).status,
        (await remove(who, theirs.id)).status,
      ];
      // A user who may see the post gets the stale version; others get 404.
      if (name === "O") expect(writes).toEqual([404, 404, 403]);
      if (name === "L") expect(writes).toEqual([403, 403, 403]);
      if (name === "LO") expect(writes).toEqual([403, 403, 403]);
      if (name.includes("A")) expect(writes).toEqual([412, 412, 412]);
      if (mine) await shop.database.db.delete(posts).where(eq(posts.id, mine.id));
    }
    expect(seen).toEqual({ L: [true], O: [false], A: [true], LO: [true], LA: [true], OA: [true], LOA: [true] });
    expect((await writer.call("listActivity", { query: { entity: "post", entityId: String(theirs.id) } })).status).toBe(403);
  });

  it("stays linked when somebody saves who cannot see it, and cannot be linked by them", async () => {
    const theirs = await create(admin, note("Caché"));
    const mine = await create(writer, note("Le mien"));
    const own = await create(writer, note("Le mien aussi"));
    const refused = await save(writer, mine.id, note("Le mien", { postIds: [theirs.id] }));
    expect(wrongOf(refused)).toEqual(["postIds[0]: Cet article n’existe pas ou n’existe plus."]);
    await save(admin, mine.id, note("Le mien", { postIds: [theirs.id] }));
    expect((await writer.call("getPost", { query: { id: mine.id } })).body.posts).toEqual([]);
    const saved = await save(writer, mine.id, note("Le mien", { postIds: [own.id] }), '"2"');
    expect(saved.body.entityOutput.posts.map(({ id }) => id)).toEqual([own.id]);
    const whole = (await admin.call("getPost", { query: { id: mine.id } })).body;
    expect(whole.posts.map(({ id }) => id)).toEqual([own.id, theirs.id]);
  });
});

describe("the list of posts", () => {
  it("is searched in all languages, narrowed and sorted", async () => {
    await create(admin, note("Zola en poche", { publicationStartDate: "2026-12-01" }));
    await create(
      writer,
      note("Éloge de la lenteur", {
        localizations: { fr: { ...emptyText, title: "Éloge de la lenteur" }, en: { ...emptyText, title: "In praise of slowness" } },
      }),
    );
    await create(admin, note("Bannière", { postType: "Banner" }));
    expect(await titlesOf(admin, { search: "eloge" })).toEqual(["Éloge de la lenteur"]);
    expect(await titlesOf(admin, { search: "slowness" })).toEqual(["Éloge de la lenteur"]);
    expect(await titlesOf(admin, { type: ["Banner"] })).toEqual(["Bannière"]);
    expect(await titlesOf(admin, { status: ["Published"] })).toEqual([]);
    expect(await titlesOf(admin, { ownerId: [writer.id] })).toEqual(["Éloge de la lenteur"]);
    expect(await titlesOf(admin, { from: "2026-12-01", to: "2026-12-01" })).toEqual(["Zola en poche"]);
    expect(await titlesOf(admin, { from: "2026-12-02" })).toEqual([]);
    expect(await titlesOf(admin, { sort: "title" })).toEqual(["Bannière", "Éloge de la lenteur", "Zola en poche"]);
    expect((await titlesOf(admin, { sort: "-publicationStartDate" }))[0]).toBe("Zola en poche");
    const offered = (await admin.call("listAccessiblePosts", { query: { search: "en", type: ["Article"] } })).body.items;
    expect(offered.map(({ title }) => title)).toEqual(["Zola en poche"]);
  });

  it("finds and counts states as the rules derive them", async () => {
    const dates = [null, "2026-11-20T00:00:00.000Z", "2026-11-21T09:00:00.000Z", "2026-12-01T00:00:00.000Z"];
    const made: { title: string; state: string }[] = [];
    for (const postStatus of postStatuses)
      for (const start of dates)
        for (const end of dates) {
          const title = `${postStatus} ${start} ${end}`;
          const { id } = await create(admin, note(title));
          await put(id, {
            postStatus,
            publicationStartAt: start === null ? null : new Date(start),
            publicationEndAt: end === null ? null : new Date(end),
          });
          made.push({ title, state: postState({ postStatus, publicationStartDate: start, publicationEndDate: end }, TEST_START) });
        }
    const counts = (await admin.call("getPostCounts")).body.items;
    for (const state of postStates) {
      const expected = made.filter((one) => one.state === state).map(({ title }) => title);
      expect((await titlesOf(admin, { state: [state], pageSize: 100 })).sort()).toEqual(expected.sort());
      expect(counts.find((one) => one.state === state)?.count).toBe(expected.length);
    }
    expect(await titlesOf(admin, { state: ["Scheduled", "Expired"], pageSize: 100 })).toHaveLength(
      made.filter(({ state }) => state === "Scheduled" || state === "Expired").length,
    );
  });

  it("is returned with the existing types, statuses and fields", async () => {
    const types = (await writer.call("listPostTypes")).body.items;
    expect(types.map(({ id }) => id)).toEqual([...postTypes]);
    expect(types.find(({ id }) => id === "Article")?.label).toBe("Billet");
    expect((await writer.call("listPostStatuses")).body.items.map(({ id }) => id)).toEqual([...postStatuses]);
    const fields = (await writer.call("getPostConfiguration")).body.items;
    expect(fields.find(({ postType }) => postType === "Event")?.groups).toEqual([...postFields.Event.groups]);
  });

  it("is 404 where there is none", async () => {
    expect((await admin.call("getPost", { query: { id: 99 } })).status).toBe(404);
  });
});
