import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { follow, listening, until } from "../../testing/follow.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, peopleSeed } from "../orders/orders.fixtures.ts";
import { addMessages, type NewMessage } from "./messages.bulk.store.ts";
import { takeMessage } from "./messages.intake.ts";

const message = (id: number, day: number, more: Partial<NewMessage> = {}): NewMessage => ({
  id,
  status: "Pending",
  question: "order",
  firstName: "Hélène",
  lastName: "Le Goff",
  email: "helene.legoff@example.fr",
  phone: "06 39 98 41 27",
  additionalPhone: null,
  subject: "Où est ma commande ?",
  message: "Bonjour,\nma commande 24118 n’est pas arrivée.",
  receivedAt: new Date(Date.UTC(2026, 10, day, 8)),
  answeredAt: null,
  customerId: 1,
  documentId: null,
  ...more,
});
const stranger = { firstName: "Émile", lastName: "Œuvrard", email: "emile@example.org", customerId: null, phone: null };

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  await listening(shop.ports.changes);
  libraire = await shop.signIn("libraire");
  await insertOrders(shop.database.db, [{ id: 24118, lines: ["Processing"] }]);
  await addMessages(shop.database.db, {
    messages: [
      message(1, 10, { documentId: 24118 }),
      message(2, 9, { ...stranger, question: "event", subject: "Dédicace de Noël" }),
      message(3, 8, { status: "Progress" }),
      message(4, 7, { status: "Solved" }),
      message(5, 12, { status: "Solved", ...stranger }),
      message(6, 11, { status: "Progress", question: "other" }),
    ],
    replies: [],
  });
});
afterAll(() => shop.close());

const ids = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await libraire.call("listMessages", { query });
  expect(status).toBe(200);
  return body.items.map(({ id }) => id);
};

describe("the list", () => {
  it("is in the order of work: waiting ones, oldest first, then those in progress, then solved ones", async () => {
    expect(await ids()).toEqual([2, 1, 3, 6, 5, 4]);
    expect(await ids({ sort: "receivedAt" })).toEqual([4, 3, 2, 1, 6, 5]);
    expect(await ids({ sort: "-receivedAt" })).toEqual([5, 6, 1, 2, 3, 4]);
    expect(await ids({ sort: "-lastName" })).toEqual([5, 2, 6, 4, 3, 1]);
  });

  it("is narrowed by status, subject and customer", async () => {
    expect(await ids({ status: ["Pending"] })).toEqual([2, 1]);
    expect(await ids({ status: ["Progress", "Solved"], customerId: 1 })).toEqual([3, 6, 4]);
    expect(await ids({ question: ["event", "other"] })).toEqual([2, 6]);
    expect(await ids({ customerId: 999 })).toEqual([]);
  });

  it("is searched without accents by who wrote, what and about which order", async () => {
    expect(await ids({ search: "OEUVRARD" })).toEqual([2, 5]);
    expect(await ids({ search: "dedicace noel" })).toEqual([2]);
    expect(await ids({ search: "emile@example.org", status: ["Solved"] })).toEqual([5]);
    expect(await ids({ search: "24118 arrivee", question: ["order"] })).toEqual([1, 3, 5, 4]);
    expect(await ids({ search: "%" })).toEqual([]);
  });

  it("is paged by cursor without a repetition or a gap", async () => {
    await addMessages(shop.database.db, { messages: Array.from({ length: 25 }, (_, index) => message(100 + index, 1)), replies: [] });
    for (const sort of ["queue", "-receivedAt", "lastName"]) {
      const seen: number[] = [];
      let after: string | null | undefined;
      do {
        const { body }: Awaited<ReturnType<typeof libraire.call<"listMessages">>> = await libraire.call("listMessages", {
          query: { sort, pageSize: 10, ...(after ? { after } : {}) },
        });
        seen.push(...body.items.map(({ id }) => id));
        after = body.nextCursor;
      } while (after);
      expect(new Set(seen).size, sort).toBe(31);
      expect(seen.length, sort).toBe(31);
    }
  });

  it("knows its statuses and subjects in the reader's language", async () => {
    expect((await libraire.call("listMessageStatuses")).body.items).toEqual([
      { id: "Pending", label: "À traiter" },
      { id: "Progress", label: "En cours" },
      { id: "Solved", label: "Résolu" },
    ]);
    const { body } = await libraire.call("listQuestions", {}, { headers: { "Accept-Language": "en" } });
    expect(body.items[0]).toEqual({ id: "order", label: "My order" });
  });
});

