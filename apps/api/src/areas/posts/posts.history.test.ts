import { canEditPost, canSeePost } from "@reserve/domain";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { presences } from "../../platform/presences.tables.ts";
import { follow, listening, until } from "../../testing/follow.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { emptyText, note, personWith, rightSets, type Save } from "./posts.fixtures.ts";
import { postDrafts, postRevisions, posts } from "./posts.tables.ts";

type Person = Caller & { id: number };
let shop: TestApp;
let admin: Caller;
/** Writes own posts and knows of no others. */
let writer: Person;
const people = new Map<string, Person>();
beforeAll(async () => {
  shop = await testApp();
  await listening(shop.ports.changes);
  admin = await shop.signIn("admin");
  for (const rights of rightSets) people.set(rights, await personWith(shop, rights, `droits.${rights.toLowerCase()}`));
  writer = people.get("O") ?? expect.fail("nobody");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(posts);
  await shop.database.db.delete(postDrafts);
});

const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
const at = (version: number) => ({ "If-Match": `"${version}"` });
const create = async (who: Caller, body: Save) => (await who.call("createPost", { body })).body.entityOutput;
const save = (who: Caller, id: number, body: Save, version: number) =>
  who.call("updatePost", { query: { id }, body }, { headers: at(version) });
const move = (who: Caller, id: number, name: string, version: number) =>
  who.call("movePost", { body: { id, move: name, comment: null } }, { headers: { ...key(), ...at(version) } });
const restore = (who: Caller, id: number, version: number, over: number, headers = key()) =>
  who.call("restorePostRevision", { body: { id, version } }, { headers: { ...headers, ...at(over) } });
const revisions = async (who: Caller, id: number, query: object = {}) =>
  (await who.call("listPostRevisions", { query: { id, ...query } })).body;
const lead = (text: string): Pick<Save, "localizations"> => ({
  localizations: { fr: { ...emptyText, title: "Relire Perec", lead: `<p>${text}</p>` }, en: emptyText },
});

