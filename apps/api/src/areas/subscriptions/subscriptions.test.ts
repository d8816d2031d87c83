import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { application } from "../../application.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { runTask } from "../../platform/jobs/jobs.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { subscribedPeople, wayOutOf } from "./subscriptions.recipients.ts";
import { isSuppressed, suppress } from "./suppression.store.ts";

let shop: TestApp;
let admin: Caller;
let made = 0;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const text = (name: string) => ({ fr: { name, description: "" }, en: { name: "", description: "" } });
const saveOf = (over: object = {}) => {
  made += 1;
  return {
    type: "Newsletter",
    identifier: `lettre-${made}`,
    displayedText: "Oui, je veux recevoir la lettre.",
    needsConfirmation: true,
    localizations: text(`Lettre ${made}`),
    ...over,
  };
};
async function add(over: object = {}) {
  const { status, body } = await admin.call("createSubscription", { body: saveOf(over) });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.entityOutput;
}
let callers = 0;
/** Each from a different IP address, to avoid throttling. */
const ask = (identifier: string, email: string, over: object = {}) => {
  callers += 1;
  const person = { email, firstName: "Nadia", lastName: "Benhamou" };
  const proof = { origin: "Pied de page du site", url: "https://librairie.example/", words: "Oui, je veux." };
  return shop.anonymous.call(
    "subscribeByEmail",
    { body: { identifier, ...person, ...proof, ...over } },
    { clientIp: `198.51.100.${callers % 250}` },
  );
};
const people = async (subscriptionId: number, query: object = {}) =>
  (await admin.call("listSubscribers", { query: { subscriptionId, ...query } })).body;
const stateOf = async (subscriptionId: number, email: string) => (await people(subscriptionId, { search: email })).items[0]?.state;
/** Returns the mails sent since the last call, with the tokens of their links. */
async function tokens(): Promise<{ to: string | undefined; token: string }[]> {
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return shop.mailbox.splice(0).map(({ to, text }) => ({ to: to[0], token: decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? "") }));
}
async function confirmed(identifier: string, email: string): Promise<string> {
  await ask(identifier, email);
  const [mail] = await tokens();
  expect(mail?.to).toBe(email);
  const answer = await shop.anonymous.open("confirmSubscription", { query: { token: mail?.token ?? "" } });
  expect(answer.status).toBe(200);
  return mail?.token ?? "";
}
async function leaveToken(identifier: string, email: string): Promise<string> {
  const all = await subscribedPeople.page(shop.database.db, [identifier], { after: "", limit: 1000 });
  const one = all?.find((recipient) => recipient.email === email);
  return new URL((await wayOutOf(shop.ports, one?.subscriberId ?? 0, 1)) ?? "http://nobody").searchParams.get("token") ?? "";
}
const countRecipients = (identifier: string) => subscribedPeople.count(shop.database.db, [identifier]);
/** Time passes, and with it the session. */
async function later(seconds: number) {
  shop.clock.advance(seconds);
  admin = await shop.signIn("admin");
}
const FILE = { "Content-Type": "application/octet-stream" };
const send = (subscriptionId: number, rawBody: string | Uint8Array<ArrayBuffer>, fileName = "liste.csv") =>
  admin.call("createSubscriberImport", { query: { subscriptionId, fileName } }, { rawBody, headers: FILE });
