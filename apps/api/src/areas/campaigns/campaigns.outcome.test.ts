import type { Schemas } from "@reserve/contract";
import { asc, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { type OutgoingMail, SendFailure } from "../../platform/ports.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { campaigns } from "./campaigns.tables.ts";

let shop: TestApp;
let admin: Caller;
/** Hook that runs when the mail server receives a mail, before accepting it. */
let meet: (mail: OutgoingMail) => Promise<void> | void = () => undefined;
const taken: OutgoingMail[] = [];
beforeAll(async () => {
  shop = await testApp({
    ports: {
      mail: {
        send: async (mail) => {
          await meet(mail);
          taken.push(mail);
        },
        verify: () => Promise.resolve(),
      },
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  meet = () => undefined;
  admin = await shop.signIn("admin");
  taken.length = 0;
  shop.jobs.waiting.length = 0;
  await shop.database.db.delete(campaigns);
  await shop.database.db.delete(backgroundTasks);
});

const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}@quai.fr`);

/** Starts a campaign to a list and runs it as far as possible. */
async function sendTo(emails: readonly string[], content: string, ports = shop.ports): Promise<number> {
  const body: Schemas["CampaignSave"] = {
    ...{ name: "Lettre de décembre", subject: "Douze livres", contentType: "Html", content },
    ...{ mailTarget: "EmailList", emailList: emails.join("; "), subscriptionIdentifier: null, analyticsTargetIds: [] },
  };
  const { id } = (await admin.call("createCampaign", { body })).body.entityOutput;
  const start = { id, recipientCount: emails.length, dontSendBeforeDateUtc: null };
  expect((await admin.call("startCampaign", { body: start }, { headers: { "If-Match": '"1"' } })).status).toBe(200);
  expect(await shop.jobs.drain(ports)).toEqual([]);
  return id;
}
const stats = async (id: number) => (await admin.call("getCampaignStats", { query: { id } })).body;

describe("the links of a letter", () => {
  const url = "https://reserve.example/noel?a=1&b=é";
  const LETTER = `<p><a href="${url.replace("&", "&amp;")}">Les douze</a> <a href="https://reserve.example/">Le site</a> <a href="{{unsubscribe}}">Partir</a></p>`;
  /** The query of each link of ours in a text, its way out left aside. */
  const linksIn = (text = "") =>
    [...text.matchAll(/https?:\/\/[^\s"\]]+\/api\/Common\/MailCampain\/Link\?([^\s"\]]+)/g)].map(
      ([, query = ""]) =>
        Object.fromEntries(new URLSearchParams(query.replaceAll("&amp;", "&"))) as { campaign: string; url: string; token: string },
    );
  const follow = (query: object) => shop.anonymous.open("followCampaignLink", { query: query as Record<string, unknown> });

  it("lead through us, the same for everybody, and are counted by nobody's name", async () => {
    const id = await sendTo(people(2), LETTER);
    const [one, other] = taken;
    expect(linksIn(one?.html)).toEqual(linksIn(other?.html));
    expect(linksIn(one?.text)).toEqual(linksIn(one?.html));
    expect(linksIn(one?.html).map((link) => link.url)).toEqual([url, "https://reserve.example/"]);
    expect(one?.html).toMatch(/href="[^"]*\/api\/Common\/Subscription\/Unsubscribe\?/);
    expect(await stats(id)).toMatchObject({ clickCount: 0, links: [] });
    const [noel, site] = linksIn(one?.html);
    for (const link of [noel, noel, site, noel]) {
      const answer = await follow(link ?? {});
      expect([answer.status, answer.headers.get("Location"), await answer.text()]).toEqual([302, new URL(link?.url ?? "").href, ""]);
    }
    expect(await stats(id)).toMatchObject({
      clickCount: 4,
      links: [
        { url, clicks: 3 },
        { url: "https://reserve.example/", clicks: 1 },
      ],
    });
    await shop.database.db.delete(campaigns);
    expect((await follow(noel ?? {})).status).toBe(302);
  });

  it("lead nowhere else, whatever somebody changes in them", async () => {
    await sendTo(people(1), LETTER);
    const [link] = linksIn(taken[0]?.html);
    if (!link) throw new Error("The letter has a link.");
    const wrong = [
      { url: "https://ailleurs.example/" },
      { url: `${link.url}#x` },
      { url: link.url.toUpperCase() },
      { campaign: "999999" },
      { token: link.token.replace(/^1\./, "2.") },
      { token: "1.x" },
    ];
    for (const change of wrong) expect([change, (await follow({ ...link, ...change })).status]).toEqual([change, 404]);
    for (const url of ["javascript:alert(1)", "//ailleurs.example", "https://a.fr/\r\nSet-Cookie: a=b"])
      expect((await follow({ ...link, url })).status).toBe(404);
    expect((await follow({ campaign: link.campaign, url: link.url })).status).toBe(422);
  });

  it("remain unchanged where the client counts none, and the campaign states it", async () => {
    const { variant } = shop.ports;
    const id = await sendTo(people(1), LETTER, {
      ...shop.ports,
      variant: { ...variant, flags: { ...variant.flags, mailCampainClicks: false } },
    });
    expect([linksIn(taken[0]?.html), linksIn(taken[0]?.text)]).toEqual([[], []]);
    expect(taken[0]?.html).toContain('<a href="https://reserve.example/">');
    expect(await stats(id)).toMatchObject({ clickCount: null, links: [] });
  });
});

