import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { note, personWith } from "./posts.fixtures.ts";
import { posts, tags } from "./posts.tables.ts";

let shop: TestApp;
let admin: Caller;
let writer: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  writer = await personWith(shop, "O", "plume");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(posts);
  await shop.database.db.delete(tags);
});

const create = (name: string, seoName: string | null = null, headers: Record<string, string> = {}) =>
  writer.call("createTag", { body: { name, seoName } }, { headers });
const made = async (name: string) => (await create(name)).body.entityOutput;
const version = (one: string) => ({ headers: { "If-Match": one } });
const save = (id: number, name: string, one = '"1"') =>
  admin.call("updateTag", { query: { id }, body: { name, seoName: null } }, version(one));
const remove = (id: number, one = '"1"') => admin.call("deleteTag", { query: { id } }, version(one));
const merge = (id: number, otherIds: number[], one = '"1"') => admin.call("mergeTags", { body: { id, otherIds } }, version(one));
const names = async (query: object = {}) => (await admin.call("listTags", { query })).body.items.map(({ name }) => name);

describe("a tag", () => {
  it("is added by any author, and is logged", async () => {
    const tag = (await create(" Lecture à  voix haute ")).body.entityOutput;
    expect(tag).toMatchObject({ name: "Lecture à voix haute", seoName: "lecture-a-voix-haute", postCount: 0, version: 1 });
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.entityName, "Lecture à voix haute"));
    expect(log.map(({ action, entity }) => [action, entity])).toEqual([["createTag", "tag"]]);
  });

  it("is unique by word, ignoring capitals and accents, also with concurrent requests", async () => {
    await create("Poésie");
    const twice = await create("POESIE");
    expect([twice.status, twice.body.reason, twice.body.errors]).toEqual([409, "duplicate", ["Cette étiquette existe déjà : « Poésie »."]]);
    expect((await create("Vers", "poesie")).status).toBe(409);
    expect((await create(" … ")).status).toBe(422);
    const both = await Promise.all([1, 2, 3].map(() => create("Théâtre")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is found by its beginning, sorted, and counts posts", async () => {
    const tag = await made("Oulipo");
    await create("Étranger");
    await admin.call("createPost", { body: note("Perec", { tags: [tag.name] }) });
    expect(await names()).toEqual(["Étranger", "Oulipo"]);
    expect(await names({ search: "etr" })).toEqual(["Étranger"]);
    expect((await admin.call("getTag", { query: { id: tag.id } })).body.postCount).toBe(1);
    expect((await admin.call("listPosts", { query: { tagId: tag.id } })).body.items.map(({ title }) => title)).toEqual(["Perec"]);
    expect((await writer.call("listPosts", { query: { tagId: tag.id } })).body.totalCount).toBe(0);
    // The post is another user's: the count must not reveal it.
    expect((await writer.call("getTag", { query: { id: tag.id } })).body.postCount).toBe(0);
  });

  it("is changed and deleted by a user who saw its latest version", async () => {
    const { id } = await made("Jeunesse");
    await create("Ados");
    expect((await save(id, "ados")).status).toBe(409);
    expect((await save(id, "Jeunes lecteurs")).body.entityOutput).toMatchObject({ seoName: "jeunes-lecteurs", version: 2 });
    expect([(await remove(id)).status, (await remove(id, '"2"')).status, (await remove(id, '"2"')).status]).toEqual([412, 200, 404]);
    expect((await writer.call("updateTag", { query: { id }, body: { name: "Non", seoName: null } })).status).toBe(403);
  });

  it("takes others in, with the posts that have them, each once", async () => {
    const [stays, one, two] = [await made("BD"), await made("Bande dessinée"), await made("Bédé")];
    const both = (await admin.call("createPost", { body: note("Album", { tags: [stays.name, one.name] }) })).body.entityOutput;
    const only = (await admin.call("createPost", { body: note("Planche", { tags: [two.name, one.name] }) })).body.entityOutput;
    expect((await merge(stays.id, [stays.id])).status).toBe(422);
    expect((await merge(stays.id, [999])).status).toBe(404);
    const merged = await merge(stays.id, [one.id, two.id]);
    expect([merged.status, merged.body.entityOutput]).toMatchObject([200, { name: "BD", postCount: 2, version: 2 }]);
    expect(await names()).toEqual(["BD"]);
    for (const { id } of [both, only])
      expect((await admin.call("getPost", { query: { id } })).body.tags.map(({ name }) => name)).toEqual(["BD"]);
  });

  it("makes the next version of its posts when it is called otherwise, merged or deleted, so that no open form brings the old word back", async () => {
    const [tag, other, stays] = [await made("Polar"), await made("Policier"), await made("Roman noir")];
    const body = note("Nuit", { tags: [tag.name, other.name] });
    const post = (await admin.call("createPost", { body })).body.entityOutput;
    const untouched = (await admin.call("createPost", { body: note("Jour", { tags: [stays.name] }) })).body.entityOutput;
    const versionOf = async ({ id }: { id: number }) => (await admin.call("getPost", { query: { id } })).body.version;
    await save(tag.id, "Polars");
    expect(await versionOf(post)).toBe(2);
    expect((await admin.call("updatePost", { query: { id: post.id }, body }, version('"1"'))).status).toBe(412);
    await merge(stays.id, [other.id]);
    expect(await versionOf(post)).toBe(3);
    await remove(tag.id, '"2"');
    expect([await versionOf(post), await versionOf(untouched)]).toEqual([4, 1]);
    expect(await names()).toEqual(["Roman noir"]);
  });

  it("exists for a post that uses it while it is being deleted", async () => {
    for (let round = 1; round <= 10; round += 1) {
      const tag = await made(`Nuit ${round}`);
      const takes = [1, 2, 3].map(() => admin.call("createPost", { body: note("Vœux", { tags: [tag.name] }) }));
      const [gone, ...taken] = await Promise.all([remove(tag.id), ...takes]);
      expect([gone.status, ...taken.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
    }
  });
});
