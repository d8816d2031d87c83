import type { Schemas } from "@reserve/contract";
import { campaignStates } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { type OutgoingMail, SendFailure } from "../../platform/ports.ts";
import { noWeb, type WebAnswer } from "../../platform/web.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addSubscriptions } from "../customers/customers.bulk.store.ts";
import { suppressedEmails } from "../subscriptions/subscriptions.tables.ts";
import { startDue } from "./campaigns.jobs.ts";
import { campaignMails, campaigns } from "./campaigns.tables.ts";

let shop: TestApp;
let admin: Caller;
/** Hook that runs when the mail server receives a mail, before accepting it. */
let meet: (mail: OutgoingMail) => Promise<void> | void = () => undefined;
let isAway = false;
const taken: OutgoingMail[] = [];
beforeAll(async () => {
  shop = await testApp({
    ports: {
      mail: {
        send: async (mail) => {
          if (isAway) throw unreachable();
          await meet(mail);
          taken.push(mail);
        },
        verify: () => (isAway ? Promise.reject(unreachable()) : Promise.resolve()),
      },
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  meet = () => undefined;
  isAway = false;
  admin = await shop.signIn("admin");
  taken.length = 0;
  shop.jobs.waiting.length = 0;
  await shop.database.db.delete(campaigns);
  await shop.database.db.delete(backgroundTasks);
});

const unreachable = () => new SendFailure("connect ECONNREFUSED", { code: null, isHandedOver: false, isOurs: false });
const answered = (code: number, text: string) => new SendFailure(text, { code, isHandedOver: false, isOurs: false });

type Save = Schemas["CampaignSave"];
const LETTER = "<mjml><mj-body><mj-section><mj-column><mj-text>Douze livres.</mj-text></mj-column></mj-section></mj-body></mjml>";
const campaign = (over: Partial<Save> = {}): Save => ({
  ...{ name: "Lettre de décembre", subject: "Douze livres à offrir", contentType: "Mjml", content: LETTER },
  ...{ mailTarget: "EmailList", emailList: "nadia@quai.fr; yann@quai.fr", subscriptionIdentifier: null, analyticsTargetIds: [] },
  ...over,
});
const send = (over: object = {}) => admin.call("createCampaign", { body: { ...campaign(), ...over } as Save });
const make = async (over: Partial<Save> = {}) => (await send(over)).body.entityOutput;
const withVersion = (version: number) => ({ headers: { "If-Match": `"${version}"` } });
const save = (id: number, over: Partial<Save>, version: number) =>
  admin.call("updateCampaign", { query: { id }, body: campaign(over) }, withVersion(version));
const read = async (id: number) => (await admin.call("getCampaign", { query: { id } })).body;
const stats = async (id: number) => (await admin.call("getCampaignStats", { query: { id } })).body;
const start = (id: number, recipientCount: number, at: string | null = null, version: number = 1) =>
  admin.call("startCampaign", { body: { id, recipientCount, dontSendBeforeDateUtc: at } }, withVersion(version));
const logged = (action: string) => shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));
const drain = () => shop.jobs.drain(shop.ports);
/** Time goes by; who works goes on signed in. */
const pass = async (seconds: number) => {
  shop.clock.advance(seconds);
  admin = await shop.signIn("admin");
};
const people = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, "0")}@quai.fr`).join("; ");
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000).toISOString();

describe("a campaign", () => {
  it("is made, and the log names it", async () => {
    const body = campaign({ name: " Lettre ", emailList: "Nadia <NADIA@quai.fr>, yann@quai.fr\nnadia@quai.fr" });
    const made = (await admin.call("createCampaign", { body })).body.entityOutput;
    expect(made).toMatchObject({ name: "Lettre", state: "draft", emailList: "nadia@quai.fr; yann@quai.fr", version: 1 });
    expect(await shop.database.db.select().from(campaigns)).toHaveLength(1);
    const one = await admin.call("getCampaign", { query: { id: made.id } });
    expect([one.status, one.headers.get("ETag"), one.body]).toEqual([200, '"1"', made]);
    expect((await logged("createCampaign")).at(-1)).toMatchObject({ entity: "campaign", entityName: "Lettre" });
  });

  it("is changed once when two save at once", async () => {
    const { id } = await make();
    const answers = await Promise.all([save(id, { name: "Un" }, 1), save(id, { name: "Deux" }, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(9_999, {}, 1)).status).toBe(404);
  });

  it("is deleted, copied, and listed by words and states", async () => {
    const { id } = await make();
    const copy = (await admin.call("cloneCampaign", { body: { id } })).body.entityOutput;
    expect(copy).toMatchObject({ name: "Lettre de décembre (copie)", state: "draft", content: LETTER, version: 1 });
    expect((await admin.call("cloneCampaign", { body: { id: 9_999 } })).status).toBe(404);
    const found = await admin.call("listCampaigns", { query: { search: "decembre copie" } });
    expect(found.body.items.map((item) => item.id)).toEqual([copy.id]);
    const remove = (version: number) => admin.call("deleteCampaign", { query: { id } }, withVersion(version));
    expect([(await remove(1)).status, (await remove(1)).status]).toEqual([200, 404]);
    expect(await logged("deleteCampaign")).not.toEqual([]);
  });

  it.each([
    ["name", { name: "  " }],
    ["subject", { subject: "Bonjour\r\nBcc: tous@quai.fr" }],
    ["emailList", { emailList: "nadia@quai.fr; pas une adresse" }],
    ["emailList", { emailList: "a@b.fr\u0000" }],
    ["subscriptionIdentifier", { mailTarget: "SubscriptionId", subscriptionIdentifier: "inconnue" }],
    ["analyticsTargetIds", { mailTarget: "AnalyticsTargetIds", analyticsTargetIds: [7] }],
    ["contentType", { contentType: "Markdown" }],
    ["userName", { userName: "moi" }],
  ])("with a wrong %s is refused at it: %j", async (propertyName, over) => {
    const { status, body } = await send(over);
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, propertyName]);
  });

  it("offers nobody but a list of e-mail addresses as long as no other area has people", async () => {
    expect((await admin.call("getCampaignTargets")).body).toEqual({ subscriptions: [], analyticsTargets: [] });
    const count = (body: object) => admin.call("countCampaignRecipients", { body: { ...targetOf(campaign()), ...body } });
    expect((await count({ emailList: "a@quai.fr, A@quai.fr; b@quai.fr\tfaux" })).body.entityOutput).toEqual({
      ...{ total: 2, found: 2, suppressed: 0, duplicates: 1, invalid: 1, notAgreed: 0 },
    });
    expect((await count({ mailTarget: "SubscriptionId", subscriptionIdentifier: "x" })).status).toBe(422);
  });
});

describe("a letter", () => {
  const preview = async (content: string, contentType = "Mjml") =>
    (await admin.call("previewCampaign", { body: { content, contentType } })).body.entityOutput;

  it("is shown as a page and as text, and unknown parts are reported", async () => {
    const page = await preview(LETTER);
    expect(page.html).toContain("Douze livres.");
    expect([page.text.split("\n")[0], page.problems, page.bytes > 1_000]).toEqual(["Douze livres.", [], true]);
    expect((await preview("")).html).toBeNull();
    expect((await preview("<b>Bonjour</b>", "Html")).html).toMatch(/^<b>Bonjour<\/b>\n<div lang="fr"/);
  });

  const inColumn = (content: string, head = "") =>
    `<mjml><mj-head>${head}</mj-head>\n<mj-body><mj-section><mj-column>${content}</mj-column></mj-section></mj-body></mjml>`;

  const many = "<mj-text>a</mj-text>".repeat(2_000);
  const longFont = `font-family="${"x".repeat(40_000)}"`;
  const images = (count: number) => `<mj-carousel>${"<mj-carousel-image src='https://a.fr/1' />".repeat(count)}</mj-carousel>`;

  it.each([
    ["HTML", "<p>Bonjour</p>", { kind: "NotMjml", line: 1 }],
    ["an unknown element", inColumn("<mj-txt>a</mj-txt>"), { kind: "ElementUnknown", line: 2, element: "mj-txt" }],
    ["a misplaced one", inColumn("<mj-section></mj-section>"), { kind: "ElementMisplaced", element: "mj-section", detail: "mj-column" }],
    ["unknown attributes", inColumn("<mj-text colour='red' b='1'>a</mj-text>"), { kind: "AttributeUnknown", detail: "colour, b" }],
    ["a value", inColumn("<mj-text padding='abc'>a</mj-text>"), { kind: "ValueInvalid", element: "mj-text", detail: 'padding="abc"' }],
    ["a value that breaks the compiler", inColumn("<mj-image width='%' />").replace("column", "column width='x'"), { kind: "NotCompiled" }],
    ["elements in one another", inColumn(`<mj-text>${"<b>".repeat(300)}a</mj-text>`), { kind: "TooDeep", line: 2 }],
    ["wrappers in one another", `<mjml><mj-body>${"<mj-wrapper>".repeat(3_000)}</mj-body></mjml>`, { kind: "TooDeep" }],
    ["a carousel of 300 pictures", inColumn(images(300)), { kind: "TooLarge" }],
    ["long defaults", inColumn(many, `<mj-attributes><mj-all ${longFont} /></mj-attributes>`), { kind: "TooLarge" }],
    ["a long style", inColumn(many, `<mj-style inline="inline">* { color: red${" ".repeat(40_000)} }</mj-style>`), { kind: "TooLarge" }],
    ["a long parent", inColumn(`<mj-social ${longFont}>${"<mj-social-element />".repeat(800)}</mj-social>`), { kind: "TooLarge" }],
  ])("names as data the fault of %s", async (_name, content, problem) => {
    expect((await preview(content)).problems).toMatchObject([problem]);
  });

  it("is laid out at the size that letters have", async () => {
    const long = inColumn(`<mj-text>${"<p>Douze livres à offrir, et un treizième.</p>".repeat(2_000)}</mj-text>`.repeat(2));
    expect(await preview(long)).toMatchObject({ problems: [], html: expect.any(String) });
    expect((await preview(inColumn(images(20)))).html).toContain('type="radio"');
  });

  it("leaves without its scripts, forms and frames", async () => {
    const content = `<p onclick="x()">Bonjour</p><script>x()</script><form action="https://a.fr"><input name="code"></form><iframe src="https://a.fr"></iframe>`;
    expect((await preview(content, "Html")).html).not.toMatch(/onclick|<script|<form|<input|<iframe/);
    expect((await preview(inColumn(`<mj-text>Bonjour</mj-text><mj-raw>${content}</mj-raw>`))).html).not.toMatch(
      /onclick|<script|<form|<iframe/,
    );
  });

  it("beyond a limit is neither tried nor sent", async () => {
    const { id } = await make({ contentType: "Html", content: "<b>".repeat(1_000) });
    const refusals = [await admin.call("sendCampaignTest", { body: { id, to: ["moi@quai.fr"] } }), await start(id, 1)];
    for (const { body } of refusals)
      expect(body.propertiesErrorMessages).toMatchObject([
        { propertyName: "content", errorMessage: expect.stringMatching(/200 éléments/) },
      ]);
  });

  it.each([
    "/etc/passwd",
    "file:///etc/passwd",
    "../../../../../../etc/passwd",
    "./package.json",
    "package.json",
    "%2fetc%2fpasswd",
    "http://127.0.0.1:1/x.mjml",
    "https://example.com/x.mjml",
    "//example.com/x.mjml",
    "\\\\server\\share",
    "data:text/plain,root:x:0:0",
    "/proc/self/environ",
  ])("includes nothing of %s", async (path) => {
    for (const kind of ["", ' type="html"', ' type="css"', ' type="css" css-inline="inline"']) {
      for (const place of ["<mj-head>*</mj-head><mj-body></mj-body>", `<mj-body>*<mj-section></mj-section></mj-body>`]) {
        const page = await preview(`<mjml>${place.replace("*", `<mj-include path="${path}"${kind} />`)}</mjml>`);
        expect(`${page.html} ${page.text} ${JSON.stringify(page.problems)}`).not.toMatch(/root:|"name":|devDependencies|PATH=/);
      }
    }
  });

  it("is tried by chosen people, each alone, and knows whether it changed since", async () => {
    const { id } = await make();
    const test = (to: string[]) => admin.call("sendCampaignTest", { body: { id, to } });
    expect((await test(["moi@quai.fr", "toi@quai.fr"])).status).toBe(200);
    expect(await drain()).toEqual([]);
    expect(taken.map(({ to, subject }) => [to, subject])).toEqual([
      [["moi@quai.fr"], "[Essai] Douze livres à offrir"],
      [["toi@quai.fr"], "[Essai] Douze livres à offrir"],
    ]);
    expect(await read(id)).toMatchObject({ isTestCurrent: true, testedAt: expect.any(String), version: 1 });
    await save(id, { subject: "Treize livres" }, 1);
    expect(await read(id)).toMatchObject({ isTestCurrent: false });
    expect((await test(["faux"])).body.propertiesErrorMessages).toMatchObject([{ propertyName: "to[0]" }]);
    expect((await admin.call("sendCampaignTest", { body: { id: 9_999, to: ["moi@quai.fr"] } })).status).toBe(404);
    const draft = { subject: "À relire", contentType: "Html", content: "<p>Bonjour</p>", to: ["moi@quai.fr"] };
    const sent = await admin.call("sendCampaignDraft", { body: draft });
    expect([sent.status, sent.body.entityOutput]).toEqual([200, { to: ["moi@quai.fr"] }]);
    const [last] = await shop.database.db.select().from(mails).where(eq(mails.subject, "[Essai] À relire"));
    expect(last).toMatchObject({
      type: "campaignTest",
      html: expect.stringContaining("<p>Bonjour</p>"),
      text: expect.stringMatching(/^Bonjour/),
    });
  });
});

describe("the links of a letter", () => {
  const check = async (content: string) => (await admin.call("checkCampaignLinks", { body: { content } })).body.entityOutput.links;
  const link = (url: string) => `<mj-button\n href="${url}">x</mj-button>`;

  it("are each requested once and reported with line, status, target and the reason if there is none", async () => {
    const answers: Record<string, WebAnswer> = {
      "https://quai.fr/": { status: 200, url: "https://quai.fr/" },
      "https://quai.fr/vieux": { status: 200, url: "https://quai.fr/neuf" },
      "https://quai.fr/rien": { status: 404, url: "https://quai.fr/rien" },
      "https://quai.fr/casse": { status: 500, url: "https://quai.fr/casse" },
      "https://quai.fr/rond": "tooManyRedirects",
      "https://quai.fr/lent": "tooSlow",
      "http://10.0.0.7/": "notPublic",
    };
    const requestedUrls: string[] = [];
    shop.ports.web = {
      ...noWeb,
      ask: async (url) => {
        requestedUrls.push(url);
        return answers[url] ?? "unreachable";
      },
    };
    const urls = [...Object.keys(answers), "https://parti.example/?a=1&amp;b=2", "https://quai.fr"];
    const found = await check([...urls, "https://quai.fr/", "mailto:a@b.fr", "#haut", "/ici", "{{unsubscribe}}"].map(link).join("\n"));
    expect(found.map(({ line, state, status, movedTo, reason }) => [line, state, status, movedTo, reason])).toEqual([
      [1, "Answers", 200, null, null],
      [3, "Moved", 200, "https://quai.fr/neuf", null],
      [5, "Dead", 404, null, null],
      [7, "Dead", 500, null, null],
      [9, "NoAnswer", null, null, "Redirects"],
      [11, "NoAnswer", null, null, "TooSlow"],
      [13, "NotAsked", null, null, "NotPublic"],
      [15, "NoAnswer", null, null, "Unreachable"],
      [17, "NoAnswer", null, null, "Unreachable"],
    ]);
    expect([requestedUrls.length, new Set(requestedUrls).size, requestedUrls.includes("https://parti.example/?a=1&b=2")]).toEqual([
      9,
      9,
      true,
    ]);
  });

  it("beyond forty are reported as not requested, and a letter without links has none", async () => {
    let requestCount = 0;
    shop.ports.web = {
      ...noWeb,
      ask: async (url) => {
        requestCount += 1;
        return { status: 200, url };
      },
    };
    const found = await check(Array.from({ length: 45 }, (_, index) => link(`https://quai.fr/${index}`)).join(""));
    expect([found.length, requestCount, found.filter(({ reason }) => reason === "TooMany").length]).toEqual([45, 40, 5]);
    expect(await check("<p>Bonjour")).toEqual([]);
  });

  it("are refused without a text", async () => {
    const body = { content: "" };
    expect((await admin.call("checkCampaignLinks", { body: {} as typeof body })).status).toBe(422);
  });
});

