import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { plainPicture } from "../../testing/hostile-files.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { note, personWith } from "../posts/posts.fixtures.ts";
import { mediaTable } from "./medias.tables.ts";

let shop: TestApp;
let admin: Caller;
/** Writes own posts and knows of no others. */
let writer: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  writer = await personWith(shop, "O", "plume");
});
afterAll(() => shop.close());

let films = 0;
async function addFilm(title: string, id = `film${films++}`.padEnd(11, "_")): Promise<number> {
  const body = { title, altText: "", mediaType: "YoutubeLink", externalUrl: `https://youtu.be/${id}` } as const;
  return (await admin.call("createMedia", { body })).body.entityOutput.id;
}
async function addPicture(title: string, altText: string): Promise<number> {
  const bytes = await plainPicture("jpeg");
  const uploadId = crypto.randomUUID();
  const query = { uploadId, fileName: `${title}.jpg`, size: bytes.length, offset: 0 };
  await admin.call("sendMediaPart", { query }, { rawBody: bytes, headers: { "Content-Type": "application/octet-stream" } });
  return (await admin.call("createMedia", { body: { title, altText, mediaType: "ImageBanner", uploadId } })).body.entityOutput.id;
}
const addPost = async (title: string, mediaIds: number[], who = admin) =>
  (await who.call("createPost", { body: note(title, { mediaIds }) })).body.entityOutput;
