import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";

let shop: TestApp;
let me: Caller;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(3_600);
  me = await shop.signIn("libraire");
});

const version = (number: number) => ({ headers: { "If-Match": `"${number}"` } });
async function read() {
  const { status, body } = await me.call("getProfile");
  expect(status).toBe(200);
  const { email, firstName, lastName, dateOfBirth, gender, mobilePhone, company } = body;
  return {
    version: body.version,
    sessionCount: body.sessionCount,
    fields: { email, firstName, lastName, dateOfBirth, gender, mobilePhone, company },
  };
}

describe("my account", () => {
  it("shows who I am, with an ETag and my sessions, and nothing secret", async () => {
    const { status, headers, body } = await me.call("getProfile");
    expect(status).toBe(200);
    expect(headers.get("ETag")).toBe(`"${body.version}"`);
    expect(body).toMatchObject({ userName: "libraire", roles: ["Libraire"], mobilePhone: "06 39 98 10 02", company: "Librairie du Quai" });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash|claim/i);
  });

  it("is saved without a password: mine stays, and so do my sessions", async () => {
    const before = await read();
    const body = { ...before.fields, mobilePhone: " 06 39 98 99 99 ", company: "", password: "" };
    const saved = await me.call("updateProfile", { body }, version(before.version));
    expect(saved.status).toBe(200);
    expect(saved.headers.get("ETag")).toBe(`"${before.version + 1}"`);
    expect(saved.body.entityOutput).toMatchObject({ mobilePhone: "06 39 98 99 99", company: null, version: before.version + 1 });
    expect((await read()).sessionCount).toBe(before.sessionCount);
    await shop.signIn("libraire");
  });

  it("takes neither rights nor a user name nor anything else that is not mine to change", async () => {
    const { fields, version: number } = await read();
    for (const [name, value] of Object.entries({ claimTypes: ["*"], roles: [1], userName: "chef", isDisabled: false, id: 1, version: 1 })) {
      const { status, body } = await me.call("updateProfile", { body: { ...fields, [name]: value } }, version(number));
      expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, name]);
    }
    expect((await read()).version).toBe(number);
  });

  it("returns 422 at the fields, and 403 without any permission", async () => {
    const { fields, version: number } = await read();
    const invalid = await me.call(
      "updateProfile",
      { body: { ...fields, email: "ADMIN@example.fr", firstName: " ", dateOfBirth: "1812-02-07" } },
      version(number),
    );
    expect(invalid.status).toBe(422);
    expect(invalid.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual([
      "firstName",
      "dateOfBirth",
      "email",
      "currentPassword",
    ]);
    await shop.database.alone((run) =>
      run("delete from user_roles where user_id = (select id from users where user_name_key = 'stagiaire')"),
    );
    const nobody = await shop.signIn("stagiaire");
    expect((await nobody.call("getProfile")).status).toBe(403);
    expect((await nobody.call("endOtherSessions")).status).toBe(403);
  });

  it("of two saves at the same moment takes one", async () => {
    const { fields, version: number } = await read();
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((company) => me.call("updateProfile", { body: { ...fields, company } }, version(number))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });
});

describe("my password", () => {
  it("changes with the current one, ends my other sessions and leaves this one", async () => {
    const other = await shop.signIn("libraire");
    const { fields, version: number } = await read();
    const body = { ...fields, password: "une phrase assez longue", currentPassword: DEMO_PASSWORD };
    const saved = await me.call("updateProfile", { body }, version(number));
    expect(saved.body.entityOutput).toMatchObject({ sessionCount: 1 });
    expect((await other.call("getCurrentUser")).status).toBe(401);
    expect((await shop.anonymous.call("refreshToken", { body: { token: other.refreshToken } })).status).toBe(401);
    expect((await me.call("getCurrentUser")).status).toBe(200);
    expect((await shop.anonymous.call("createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } })).status).toBe(401);
    const [entry] = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "updateProfile"))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry?.changes).toMatchObject({ password: [null, "…"] });
    expect(JSON.stringify(entry)).not.toMatch(/phrase|reserve-demo/);
    const back = { ...fields, password: DEMO_PASSWORD, currentPassword: "une phrase assez longue" };
    expect((await me.call("updateProfile", { body: back }, version(saved.body.entityOutput.version))).status).toBe(200);
  });

  it("is refused at its field without the current one, with a wrong one, or when it is too well known", async () => {
    const { fields, version: number } = await read();
    const attempt = async (password: string, currentPassword?: string) => {
      const { status, body } = await me.call("updateProfile", { body: { ...fields, password, currentPassword } }, version(number));
      return [status, ...body.propertiesErrorMessages.map(({ propertyName }) => propertyName)];
    };
    expect(await attempt("une phrase assez longue")).toEqual([422, "currentPassword"]);
    expect(await attempt("une phrase assez longue", "pas celui-ci")).toEqual([422, "currentPassword"]);
    expect(await attempt("motdepasse123", DEMO_PASSWORD)).toEqual([422, "password"]);
    expect(await attempt("court", "pas celui-ci")).toEqual([422, "password", "currentPassword"]);
  });

  it("cannot be guessed at a console left open: 429 after eight tries", async () => {
    const { fields, version: number } = await read();
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const body = { ...fields, password: "une phrase assez longue", currentPassword: `essai ${index}` };
      statuses.push((await me.call("updateProfile", { body }, version(number))).status);
    }
    expect(statuses).toEqual([...Array(8).fill(422), 429, 429]);
  });
});