describe("the sending", () => {
  it("is sent once to each person, with the confirmed number, and is recorded everywhere", async () => {
    const { id } = await make({ content: LETTER.replace("</mj-text>", '<a href="{{unsubscribe}}">Se désabonner</a></mj-text>') });
    const other = await start(id, 3);
    expect([other.status, other.body.reason]).toEqual([409, "countChanged"]);
    expect((await start(id, 2, null, 9)).status).toBe(412);
    const headers = { "Idempotency-Key": crypto.randomUUID(), "If-Match": '"1"' };
    const body = { id, recipientCount: 2, dontSendBeforeDateUtc: null };
    const twice = await Promise.all([1, 2].map(() => admin.call("startCampaign", { body }, { headers })));
    expect(twice.map(({ status, body: answer }) => [status, answer.entityOutput.state])).toEqual([
      [200, "preparing"],
      [200, "preparing"],
    ]);
    expect(await shop.database.db.select().from(backgroundTasks)).toHaveLength(1);
    expect((await save(id, {}, 2)).body.reason).toBe("preparing");
    expect(await drain()).toEqual([]);
    expect(taken.map(({ to, id: mail, headers: extra }) => [to, mail.startsWith(`campaign-${id}-`), extra?.Precedence])).toEqual([
      [["nadia@quai.fr"], true, "bulk"],
      [["yann@quai.fr"], true, "bulk"],
    ]);
    expect(taken[0]?.html).toMatch(/href="https?:[^"]*\/api\/Common\/Subscription\/Unsubscribe\?token=[^"&]+&amp;email=nadia%40quai\.fr"/);
    expect(await read(id)).toMatchObject({ state: "sent", recipientCount: 2, doneCount: 2, sentAt: expect.any(String) });
    expect((await stats(id)).counts).toMatchObject({ sent: 2, waiting: 0 });
    expect((await admin.call("listCampaignPairs")).body.items).toEqual([{ id, name: "Lettre de décembre" }]);
    expect((await start(id, 2, null, 2)).body.reason).toBe("sent");
    expect((await logged("startCampaign")).filter(({ outcome }) => outcome === "done")).toMatchObject([
      { entity: "campaign", entityId: String(id) },
    ]);
  });

  it("gives a letter without an unsubscribe link a footer with the sender, the address and each reader's own link", async () => {
    const { id } = await make({ contentType: "Html", content: "<html><body><p>Douze livres.</p></body></html>" });
    expect((await start(id, 2)).status).toBe(200);
    await drain();
    const [first] = taken;
    const url = first?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "none";
    expect(first?.html).toContain(`<a href="${url.replaceAll("&", "&amp;")}"`);
    expect(first?.html).toContain("4, quai des Marins<br>29200 Brest<br>");
    expect(first?.text).toContain(`Se désabonner [${url}]`);
  });

  it.each([
    [
      "whose unsubscribe link nobody sees",
      { contentType: "Html" as const, content: '<p>a</p><a href="{{unsubscribe}}" style="color:#fff">x</a>' },
    ],
    ["without a word", { content: "<mjml><mj-body></mj-body></mjml>" }],
    ["that does not compile", { content: "<p>Douze livres.</p>" }],
  ])("refuses a letter %s, at the departure and when an older server let it be scheduled", async (_what, letter) => {
    const { id } = await make(letter);
    const refused = await start(id, 2);
    expect([refused.status, refused.body.propertiesErrorMessages]).toMatchObject([422, [{ propertyName: "content" }]]);
    await shop.database.db
      .update(campaigns)
      .set({ processing: true, dontSendBefore: shop.clock.now(), recipientCount: 2 })
      .where(eq(campaigns.id, id));
    expect(await startDue(shop.ports, shop.clock.now())).toBe(1);
    await drain();
    expect(taken).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "interrupted", interruption: "LetterRefused" });
  });

  it("completes what an older server prepared without an unsubscribe link", async () => {
    const { id } = await make();
    await start(id, 2);
    await shop.database.db
      .update(campaigns)
      .set({ sentHtml: "<p>Douze livres.</p>", sentText: "Douze livres." })
      .where(eq(campaigns.id, id));
    await drain();
    expect(taken.map(({ html, text }) => [html.includes("Se désabonner"), text.includes("Unsubscribe?token")])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it("counts the mails of this campaign alone", async () => {
    const other = await make({ emailList: people(5) });
    await start(other.id, 5);
    await drain();
    const { id } = await make();
    await start(id, 2, inHours(2));
    expect([(await read(other.id)).doneCount, (await read(id)).doneCount]).toEqual([5, 0]);
    const { items } = (await admin.call("listCampaigns", { query: {} })).body;
    expect(items.map((item) => [item.id, item.doneCount])).toEqual([
      [id, 0],
      [other.id, 5],
    ]);
  });

  it("is rescheduled in one step by a user who saw its latest version, and is sent at the new date only", async () => {
    const { id } = await make();
    const move = (at: string, version: number, headers: object = {}) =>
      admin.call(
        "rescheduleCampaign",
        { body: { id, dontSendBeforeDateUtc: at } },
        { headers: { ...withVersion(version).headers, ...headers } },
      );
    expect((await move(inHours(3), 1)).body.reason).toBe("draft");
    await start(id, 2, inHours(2));
    expect((await move(inHours(3), 1)).status).toBe(412);
    expect((await move(inHours(-1), 2)).body.propertiesErrorMessages).toMatchObject([{ propertyName: "dontSendBeforeDateUtc" }]);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const at = inHours(3);
    const moved = await move(at, 2, headers);
    expect(moved.body.entityOutput).toMatchObject({ state: "scheduled", dontSendBeforeDateUtc: at, recipientCount: 2, version: 3 });
    expect((await move(at, 2, headers)).body).toEqual(moved.body);
    expect((await logged("rescheduleCampaign")).filter(({ outcome }) => outcome === "done")).toHaveLength(1);
    await pass(2 * 3_600);
    expect(await startDue(shop.ports, shop.clock.now())).toBe(0);
    await pass(3_600);
    expect(await startDue(shop.ports, shop.clock.now())).toBe(1);
    await drain();
    expect((await move(inHours(9), 3)).body.reason).toBe("sent");
    expect(
      (await (await shop.signIn("stagiaire")).call("rescheduleCampaign", { body: { id, dontSendBeforeDateUtc: at } }, withVersion(3)))
        .status,
    ).toBe(403);
    expect(
      (await admin.call("rescheduleCampaign", { body: { id: 9_999, dontSendBeforeDateUtc: inHours(1) } }, withVersion(1))).status,
    ).toBe(404);
  });

  it("leaves at its date, can be unscheduled until then, and waits for somebody when it was missed for long", async () => {
    const { id } = await make();
    expect((await start(id, 2, inHours(-1))).body.propertiesErrorMessages).toMatchObject([{ propertyName: "dontSendBeforeDateUtc" }]);
    expect((await start(id, 2, inHours(2))).body.entityOutput).toMatchObject({ state: "scheduled", taskId: null });
    expect((await admin.call("unscheduleCampaign", { body: { id } })).body.entityOutput).toMatchObject({ state: "draft", version: 3 });
    expect((await admin.call("unscheduleCampaign", { body: { id } })).body.reason).toBe("draft");
    await start(id, 2, inHours(2), 3);
    expect(await startDue(shop.ports, shop.clock.now())).toBe(0);
    await pass(2 * 3_600);
    expect((await Promise.all([1, 2].map(() => startDue(shop.ports, shop.clock.now())))).sort()).toEqual([0, 1]);
    expect(await drain()).toEqual([]);
    expect(taken).toHaveLength(2);
    const late = await make({ name: "En retard" });
    await start(late.id, 2, inHours(1));
    await pass(4 * 3_600);
    expect(await startDue(shop.ports, shop.clock.now())).toBe(0);
    expect(await read(late.id)).toMatchObject({ state: "interrupted", interruption: "MissedDeparture" });
    expect((await admin.call("resumeCampaign", { body: { id: late.id } })).body.entityOutput.state).toBe("preparing");
    await drain();
    expect((await read(late.id)).state).toBe("sent");
  });

  it("stops when somebody pauses it and goes on where it stopped", async () => {
    const { id } = await make({ emailList: people(40) });
    await start(id, 40);
    meet = async () => {
      if (taken.length === 10) await shop.database.db.update(campaigns).set({ isPaused: true }).where(eq(campaigns.id, id));
    };
    expect(await drain()).toEqual([]);
    const soFar = taken.length;
    expect(soFar).toBeLessThan(20);
    expect(await read(id)).toMatchObject({ state: "paused", doneCount: soFar });
    expect((await stats(id)).counts).toMatchObject({ sent: soFar, waiting: 40 - soFar });
    expect((await admin.call("pauseCampaign", { body: { id } })).body.reason).toBe("paused");
    meet = () => undefined;
    expect((await admin.call("resumeCampaign", { body: { id } })).body.entityOutput.state).toBe("sending");
    expect(await drain()).toEqual([]);
    expect(new Set(taken.map(({ to }) => to[0])).size).toBe(40);
    expect([taken.length, (await read(id)).state]).toEqual([40, "sent"]);
    const [task] = await shop.database.db.select().from(backgroundTasks);
    expect(task).toMatchObject({ state: "Done", doneCount: 40, totalCount: 40 });
  });

  it("is paused before it has begun, too", async () => {
    const { id } = await make();
    await start(id, 2);
    expect((await admin.call("pauseCampaign", { body: { id } })).body.entityOutput.state).toBe("paused");
    await drain();
    expect([taken.length, (await read(id)).state]).toEqual([0, "paused"]);
    await admin.call("resumeCampaign", { body: { id } });
    await drain();
    expect([taken.length, (await read(id)).state]).toEqual([2, "sent"]);
  });

  it("never resends mails that a killed server was sending, and reports the outcome of each", async () => {
    const { id } = await make({ emailList: people(30) });
    await start(id, 30);
    // The process dies with mails in progress: its results are never recorded.
    const dead = { ...shop.ports, mail: { ...shop.ports.mail, send: neverAnswers } };
    let handed = 0;
    function neverAnswers(mail: OutgoingMail): Promise<void> {
      taken.push(mail);
      handed += 1;
      return handed <= 12 ? Promise.resolve() : new Promise<void>(() => undefined);
    }
    void shop.jobs.drain(dead);
    // All five lanes wait for an answer that never comes, and all that was answered is noted.
    await expect.poll(async () => [handed, (await stats(id)).counts.sent], { timeout: 10_000 }).toEqual([17, 12]);
    await pass(60);
    const [task] = await shop.database.db.select().from(backgroundTasks);
    await shop.jobs.enqueue(null, "campaigns", task?.id ?? "");
    expect(await drain()).toEqual([]);
    const { counts, failures } = await stats(id);
    expect(counts).toMatchObject({ sent: 25, unknown: 5, waiting: 0, sending: 0 });
    expect(failures).toMatchObject([{ reason: "Interrupted", state: "Unknown", count: 5 }]);
    const times = taken.map(({ to }) => to[0]);
    expect([times.length, new Set(times).size]).toEqual([30, 30]);
  });

  it("tries again later what is refused for now, gives up what is refused for good, and leaves dead addresses out of the next letter", async () => {
    const { id } = await make({ emailList: "bon@quai.fr; gris@quai.fr; mort@quai.fr; plein@quai.fr; muet@quai.fr" });
    let greyTries = 0;
    meet = ({ to: [email] }) => {
      if (email === "gris@quai.fr" && ++greyTries < 3) throw answered(451, "451 4.7.1 Try again later");
      if (email === "mort@quai.fr") throw answered(550, "550 5.1.1 No such user");
      if (email === "plein@quai.fr") throw answered(452, "452 4.2.2 Mailbox full");
      if (email === "muet@quai.fr") throw new SendFailure("Timeout", { code: null, isHandedOver: true, isOurs: false });
    };
    await start(id, 5);
    await drain();
    expect((await stats(id)).failures.map(({ reason, state, code }) => [reason, state, code])).toEqual([
      ["MailboxFull", "Retry", "452 4.2.2"],
      ["NoAnswer", "Unknown", null],
      ["TryLater", "Retry", "451 4.7.1"],
      ["UnknownMailbox", "Refused", "550 5.1.1"],
    ]);
    expect((await read(id)).state).toBe("sending");
    for (let round = 0; round < 6; round += 1) {
      await pass(3_600);
      const [task] = await shop.database.db.select().from(backgroundTasks);
      await shop.jobs.enqueue(null, "campaigns", task?.id ?? "");
      await drain();
    }
    expect((await stats(id)).counts).toEqual({ ...{ waiting: 0, sending: 0, retry: 0, sent: 2, refused: 1, abandoned: 1, unknown: 1 } });
    expect((await read(id)).state).toBe("sent");
    const next = await admin.call("countCampaignRecipients", { body: targetOf(campaign({ emailList: "bon@quai.fr; mort@quai.fr" })) });
    expect(next.body.entityOutput).toMatchObject({ total: 1, found: 2, suppressed: 1 });
  });

  it("waits while the mail server is unavailable, without counting an attempt, and needs a person when it is rejected", async () => {
    const { id } = await make();
    isAway = true;
    await start(id, 2);
    expect(await drain()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "sending", doneCount: 0 });
    expect((await stats(id)).counts).toMatchObject({ waiting: 2 });
    isAway = false;
    await pass(60);
    const [task] = await shop.database.db.select().from(backgroundTasks);
    await shop.jobs.enqueue(null, "campaigns", task?.id ?? "");
    await drain();
    expect((await read(id)).state).toBe("sent");
    const rows = await shop.database.db.select().from(campaignMails).orderBy(asc(campaignMails.id));
    expect(rows.map(({ tries }) => tries)).toEqual([1, 1]);
    const refused = await make({ name: "Refusée" });
    meet = () => {
      throw new SendFailure("535 5.7.8 Authentication failed", { code: null, isHandedOver: false, isOurs: true });
    };
    await start(refused.id, 2);
    await drain();
    expect(await read(refused.id)).toMatchObject({ state: "interrupted", interruption: "ServerRefuses" });
  });

  it("lets no header and no reader slip in", async () => {
    const hostile = ["a\r\nBcc: x@y.fr", "a\nTo: x@y.fr", "a\u0000b", "a\u2028b\r\n\r\n<script>", "=?utf-8?q?a=0d=0aBcc:_x@y.fr?="];
    for (const subject of hostile.slice(0, 4))
      expect((await send({ subject })).status).toBe(subject.includes("\r") || /\p{Cc}/u.test(subject) ? 422 : 200);
    const { id } = await make({ subject: hostile[4] as string });
    await start(id, 2);
    await drain();
    expect(taken.map(({ to, cc, bcc }) => [to.length, cc.length, bcc.length])).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });
});