describe("one message", () => {
  it("returns everything that was written, with its version", async () => {
    const { status, headers, body } = await libraire.call("getMessage", { query: { id: 1 } });
    expect([status, headers.get("ETag")]).toEqual([200, '"1"']);
    expect(body).toEqual({
      id: 1,
      status: "Pending",
      question: "order",
      firstName: "Hélène",
      lastName: "Le Goff",
      email: "helene.legoff@example.fr",
      phone: "06 39 98 41 27",
      additionalPhone: null,
      subject: "Où est ma commande ?",
      message: "Bonjour,\nma commande 24118 n’est pas arrivée.",
      receivedAt: "2026-11-10T08:00:00.000Z",
      answeredAt: null,
      takenBy: null,
      takenAt: null,
      takenById: null,
      customerId: 1,
      documentId: 24118,
      replies: [],
      version: 1,
    });
    expect((await libraire.call("getMessage", { query: { id: 999 } })).status).toBe(404);
  });

  it("counts at its customer", async () => {
    const { body } = await libraire.call("getCustomer", { query: { id: 1 } });
    const { body: list } = await libraire.call("listMessages", { query: { customerId: 1 } });
    expect(body.messageCount).toBe(list.totalCount);
  });
});

describe("a message's status", () => {
  const move = (id: number, status: string, version: string = '"1"') =>
    libraire.call("setMessageStatus", { query: { id }, body: { status } }, { headers: { "If-Match": version } });

  it("moves as the rule allows, and its place in the order of work with it", async () => {
    const taken = await move(2, "Progress");
    expect([taken.status, taken.headers.get("ETag"), taken.body.entityOutput.status]).toEqual([200, '"2"', "Progress"]);
    expect(await ids({ customerId: 1, status: ["Pending"], question: ["event"] })).toEqual([]);
    expect((await ids({ status: ["Progress"] })).slice(0, 2)).toEqual([3, 2]);
    expect((await move(2, "Solved", '"2"')).status).toBe(200);
    expect((await move(2, "Progress", '"3"')).status).toBe(200);
    expect((await move(2, "Pending", '"4"')).status).toBe(200);
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "setMessageStatus"))
      .orderBy(auditEntries.id);
    expect(new Set(log.map(({ entityName }) => entityName))).toEqual(new Set([null]));
    expect(log.map(({ entity, entityId, changes }) => [entity, entityId, changes])).toEqual([
      ["message", "2", { status: ["Pending", "Progress"] }],
      ["message", "2", { status: ["Progress", "Solved"] }],
      ["message", "2", { status: ["Solved", "Progress"] }],
      ["message", "2", { status: ["Progress", "Pending"] }],
    ]);
  });

  it("remains when the rule forbids the move, with the reason", async () => {
    const back = await move(4, "Pending");
    expect([back.status, back.body.reason, back.body.errors]).toEqual([
      409,
      "ReopenFirst",
      ["Un message résolu se rouvre d’abord : il passe « En cours »."],
    ]);
    const same = await move(4, "Solved");
    expect([same.status, same.body.reason]).toEqual([409, "SameStatus"]);
    expect((await libraire.call("getMessage", { query: { id: 4 } })).body).toMatchObject({ status: "Solved", version: 1 });
  });

  it("is changed by one of two who saw the same version", async () => {
    const answers = await Promise.all([move(3, "Solved"), move(3, "Pending")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.current).toMatchObject({ id: 3, version: 2 });
  });

  it("is refused for nothing, and for a status that there is not", async () => {
    expect((await move(999, "Progress")).status).toBe(404);
    expect((await move(4, "Closed")).status).toBe(422);
  });
});

