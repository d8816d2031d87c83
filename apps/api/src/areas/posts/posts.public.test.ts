import type { Input, Schemas } from "@reserve/contract";
import { postState, postStatuses, postTypes } from "@reserve/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { tapDatabase } from "../../testing/tapped-database.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { titlesSeed } from "../catalog/catalog.list.fixtures.ts";
import { addCategories } from "../categories/categories.bulk.store.ts";
import { mediaFiles, mediaTable } from "../medias/medias.tables.ts";
import { emptyText, note, type Save } from "./posts.fixtures.ts";
import { posts, postTexts } from "./posts.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  admin = await shop.signIn("admin");
  const shelf = { parentId: null, localizations: { fr: { name: "Rayon" } }, isVisible: true };
  await addCategories(shop.database.db, [
    { ...shelf, id: 71, position: 1, code: "rayon-71" },
    { ...shelf, id: 72, position: 1, code: "rayon-72", parentId: 71 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(posts);
});

const put = (id: number, change: Partial<typeof posts.$inferInsert>) => shop.database.db.update(posts).set(change).where(eq(posts.id, id));
const textOf = (title: string, change: Partial<Save["localizations"]["fr"]> = {}) => ({ ...emptyText, title, ...change });
/** Creates a post that has been online for a day, unless `stored` overrides it. */
async function online(title: string, change: Partial<Save> = {}, stored: Partial<typeof posts.$inferInsert> = {}): Promise<number> {
  const { body } = await admin.call("createPost", { body: note(title, change) });
  const { id } = body.entityOutput;
  await put(id, { postStatus: "Published", publicationStartAt: new Date("2026-11-20T09:00:00Z"), ...stored });
  return id;
}
const list = async (query: NonNullable<Input<"listPublicPosts">["query"]> = {}) =>
  (await shop.anonymous.call("listPublicPosts", { query: { locale: "fr", ...query } })).body;
const titlesOf = async (query: NonNullable<Input<"listPublicPosts">["query"]> = {}) => (await list(query)).items.map(({ title }) => title);
const open = (query: NonNullable<Input<"getPublicPost">["query"]>) =>
  shop.anonymous.call("getPublicPost", { query: { locale: "fr", ...query } });

describe("what is online", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const moments = [null, new Date("2026-11-20T09:00:00Z"), now, new Date("2026-11-22T09:00:00Z")];
  const cases = postStatuses.flatMap((postStatus) =>
    moments.flatMap((publicationStartAt) => moments.map((publicationEndAt) => ({ postStatus, publicationStartAt, publicationEndAt }))),
  );

  it("is what the domain returns, and nothing else is in list or page, with any status and dates", async () => {
    const { db } = shop.database;
    const facts = new Map<number, (typeof cases)[number]>();
    for (const [at, one] of cases.entries()) {
      const written = {
        postType: "Article" as const,
        title: `Article ${at}`,
        titleKey: "",
        searchText: "",
        createdAt: now,
        updatedAt: now,
      };
      const [made] = await db
        .insert(posts)
        .values({ ...written, ...one })
        .returning({ id: posts.id });
      const id = made?.id ?? expect.fail("no row");
      await db.insert(postTexts).values({ ...textOf(written.title, { relativeUrl: `article-${at}` }), postId: id, locale: "fr" });
      facts.set(id, one);
    }
    const shown = [...facts].filter(([, { postStatus, publicationStartAt, publicationEndAt }]) => {
      const dates = {
        publicationStartDate: publicationStartAt?.toISOString() ?? null,
        publicationEndDate: publicationEndAt?.toISOString() ?? null,
      };
      return postState({ postStatus, ...dates }, now) === "Online";
    });
    expect(shown).toHaveLength(9);
    const { items, totalCount } = await list({ pageSize: 100 });
    expect(totalCount).toBe(9);
    const ids = shown.map(([id]) => id);
    expect(items.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const [at, id] of [...facts.keys()].entries()) {
      const { status } = await open(at % 2 === 0 ? { id } : { url: `article-${at}` });
      expect(status, JSON.stringify(facts.get(id))).toBe(ids.includes(id) ? 200 : 404);
    }
  });

  it("is there in the languages in which it has a title alone", async () => {
    const both = await online("Un été", { localizations: { fr: textOf("Un été"), en: textOf("A summer") } });
    await online("Un hiver");
    const english = (await list({ locale: "en" })).items;
    expect(english.map(({ id, title }) => [id, title])).toEqual([[both, "A summer"]]);
    const answer = await shop.anonymous.call("listPublicPosts", {}, { headers: { "Accept-Language": "en" } });
    expect([answer.body.locale, answer.body.totalCount, answer.headers.get("Vary")]).toEqual([
      "en",
      1,
      expect.stringContaining("Accept-Language"),
    ]);
    expect((await list()).totalCount).toBe(2);
  });
});