async function addPage(name: string, mediaIds: number[], html = "") {
  const text = { name, metaTitle: "", metaDescription: "", metaKeywords: "" };
  const bloc = {
    id: crypto.randomUUID(),
    blocType: html === "" ? "ImageCarousel" : "Html",
    column: "main",
    width: 100,
    localizations: { fr: { title: "", html }, en: { title: "", html: "" } },
    categoryIds: [],
    postType: null,
    automaticRetrieve: false,
    maximum: null,
    resultsOrderable: false,
    postIds: [],
    mediaIds,
    url: null,
    isExternalUrl: false,
  };
  const body = {
    parentId: null,
    pageLayout: "FullPage",
    isPublished: false,
    isHome: false,
    localizations: { fr: { ...text, relativeUrl: name.toLowerCase() }, en: { ...text, name: "", relativeUrl: null } },
    blocs: [bloc],
  } as Input<"createPage">["body"];
  const answer = await admin.call("createPage", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput;
}
const usesOf = async (id: number, who = admin) => (await who.call("listMediaUses", { query: { id } })).body.items;
const mediaOf = async (id: number) => (await admin.call("getMedia", { query: { id } })).body;
const unused = async () => (await admin.call("listMedias", { query: { isUnused: true } })).body.items.map(({ id }) => id);
const merge = (id: number, otherIds: number[], version: string = '"1"', key: string = crypto.randomUUID(), who = admin) =>
  who.call("mergeMedias", { body: { id, otherIds } }, { headers: { "Idempotency-Key": key, "If-Match": version } });

describe("where media are shown", () => {
  it("is returned for each, counted, and found; uses that the caller may not see have no name", async () => {
    const picture = await addPicture("Vitrine", "Une vitrine.");
    const film = await addFilm("Seul");
    const post = await addPost("Un été en poche", [picture]);
    const page = await addPage("Accueil", [picture]);
    expect((await mediaOf(picture)).useCount).toBe(2);
    expect(await usesOf(picture)).toEqual([
      { kind: "Page", id: page.id, title: "Accueil" },
      { kind: "Post", id: post.id, title: "Un été en poche" },
    ]);
    expect(await usesOf(picture, writer)).toEqual([
      { kind: "Page", id: null, title: null },
      { kind: "Post", id: null, title: null },
    ]);
    expect(await usesOf(film)).toEqual([]);
    const list = (await admin.call("listMedias", { query: { search: "vitrine" } })).body.items;
    expect(list.map(({ useCount }) => useCount)).toEqual([2]);
    expect([(await unused()).includes(film), (await unused()).includes(picture)]).toEqual([true, false]);
    const counts = (await admin.call("getMediaCounts")).body;
    expect(counts.items).toContainEqual({ mediaType: "ImageBanner", count: 1 });
    expect([counts.items.length, counts.lacksText, counts.isUnused]).toEqual([12, 0, 1]);
    expect((await admin.call("listMediaUses", { query: { id: 99_999 } })).status).toBe(404);
  });

  it("counts the pictures within texts of posts, popups and pages, and when two become one the texts show the one that stays", async () => {
    const [stays, goes] = [await addPicture("Quai", "Un quai."), await addPicture("Quai (2)", "Un quai.")];
    const keyOf = async (id: number) => (await mediaOf(id)).uploadedFile?.key ?? "";
    const html = `<p>Ici</p><img src="/api/Common/Media/Picture?key=${await keyOf(goes)}&amp;size=large" alt="Un quai.">`;
    const body = note("Avec image", {
      localizations: { fr: { ...note("Avec image").localizations.fr, lead: html }, en: note("").localizations.en },
    });
    const post = (await admin.call("createPost", { body })).body.entityOutput;
    const text = { title: "Fenêtre", html, isActive: false, cookieDurationDays: 7, startTime: null, endTime: null };
    const popup = (await admin.call("createPopup", { body: text })).body.entityOutput;
    const page = await addPage("Quais", [], html);
    const uses = [
      { kind: "Page", id: page.id, title: "Quais" },
      { kind: "Popup", id: popup.id, title: "Fenêtre" },
      { kind: "Post", id: post.id, title: "Avec image" },
    ];
    expect([(await mediaOf(goes)).useCount, await usesOf(goes)]).toEqual([3, uses]);
    expect((await usesOf(goes, writer)).map(({ id }) => id)).toEqual([null, null, null]);
    expect([(await unused()).includes(goes), (await unused()).includes(stays)]).toEqual([false, true]);
    expect((await admin.call("deleteMedia", { query: { id: goes } }, { headers: { "If-Match": '"1"' } })).status).toBe(409);
    const key = await keyOf(stays);
    expect((await merge(stays, [goes])).status).toBe(200);
    expect(await usesOf(stays)).toEqual(uses);
    const [postThen, popupThen, pageThen] = [
      (await admin.call("getPost", { query: { id: post.id } })).body,
      (await admin.call("getPopup", { query: { id: popup.id } })).body,
      (await admin.call("getPage", { query: { id: page.id } })).body,
    ];
    expect([postThen.version, popupThen.version, pageThen.version]).toEqual([2, 2, 2]);
    for (const shown of [postThen.localizations.fr.lead, popupThen.html, pageThen.blocs[0]?.localizations.fr.html])
      expect(shown).toBe(html.replace(/key=[0-9a-f]{32}/, `key=${key}`));
  });

  it("keeps them from being deleted", async () => {
    const film = await addFilm("Montré");
    const post = await addPost("Avec un film", [film]);
    const remove = () => admin.call("deleteMedia", { query: { id: film } }, { headers: { "If-Match": '"1"' } });
    const refused = await remove();
    expect([refused.status, refused.body.reason]).toEqual([409, "used"]);
    await admin.call(
      "updatePost",
      { query: { id: post.id }, body: note("Sans film", { mediaIds: [] }) },
      { headers: { "If-Match": '"1"' } },
    );
    expect((await remove()).status).toBe(200);
  });
});

describe("media of the same content", () => {
  it("become one in one go: what showed the others shows it, and it takes the text that it lacks", async () => {
    const [first, second] = [await addPicture("Phare", ""), await addPicture("Phare (2)", "Un phare.")];
    const both = await addPost("Les deux", [second, first]);
    const one = await addPost("Le second", [second]);
    const page = await addPage("Phares", [second]);
    const key = crypto.randomUUID();
    const answer = await merge(first, [second], '"1"', key);
    expect([answer.status, answer.headers.get("ETag"), answer.body.entityOutput.altText]).toEqual([200, '"2"', "Un phare."]);
    expect((await merge(first, [second], '"1"', key)).body).toEqual(answer.body);
    expect((await admin.call("getMedia", { query: { id: second } })).status).toBe(404);
    expect((await usesOf(first)).map(({ id }) => id)).toEqual([page.id, both.id, one.id]);
    const stored = (await admin.call("getPost", { query: { id: both.id } })).body;
    expect([stored.medias.map(({ id }) => id), stored.version]).toEqual([[first], 2]);
    expect((await admin.call("getPage", { query: { id: page.id } })).body).toMatchObject({ version: 2, blocs: [{ mediaIds: [first] }] });
    const entries = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "mergeMedias"));
    expect(entries.filter(({ entityId }) => entityId === String(first))).toHaveLength(1);
  });

  it("is what they must have, of files that are there", async () => {
    const [film, same, strange] = [await addFilm("A", "abcdefghijk"), await addFilm("B", "abcdefghijk"), await addFilm("C")];
    expect((await mediaOf(film)).sameContent).toEqual([{ id: same, title: "B" }]);
    expect((await merge(film, [strange])).status).toBe(422);
    expect((await merge(film, [film])).status).toBe(422);
    expect((await merge(film, [99_999])).status).toBe(404);
    expect((await merge(99_999, [film])).status).toBe(404);
    expect(await shop.database.db.select().from(mediaTable).where(eq(mediaTable.id, same))).toHaveLength(1);
  });
});