describe("an answer by mail", () => {
  /** Answers the message as it was read at that version; `key`: the same request once more. */
  const answer = (id: number, text: string, version: number = 1, key: string = crypto.randomUUID()) =>
    libraire.call("replyToMessage", { body: { id, text } }, { headers: { "Idempotency-Key": key, "If-Match": `"${version}"` } });
  const written = async () => [(await shop.database.db.select().from(mails)).length, shop.jobs.waiting.length];

  it("is sent once however often it is requested, sets the message in progress and is in its thread", async () => {
    shop.mailbox.length = 0;
    const key = crypto.randomUUID();
    const text = "  Bonjour,\nvotre colis part <b>aujourd’hui</b>.  ";
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer(1, text, 1, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get("ETag")))).toEqual(new Set(['"2"']));
    expect(answers[0]?.body.entityOutput).toMatchObject({
      status: "Progress",
      answeredAt: "2026-11-21T09:00:00.000Z",
      version: 2,
      replies: [
        { date: "2026-11-21T09:00:00.000Z", actorName: "Mathilde Kervella", text: "Bonjour,\nvotre colis part <b>aujourd’hui</b>." },
      ],
    });
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox).toHaveLength(1);
    const [mail] = shop.mailbox;
    expect(mail?.to).toEqual(["helene.legoff@example.fr"]);
    expect(mail?.subject).toMatch(/^Re : Où est ma commande \? – /);
    expect(mail?.text).toContain("votre colis part <b>aujourd’hui</b>.");
    expect(mail?.text).toContain("> ma commande 24118 n’est pas arrivée.");
    expect(mail?.html).toContain("&lt;b&gt;aujourd’hui&lt;/b&gt;");
    const [row] = await shop.database.db.select().from(mails).where(eq(mails.type, "messageReply"));
    expect(row).toMatchObject({ documentId: 24118, extra: { messageId: 1 }, processed: true });
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "replyToMessage"));
    expect(log).toHaveLength(1);
    expect(log[0]?.changes).toMatchObject({ status: ["Pending", "Progress"] });
    // Question and reply are in the thread: the audit log is never emptied.
    expect(JSON.stringify(log)).not.toMatch(/Où est ma commande|aujourd’hui/);
  });

  it("under another key is another answer; on a solved message an afterword", async () => {
    const second = await answer(1, "Encore un mot.", 2);
    expect(second.body.entityOutput.replies.map(({ text }) => text)).toEqual([expect.stringContaining("Bonjour"), "Encore un mot."]);
    const solved = await answer(5, "Merci !");
    expect(solved.body.entityOutput.status).toBe("Solved");
  });

  it("to what a colleague has answered meanwhile is refused with their answer, writes nothing and sends nothing", async () => {
    await addMessages(shop.database.db, { messages: [message(202, 1), message(203, 1)], replies: [] });
    const before = await written();
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const both = await Promise.all(keys.map((key, index) => answer(202, `Réponse ${index}.`, 1, key)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const loser = both.findIndex(({ status }) => status === 412);
    const replies = [{ actorName: "Mathilde Kervella", text: `Réponse ${1 - loser}.` }];
    expect(both[loser]?.body.current).toMatchObject({ id: 202, version: 2, replies });
    expect((await written()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
    // A refusal leaves no trace: once the other's answer was read, the request may go under its old key.
    expect((await answer(202, `Réponse ${loser}.`, 2, keys[loser])).status).toBe(200);
    await libraire.call("setMessageStatus", { query: { id: 203 }, body: { status: "Solved" } }, { headers: { "If-Match": '"1"' } });
    expect((await answer(203, "Bonjour.")).body.current).toMatchObject({ status: "Solved", version: 2, replies: [] });
  });

  it("that has left answers its repetition as before, whatever version the message has by then", async () => {
    await addMessages(shop.database.db, { messages: [message(204, 1)], replies: [] });
    const key = crypto.randomUUID();
    const first = await answer(204, "Bonjour.", 1, key);
    expect((await answer(204, "Encore.", 2)).status).toBe(200);
    const before = await written();
    const repeated = await answer(204, "Bonjour.", 1, key);
    expect([repeated.status, repeated.headers.get("Idempotency-Replayed"), repeated.body]).toEqual([200, "true", first.body]);
    expect(await written()).toEqual(before);
  });

  it("whose mail could go nowhere, or elsewhere, leaves everything as it was", async () => {
    await addMessages(shop.database.db, { messages: [message(200, 1, { email: "a@b.fr, c@d.fr" })], replies: [] });
    const before = (await shop.database.db.select().from(mails)).length;
    const { status, body } = await answer(200, "Bonjour.");
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "to"]);
    expect((await libraire.call("getMessage", { query: { id: 200 } })).body).toMatchObject({ status: "Pending", version: 1, replies: [] });
    expect((await shop.database.db.select().from(mails)).length).toBe(before);
  });

  it("returns the visitor's subject on one line, with any content", async () => {
    await addMessages(shop.database.db, {
      messages: [message(201, 1, { subject: "Bonjour\r\nBcc: voleur@example.org\u0001" })],
      replies: [],
    });
    expect((await answer(201, "Bonjour.")).status).toBe(200);
    shop.mailbox.length = 0;
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.at(-1)?.subject).toMatch(/^Re : Bonjour Bcc: voleur@example\.org – /);
  });

  it("is refused empty, too long, and to nobody", async () => {
    expect((await answer(1, " \n ", 3)).status).toBe(422);
    expect((await answer(1, "x".repeat(8001), 3)).status).toBe(422);
    expect((await answer(999, "Bonjour.")).status).toBe(404);
    expect((await libraire.call("getMessage", { query: { id: 1 } })).body).toMatchObject({ version: 3 });
  });
});