describe("what did not pass", () => {
  const silent = () => {
    throw new SendFailure("Timeout", { code: null, isHandedOver: true, isOurs: false });
  };
  const doubts = async (id: number) => (await admin.call("listDoubtfulMails", { query: { id } })).body;
  const settle = (body: object, headers: Record<string, string> = {}) =>
    admin.call("settleDoubtfulMails", { body: body as never }, { headers });
  const logged = () =>
    shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "settleDoubtfulMails")).orderBy(asc(auditEntries.id));

  it("is a sheet with each address, its reason and when, made harmless", async () => {
    meet = ({ to: [email] }) => {
      if (email?.startsWith("=")) throw new SendFailure("550 5.1.1 no", { code: 550, isHandedOver: false, isOurs: false });
      if (email === "plein@quai.fr") throw new SendFailure("452 4.2.2 full", { code: 452, isHandedOver: false, isOurs: false });
      if (email === "muet@quai.fr") silent();
    };
    const id = await sendTo(["=cmd@quai.fr", "bon@quai.fr", "plein@quai.fr", "muet@quai.fr"], "<p>Bonjour</p>");
    const answer = await admin.open("exportCampaignFailures", { query: { id } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers.get("Content-Disposition")).toContain("non-remis-lettre-de-d");
    const [head, ...rows] = (await answer.text()).replace(/^\u{feff}/u, "").split("\r\n");
    expect(head).toBe("Adresse électronique;État;Raison;Réponse du serveur;Essais;Fini le;Prochain essai");
    expect(rows.sort()).toEqual([
      "",
      "'=cmd@quai.fr;Refusé;Boîte inconnue;550 5.1.1;1;21/11/2026 10:00;",
      "muet@quai.fr;Peut-être parti;Pas de réponse;;1;21/11/2026 10:00;",
      "plein@quai.fr;À réessayer;Boîte pleine;452 4.2.2;1;;21/11/2026 10:05",
    ]);
    expect((await admin.call("exportCampaignFailures", { query: { id: 9_999 } })).status).toBe(404);
  });

  it("is sent again once a decision where it perhaps left, and every count follows", async () => {
    meet = ({ to: [email] }) => (email === "p1@quai.fr" || email === "p2@quai.fr" ? silent() : undefined);
    const id = await sendTo(people(3), "<p>Bonjour</p>");
    expect((await stats(id)).counts).toMatchObject({ sent: 1, unknown: 2 });
    const { items, totalCount } = await doubts(id);
    expect([totalCount, items.map(({ email, reason }) => [email, reason])]).toEqual([
      2,
      [
        ["p1@quai.fr", "NoAnswer"],
        ["p2@quai.fr", "NoAnswer"],
      ],
    ]);
    meet = () => undefined;
    const one = { id, mailIds: [items[0]?.id], count: 1, decision: "SendAgain" };
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const before = (await logged()).length;
    // The same decision twice, and a colleague's at the same moment.
    const answers = await Promise.all([settle(one, key), settle(one, key), settle(one)]);
    const [first, again, colleague] = answers.map(({ status }) => status);
    expect(again).toBe(first);
    // The first decision wins.
    expect([first, colleague].sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe("countChanged");
    expect((await admin.call("getCampaign", { query: { id } })).body).toMatchObject({ state: "sending", doneCount: 2 });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(taken.map(({ to }) => to[0]).sort()).toEqual(["p1@quai.fr", "p3@quai.fr"]);
    expect((await admin.call("getCampaign", { query: { id } })).body).toMatchObject({ state: "sent", doneCount: 3, recipientCount: 3 });
    expect((await stats(id)).counts).toMatchObject({ sent: 2, unknown: 1, waiting: 0 });
    expect((await settle(one)).body.reason).toBe("countChanged");
    expect((await settle({ id, mailIds: null, count: 2, decision: "SendAgain" })).body.reason).toBe("countChanged");
    const all = await settle({ id, mailIds: null, count: 1, decision: "SendAgain" });
    expect(all.body.entityOutput).toEqual({ id, count: 1, state: "sending" });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(taken.map(({ to }) => to[0]).sort()).toEqual(["p1@quai.fr", "p2@quai.fr", "p3@quai.fr"]);
    // The Message-ID identifies the duplicate.
    expect(new Set(taken.map((mail) => mail.id)).size).toBe(3);
    const rows = (await logged()).slice(before).filter(({ outcome }) => outcome === "done");
    expect(rows.map(({ changes }) => Object.fromEntries(Object.entries(changes).map(([name, [, after]]) => [name, after])))).toMatchObject([
      { decision: "SendAgain", count: 1, mailIds: [items[0]?.id] },
      { decision: "SendAgain", count: 1, mailIds: [items[1]?.id] },
    ]);
    const [task] = await shop.database.db.select().from(backgroundTasks).orderBy(desc(backgroundTasks.plannedAt));
    expect(task).toMatchObject({ state: "Done" });
  });

  it("is left as it is, or in doubt again, and never sent to who left meanwhile", async () => {
    meet = silent;
    const id = await sendTo(people(3), "<p>Bonjour</p>");
    const { items } = await doubts(id);
    expect((await settle({ id, mailIds: [items[0]?.id], count: 1, decision: "Leave" })).body.entityOutput).toMatchObject({ state: "sent" });
    expect((await settle({ id, mailIds: [items[0]?.id], count: 1, decision: "SendAgain" })).status).toBe(409);
    expect((await doubts(id)).totalCount).toBe(2);
    expect((await stats(id)).counts).toMatchObject({ unknown: 3 });
    await admin.call("suppressEmail", { body: { email: "p2@quai.fr", reason: "Request", note: "" } });
    expect((await settle({ id, mailIds: null, count: 2, decision: "SendAgain" })).status).toBe(200);
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect((await stats(id)).counts).toMatchObject({ unknown: 2, refused: 1, waiting: 0 });
    expect((await doubts(id)).items.map(({ email }) => email)).toEqual(["p3@quai.fr"]);
    const sheet = await (await admin.open("exportCampaignFailures", { query: { id } })).text();
    expect(sheet).toContain("p1@quai.fr;Peut-être parti, laissé;");
  });

  it("is decided by who may, of a campaign that left", async () => {
    const id = await sendTo(people(1), "<p>Bonjour</p>");
    const body = { id, mailIds: null, count: 1, decision: "Leave" };
    expect((await settle(body)).status).toBe(409);
    expect((await settle({ ...body, id: 9_999 })).status).toBe(404);
    expect((await settle({ ...body, decision: "Peut-être" })).status).toBe(422);
    expect((await settle({ ...body, mailIds: [] })).status).toBe(422);
    const other = await shop.signIn("stagiaire");
    expect((await other.call("settleDoubtfulMails", { body: body as never })).status).toBe(403);
    expect((await other.call("listDoubtfulMails", { query: { id } })).status).toBe(403);
    expect((await admin.call("listDoubtfulMails", { query: { id: 9_999 } })).status).toBe(404);
    const draft = (await admin.call("cloneCampaign", { body: { id } })).body.entityOutput;
    expect((await settle({ ...body, id: draft.id })).body.reason).toBe("draft");
  });
});

describe("a list of e-mail addresses", () => {
  const body = (emailList: string): Schemas["CampaignSave"] => ({
    ...{ name: "Longue", subject: "", contentType: "Html", content: "", mailTarget: "EmailList", emailList },
    ...{ subscriptionIdentifier: null, analyticsTargetIds: [] },
  });
  const list = (count: number, end: string) => Array.from({ length: count }, (_, index) => `p${100_000 + index}@quai.example`).join(end);

  it("is accepted up to its limit, and rejected beyond it at its field, also where it would only be stored longer", async () => {
    const most = await admin.call("createCampaign", { body: body(list(27_000, "; ")) });
    expect([most.status, most.body.entityOutput.emailList.length <= 600_000]).toEqual([200, true]);
    for (const text of [list(28_000, "\n"), list(40_000, ";")]) {
      const { status, body: problem } = await admin.call("createCampaign", { body: body(text) });
      expect([status, problem.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "emailList"]);
    }
  });
});