describe("the list", () => {
  it("is narrowed by type, category with those below it, and tag", async () => {
    await online("Note", { categoryIds: [72], tags: ["Poésie"] });
    await online("Dossier", { postType: "Folder", categoryIds: [71] });
    await online("Autre");
    expect(await titlesOf({ postType: ["Folder", "Event"] })).toEqual(["Dossier"]);
    expect((await titlesOf({ categoryId: 71 })).sort()).toEqual(["Dossier", "Note"]);
    expect(await titlesOf({ categoryId: 72 })).toEqual(["Note"]);
    expect(await titlesOf({ categoryId: 999 })).toEqual([]);
    expect(await titlesOf({ tag: "poesie" })).toEqual(["Note"]);
    expect(await titlesOf({ tag: "inconnue" })).toEqual([]);
    expect((await list({ tag: "poesie" })).items[0]?.tags).toEqual([{ name: "Poésie", seoName: "poesie" }]);
  });

  it("begins with the newest, and leaves nothing out from page to page", async () => {
    for (let day = 1; day <= 12; day += 1)
      await online(`Note ${day}`, {}, { publicationStartAt: new Date(`2026-10-${String(day).padStart(2, "0")}T09:00:00Z`) });
    const first = await list({ pageSize: 10 });
    expect([first.items[0]?.title, first.totalCount, first.totalIsExact]).toEqual(["Note 12", 12, true]);
    expect(await titlesOf({ pageSize: 10, after: first.nextCursor ?? "" })).toEqual(["Note 2", "Note 1"]);
    expect(await titlesOf({ pageSize: 10, page: 2 })).toEqual(["Note 2", "Note 1"]);
  });

  it("has by their date the events that are not over, the next one first", async () => {
    const event = (title: string, start: string, end: string | null = null) =>
      online(title, { postType: "Event", eventStart: start, eventEnd: end });
    await event("Demain", "2026-11-22T18:00:00.000Z");
    await event("En cours", "2026-11-21T08:00:00.000Z", "2026-11-21T12:00:00.000Z");
    await event("Passé", "2026-11-20T18:00:00.000Z");
    await event("Plus tard", "2026-12-11T18:30:00.000Z");
    await online("Note");
    expect(await titlesOf({ sort: "eventStart" })).toEqual(["En cours", "Demain", "Plus tard"]);
    expect(await titlesOf({ sort: "eventStart", postType: ["Article"] })).toEqual([]);
  });

  it("is found by the indexes of what is online among thousands", async () => {
    const planned: [string, unknown[]][] = [];
    const tapped = tapDatabase(shop.database, (query, parameters) => {
      if (/cursor_key/.test(query)) planned.push([query, parameters]);
    });
    const { db } = shop.database;
    await db.execute(sql`insert into posts (post_type, post_status, title, title_key, search_text, publication_start_at, event_start_at, created_at, updated_at)
      select case when n % 20 = 0 then 'Event' else 'Article' end, case when n % 3 = 0 then 'Draft' else 'Published' end, 'n', 'n', ' n',
        timestamptz '2026-01-01' + n * interval '1 minute', case when n % 20 = 0 then timestamptz '2026-12-01' + n * interval '1 minute' end, now(), now()
      from generate_series(1, 6000) n`);
    await db.execute(sql`insert into post_texts (post_id, locale, title, subtitle, lead, description, meta_title, meta_description, meta_keywords)
      select id, 'fr', 'n', '', '', '', '', '', '' from posts`);
    await db.execute(sql`analyze posts`);
    await db.execute(sql`analyze post_texts`);
    const caller = makeCaller(createApp({ ...shop.ports, db: tapped.db }), "", "");
    for (const [sort, index] of [
      ["-publicationStartDate", "posts_newest"],
      ["eventStart", "posts_events"],
    ] as const) {
      planned.length = 0;
      await caller.call("listPublicPosts", { query: { locale: "fr", sort } });
      expect(planned.length).toBeGreaterThan(0);
      for (const [query, parameters] of planned) expect((await tapped.explain(query, parameters)).join("\n")).toContain(index);
    }
    await tapped.close();
  });
});