const reply = (id: number, text: string) => libraire.call("replyToMessage", { body: { id, text } }, { headers: { "If-Match": '"1"' } });

it("solves the message with the answer where it closes it, in one step", async () => {
  await addMessages(shop.database.db, { messages: [message(320, 1)], replies: [] });
  const { status, body } = await libraire.call(
    "replyToMessage",
    { body: { id: 320, text: "C’est réglé.", closes: true } },
    { headers: { "If-Match": '"1"' } },
  );
  expect([status, body.entityOutput.status, body.entityOutput.replies.length, body.entityOutput.version]).toEqual([200, "Solved", 1, 2]);
  expect(body.entityOutput.takenBy).toBe("Mathilde Kervella");
  await shop.jobs.drain(shop.ports);
});

describe("a previewed answer", () => {
  const preview = (text: string, id = 301) => libraire.call("previewReply", { body: { id, text } });

  it("is the mail that leaves, word for word, and changes nothing", async () => {
    await addMessages(shop.database.db, { messages: [message(301, 1)], replies: [] });
    const { status, body } = await preview("  Votre colis part.  ");
    expect(status).toBe(200);
    expect(body.entityOutput.text).toMatch(/^Bonjour Hélène Le Goff,\n\n/);
    expect((await libraire.call("getMessage", { query: { id: 301 } })).body).toMatchObject({ status: "Pending", version: 1, replies: [] });
    shop.mailbox.length = 0;
    expect((await reply(301, "Votre colis part.")).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map(({ to, subject, text }) => ({ to: to[0], subject, text }))).toEqual([body.entityOutput]);
  });

  it.each(["Bonjour Hélène,", "Chère Madame,", "bonsoir", "Madame, Monsieur,", "Dear Hélène,"])(
    "that opens with « %s » greets once",
    async (greeting) => {
      const { body } = await preview(`${greeting}\nvotre colis part.`);
      expect(body.entityOutput.text.startsWith(`${greeting}\n`)).toBe(true);
      expect(body.entityOutput.text).not.toContain("Bonjour Hélène Le Goff,");
    },
  );

  it("keeps its greeting where only a word looks like one", async () => {
    for (const text of ["Cherchez au rayon poésie.", "Madamette est épuisé."])
      expect((await preview(text)).body.entityOutput.text, text).toMatch(/^Bonjour Hélène Le Goff,/);
  });

  it("answers 404 for a message that is not there, 422 for an empty text", async () => {
    expect((await preview("Bonjour.", 999_999)).status).toBe(404);
    expect((await preview("   ")).status).toBe(422);
  });
});

describe("who took a message", () => {
  it("is assigned from the first action or answer on, and unassigned when the message waits again", async () => {
    await addMessages(shop.database.db, { messages: [message(311, 1), message(312, 1)], replies: [] });
    const move = async (id: number, status: string, version: number) =>
      (await libraire.call("setMessageStatus", { query: { id }, body: { status } }, { headers: { "If-Match": `"${version}"` } })).body
        .entityOutput;
    const mine = { takenBy: "Mathilde Kervella", takenAt: shop.clock.now().toISOString() };
    expect(await move(311, "Progress", 1)).toMatchObject(mine);
    const { body } = await libraire.call("listMessages", { query: { status: ["Progress"], pageSize: 100 } });
    expect(body.items.find(({ id }) => id === 311)).toMatchObject(mine);
    expect(await move(311, "Solved", 2)).toMatchObject(mine);
    expect(await move(311, "Progress", 3)).toMatchObject(mine);
    expect(await move(311, "Pending", 4)).toMatchObject({ takenBy: null, takenAt: null });
    expect((await reply(312, "Bonjour.")).body.entityOutput).toMatchObject(mine);
  });
});