describe("what a post was", () => {
  it("is kept by every save and every move, with who, when and what differs, the newest first", async () => {
    const made = await create(writer, note("Relire Perec"));
    shop.clock.advance(60);
    await save(writer, made.id, note("Relire Perec", { ...lead("Six voix."), tags: ["Oulipo"] }), 1);
    await move(writer, made.id, "submit", 2);
    await save(admin, made.id, note("Relire Perec", { ...lead("Sept voix."), tags: ["Oulipo"] }), 3);
    const { items, totalCount, hasMore } = await revisions(writer, made.id);
    expect(items.map(({ version, kind, fields, isMine, postStatus }) => [version, kind, fields, isMine, postStatus])).toEqual([
      [4, "Save", ["fr.lead"], false, "WaitingForValidation"],
      [3, "Move", ["postStatus"], true, "WaitingForValidation"],
      [2, "Save", ["fr.lead", "tags"], true, "Draft"],
      [1, "Create", [], true, "Draft"],
    ]);
    expect([totalCount, hasMore]).toEqual([4, false]);
    expect(items.map(({ at: moment }) => moment)).toEqual(
      items
        .map(({ at: moment }) => moment)
        .toSorted()
        .reverse(),
    );
    expect((await revisions(writer, made.id, { pageSize: 10, before: 3 })).items.map(({ version }) => version)).toEqual([2, 1]);
    const second = await writer.call("getPostRevision", { query: { id: made.id, version: 2 } });
    expect(second.body.content.localizations.fr.lead).toBe("<p>Six voix.</p>");
    expect((await writer.call("getPostRevision", { query: { id: made.id, version: 9 } })).status).toBe(404);
  });

  it("is nothing where the write was refused", async () => {
    const made = await create(writer, note("Relire Perec"));
    expect((await save(writer, made.id, note(""), 1)).status).toBe(422);
    expect((await save(writer, made.id, note("Perec"), 7)).status).toBe(412);
    expect((await revisions(writer, made.id)).totalCount).toBe(1);
  });

  it("begins with what there was, for a post that is older than its revisions", async () => {
    const made = await create(writer, note("Relire Perec", lead("Avant.")));
    await shop.database.db.delete(postRevisions);
    await save(writer, made.id, note("Relire Perec", lead("Après.")), 1);
    const { items } = await revisions(writer, made.id);
    expect(items.map(({ version, kind, by, fields }) => [version, kind, by === null, fields])).toEqual([
      [2, "Save", false, ["fr.lead"]],
      [1, "Before", true, []],
    ]);
    expect((await restore(writer, made.id, 1, 2)).body.entityOutput.localizations.fr.lead).toBe("<p>Avant.</p>");
  });

  it("is restored like any other save, without its status, and once however often it is requested", async () => {
    const made = await create(writer, note("Relire Perec", { ...lead("Avant."), tags: ["Oulipo"] }));
    await save(writer, made.id, note("Relire Perec", lead("Après.")), 1);
    await move(admin, made.id, "submit", 2);
    const headers = key();
    const answers = await Promise.all([1, 2].map(() => restore(admin, made.id, 1, 3, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.entityOutput).toMatchObject({ version: 4, postStatus: "WaitingForValidation", tags: [{ name: "Oulipo" }] });
    const { items } = await revisions(admin, made.id);
    expect(items[0]).toMatchObject({ version: 4, kind: "Restore", restoredVersion: 1, fields: ["fr.lead", "tags"] });
    expect((await restore(admin, made.id, 1, 3)).status).toBe(412);
    expect((await restore(admin, made.id, 9, 4)).status).toBe(404);
    expect((await restore(writer, made.id, 1, 4)).body).toMatchObject({ reason: "OnlyDrafts" });
    const [log] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "restorePostRevision"));
    expect(log).toMatchObject({ entity: "post", entityId: String(made.id) });
  });

  it("comes back without what is gone, and is refused where another post has its URL now", async () => {
    const linked = await create(admin, note("Un autre"));
    const url = (relativeUrl: string | null): Pick<Save, "localizations"> => ({
      localizations: { fr: { ...emptyText, title: "Relire Perec", relativeUrl }, en: emptyText },
    });
    const made = await create(admin, note("Relire Perec", { ...url("perec"), postIds: [linked.id] }));
    await save(admin, made.id, note("Relire Perec", url("relire-perec")), 1);
    await move(admin, linked.id, "archive", 1);
    await admin.call("deletePost", { query: { id: linked.id } }, { headers: at(2) });
    expect((await restore(admin, made.id, 1, 2)).body.entityOutput.posts).toEqual([]);
    await save(admin, made.id, note("Relire Perec", url(null)), 3);
    await create(admin, note("Perec", url("perec")));
    expect((await restore(admin, made.id, 1, 4)).status).toBe(409);
  });

  it("goes with the post", async () => {
    const made = await create(admin, note("Relire Perec"));
    await admin.call("keepPostDraft", { query: { id: made.id }, body: { values: { a: 1 }, version: 1 } });
    await move(admin, made.id, "archive", 1);
    await admin.call("deletePost", { query: { id: made.id } }, { headers: at(2) });
    expect(await shop.database.db.select().from(postRevisions)).toEqual([]);
    expect(await shop.database.db.select().from(postDrafts)).toEqual([]);
  });

  it("returns nothing of linked posts that the reader may not see", async () => {
    const secret = await create(admin, note("Un secret"));
    const made = await create(writer, note("Relire Perec"));
    await save(admin, made.id, note("Relire Perec", { postIds: [secret.id] }), 1);
    const read = await writer.call("getPostRevision", { query: { id: made.id, version: 2 } });
    expect(read.body).toMatchObject({ content: { postIds: [] }, posts: [] });
    expect(JSON.stringify(read.body)).not.toContain("secret");
    // Links the author cannot see must not be removed by them.
    await restore(writer, made.id, 1, 2);
    expect((await admin.call("getPost", { query: { id: made.id } })).body.posts.map(({ id }) => id)).toEqual([secret.id]);
  });
});