it("the database's condition of a state is the domain's", async () => {
  const now = shop.clock.now();
  const facts = [false, true].flatMap((processing) =>
    [false, true].flatMap((mailCreationDone) =>
      [false, true].flatMap((mailSentDone) =>
        [false, true].flatMap((isPaused) =>
          [null, "ServerAway" as const].flatMap((interruption) =>
            [null, -1, 1].map((hours) => ({ processing, mailCreationDone, mailSentDone, isPaused, interruption, hours })),
          ),
        ),
      ),
    ),
  );
  const possible = facts.filter((one) => one.processing || !(one.mailCreationDone || one.mailSentDone || one.isPaused || one.interruption));
  const { hours: _hours, ...terms } = { ...campaign(), hours: 0 };
  await shop.database.db.insert(campaigns).values(
    possible.map(({ hours, ...one }) => ({
      ...{ ...terms, ...one, nameKey: "a", searchText: " a", createdAt: now, updatedAt: now },
      dontSendBefore: hours === null ? null : new Date(now.getTime() + hours * 3_600_000),
    })),
  );
  let all = 0;
  for (const state of campaignStates) {
    const { items, totalCount } = (await admin.call("listCampaigns", { query: { state: [state], pageSize: 100 } })).body;
    expect(items.map((item) => item.state)).toEqual(items.map(() => state));
    all += totalCount;
  }
  expect(all).toBe(possible.length);
});