describe("the owner of a message", () => {
  const give = (caller: Caller, id: number, ownerId: number | null, version: number = 1) =>
    caller.call("assignMessage", { query: { id }, body: { ownerId } }, { headers: { "If-Match": `"${version}"` } });
  const people = async () => new Map((await libraire.call("listMessageOwners")).body.items.map(({ name, id }) => [name, id]));
  const mathilde = async () => (await people()).get("Mathilde Kervella") ?? 0;

  it("may be any user who answers messages and is not disabled", async () => {
    const names = [...(await people()).keys()];
    expect(names).toContain("Mathilde Kervella");
    expect(names).not.toContain("Redaction");
    const redaction = await shop.signIn("redaction");
    const { body } = await redaction.call("getCurrentUser");
    await addMessages(shop.database.db, { messages: [message(400, 1)], replies: [] });
    const refused = await give(libraire, 400, body.id);
    expect([refused.status, refused.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "ownerId"]);
    expect((await give(libraire, 400, 999_999)).status).toBe(422);
  });

  it("takes, hands on and gives back without moving the message; each is a version and a row of the log", async () => {
    await addMessages(shop.database.db, { messages: [message(401, 1)], replies: [] });
    const me = await mathilde();
    const taken = await give(libraire, 401, me);
    expect([taken.status, taken.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(taken.body.entityOutput).toMatchObject({ status: "Pending", takenBy: "Mathilde Kervella", takenById: me, version: 2 });
    const again = await give(libraire, 401, me, 2);
    expect([again.status, again.body.reason]).toEqual([409, "SameOwner"]);
    const admin = await shop.signIn("admin");
    const other = (await admin.call("getCurrentUser")).body.id;
    expect((await give(libraire, 401, other, 2)).body.entityOutput.takenById).toBe(other);
    const back = await give(libraire, 401, null, 3);
    expect(back.body.entityOutput).toMatchObject({ status: "Pending", takenBy: null, takenById: null, takenAt: null, version: 4 });
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "assignMessage")).orderBy(auditEntries.id);
    expect(log.map(({ entityId }) => entityId)).toEqual(["401", "401", "401"]);
    expect(log[0]?.changes).toEqual({ takenBy: [null, "Mathilde Kervella"] });
  });

  it("is one of two users who take it at once; the other one gets the name", async () => {
    await addMessages(shop.database.db, { messages: [message(402, 1)], replies: [] });
    const admin = await shop.signIn("admin");
    const mine = await mathilde();
    const other = (await admin.call("getCurrentUser")).body.id;
    const answers = await Promise.all([give(libraire, 402, mine), give(admin, 402, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200)?.body.entityOutput.takenById;
    expect(answers.find(({ status }) => status === 412)?.body.current).toMatchObject({ id: 402, takenById: winner, version: 2 });
  });

  it("stays when another one answers", async () => {
    await addMessages(shop.database.db, { messages: [message(403, 1)], replies: [] });
    const admin = await shop.signIn("admin");
    expect((await give(libraire, 403, await mathilde())).status).toBe(200);
    const answered = await admin.call("replyToMessage", { body: { id: 403, text: "Bonjour." } }, { headers: { "If-Match": '"2"' } });
    expect(answered.body.entityOutput).toMatchObject({ status: "Progress", takenBy: "Mathilde Kervella" });
  });

  it("is filtered by « mine » and « nobody’s »", async () => {
    const mine = await ids({ owner: ["me"], pageSize: 100 });
    expect(mine).toContain(403);
    expect(await ids({ owner: ["nobody"], pageSize: 100 })).not.toContain(403);
    const both = await ids({ owner: ["me", "nobody"], pageSize: 100 });
    expect(both).toEqual(expect.arrayContaining([...mine, 401]));
    expect((await libraire.call("listMessages", { query: { owner: ["she"] } })).status).toBe(422);
  });

  it("is refused for nothing, and where it is solved", async () => {
    await addMessages(shop.database.db, { messages: [message(404, 1, { status: "Solved" })], replies: [] });
    const me = await mathilde();
    expect((await give(libraire, 999_999, me)).status).toBe(404);
    expect((await give(libraire, 404, me)).body.reason).toBe("ReopenFirst");
  });
});

describe("an open message", () => {
  it("hears within two seconds who answered or moved it, and of nothing else", async () => {
    await addMessages(shop.database.db, { messages: [message(205, 1), message(206, 1)], replies: [] });
    const admin = await shop.signIn("admin");
    const line = await follow("watchMessages", admin, [205]);
    await until(() => line.heard.length === 1);
    expect(line.heard[0]).toEqual({ id: 205, version: 1, userName: null, firstName: null });
    const ifMatch = (version: number) => ({ headers: { "If-Match": `"${version}"` } });
    await libraire.call("replyToMessage", { body: { id: 206, text: "Ailleurs." } }, ifMatch(1));
    // An order and a message with the same id: their changes are distinguished.
    await insertOrders(shop.database.db, [{ id: 205, lines: ["Processing"] }]);
    await libraire.call("addDocumentComment", { body: { documentId: 205, text: "Vu." } });
    await libraire.call("replyToMessage", { body: { id: 205, text: "Bonjour." } }, ifMatch(1));
    await libraire.call("setMessageStatus", { query: { id: 205 }, body: { status: "Solved" } }, ifMatch(2));
    await until(() => line.heard.length === 3, 2_000);
    const who = { userName: "libraire", firstName: "Mathilde" };
    expect(line.heard.slice(1)).toEqual([
      { id: 205, version: 2, ...who, operation: "replyToMessage" },
      { id: 205, version: 3, ...who, operation: "setMessageStatus" },
    ]);
    await line.leave();
  });
});

describe("reply templates", () => {
  const save = (items: { name: string; text: string }[], version: number) =>
    libraire.call("setReplyTemplates", { body: { items } }, { headers: { "If-Match": `"${version}"` } });
  const merci = { name: "Merci", text: "Merci, {client}." };

  it("are there from the start, and are saved as a whole, one version after the other", async () => {
    const { headers, body } = await libraire.call("getReplyTemplates");
    expect([headers.get("ETag"), body.items.length > 0]).toEqual(['"1"', true]);
    const saved = await save([{ name: " Merci ", text: " Merci, {client}. " }], 1);
    expect([saved.status, saved.headers.get("ETag"), saved.body.entityOutput]).toEqual([200, '"2"', { items: [merci], version: 2 }]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "setReplyTemplates"));
    expect(log).toHaveLength(1);
  });

  it("are saved by one of two who saw the same list; the other gets theirs", async () => {
    const { version } = (await libraire.call("getReplyTemplates")).body;
    const answers = await Promise.all([save([merci], version), save([], version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.current).toMatchObject({ version: version + 1 });
  });

  it("are refused without words, and with a name twice", async () => {
    const { version } = (await libraire.call("getReplyTemplates")).body;
    expect((await save([{ name: "Vide", text: " " }], version)).status).toBe(422);
    expect((await save([merci, merci], version)).body.propertiesErrorMessages[0]?.propertyName).toBe("items[1].name");
  });

  it("leave no mark in an answer that is sent", async () => {
    await addMessages(shop.database.db, { messages: [message(410, 1)], replies: [] });
    const before = (await shop.database.db.select().from(mails)).length;
    const { status, body } = await reply(410, "Bonjour, votre numéro : [à compléter\u00a0: suivi].");
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "text"]);
    expect((await shop.database.db.select().from(mails)).length).toBe(before);
  });
});

it("announces for the list, without a named message, that something is new", async () => {
  const answer = await libraire.open("watchMessages", { query: {} });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const reader = answer.body?.getReader() ?? expect.fail("no stream");
  let text = "";
  const reading = (async () => {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += new TextDecoder().decode(piece.value);
  })();
  const listEventCount = () => text.match(/event: list\n/g)?.length ?? 0;
  await until(() => listEventCount() === 1);
  const fields = { question: "order", email: "a@example.fr", firstName: "A", lastName: "B", subject: "Bonjour", message: "Bonjour." };
  const from = { reference: "site-1", at: "2026-11-21T08:00:00Z", ...fields };
  await shop.database.db.transaction((tx) => takeMessage(tx, from, { customerId: null, documentId: null }));
  await until(() => listEventCount() === 2, 3_000);
  await reader.cancel();
  await reading;
});
