import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addCustomers } from "../customers/add-customers.ts";
import { rowsOf } from "../database/database.ts";
import { recoverMails } from "../mail/mail.ts";
import { hashToken } from "./tokens.ts";

const NEW_PASSWORD = "les quais de brest sous la pluie";

let shop: TestApp;
let admin: Caller;
let libraire: Caller;
/** Whether the mail server refuses every mail, and quotes it. */
let isAway = false;
beforeAll(async () => {
  shop = await testApp();
  const { send } = shop.ports.mail;
  shop.ports.mail.send = (mail) => (isAway ? Promise.reject(new Error(`550 5.7.1 Refused: ${mail.text}`)) : send(mail));
  admin = await shop.signIn("admin");
  libraire = await shop.signIn("libraire");
  // A customer with the administrator's e-mail address too: anyone may enter it in an order.
  await addCustomers(shop.ports.db, [
    { id: 17, firstName: "A", lastName: "B", company: null, email: "admin@example.fr", phone: null, createdAt: shop.clock.now() },
  ]);
});
afterAll(() => shop.close());

/** Every word that the database keeps. */
async function everythingStored(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    shop.ports.db,
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const kept = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify(await rowsOf(shop.ports.db, sql.raw(`select to_jsonb(t)::text as row from ${name} t`)))),
  );
  return kept.join("\n");
}

/** Returns everything that the API shows to a user with all read permissions: lists, mails, logs and exports. */
async function everyAnswer(): Promise<string> {
  const listed = await admin.call("listMails", { query: { pageSize: 100 } });
  const answers: unknown[] = [listed.body];
  for (const { id } of listed.body.items) answers.push((await admin.call("getMail", { query: { id } })).body);
  for (const who of [admin, libraire]) answers.push((await who.call("exportCustomerData", { body: { id: 17 } })).body);
  answers.push((await admin.call("listActivity", { query: { pageSize: 100 } })).body);
  answers.push((await admin.call("listBackgroundTasks", {})).body);
  answers.push(shop.logged);
  return JSON.stringify(answers);
}

async function expectNowhere(secrets: Record<string, string>): Promise<void> {
  for (const [where, text] of [
    ["stored", await everythingStored()],
    ["told", await everyAnswer()],
  ] as const) {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(9);
      expect(text.includes(secret), `${name} is ${where}`).toBe(false);
    }
  }
}

/** The token in the mail that left last. */
const tokenInMail = () => /#(?:token|first)=(\S+)/.exec(shop.mailbox.at(-1)?.text ?? "")?.[1] ?? "";

/** The mail server takes mails again; the token in the one that leaves now. */
async function tokenOfRetry(to: string): Promise<string> {
  isAway = false;
  shop.clock.advance(60);
  await recoverMails(shop.ports, { isAlone: false });
  await shop.jobs.drain(shop.ports);
  expect(shop.mailbox.at(-1)?.to).toEqual([to]);
  return tokenInMail();
}

describe("the token of a password's link", () => {
  it("is in no table, list, mail, log or export: not while the mail waits, not after it failed, not after it left", async () => {
    isAway = true;
    expect((await shop.anonymous.call("requestPasswordReset", { body: { userName: "admin" } })).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    const waiting = { kept: await everythingStored(), answers: await everyAnswer() };
    const token = await tokenOfRetry("admin@example.fr");
    expect(token).toMatch(/^pr_[\w-]{43}$/);
    expect(waiting.kept).toContain(await hashToken(token));
    expect(waiting.kept.includes(token), "kept while it waits").toBe(false);
    expect(waiting.answers.includes(token), "told while it waits").toBe(false);
    await expectNowhere({ token });
    // And it is the one that works, in both forms of the mail.
    expect(shop.mailbox.at(-1)?.html).toContain(`#token=${token}"`);
    expect((await shop.anonymous.call("resetPassword", { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
    admin = await signIn("admin", NEW_PASSWORD);
  });

  it("stays the same when the mail leaves twice, and is another one in the next mail", async () => {
    const ask = async () => {
      await shop.anonymous.call("requestPasswordReset", { body: { userName: "marketing" } });
      await shop.jobs.drain(shop.ports);
      return tokenInMail();
    };
    const [first, second] = [await ask(), await ask()];
    expect(second).not.toBe(first);
    expect((await shop.anonymous.call("resetPassword", { body: { token: first, password: NEW_PASSWORD } })).status).toBe(401);
    expect((await shop.anonymous.call("resetPassword", { body: { token: second, password: NEW_PASSWORD } })).status).toBe(200);
  });

  it("nor is the one of a first password that an administrator had sent", async () => {
    const person = { userName: "nouvelle", email: "nouvelle@example.fr", firstName: "N", lastName: "N", claimTypes: [], roles: [] };
    expect((await admin.call("createUser", { body: person })).status).toBe(200);
    isAway = true;
    await shop.jobs.drain(shop.ports);
    const waiting = await everythingStored();
    const token = await tokenOfRetry("nouvelle@example.fr");
    expect(waiting).toContain(await hashToken(token));
    expect(waiting.includes(token)).toBe(false);
    await expectNowhere({ token });
  });
});

describe("the export of a customer's data", () => {
  it("contains no mail to staff, even when one of them has the customer's e-mail address", async () => {
    const types = new Set((await admin.call("listMails", {})).body.items.map(({ type }) => type));
    expect(types).toContain("forgotPassword");
    const { body } = await libraire.call("exportCustomerData", { body: { id: 17 } });
    expect(body.entityOutput.mails).toEqual([]);
    expect((await libraire.call("listMails", { query: { customerId: 17 } })).body.items).toEqual([]);
  });
});

describe("session tokens and passwords", () => {
  it("are in no table, list, log or export", async () => {
    const { body: saved } = await libraire.call("getProfile");
    const chosen = "un autre soir au bord du canal";
    const body = { email: saved.email, firstName: saved.firstName, lastName: saved.lastName };
    const changed = await libraire.call(
      "updateProfile",
      { body: { ...body, password: chosen, currentPassword: "reserve-demo-2026" } },
      { headers: { "If-Match": `"${saved.version}"` } },
    );
    expect(changed.status).toBe(200);
    const renewed = await shop.anonymous.call("refreshToken", { body: { token: libraire.refreshToken } });
    const { accessToken, refreshToken } = renewed.body.entityOutput;
    await expectNowhere({
      chosen,
      oldRefreshToken: libraire.refreshToken,
      oldAccessToken: libraire.accessToken,
      accessToken,
      refreshToken,
    });
  });
});

async function signIn(userName: string, password: string): Promise<Caller> {
  const { status, body } = await shop.anonymous.call("createToken", { body: { userName, password } });
  expect(status).toBe(200);
  return makeCaller(shop.app, body.entityOutput.accessToken, body.entityOutput.refreshToken);
}