describe("a post", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const evening = (change: Partial<Save> = {}): Partial<Save> => ({
    postType: "Event",
    localizations: {
      fr: textOf("Soirée </script> Perec", {
        lead: "<p>Six <strong>voix</strong>.</p>",
        description: "<p>Un immeuble.</p>",
        relativeUrl: "soiree-perec",
        metaDescription: "Lecture.",
      }),
      en: emptyText,
    },
    eventStart: "2026-12-11T18:30:00.000Z",
    registration: { places: 40 },
    location: { ...note("").location, company: "Librairie du Quai", city: "Brest" },
    ...change,
  });

  it("returns what is public, and nothing internal", async () => {
    const linked = await online("En ligne");
    const hidden = await online("Brouillon", {}, { postStatus: "Draft" });
    const id = await online(
      "Soirée",
      evening({
        productEans: ["9782070368228", "9782264056160", "9782070360024", "9782226249678"],
        postIds: [hidden, linked],
        tags: ["Oulipo"],
      }),
      { lastMove: { move: "publish", at: "2026-11-20T09:00:00.000Z", by: "Mathilde", comment: "Note interne" } },
    );
    const { status, body, headers } = await open({ id });
    expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=60"]);
    const { jsonLd, ...page } = body;
    expect(page).toEqual({
      id,
      locale: "fr",
      postType: "Event",
      title: "Soirée </script> Perec",
      subtitle: "",
      lead: "<p>Six <strong>voix</strong>.</p>",
      description: "<p>Un immeuble.</p>",
      address: "/article/soiree-perec",
      publicationStartDate: "2026-11-20T09:00:00.000Z",
      eventStart: "2026-12-11T18:30:00.000Z",
      eventEnd: null,
      picture: null,
      tags: [{ name: "Oulipo", seoName: "oulipo" }],
      metaTitle: "Soirée </script> Perec",
      metaDescription: "Lecture.",
      metaKeywords: "",
      registration: { places: 40 },
      location: { ...note("").location, company: "Librairie du Quai", city: "Brest" },
      products: ["9782070368228", "9782070360024"].map((ean) => expect.objectContaining({ ean })),
      posts: [expect.objectContaining({ id: linked })],
      pictures: [],
      medias: [],
      signature: null,
    });
    expect(body.products[0]).not.toHaveProperty("stock");
    for (const secret of ["Note interne", "Mathilde", "Brouillon", "9782264056160", "9782226249678", "owner", "version"])
      expect(JSON.stringify(body), secret).not.toContain(secret);
    expect(jsonLd).not.toMatch(/[<>]/);
    expect(JSON.parse(jsonLd ?? "")).toMatchObject({
      "@type": "Event",
      name: "Soirée </script> Perec",
      description: "Lecture.",
      startDate: "2026-12-11T19:30:00+01:00",
      url: "https://reserve.example/article/soiree-perec",
      maximumAttendeeCapacity: 40,
    });
    expect((await open({ url: "soiree-perec" })).body).toEqual(body);
  });

  it("is cleaned again when it is answered, and has nothing for engines where they have no words", async () => {
    const id = await online("Bannière", { postType: "Banner" });
    await shop.database.db.execute(
      sql`update post_texts set lead = '<p onclick="x()">a</p><script>b</script>', description = '<iframe src="https://x.example"></iframe>c' where post_id = ${id}`,
    );
    const { body } = await open({ id });
    expect([body.lead, body.description.includes("iframe"), body.jsonLd, body.address]).toEqual(["<p>a</p>", false, null, null]);
  });

  it("returns its signature, and audio, texts and videos, without the words of a picture", async () => {
    const { db } = shop.database;
    const made = { titleKey: "", altText: "", searchText: "", createdAt: now, createdBy: "Mathilde" };
    const [sound, film, picture] = await db
      .insert(mediaTable)
      .values([
        { ...made, mediaType: "AudioUpload", title: "Perec à voix haute", content: "son" },
        {
          ...made,
          mediaType: "YoutubeLink",
          title: "Perec filmé",
          content: "film",
          externalUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        },
        { ...made, mediaType: "ImageBanner", title: "Vitrine", content: "image" },
      ])
      .returning({ id: mediaTable.id });
    const kept = { fileName: "perec.mp3", contentType: "audio/mpeg", size: 4812, createdAt: now };
    const key = "5f0c3a4be8d14c0f9b1f6a2d7c9e8b10";
    await db.insert(mediaFiles).values({ ...kept, mediaId: sound?.id ?? 0, kind: "File", key, storedAs: "a" });
    await db
      .insert(mediaFiles)
      .values({ ...kept, mediaId: picture?.id ?? 0, kind: "Picture", key: key.replace("5f", "6a"), storedAs: "b" });
    const save = { name: "Maïwenn", description: '<p onclick="x()">Libraire depuis 2009.</p>' };
    const signature = (await admin.call("createSignature", { body: save })).body.entityOutput;
    const mediaIds = [film?.id ?? 0, picture?.id ?? 0, sound?.id ?? 0];
    const { body } = await open({ id: await online("Note", { mediaIds, signatureId: signature.id }) });
    expect(body.signature).toEqual({ name: "Maïwenn", description: "<p>Libraire depuis 2009.</p>" });
    expect(body.pictures.map(({ id }) => id)).toEqual([picture?.id]);
    expect(body.medias).toEqual([
      {
        id: film?.id,
        nature: "Embed",
        title: "Perec filmé",
        file: null,
        externalUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        playerUrl: expect.stringContaining("dQw4w9WgXcQ"),
      },
      {
        id: sound?.id,
        nature: "Audio",
        title: "Perec à voix haute",
        file: { key, fileName: "perec.mp3", contentType: "audio/mpeg", size: 4812 },
        externalUrl: null,
        playerUrl: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain("Mathilde");
  });

  it("is led to by the URLs that it had before, until another one takes them; a hidden post by none", async () => {
    const french = (relativeUrl: string | null) => ({ localizations: { fr: textOf("Soirée", { relativeUrl }), en: emptyText } });
    const id = await online("Soirée", french("soiree"));
    const save = async (post: number, relativeUrl: string | null) => {
      const { version } = (await admin.call("getPost", { query: { id: post } })).body;
      const headers = { "If-Match": `"${version}"` };
      expect((await admin.call("updatePost", { query: { id: post }, body: note("", french(relativeUrl)) }, { headers })).status).toBe(200);
    };
    await save(id, "soiree-perec");
    await save(id, "nuit-perec");
    for (const url of ["soiree", "soiree-perec", "nuit-perec"])
      expect((await open({ url })).body).toMatchObject({ id, address: "/article/nuit-perec" });
    expect((await open({ url: "soiree", locale: "en" })).status).toBe(404);
    const other = await online("Autre", french("soiree"));
    expect((await open({ url: "soiree" })).body.id).toBe(other);
    await put(other, { postStatus: "Draft" });
    expect((await open({ url: "soiree" })).status).toBe(404);
    await save(other, null);
    expect((await open({ url: "soiree" })).status).toBe(404);
    await put(id, { postStatus: "Draft" });
    expect((await open({ url: "soiree-perec" })).status).toBe(404);
  });

  it("is fetched again only when it changed", async () => {
    const id = await online("Soirée", evening());
    const calls = [
      ["getPublicPost", { query: { locale: "fr", id } }],
      ["listPublicPosts", { query: { locale: "fr" } }],
    ] as const;
    for (const [call, input] of calls) {
      const etag = (await shop.anonymous.call(call, input)).headers.get("ETag") ?? "";
      const again = await shop.anonymous.open(call, input, { headers: { "If-None-Match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      await put(id, { eventStartAt: new Date(`2026-12-1${calls.length}T18:00:00Z`) });
      await shop.database.db.execute(sql`update post_texts set title = title || '!' where post_id = ${id}`);
      expect((await shop.anonymous.open(call, input, { headers: { "If-None-Match": etag } })).status).toBe(200);
    }
  });

  it("is 404 where there is none, 422 without id and URL, with both, and with what is neither", async () => {
    expect((await open({ id: 999_999 })).status).toBe(404);
    expect((await open({ url: "rien" })).status).toBe(404);
    const refused = [await open({}), await open({ id: 1, url: "un" }), await open({ url: "Pas une adresse" }), await open({ id: 0 })];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const lists = [
      await shop.anonymous.call("listPublicPosts", { query: { postType: ["Roman"] as unknown as [Schemas["PostType"]] } }),
      await shop.anonymous.call("listPublicPosts", { query: { after: "rien" } }),
      await shop.anonymous.call("listPublicPosts", { query: { tag: "é" } }),
    ];
    expect(lists.map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it("is shown whatever its type", async () => {
    for (const postType of postTypes) {
      const id = await online("Un titre", { postType: "Article" }, { postType });
      expect((await open({ id })).body.postType, postType).toBe(postType);
    }
  });
});
