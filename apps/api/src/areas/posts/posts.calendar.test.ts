import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { emptyText, note, personWith, type Save } from "./posts.fixtures.ts";
import { posts } from "./posts.tables.ts";

let shop: TestApp;
let admin: Caller;
/** Writes own posts and knows of no others. */
let writer: Caller & { id: number };
/** Reads all posts and writes none. */
let reader: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  writer = await personWith(shop, "O", "ecrit.les.siens");
  reader = await personWith(shop, "L", "lit.tout");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(posts);
});

const event = (title: string, change: Partial<Save> = {}) =>
  note(title, { postType: "Event", eventStart: "2026-12-11T18:30:00.000Z", eventEnd: "2026-12-11T20:30:00.000Z", ...change });
const create = async (who: Caller, body: Save) => (await who.call("createPost", { body })).body.entityOutput;
const calendar = (who: Caller, query: object = {}) =>
  who.call("getPostCalendar", { query: { from: "2026-11-01", to: "2026-12-31", ...query } });
const linesOf = async (who: Caller, query: object = {}) =>
  (await calendar(who, query)).body.items.map(({ sign, at, title }) => `${at.slice(0, 16)} ${sign} ${title}`);
const reschedule = (who: Caller, body: object, version: string = '"1"', key: string = crypto.randomUUID()) =>
  who.call("reschedulePost", { body }, { headers: { "Idempotency-Key": key, "If-Match": version } });

describe("the calendar of posts", () => {
  it("returns what goes online, offline and takes place, in order, without undated and archived posts", async () => {
    await create(admin, event("Soirée Perec", { publicationStartDate: "2026-11-27T07:00:00.000Z", publicationEndDate: "2026-12-11" }));
    await create(admin, note("Sans date"));
    const gone = await create(admin, note("Archivé", { publicationStartDate: "2026-11-28T07:00:00.000Z" }));
    await admin.call("movePost", { body: { id: gone.id, move: "archive", comment: null } }, { headers: { "If-Match": '"1"' } });
    expect(await linesOf(admin)).toEqual([
      "2026-11-27T07:00 start Soirée Perec",
      "2026-12-11T18:30 event Soirée Perec",
      "2026-12-11T22:59 end Soirée Perec",
    ]);
    expect(await linesOf(admin, { type: ["Article"] })).toEqual([]);
  });

  it("counts days as Paris does, the first and the last one included", async () => {
    await create(admin, note("Minuit", { publicationStartDate: "2026-11-30T23:00:00.000Z" }));
    expect(await linesOf(admin, { from: "2026-12-01", to: "2026-12-01" })).toHaveLength(1);
    expect(await linesOf(admin, { from: "2026-11-30", to: "2026-11-30" })).toHaveLength(0);
  });

  it("is at most 62 days long, and not backwards", async () => {
    for (const days of [
      { from: "2026-11-01", to: "2027-01-02" },
      { from: "2026-11-02", to: "2026-11-01" },
    ]) {
      const { status, body } = await calendar(admin, days);
      expect([status, body.propertiesErrorMessages?.map(({ propertyName }) => propertyName)]).toEqual([422, ["to"]]);
    }
    expect((await calendar(admin, { from: "2026-11-01", to: "2027-01-01" })).status).toBe(200);
    expect((await calendar(admin, { from: "hier" })).status).toBe(422);
  });

  it("returns nothing of others’ posts to users who only write their own", async () => {
    await create(admin, note("Des autres", { publicationStartDate: "2026-11-27T07:00:00.000Z" }));
    await create(writer, note("Le mien", { publicationStartDate: "2026-11-27T08:00:00.000Z" }));
    expect(await linesOf(writer)).toEqual(["2026-11-27T08:00 start Le mien"]);
    expect(await linesOf(reader)).toHaveLength(2);
  });

  it("leaves out what is beyond a thousand, and reports it", async () => {
    const { db } = shop.database;
    await db.execute(sql`insert into posts (post_type, post_status, title, title_key, search_text, publication_start_at, created_at, updated_at)
      select 'Article', 'Draft', 'Nº ' || n, 'n ' || n, ' n', timestamptz '2026-11-10 08:00Z' + n * interval '1 minute', now(), now() from generate_series(1, 1001) n`);
    const { body } = await calendar(admin);
    expect([body.items.length, body.isCut]).toEqual([1000, true]);
  });
});

describe("a date that is moved", () => {
  it("changes alone, with its next version and a line in the log", async () => {
    const made = await create(
      admin,
      event("Soirée Perec", { publicationStartDate: "2026-11-27T07:00:00.000Z", publicationEndDate: "2026-12-11" }),
    );
    const { status, body } = await reschedule(admin, { id: made.id, sign: "event", at: "2026-12-12T17:00:00Z" });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({
      version: 2,
      eventStart: "2026-12-12T17:00:00.000Z",
      eventEnd: "2026-12-12T19:00:00.000Z",
      publicationStartDate: made.publicationStartDate,
      localizations: { fr: { title: "Soirée Perec" }, en: emptyText },
    });
    const log = await shop.database.db.select().from(auditEntries);
    expect(log.filter(({ action, entityId }) => action === "reschedulePost" && entityId === String(made.id))).toHaveLength(1);
  });

  it("is done once, however often it is sent with one key", async () => {
    const { id } = await create(admin, note("Une fois", { publicationStartDate: "2026-11-27T07:00:00.000Z" }));
    const key = crypto.randomUUID();
    const body = { id, sign: "start", at: "2026-11-28T07:00:00.000Z" };
    const answers = await Promise.all([1, 2, 3].map(() => reschedule(admin, body, '"1"', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map((answer) => answer.body.entityOutput.version)).toEqual([2, 2, 2]);
    expect((await reschedule(admin, { ...body, at: "2026-11-29T07:00:00.000Z" }, '"1"', key)).status).toBe(422);
  });

  it("is refused where there is none, and where the end would come first", async () => {
    const { id } = await create(admin, note("Seulement une fin", { publicationEndDate: "2026-12-11" }));
    expect((await reschedule(admin, { id, sign: "start", at: "2026-11-28T07:00:00.000Z" })).status).toBe(409);
    const both = await create(
      admin,
      note("Les deux", { publicationStartDate: "2026-11-27T07:00:00.000Z", publicationEndDate: "2026-12-11" }),
    );
    const refused = await reschedule(admin, { id: both.id, sign: "start", at: "2026-12-12T07:00:00.000Z" });
    expect([refused.status, refused.body.propertiesErrorMessages]).toEqual([
      422,
      [{ propertyName: "at", errorMessage: "La fin précède le début." }],
    ]);
  });

  it("is another’s business: 404 where the post may not be known of, 403 where it may only be read, 409 once it is submitted", async () => {
    const start = "2026-11-27T07:00:00.000Z";
    const theirs = await create(admin, note("Des autres", { publicationStartDate: start }));
    const body = { id: theirs.id, sign: "start", at: start };
    expect((await reschedule(writer, body)).status).toBe(404);
    expect((await reschedule(reader, body)).status).toBe(403);
    const mine = await create(writer, note("Le mien", { publicationStartDate: start }));
    expect((await reschedule(writer, { ...body, id: mine.id })).status).toBe(200);
    const submitted = await writer.call(
      "movePost",
      { body: { id: mine.id, move: "submit", comment: null } },
      { headers: { "If-Match": '"2"' } },
    );
    expect(submitted.status).toBe(200);
    expect((await reschedule(writer, { ...body, id: mine.id }, '"3"')).status).toBe(409);
    expect((await reschedule(admin, { ...body, id: 999_999 })).status).toBe(404);
  });
});