describe("a letter to a subscription", () => {
  const subscription = {
    ...{ type: "Newsletter", identifier: "lettre", displayedText: "Oui, je veux.", needsConfirmation: false },
    localizations: { fr: { name: "La lettre", description: "" }, en: { name: "", description: "" } },
  } as const;
  const subscribe = (email: string) =>
    shop.anonymous.call("subscribeByEmail", {
      body: { identifier: "lettre", email, firstName: "", lastName: "", origin: "Site", url: "", words: "Oui." },
    });

  it("is sent to everybody who may be mailed, each with a one-click unsubscribe link, and to nobody who left meanwhile", async () => {
    await admin.call("createSubscription", { body: subscription });
    for (const email of ["Alix@quai.fr", "bruno@quai.fr", "chloe@quai.fr"]) expect((await subscribe(email)).status).toBe(200);
    const choices = (await admin.call("getCampaignTargets")).body.subscriptions;
    expect(choices).toEqual([{ identifier: "lettre", name: "La lettre", count: 3 }]);
    const terms = { mailTarget: "SubscriptionId", subscriptionIdentifier: "lettre", emailList: "" } as const;
    const { id } = await make(terms);
    expect((await start(id, 3)).status).toBe(200);
    // Everybody has a row by the time the mail server is found away.
    isAway = true;
    await drain();
    const [chloe] = (await admin.call("listSubscribers", { query: { subscriptionId: 1, search: "chloe" } })).body.items;
    expect((await admin.call("forceUnsubscribe", { body: { id: chloe?.id ?? 0, reason: "Phone", note: "" } })).status).toBe(200);
    isAway = false;
    await pass(60);
    const [task] = await shop.database.db.select().from(backgroundTasks);
    await shop.jobs.enqueue(null, "campaigns", task?.id ?? "");
    await drain();
    expect(taken.map(({ to }) => to[0]).sort()).toEqual(["alix@quai.fr", "bruno@quai.fr"]);
    for (const { headers } of taken)
      expect(headers?.["List-Unsubscribe"]).toMatch(/^<https?:\/\/\S+\/api\/Common\/Subscription\/Unsubscribe\?token=\S+>$/);
    const rows = await shop.database.db.select().from(campaignMails).orderBy(asc(campaignMails.email));
    expect(rows.map(({ email, state, reason }) => [email, state, reason])).toEqual([
      ["alix@quai.fr", "Sent", null],
      ["bruno@quai.fr", "Sent", null],
      ["chloe@quai.fr", "Refused", "Suppressed"],
    ]);
  });

  it("keeps a subscription that nobody has from being deleted while one waits", async () => {
    const { id, version } = (await admin.call("createSubscription", { body: { ...subscription, identifier: "vide" } })).body.entityOutput;
    const waiting = await make({ name: "Pour personne", mailTarget: "SubscriptionId", subscriptionIdentifier: "vide", emailList: "" });
    const remove = () => admin.call("deleteSubscription", { query: { id } }, withVersion(version));
    const refused = await remove();
    expect([refused.status, refused.body.reason, refused.body.errors[0]]).toEqual([
      409,
      "CampaignsWait",
      expect.stringContaining("« Pour personne »"),
    ]);
    expect((await admin.call("deleteCampaign", { query: { id: waiting.id } }, withVersion(1))).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it("takes a dead e-mail address off every subscription", async () => {
    meet = ({ to }) => {
      if (to[0] === "bruno@quai.fr") throw answered(550, "5.1.1 no such user");
    };
    const { id } = await make({ mailTarget: "SubscriptionId", subscriptionIdentifier: "lettre", emailList: "" });
    expect((await start(id, 2)).status).toBe(200);
    await drain();
    expect((await admin.call("listSuppressedEmails", { query: { search: "bruno" } })).body.items).toMatchObject([
      { email: "bruno@quai.fr", reason: "Bounce" },
    ]);
    const state = (await admin.call("listSubscribers", { query: { subscriptionId: 1, search: "bruno" } })).body.items[0]?.state;
    expect(state).toBe("Dead");
  });
});

/** Returns the unsubscribe URL in the mail's header. */
function wayOutOf({ headers }: OutgoingMail) {
  expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const { protocol, searchParams } = new URL((headers?.["List-Unsubscribe"] ?? "").slice(1, -1));
  expect(protocol).toMatch(/^https?:$/);
  const { token = "", ...who } = Object.fromEntries(searchParams);
  return { token, ...who } as { token: string; email?: string; campaign?: number };
}

describe("a letter to a target", () => {
  const day = new Date("2026-01-05T09:00:00.000Z");
  const customer = (id: number, name: string) => ({
    ...{ id, firstName: "Nadia", lastName: name, company: null, email: `${name}@cible.fr`, phone: null, roleId: null },
    ...{ billingAddress: null, shippingAddress: null, createdAt: day },
  });
  const names = ["muette", "cochee", "alerte", "abonnee", "partie", "revenue", "inscrite"];
  const terms = { mailTarget: "AnalyticsTargetIds", emailList: "" } as const;
  let ids: number[];

  it("is sent to everybody who agreed to letters, reports how many did not, and to nobody else", async () => {
    const { db } = shop.database;
    await addCustomers(
      db,
      names.map((name, index) => customer(index + 1, name)),
    );
    const ticked = (customerId: number, type: "Newsletter" | "AlertSearchNewItems") => ({
      customerId,
      type,
      displayedText: "Oui.",
      since: day,
    });
    await addSubscriptions(db, [ticked(2, "Newsletter"), ticked(3, "AlertSearchNewItems"), ticked(5, "Newsletter")]);
    for (const [identifier, needsConfirmation] of [
      ["cible-a", false],
      ["cible-b", true],
    ] as const) {
      const localizations = { fr: { name: identifier, description: "" }, en: { name: "", description: "" } };
      const body = { type: "Newsletter", identifier, displayedText: "Oui.", needsConfirmation, localizations } as const;
      expect((await admin.call("createSubscription", { body })).status).toBe(200);
    }
    const subscribe = async (identifier: string, name: string) =>
      expect(
        (
          await shop.anonymous.call("subscribeByEmail", {
            body: { identifier, email: `${name}@cible.fr`, firstName: "", lastName: "", origin: "Site", url: "", words: "Oui." },
          })
        ).status,
      ).toBe(200);
    for (const name of ["abonnee", "partie"]) await subscribe("cible-a", name);
    // Not confirmed yet, so no consent.
    await subscribe("cible-b", "inscrite");
    const [left] = (await admin.call("listSubscribers", { query: { subscriptionId: await subscriptionId("cible-a"), search: "partie" } }))
      .body.items;
    await admin.call("forceUnsubscribe", { body: { id: left?.id ?? 0, reason: "Phone", note: "" } });
    const everybody = { field: "orderCount" as const, operator: "atLeast" as const, values: ["0"] };
    const tree = { rule: "all" as const, nodes: [everybody] };
    ids = [(await admin.call("createTarget", { body: { name: "Tous", description: "", tree } })).body.entityOutput.id];
    const counted = await admin.call("countCampaignRecipients", { body: targetOf(campaign({ ...terms, analyticsTargetIds: ids })) });
    expect(counted.body.entityOutput).toMatchObject({ total: 2, found: 7, suppressed: 0, notAgreed: 5 });
    const { id } = await make({ ...terms, analyticsTargetIds: ids });
    expect((await start(id, 7)).body.reason).toBe("countChanged");
    expect((await start(id, 2)).status).toBe(200);
    await drain();
    const letters = taken.filter(({ id: mail }) => mail.startsWith("campaign-"));
    expect(letters.map(({ to }) => to[0]).sort()).toEqual(["abonnee@cible.fr", "cochee@cible.fr"]);
    expect(await stats(id)).toMatchObject({ found: 7, leftOut: 5, unsubscribedCount: 0, counts: { sent: 2 } });
  });

  it("prevents deletion of its target until it is removed or sent, and a draft reports what is missing", async () => {
    const everybody = { field: "orderCount" as const, operator: "atLeast" as const, values: ["0"] };
    const body = { name: "Passagère", description: "", tree: { rule: "all" as const, nodes: [everybody] } };
    const target = (await admin.call("createTarget", { body })).body.entityOutput.id;
    const removeTarget = () => admin.call("deleteTarget", { query: { id: target } }, withVersion(1));
    const { id } = await make({ ...terms, name: "Qui attend", analyticsTargetIds: [target] });
    const refused = await removeTarget();
    expect([refused.status, refused.body.reason, refused.body.errors[0]]).toEqual([
      409,
      "CampaignsWait",
      expect.stringContaining("« Qui attend »"),
    ]);
    expect((await save(id, { ...terms, analyticsTargetIds: ids }, 1)).status).toBe(200);
    expect((await removeTarget()).status).toBe(200);
    // One that was there before there was a question.
    await shop.database.db
      .update(campaigns)
      .set({ analyticsTargetIds: [target] })
      .where(eq(campaigns.id, id));
    const started = await start(id, 2, null, 2);
    expect([started.status, started.body.propertiesErrorMessages[0]]).toEqual([
      422,
      { propertyName: "analyticsTargetIds", errorMessage: "Une cible choisie a été supprimée : décochez-la." },
    ]);
    expect((await admin.call("deleteCampaign", { query: { id } }, withVersion(2))).status).toBe(200);
  });

  it("has a one-click unsubscribe link that works after the campaign is deleted, counts once, and unsubscribes nobody else", async () => {
    const { id } = await make({ ...terms, analyticsTargetIds: ids });
    await start(id, 2);
    await drain();
    const unsubscribeLinks = taken.map(wayOutOf);
    const [one, other] = unsubscribeLinks;
    if (!one || !other) throw new Error("Two letters left.");
    const open = (query: object) => shop.anonymous.open("unsubscribeByLink", { query: query as typeof one });
    for (const wrong of [
      { ...one, email: other.email },
      { ...one, token: "1.x" },
      { ...one, token: `9${one.token}` },
      { token: one.token },
    ])
      expect((await open(wrong)).status).toBe(404);
    expect((await shop.anonymous.open("showUnsubscription", { query: one })).status).toBe(200);
    expect((await stats(id)).unsubscribedCount).toBe(0);
    expect([(await open(one)).status, (await open(one)).status]).toEqual([200, 200]);
    expect((await stats(id)).unsubscribedCount).toBe(1);
    const suppressed = (await admin.call("listSuppressedEmails", { query: { search: "cible.fr" } })).body.items;
    expect(suppressed).toMatchObject([{ email: one.email, reason: "Request", by: null }]);
    const counted = await admin.call("countCampaignRecipients", { body: targetOf(campaign({ ...terms, analyticsTargetIds: ids })) });
    expect(counted.body.entityOutput).toMatchObject({ total: 1, suppressed: 1, notAgreed: 5 });
    await shop.database.db.delete(campaigns);
    expect((await open(other)).status).toBe(200);
  });

  it("counts who leaves a subscription by its letter", async () => {
    const { db } = shop.database;
    await db.delete(suppressedEmails);
    await shop.anonymous.call("subscribeByEmail", {
      body: { identifier: "cible-a", email: "dora@cible.fr", firstName: "", lastName: "", origin: "Site", url: "", words: "Oui." },
    });
    const { id } = await make({ mailTarget: "SubscriptionId", subscriptionIdentifier: "cible-a", emailList: "" });
    expect((await start(id, 1)).status).toBe(200);
    await drain();
    const [way] = taken.map(wayOutOf);
    if (!way) throw new Error("A letter left.");
    expect(way).toMatchObject({ campaign: String(id) });
    for (const _twice of [1, 2]) expect((await shop.anonymous.open("unsubscribeByLink", { query: way })).status).toBe(200);
    expect((await stats(id)).unsubscribedCount).toBe(1);
  });

  const subscriptionId = async (identifier: string) =>
    (await admin.call("listSubscriptions", { query: { search: identifier } })).body.items[0]?.id ?? 0;
});

function targetOf({ mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds }: Save) {
  return { mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds };
}
