import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { note, personWith, type Save } from "./posts.fixtures.ts";
import { posts, signatures } from "./posts.tables.ts";

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
beforeEach(async () => {
  await shop.database.db.delete(posts);
  await shop.database.db.delete(signatures);
});

const create = (name: string, description = "") => writer.call("createSignature", { body: { name, description } });
const made = async (name: string) => (await create(name)).body.entityOutput;
const version = (one: string) => ({ headers: { "If-Match": one } });
const save = (id: number, name: string, one = '"1"') =>
  admin.call("updateSignature", { query: { id }, body: { name, description: "<p>Libraire</p>" } }, version(one));
const remove = (id: number, one = '"1"') => admin.call("deleteSignature", { query: { id } }, version(one));
const names = async (query: object = {}) => (await admin.call("listSignatures", { query })).body.items.map(({ name }) => name);
const post = async (change: Partial<Save>, who = admin) =>
  (await who.call("createPost", { body: note("Relire Perec", change) })).body.entityOutput;
const savePost = (id: number, change: Partial<Save>, one: string) =>
  admin.call("updatePost", { query: { id }, body: note("Relire Perec", change) }, version(one));

describe("a signature", () => {
  it("is added by any author, its HTML cleaned, and is logged", async () => {
    const html = '<p onclick="alert(1)">Libraire <strong>jeunesse</strong><script>alert(1)</script></p>';
    const signature = (await create(" Maïwenn,  libraire ", html)).body.entityOutput;
    expect(signature).toMatchObject({
      name: "Maïwenn, libraire",
      description: "<p>Libraire <strong>jeunesse</strong></p>",
      postCount: 0,
      version: 1,
    });
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.entityName, "Maïwenn, libraire"));
    expect(log.map(({ action, entity }) => [action, entity])).toEqual([["createSignature", "signature"]]);
  });

  it("is unique by name, ignoring capitals and accents, also with concurrent requests", async () => {
    await create("Maïwenn");
    const twice = await create("MAIWENN");
    expect([twice.status, twice.body.reason, twice.body.errors]).toEqual([
      409,
      "duplicate",
      ["Cette signature existe déjà : « Maïwenn »."],
    ]);
    expect((await create(" … ")).status).toBe(422);
    const both = await Promise.all([1, 2, 3].map(() => create("Ronan")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is found by the beginning of its words, sorted, and counts posts", async () => {
    const { id } = await made("Ronan, libraire du rayon mer");
    await create("Énora");
    await post({ signatureId: id });
    expect(await names()).toEqual(["Énora", "Ronan, libraire du rayon mer"]);
    expect(await names({ search: "eno" })).toEqual(["Énora"]);
    expect(await names({ search: "mer" })).toEqual(["Ronan, libraire du rayon mer"]);
    expect((await admin.call("getSignature", { query: { id } })).body.postCount).toBe(1);
    expect((await admin.call("listPosts", { query: { signatureId: id } })).body.items.map(({ title }) => title)).toEqual(["Relire Perec"]);
    expect((await writer.call("listPosts", { query: { signatureId: id } })).body.totalCount).toBe(0);
    // The post is another user's: the count must not reveal it.
    expect((await writer.call("getSignature", { query: { id } })).body.postCount).toBe(0);
    expect((await writer.call("listSignatures", {})).body.items.map(({ postCount }) => postCount)).toEqual([0, 0]);
    expect((await admin.call("getSignature", { query: { id: id + 1000 } })).status).toBe(404);
  });

  it("is changed and deleted by a user who saw its latest version", async () => {
    const { id } = await made("Gwenaël");
    await create("Enora");
    expect((await save(id, "enora")).status).toBe(409);
    const saved = await save(id, "Gwenaël, libraire");
    expect([saved.headers.get("ETag"), saved.body.entityOutput]).toMatchObject(['"2"', { description: "<p>Libraire</p>", version: 2 }]);
    expect([(await remove(id)).status, (await remove(id, '"2"')).status, (await remove(id, '"2"')).status]).toEqual([412, 200, 404]);
  });

  it("cannot be deleted while it signs a post, and returns how many", async () => {
    const { id } = await made("Maïwenn");
    const one = await post({ signatureId: id });
    await post({ signatureId: id, localizations: note("Une autre").localizations });
    const refused = await remove(id);
    expect([refused.status, refused.body.reason, refused.body.errors]).toEqual([
      409,
      "used",
      ["Elle signe 2 articles : retirez-la d’abord."],
    ]);
    await savePost(one.id, { signatureId: null }, '"1"');
    expect((await remove(id)).body.errors).toEqual(["Elle signe un article : retirez-la d’abord."]);
    await shop.database.db.delete(posts);
    expect((await remove(id)).status).toBe(200);
  });

  it("is deleted or signs, never both, when both are requested at once", async () => {
    const { id } = await made("Maïwenn");
    const [removed, signed] = await Promise.all([
      remove(id),
      admin.call("createPost", { body: note("Relire Perec", { signatureId: id }) }),
    ]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([removed.status, signed.status]);
  });

  it("is changed and deleted by those who manage posts, not by who only writes own ones", async () => {
    const { id } = await made("Maïwenn");
    const body = { name: "Non", description: "" };
    expect((await writer.call("updateSignature", { query: { id }, body }, version('"1"'))).status).toBe(403);
    expect((await writer.call("deleteSignature", { query: { id } }, version('"1"'))).status).toBe(403);
  });
});

describe("a post that somebody signs", () => {
  it("returns its signature, keeps it when a save omits it, and loses it with its type", async () => {
    const { id } = await made("Maïwenn");
    const signed = await post({ signatureId: id });
    expect(signed.signature).toEqual({ id, name: "Maïwenn" });
    await save(id, "Maïwenn, libraire");
    expect((await savePost(signed.id, {}, '"1"')).body.entityOutput.signature).toEqual({ id, name: "Maïwenn, libraire" });
    expect((await savePost(signed.id, { postType: "Event" }, '"2"')).body.entityOutput.signature).toBeNull();
    const wrong = await savePost(signed.id, { signatureId: 999_999 }, '"3"');
    expect([wrong.status, wrong.body.propertiesErrorMessages]).toEqual([
      422,
      [{ propertyName: "signatureId", errorMessage: "Cette signature n’existe plus." }],
    ]);
  });

  it("has its signature in its versions, and is restored without one that is deleted", async () => {
    const { id } = await made("Maïwenn");
    const signed = await post({ signatureId: id });
    await savePost(signed.id, { signatureId: null }, '"1"');
    const { items } = (await admin.call("listPostRevisions", { query: { id: signed.id } })).body;
    expect(items[0]?.fields).toEqual(["signature"]);
    const revision = () => admin.call("getPostRevision", { query: { id: signed.id, version: 1 } });
    const restore = (over: string) => admin.call("restorePostRevision", { body: { id: signed.id, version: 1 } }, version(over));
    expect((await revision()).body).toMatchObject({ content: { signatureId: id }, signature: { id, name: "Maïwenn" } });
    expect((await restore('"2"')).body.entityOutput.signature).toEqual({ id, name: "Maïwenn" });
    await savePost(signed.id, { signatureId: null }, '"3"');
    expect((await remove(id)).status).toBe(200);
    expect((await revision()).body).toMatchObject({ content: { signatureId: id }, signature: null });
    expect((await restore('"4"')).body.entityOutput.signature).toBeNull();
  });

  it("comes back unsigned, where a version had nobody who signed it", async () => {
    const { id } = await made("Maïwenn");
    const plain = await post({});
    await savePost(plain.id, { signatureId: id }, '"1"');
    const back = await admin.call("restorePostRevision", { body: { id: plain.id, version: 1 } }, version('"2"'));
    expect([back.status, back.body.entityOutput.signature]).toEqual([200, null]);
  });
});