const AGREED = { origin: "Salon du livre", words: "J’accepte de recevoir la lettre." };
async function imported(subscriptionId: number, list: string) {
  const tried = (await send(subscriptionId, list)).body.entityOutput;
  const { status, body } = await admin.call("startSubscriberImport", { body: { id: tried.id, ...AGREED } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return { tried, done: (await admin.call("getSubscriberImport", { query: { id: tried.id } })).body };
}

describe("a subscription", () => {
  it("is added, read, saved and found by name or identifier", async () => {
    const one = await add({ localizations: text("La lettre du mois"), identifier: "lettre-du-mois" });
    expect(one).toMatchObject({ subscribedCount: 0, pendingCount: 0, leftCount: 0, version: 1 });
    const { body, headers } = await admin.call("getSubscription", { query: { id: one.id } });
    expect([body.identifier, headers.get("ETag")]).toEqual(["lettre-du-mois", '"1"']);
    const { subscribedCount: _s, pendingCount: _p, leftCount: _l, createdAt: _c, id, version: _v, ...save } = body;
    const saved = await admin.call(
      "updateSubscription",
      { query: { id }, body: { ...save, displayedText: "Oui." } },
      { headers: { "If-Match": '"1"' } },
    );
    expect(saved.body.entityOutput).toMatchObject({ displayedText: "Oui.", version: 2 });
    for (const search of ["LETTRE DU MOIS", "lettre-du-mois"]) {
      expect((await admin.call("listSubscriptions", { query: { search } })).body.items.map((found) => found.id)).toEqual([id]);
    }
    const [row] = await shop.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(row).toMatchObject({ action: "updateSubscription", entity: "subscription", entityName: "La lettre du mois" });
  });

  it("is 404 where there is none", async () => {
    const change = { query: { id: 999_999 }, body: saveOf() };
    expect((await admin.call("updateSubscription", change, { headers: { "If-Match": '"1"' } })).status).toBe(404);
    expect((await admin.call("getSubscription", { query: { id: 999_999 } })).status).toBe(404);
  });

  it("has an identifier of its own, and texts: 409 and 422 at their fields", async () => {
    const one = await add();
    const twice = await admin.call("createSubscription", { body: saveOf({ identifier: one.identifier }) });
    expect(twice.body).toMatchObject({ status: 409, reason: "duplicate", propertiesErrorMessages: [{ propertyName: "identifier" }] });
    const wrong = await admin.call("createSubscription", {
      body: saveOf({ identifier: "Été !", displayedText: "  ", localizations: text(" ") }),
    });
    expect(wrong.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual([
      "localizations.fr.name",
      "displayedText",
      "identifier",
    ]);
  });

  it("is deleted only while it has no subscribers", async () => {
    const [lonely, known] = [await add(), await add({ needsConfirmation: false })];
    await ask(known.identifier, "a@example.fr");
    const away = (id: number) => admin.call("deleteSubscription", { query: { id } }, { headers: { "If-Match": '"1"' } });
    expect((await away(known.id)).body).toMatchObject({ status: 409, reason: "HasPeople" });
    expect((await away(lonely.id)).status).toBe(200);
    expect((await away(lonely.id)).status).toBe(404);
  });

  it("has five types, named in the reader's language", async () => {
    const { body } = await admin.call("listSubscriptionTypes");
    expect(body.items).toHaveLength(5);
    expect(body.items[0]).toEqual({ id: "Newsletter", label: "Lettre d’information" });
  });
});

describe("who subscribes on the site", () => {
  it("is sent a confirmation link, and subscribed once they have confirmed, with the proof", async () => {
    const { id, identifier } = await add();
    expect((await ask(identifier, "Nadia.Benhamou@Example.fr")).body.isValid).toBe(true);
    expect(await stateOf(id, "nadia.benhamou")).toBe("Pending");
    const [mail] = await tokens();
    expect(await countRecipients(identifier)).toBe(0);

    // Looking at the page is not yet a word: programs open links, too.
    const page = await shop.anonymous.open("showConfirmation", { query: { token: mail?.token ?? "" } });
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(await page.text()).toContain("Oui, je confirme");
    expect(await stateOf(id, "nadia.benhamou")).toBe("Pending");

    const confirm = () => shop.anonymous.open("confirmSubscription", { query: { token: mail?.token ?? "" } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    const [found] = (await people(id)).items;
    const { body } = await admin.call("getSubscriber", { query: { id: found?.id ?? 0 } });
    expect(body).toMatchObject({
      email: "nadia.benhamou@example.fr",
      state: "Subscribed",
      consent: { words: "Oui, je veux.", origin: "Pied de page du site", url: "https://librairie.example/", network: "198.51.x.x" },
      confirmedAt: "2026-11-21T09:00:00.000Z",
      confirmedNetwork: "192.0.x.x",
    });
    expect(body.events.map(({ kind }) => kind)).toEqual(["Asked", "Confirmed"]);
    expect(await countRecipients(identifier)).toBe(1);
  });

  it("alone has the link: the team reads it masked, and a copy goes to nobody else", async () => {
    const { identifier } = await add();
    await ask(identifier, "seule@example.fr");
    const [mail] = await tokens();
    const { body: list } = await admin.call("listMails", { query: { search: "seule@example.fr" } });
    const id = list.items[0]?.id ?? expect.fail("no mail");
    const { body: read } = await admin.call("getMail", { query: { id } });
    expect(decodeURIComponent(JSON.stringify(read))).not.toContain(mail?.token);
    expect([read.text, read.body]).toEqual([expect.stringContaining("Confirm?token=…"), expect.stringContaining("Confirm?token=…")]);
    const refused = await admin.call("sendMail", { body: { id, to: "collegue@example.fr" } });
    expect([refused.status, refused.body.reason]).toEqual([409, "OneTimeLink"]);
    expect((await admin.call("sendMail", { body: { id } })).status).toBe(200);
    expect(await tokens()).toEqual([mail]);
  });

  it("is answered the same whether they are known or not, and mailed no more than one needs", async () => {
    const { identifier } = await add();
    const first = await ask(identifier, "y@example.fr");
    expect((await ask(identifier, "Y@example.fr")).body).toEqual(first.body);
    expect(await tokens()).toHaveLength(1);
    await later(16 * 60);
    expect((await ask(identifier, "y@example.fr")).body).toEqual(first.body);
    expect(await tokens()).toHaveLength(1);
    await confirmed(identifier, "z@example.fr");
    expect((await ask(identifier, "z@example.fr")).body).toEqual(first.body);
    expect(await tokens()).toEqual([]);
  });

  it("is subscribed at once where no confirmation is needed", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    await ask(identifier, "direct@example.fr");
    expect(await stateOf(id, "direct")).toBe("Subscribed");
    expect(await tokens()).toEqual([]);
  });

  it("is refused where the address or the subscription is none, and from a place that sends too many", async () => {
    const { identifier } = await add();
    expect((await ask(identifier, "sans arobase")).body.propertiesErrorMessages).toMatchObject([{ propertyName: "email" }]);
    for (const url of ["javascript:alert(1)", "https://nom:mot@librairie.example", "librairie"])
      expect((await ask(identifier, "a@example.fr", { url })).body.propertiesErrorMessages).toMatchObject([{ propertyName: "url" }]);
    expect((await ask("inconnue", "a@example.fr")).status).toBe(404);
    const proof = { origin: "Site", url: "", words: "Oui.", firstName: "", lastName: "" };
    const statuses = [];
    for (let count = 0; count < 41; count += 1) {
      const body = { identifier, email: `n${count}@example.fr`, ...proof };
      statuses.push((await shop.anonymous.call("subscribeByEmail", { body }, { clientIp: "203.0.113.9" })).status);
    }
    expect([statuses.slice(0, 40).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    await tokens();
  });

  it("has thirty days; then the link is worth nothing, and the address is forgotten", async () => {
    const { id, identifier } = await add();
    await ask(identifier, "tard@example.fr");
    const [mail] = await tokens();
    await later(30 * 86_400);
    expect((await shop.anonymous.open("confirmSubscription", { query: { token: mail?.token ?? "" } })).status).toBe(404);
    await application.tidy(shop.ports, new Date(shop.clock.now().getTime() + 1000));
    expect((await people(id)).totalCount).toBe(0);
  });

  it("confirms by their own link alone", async () => {
    const { identifier } = await add();
    await ask(identifier, "un@example.fr");
    const [mail] = await tokens();
    const [id, mac = ""] = (mail?.token ?? "").split(".");
    for (const token of [
      `${Number(id) + 1}.${mac}`,
      `${id}.${mac.slice(0, -1)}${mac.endsWith("A") ? "E" : "A"}`,
      "1",
      "x.y",
      "0.".padEnd(45, "A"),
    ]) {
      expect((await shop.anonymous.open("confirmSubscription", { query: { token } })).status, token).toBe(404);
      expect((await shop.anonymous.open("unsubscribeByLink", { query: { token } })).status, token).toBe(404);
    }
  });
});

describe("who leaves", () => {
  it("does so with one click, without signing in, and nothing happens by looking", async () => {
    const { id, identifier } = await add();
    const confirmToken = await confirmed(identifier, "part@example.fr");
    const token = await leaveToken(identifier, "part@example.fr");
    expect(await (await shop.anonymous.open("showUnsubscription", { query: { token } })).text()).toContain("Me désabonner");
    expect(await stateOf(id, "part")).toBe("Subscribed");
    // As a mail program sends it (RFC 8058).
    const answer = await shop.app.request(`/api/Common/Subscription/Unsubscribe?token=${encodeURIComponent(token)}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Vous ne recevrez plus")]);
    expect(await stateOf(id, "part")).toBe("Unsubscribed");
    expect((await shop.anonymous.open("unsubscribeByLink", { query: { token } })).status).toBe(200);
    const [person] = (await people(id)).items;
    const events = (await admin.call("getSubscriber", { query: { id: person?.id ?? 0 } })).body.events;
    expect(events.map(({ kind }) => kind)).toEqual(["Asked", "Confirmed", "Unsubscribed"]);
    // The link by which they once came opens nothing any more.
    expect((await shop.anonymous.open("confirmSubscription", { query: { token: confirmToken } })).status).toBe(404);
    expect(await wayOutOf(shop.ports, person?.id ?? 0, 1)).toBeNull();
  });

  it("is taken off by the team with a reason, and comes back by confirming alone", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    await ask(identifier, "retiree@example.fr");
    const [person] = (await people(id)).items;
    const force = (body: object) => admin.call("forceUnsubscribe", { body: { id: person?.id, reason: "Phone", note: "", ...body } });
    expect((await force({ reason: "Other" })).body.propertiesErrorMessages).toMatchObject([{ propertyName: "note" }]);
    expect((await force({ id: 999_999 })).status).toBe(404);
    expect((await force({})).body.entityOutput).toMatchObject({ state: "Removed" });
    expect((await force({})).body).toMatchObject({ status: 409, reason: "AlreadyLeft" });
    const [row] = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "forceUnsubscribe"))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(JSON.stringify(row)).not.toContain("retiree@");

    await imported(id, "retiree@example.fr");
    expect(await stateOf(id, "retiree")).toBe("Removed");
    await ask(identifier, "retiree@example.fr");
    expect(await stateOf(id, "retiree")).toBe("Removed");
    const [mail] = await tokens();
    await shop.anonymous.open("confirmSubscription", { query: { token: mail?.token ?? "" } });
    expect(await stateOf(id, "retiree")).toBe("Subscribed");
    expect((await admin.call("getSubscriber", { query: { id: person?.id ?? 0 } })).body.events.map(({ kind, by }) => [kind, by])).toEqual([
      ["Subscribed", null],
      ["Removed", expect.any(String)],
      ["Asked", null],
      ["Confirmed", null],
    ]);
  });
});

describe("a list", () => {
  it("is refused with the line of a quote that never closes, and where it is no text", async () => {
    const { id } = await add();
    const why = async (list: string | Uint8Array<ArrayBuffer>) => {
      const { status, body } = await send(id, list);
      return [status, body.errors];
    };
    const open =
      'Ligne 3 : un guillemet (") ouvre une cellule et ne se referme pas. Corrigez cette ligne et envoyez de nouveau le fichier.';
    expect(await why('courriel;nom\na@example.fr;A\nb@example.fr;"B\nc@example.fr;C\n')).toEqual([400, [open]]);
    expect(await why(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]))).toEqual([400, [expect.stringContaining("est un classeur")]]);
  });

  it("shows its columns and first rows, and is parsed again with chosen columns", async () => {
    const { id: subscriptionId } = await add();
    // As a Mac saves it: é is 0x8e.
    const list = Uint8Array.from([..."Client;Écrire à;Ville\rRémi;inconnue;Brest\rAnaé;?;Brest\r"], (letter) =>
      letter === "é" ? 0x8e : letter === "É" ? 0x83 : letter === "à" ? 0x88 : letter.charCodeAt(0),
    );
    const { body } = await send(subscriptionId, list);
    const { id, ...tried } = body.entityOutput;
    expect(tried).toMatchObject({
      lineCount: 0,
      table: {
        headLine: 1,
        isIncomplete: true,
        columns: [
          { name: "Client", field: null },
          { name: "Écrire à", field: null },
          { name: "Ville", field: null },
        ],
        rows: [
          { line: 2, cells: ["Rémi", "inconnue", "Brest"] },
          { line: 3, cells: ["Anaé", "?", "Brest"] },
        ],
      },
    });
    const early = await admin.call("startSubscriberImport", { body: { id, ...AGREED } });
    expect([early.status, early.body.propertiesErrorMessages]).toEqual([
      422,
      [{ propertyName: "id", errorMessage: "Dites d’abord quelle colonne porte les adresses." }],
    ]);
    const prepare = (columns: { email: string; firstName: string | null; lastName: string | null }, which = id) =>
      admin.call("prepareSubscriberImport", { body: { id: which, columns } });
    expect((await prepare({ email: "Courriel", firstName: null, lastName: null })).body.propertiesErrorMessages).toEqual([
      { propertyName: "columns.email", errorMessage: "Cette liste n’a pas de colonne de ce nom." },
    ]);
    expect((await prepare({ email: "Écrire à", firstName: "Client", lastName: null })).body.entityOutput).toMatchObject({
      lineCount: 2,
      invalidCount: 2,
      table: { isIncomplete: false, columns: [{ field: "firstName" }, { field: "email" }, { field: null }] },
    });
    expect((await prepare({ email: "Écrire à", firstName: null, lastName: null }, 999_999)).status).toBe(404);
  });

  it("is added by the chosen columns, and stores none of its rows", async () => {
    const { id: subscriptionId } = await add({ needsConfirmation: false });
    const { body } = await send(subscriptionId, "À;Cc\na@example.fr;chef@example.fr\n");
    const { id } = body.entityOutput;
    await admin.call("prepareSubscriberImport", { body: { id, columns: { email: "Cc", firstName: null, lastName: null } } });
    await admin.call("startSubscriberImport", { body: { id, ...AGREED } });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect((await people(subscriptionId)).items.map(({ email }) => email)).toEqual(["chef@example.fr"]);
    expect((await admin.call("getSubscriberImport", { query: { id } })).body).toMatchObject({ addedCount: 1, table: { rows: [] } });
    const late = await admin.call("prepareSubscriberImport", { body: { id, columns: { email: "À", firstName: null, lastName: null } } });
    expect(late.status).toBe(409);
  });
});

describe("an import", () => {
  it("returns first what it would do, line by line, and adds nobody", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    for (const name of ["la", "partie"]) await ask(identifier, `${name}@example.fr`);
    await shop.anonymous.open("unsubscribeByLink", { query: { token: await leaveToken(identifier, "partie@example.fr") } });
    await admin.call("suppressEmail", { body: { email: "jamais@example.fr", reason: "Request", note: "" } });
    const list =
      "courriel;prénom;nom\nneuve@example.fr;Ana;Roux\nla@example.fr;;\nPARTIE@example.fr;;\njamais@example.fr;;\nneuve@example.fr;;\nj.morvan@;;\n";
    const { body } = await send(id, list);
    expect(body.entityOutput).toMatchObject({
      ...{ state: "Checked", lineCount: 6, newCount: 1, knownCount: 1, leftCount: 2, duplicateCount: 1, invalidCount: 1, addedCount: 0 },
      lines: [
        { line: 4, email: "PARTIE@example.fr", outcome: "Left" },
        { line: 5, email: "jamais@example.fr", outcome: "Left" },
        { line: 6, email: "neuve@example.fr", outcome: "Duplicate" },
        { line: 7, email: "j.morvan@", outcome: "Invalid" },
      ],
    });
    expect((await people(id)).totalCount).toBe(2);
  });

  it("adds with words and origin, once, and the same list again changes nothing", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    const list = "neuve@example.fr;Ana;Roux\nautre@example.fr";
    const { tried, done } = await imported(id, list);
    expect(done).toMatchObject({ state: "Imported", addedCount: 2, ...AGREED });
    const [found] = (await people(id, { search: "neuve" })).items;
    expect((await admin.call("getSubscriber", { query: { id: found?.id ?? 0 } })).body).toMatchObject({
      ...{ firstName: "Ana", lastName: "Roux", state: "Subscribed", consent: { ...AGREED, url: "", network: "" } },
      events: [{ kind: "Imported" }],
    });
    const started = await admin.call("startSubscriberImport", { body: { id: tried.id, ...AGREED } });
    expect(started.body).toMatchObject({ status: 409, reason: "Started" });
    const before = await rowsOf(shop.database.db, sql`select * from subscribers where subscription_id = ${id} order by id`);
    expect((await imported(id, list)).done).toMatchObject({ knownCount: 2, addedCount: 0 });
    expect(await rowsOf(shop.database.db, sql`select * from subscribers where subscription_id = ${id} order by id`)).toEqual(before);
    expect(await countRecipients(identifier)).toBe(2);
  });

  it("sends a confirmation link to each where needed, and adds nobody twice when its worker was killed", async () => {
    const { id } = await add();
    const list = Array.from({ length: 1200 }, (_, number) => `p${number}@example.fr`).join("\n");
    const tried = (await send(id, list)).body.entityOutput;
    const { body } = await admin.call("startSubscriberImport", { body: { id: tried.id, ...AGREED } });
    const taskId = body.entityOutput.taskId ?? "";
    let steps = 0;
    const failing = {
      ImportSubscribers: {
        label: () => ({ fr: "", en: "" }),
        run: (context: Parameters<(typeof application.jobDefinitions)[string]["run"]>[0]) =>
          (application.jobDefinitions.ImportSubscribers?.run ?? (() => Promise.resolve()))({
            ...context,
            step: (work, parts) => {
              steps += 1;
              if (steps === 2) throw new Error("killed");
              return context.step(work, parts);
            },
          }),
      },
    };
    await expect(runTask(shop.ports, failing, taskId)).rejects.toThrow("killed");
    expect((await people(id)).totalCount).toBe(500);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect((await people(id, { state: ["Pending"] })).totalCount).toBe(1200);
    const mails = await tokens();
    expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([1200, 1200]);
    expect((await admin.call("getSubscriberImport", { query: { id: tried.id } })).body).toMatchObject({
      state: "Imported",
      addedCount: 1200,
    });
  });

  it("takes fifty thousand lines, and the pages of those who are mailed come by an index", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    const list = Array.from({ length: 50_000 }, (_, number) => `lecteur${number}@example.org;Ana;Roux ${number}`).join("\n");
    const started = performance.now();
    const { done } = await imported(id, list);
    console.log(`50,000 subscribers imported in ${((performance.now() - started) / 1000).toFixed(1)} s (${shop.database.engine})`);
    expect(done).toMatchObject({ lineCount: 50_000, addedCount: 50_000 });
    expect((await admin.call("getSubscription", { query: { id } })).body.subscribedCount).toBe(50_000);
    expect((await people(id, { search: "lecteur49999" })).items).toHaveLength(1);
    await shop.database.db.execute(sql`analyze subscribers`);
    await shop.database.db.execute(sql`analyze suppressed_emails`);
    const plan = await rowsOf<{ "QUERY PLAN": string }>(
      shop.database.db,
      sql`explain select id from subscribers where subscription_id = ${id} and state = 'Subscribed' and id > 40000 order by id limit 500`,
    );
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toMatch(/Index/);
    const page = await subscribedPeople.page(shop.database.db, [identifier], { after: "", limit: 2 });
    expect(page?.map(({ email }) => email)).toEqual(["lecteur0@example.org", "lecteur1@example.org"]);
    const next = await subscribedPeople.page(shop.database.db, [identifier], { after: page?.[1]?.key ?? "", limit: 2 });
    expect(next?.[0]?.email).toBe("lecteur2@example.org");
  }, 120_000);

  it("refuses what has no words, nobody, and no file", async () => {
    const { id } = await add();
    const tried = (await send(id, "a@example.fr")).body.entityOutput;
    const start = (body: object) => admin.call("startSubscriberImport", { body: { id: tried.id, ...AGREED, ...body } });
    expect((await start({ words: " " })).body.propertiesErrorMessages).toMatchObject([{ propertyName: "words" }]);
    expect((await start({ id: 999_999 })).status).toBe(404);
    expect((await send(999_999, "a@example.fr")).status).toBe(404);
    expect((await admin.call("getSubscriberImport", { query: { id: 999_999 } })).status).toBe(404);
    // As Windows wrote it before UTF-8.
    expect((await send(id, new Uint8Array([...new TextEncoder().encode("b@example.fr;Ren"), 0xe9, 0x65]))).body.entityOutput.newCount).toBe(
      1,
    );
  });

  it("forgets a list that nobody started", async () => {
    const { id } = await add();
    const tried = (await send(id, "a@example.fr")).body.entityOutput;
    await application.tidy(shop.ports, new Date(shop.clock.now().getTime() + 2 * 86_400_000));
    expect((await admin.call("getSubscriberImport", { query: { id: tried.id } })).status).toBe(404);
  });
});

describe("an e-mail address that is written to no more", () => {
  it("is unsubscribed everywhere, gets no request, and returns only with the owner's consent", async () => {
    const [one, other] = [await add({ needsConfirmation: false }), await add({ needsConfirmation: false })];
    for (const { identifier } of [one, other]) await ask(identifier, "assez@example.fr");
    const added = await admin.call("suppressEmail", { body: { email: "Assez@example.fr", reason: "Complaint", note: "Par lettre" } });
    expect(added.body.entityOutput).toMatchObject({ email: "assez@example.fr", reason: "Complaint", by: expect.any(String) });
    expect([await stateOf(one.id, "assez"), await stateOf(other.id, "assez")]).toEqual(["Removed", "Removed"]);
    expect(await isSuppressed(shop.database.db, " ASSEZ@example.fr")).toBe(true);
    expect((await admin.call("suppressEmail", { body: { email: "assez@example.fr", reason: "Request", note: "" } })).status).toBe(409);
    await ask(one.identifier, "assez@example.fr");
    expect(await tokens()).toEqual([]);
    const spelled = (email: string) => admin.call("suppressEmail", { body: { email, reason: "Request", note: "" } });
    expect((await spelled("info@Bücher.example")).body.entityOutput?.email).toBe("info@xn--bcher-kva.example");
    expect((await spelled("info@xn--bcher-kva.example")).status).toBe(409);
    expect((await spelled("info..x@example.fr")).status).toBe(422);

    const listed = (await admin.call("listSuppressedEmails", { query: { search: "assez" } })).body.items;
    expect(listed).toHaveLength(1);
    const release = (body: object) => admin.call("releaseEmail", { body: { id: listed[0]?.id, reason: "Elle le demande.", ...body } });
    expect((await release({ reason: " " })).status).toBe(422);
    expect((await release({})).status).toBe(200);
    expect((await release({})).status).toBe(404);
    expect(await stateOf(one.id, "assez")).toBe("Removed");
    await confirmed(one.identifier, "assez@example.fr");
    expect(await stateOf(one.id, "assez")).toBe("Subscribed");
  });

  it("is detected as dead when letters are sent", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    await ask(identifier, "morte@exmaple.fr");
    await shop.database.db.transaction((tx) => suppress(tx, "morte@exmaple.fr", { reason: "Bounce" }, shop.clock.now()));
    expect(await stateOf(id, "morte")).toBe("Dead");
    expect(await countRecipients(identifier)).toBe(0);
    expect(await countRecipients("inconnue")).toBeNull();
    expect((await admin.call("listSuppressedEmails", { query: { reason: ["Bounce"] } })).body.items).toMatchObject([{ by: null }]);
  });
});

describe("figures, sheet and export of a person", () => {
  it("count arrivals and departures by month in Paris", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    for (const name of ["un", "deux", "trois"]) await ask(identifier, `${name}@stat.example.fr`);
    await shop.anonymous.open("unsubscribeByLink", { query: { token: await leaveToken(identifier, "un@stat.example.fr") } });
    for (const unit of ["day", "week", "month"]) {
      const { body } = await admin.call("getSubscriptionStats", { query: { id, unit } });
      expect(body.points.at(-1), unit).toMatchObject({ arrivals: 3, unsubscribed: 1, removed: 0, died: 0, standing: 2 });
      expect(body.points.at(-2)).toMatchObject({ standing: 0 });
      expect(body.previous).toHaveLength(body.points.length);
    }
    expect((await admin.call("getSubscriptionStats", { query: { id: 999_999 } })).status).toBe(404);
  });

  it("are written as a sheet with the proof", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    await ask(identifier, "feuille@example.fr", { firstName: "=1+1" });
    const answer = await admin.open("exportSubscribers", { query: { subscriptionId: id } });
    expect(answer.headers.get("Content-Disposition")).toContain(`abonnes-${identifier}`);
    const sheet = await answer.text();
    expect(sheet).toContain("Adresse électronique;Prénom;Nom;État");
    expect(sheet).toMatch(/feuille@example\.fr;'=1\+1;Benhamou;Abonnée;.*;Pied de page du site;Oui, je veux\.;198\.51\.x\.x;/);
    expect((await admin.call("exportSubscribers", { query: { subscriptionId: 999_999 } })).status).toBe(404);
  });

  it("search, narrow and sort", async () => {
    const { id, identifier } = await add({ needsConfirmation: false });
    for (const name of ["c", "a", "b"]) await ask(identifier, `${name}@tri.example.fr`, { lastName: `Éric ${name}` });
    expect((await people(id, { sort: "email" })).items.map(({ email }) => email[0])).toEqual(["a", "b", "c"]);
    expect((await people(id, { search: "eric b" })).items).toHaveLength(1);
    expect((await people(id, { state: ["Removed"] })).totalCount).toBe(0);
    expect((await admin.call("listSubscribers", { query: { subscriptionId: 999_999 } })).status).toBe(404);
  });
});