describe("the media of a post", () => {
  it("are kept in their order and with their words; saved without them, they stay", async () => {
    const picture = await addPicture("Affiche", "Une affiche.");
    const film = await addFilm("Lecture");
    const post = await addPost("Avec deux", [film, picture]);
    expect(post.medias.map(({ id, nature, altText }) => [id, nature, altText])).toEqual([
      [film, "Embed", ""],
      [picture, "Picture", "Une affiche."],
    ]);
    expect(post.medias[1]?.picture).toMatch(/^[0-9a-f]{32}$/);
    const save = (change: object, version: string) =>
      admin.call("updatePost", { query: { id: post.id }, body: note("Avec deux", change) }, { headers: { "If-Match": version } });
    expect((await save({}, '"1"')).body.entityOutput.medias).toHaveLength(2);
    expect((await save({ mediaIds: [picture, film] }, '"2"')).body.entityOutput.medias.map(({ id }) => id)).toEqual([picture, film]);
    const wrong = await save({ mediaIds: [picture, 99_999, picture] }, '"3"');
    expect([wrong.status, wrong.body.propertiesErrorMessages?.map(({ propertyName }) => propertyName)]).toEqual([
      422,
      ["mediaIds[1]", "mediaIds[2]"],
    ]);
  });

  it("keep it from the site while a picture is not described", async () => {
    const picture = await addPicture("Sans mots", "");
    const body = note("À publier", { mediaIds: [picture] });
    body.localizations.fr = { ...body.localizations.fr, relativeUrl: "a-publier" };
    const { id } = (await admin.call("createPost", { body })).body.entityOutput;
    const publish = () =>
      admin.call(
        "movePost",
        { body: { id, move: "publish", comment: null } },
        { headers: { "Idempotency-Key": crypto.randomUUID(), "If-Match": '"1"' } },
      );
    const refused = await publish();
    expect([refused.status, refused.body.reason]).toEqual([409, "MediaTextMissing"]);
    const words = { title: "Sans mots", altText: "Une porte bleue.", mediaType: "ImageBanner", focalPoint: null };
    await admin.call("updateMedia", { query: { id: picture }, body: words }, { headers: { "If-Match": '"1"' } });
    expect((await publish()).status).toBe(200);
  });
});