describe("the rights to a post", () => {
  it("are those to its revisions and drafts, for every caller: nothing leaks", async () => {
    let checkCount = 0;
    const leaks: string[] = [];
    for (const [rights, person] of people) {
      for (const isOwner of [true, false]) {
        await shop.database.db.delete(posts);
        const made = await create(admin, note("Relire Perec"));
        await save(admin, made.id, note("Relire Perec, bis"), 1);
        if (isOwner) await shop.database.db.update(posts).set({ ownerId: person.id }).where(eq(posts.id, made.id));
        const viewerRights = { canList: rights.includes("L"), canEditOwn: rights.includes("O"), canEditAll: rights.includes("A") };
        const isSeen = canSeePost(viewerRights, isOwner);
        const verdict = canEditPost({ postStatus: "Draft" }, viewerRights, isOwner);
        const mayCall = viewerRights.canEditOwn || viewerRights.canEditAll;
        const toRead = isSeen ? 200 : 404;
        const toWrite = mayCall ? (isSeen ? (verdict.isAllowed ? 200 : 403) : 404) : 403;
        const { id } = made;
        const answers = {
          listPostRevisions: [await person.call("listPostRevisions", { query: { id } }), toRead],
          getPostRevision: [await person.call("getPostRevision", { query: { id, version: 1 } }), toRead],
          keepPostDraft: [await person.call("keepPostDraft", { query: { id }, body: { values: { a: 1 }, version: 2 } }), toWrite],
          getPostDraft: [await person.call("getPostDraft", { query: { id } }), toWrite],
          discardPostDraft: [await person.call("discardPostDraft", { query: { id } }), toWrite],
          restorePostRevision: [await restore(person, id, 1, 2), toWrite],
        } as const;
        for (const [operation, [answer, expected]] of Object.entries(answers)) {
          checkCount += 1;
          const hasLeaked = answer.status !== 200 && JSON.stringify(answer.body).includes("Perec");
          if (answer.status !== expected || hasLeaked)
            leaks.push(`${operation}, ${rights}, ${isOwner ? "own" : "another’s"}: ${answer.status} for ${expected}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(checkCount).toBe(rightSets.length * 2 * 6);
  });
});

describe("a post that is open", () => {
  it("announces who saved and moved it, and nothing to users who may not see it", async () => {
    const made = await create(writer, note("Relire Perec"));
    const line = await follow("watchPosts", writer, [made.id]);
    await until(() => line.heard.length === 1);
    await save(admin, made.id, note("Perec"), 1);
    await until(() => line.heard.length === 2);
    await move(admin, made.id, "submit", 2);
    await until(() => line.heard.length === 3);
    expect(line.heard.map(({ version, userName, operation }) => [version, userName, operation])).toEqual([
      [1, null, undefined],
      [2, "admin", "updatePost"],
      [3, "admin", "movePost"],
    ]);
    await line.leave();
    const others = await create(admin, note("Un secret"));
    expect((await writer.call("watchPosts", { query: { id: [made.id, others.id] } } as never)).status).toBe(404);
  });
});

describe("who has a post open", () => {
  it("is announced to each of them, until they leave, and never to themselves", async () => {
    const made = await create(writer, note("Relire Perec"));
    const mine = await follow("watchPosts", writer, [made.id]);
    const again = await follow("watchPosts", writer, [made.id]);
    await until(() => mine.heard.length === 1);
    const theirs = await follow("watchPosts", admin, [made.id]);
    await until(() => mine.present.length === 1 && theirs.present.length === 1);
    expect(mine.present).toEqual([{ id: made.id, people: [{ userName: "admin", name: "Solène Kermarrec", field: null }] }]);
    expect(theirs.present).toEqual([{ id: made.id, people: [{ userName: "droits.o", name: "droits.o", field: null }] }]);
    // A second page of the same person changes nothing, nor does its end.
    await again.leave();
    await theirs.leave();
    await until(() => mine.present.length === 2);
    expect(mine.present[1]).toEqual({ id: made.id, people: [] });
    expect(theirs.present).toHaveLength(1);
    await mine.leave();
    await until(async () => (await shop.database.db.select().from(presences)).length === 0);
  });

  it("is announced with the field in which they type, once per field, until they save or discard", async () => {
    const made = await create(writer, note("Relire Perec"));
    const query = { id: made.id };
    const mine = await follow("watchPosts", writer, [made.id]);
    const theirs = await follow("watchPosts", admin, [made.id]);
    await until(() => theirs.present.length === 1 && mine.present.length === 1);
    const type = (field?: "lead" | "title") =>
      writer.call("keepPostDraft", { query, body: { values: { title: "Relire" }, version: 1, ...(field ? { field } : {}) } });
    const fields = () => theirs.present.map(({ people: [one] }) => one?.field);
    // Two consecutive changes may be combined into one notification.
    for (const field of ["lead", "lead", "title"] as const) {
      expect((await type(field)).status).toBe(200);
      await until(() => fields().at(-1) === field);
    }
    await writer.call("discardPostDraft", { query });
    await until(() => fields().at(-1) === null);
    expect(fields()).toEqual([null, "lead", "title", null]);
    // Users are not notified of their own presence.
    expect(mine.present).toHaveLength(1);
    expect((await writer.call("keepPostDraft", { query, body: { values: {}, version: 1, field: "password" as never } })).status).toBe(422);
    await Promise.all([mine.leave(), theirs.leave()]);
  });

  it("is forgotten when its process was killed", async () => {
    const made = await create(writer, note("Relire Perec"));
    const person = people.get("A") ?? expect.fail("nobody");
    const seenAt = shop.clock.now();
    const { db } = shop.database;
    await db.insert(presences).values({ line: crypto.randomUUID(), entity: "post", recordId: made.id, userId: person.id, seenAt });
    const line = await follow("watchPosts", writer, [made.id]);
    await until(() => line.present.length === 1);
    expect(line.present[0]?.people).toEqual([{ userName: "droits.a", name: "droits.a", field: null }]);
    await line.leave();
    shop.clock.advance(46);
    const later = await follow("watchPosts", writer, [made.id]);
    const theirs = await follow("watchPosts", admin, [made.id]);
    await until(() => later.present.length === 1);
    expect(later.present[0]?.people.map(({ userName }) => userName)).toEqual(["admin"]);
    await Promise.all([later.leave(), theirs.leave()]);
  });
});

describe("what is typed and not saved", () => {
  it("is stored for its author only, the last one wins, and it is not logged", async () => {
    const made = await create(writer, note("Relire Perec"));
    const query = { id: made.id };
    expect((await writer.call("getPostDraft", { query })).body).toEqual({ draft: null });
    await writer.call("keepPostDraft", { query, body: { values: { title: "Rel" }, version: 1 } });
    shop.clock.advance(2);
    const kept = await writer.call("keepPostDraft", { query, body: { values: { title: "Relire" }, version: 1 } });
    expect(kept.body.savedAt).toBe(shop.clock.now().toISOString());
    expect((await writer.call("getPostDraft", { query })).body.draft).toEqual({
      values: { title: "Relire" },
      version: 1,
      savedAt: kept.body.savedAt,
    });
    expect((await admin.call("getPostDraft", { query })).body).toEqual({ draft: null });
    expect((await writer.call("getPost", { query })).body.title).toBe("Relire Perec");
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "keepPostDraft"), eq(auditEntries.outcome, "done")));
    expect(log).toEqual([]);
    await writer.call("discardPostDraft", { query });
    await writer.call("discardPostDraft", { query });
    expect((await writer.call("getPostDraft", { query })).body).toEqual({ draft: null });
  });

  it("is gone once it is saved, for a new post as for one that there is", async () => {
    await writer.call("keepPostDraft", { body: { values: { title: "Nouveau" }, version: null } });
    expect((await writer.call("getPostDraft")).body.draft?.values).toEqual({ title: "Nouveau" });
    const made = await create(writer, note("Relire Perec"));
    await writer.call("keepPostDraft", { query: { id: made.id }, body: { values: { title: "Perec" }, version: 1 } });
    await save(writer, made.id, note("Perec"), 1);
    const mine = eq(postDrafts.userId, writer.id);
    expect(await shop.database.db.select().from(postDrafts).where(mine)).toEqual([]);
  });

  it("stays there when a save is refused, and is refused itself when it is too long", async () => {
    const made = await create(writer, note("Relire Perec"));
    const query = { id: made.id };
    await writer.call("keepPostDraft", { query, body: { values: { title: "Perec" }, version: 1 } });
    expect((await save(writer, made.id, note("Perec"), 9)).status).toBe(412);
    const long = await writer.call("keepPostDraft", { query, body: { values: { text: "a".repeat(800_000) }, version: 1 } });
    expect(long.status).toBe(413);
    expect((await writer.call("getPostDraft", { query })).body.draft?.values).toEqual({ title: "Perec" });
  });

  it("is kept once when it is sent twice at the same moment", async () => {
    const body = { values: { title: "Deux" }, version: null };
    const answers = await Promise.all([1, 2, 3].map(() => writer.call("keepPostDraft", { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.database.db.select().from(postDrafts)).toHaveLength(1);
  });
});