describe("my e-mail address", () => {
  const log = async () =>
    (
      await shop.ports.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, "updateProfile"))
        .orderBy(desc(auditEntries.id))
        .limit(1)
    )[0];

  it("changes with the current password, is logged, and the old e-mail address is notified; the user's sessions go on", async () => {
    const other = await shop.signIn("libraire");
    const { fields, version: number } = await read();
    const body = { ...fields, email: "kervella@example.org", currentPassword: DEMO_PASSWORD };
    const saved = await me.call("updateProfile", { body }, version(number));
    expect([saved.status, saved.body.entityOutput.email]).toEqual([200, "kervella@example.org"]);
    expect((await other.call("getCurrentUser")).status).toBe(200);
    expect((await log())?.changes).toMatchObject({ email: [fields.email, "kervella@example.org"] });
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map(({ to, subject }) => [to, subject])).toEqual([
      [[fields.email], "Votre adresse électronique a changé – Réserve"],
    ]);
    expect(shop.mailbox[0]?.text).toMatch(/^Bonjour Mathilde,[\s\S]*Vous n’y êtes pour rien/);
    expect((await me.call("listMails", { query: { type: ["emailChanged"] } })).body.totalCount).toBe(1);
    // The reader of the previous mailbox does not learn the new address.
    expect(JSON.stringify(shop.mailbox)).not.toContain("kervella@example.org");
    shop.mailbox.length = 0;

    const back = { ...fields, currentPassword: DEMO_PASSWORD };
    expect((await me.call("updateProfile", { body: back }, version(saved.body.entityOutput.version))).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map(({ to }) => to)).toEqual([["kervella@example.org"]]);
    shop.mailbox.length = 0;
  });

  it.each([
    ["fr", undefined, "Saisissez votre mot de passe actuel pour changer d’adresse électronique."],
    ["en", "", "Type your current password to change your e-mail address."],
    ["fr", "pas celui-ci", "Ce n’est pas votre mot de passe actuel."],
    ["en", "not this one", "This is not your current password."],
  ])("is refused at the password in %s when that is %j, and nothing is changed or sent", async (language, currentPassword, sentence) => {
    const { fields, version: number } = await read();
    const headers = { "If-Match": `"${number}"`, "Accept-Language": language };
    const { status, body } = await me.call(
      "updateProfile",
      { body: { ...fields, email: "kervella@example.org", currentPassword } },
      { headers },
    );
    expect([status, body.propertiesErrorMessages]).toEqual([422, [{ propertyName: "currentPassword", errorMessage: sentence }]]);
    expect(await read()).toEqual({ fields, version: number, sessionCount: expect.any(Number) });
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox).toEqual([]);
  });

  it("is not the name of another user: a forgotten password is requested by either", async () => {
    const admin = await shop.signIn("admin");
    const other = { userName: "accueil@example.fr", email: "accueil.quai@example.fr", firstName: "Anne", lastName: "Le Bihan" };
    expect((await admin.call("createUser", { body: { ...other, claimTypes: [], roles: [] } })).status).toBe(200);
    const { fields, version: number } = await read();
    const body = { ...fields, email: "Accueil@example.fr", currentPassword: DEMO_PASSWORD };
    const refused = await me.call("updateProfile", { body }, version(number));
    const errorMessage = "Cette adresse électronique est le nom d’utilisateur d’un autre compte.";
    expect([refused.status, refused.body.propertiesErrorMessages]).toEqual([422, [{ propertyName: "email", errorMessage }]]);
  });

  it("cannot be taken by guessing the password at a console left open", async () => {
    const { fields, version: number } = await read();
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const body = { ...fields, email: "kervella@example.org", currentPassword: `essai ${index}` };
      statuses.push((await me.call("updateProfile", { body }, version(number))).status);
    }
    expect(statuses).toEqual([...Array(8).fill(422), 429]);
  });
});

describe("my other sessions", () => {
  it("end at once, this one goes on", async () => {
    const others = [await shop.signIn("libraire"), await shop.signIn("libraire")];
    expect((await me.call("endOtherSessions")).status).toBe(200);
    for (const other of others) expect((await other.call("getCurrentUser")).status).toBe(401);
    expect((await read()).sessionCount).toBe(1);
  });
});
