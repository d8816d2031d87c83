import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { passwordLinks, passwordRequests, users } from "../../platform/identity/identity.tables.ts";
import { recoverPasswordRequests } from "../../platform/identity/password-links.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { forgetExpired } from "./identity.store.ts";

const PASSWORD = "une phrase assez longue";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(3_600);
  await shop.jobs.drain(shop.ports);
  shop.mailbox.length = 0;
});

const ask = (userName: string, clientIp = "192.0.2.1") => shop.anonymous.call("requestPasswordReset", { body: { userName } }, { clientIp });
const choose = (token: string, password = PASSWORD, clientIp = "192.0.2.1") =>
  shop.anonymous.call("resetPassword", { body: { token, password } }, { clientIp });
const signIn = (userName: string, password: string) => shop.anonymous.call("createToken", { body: { userName, password } });

/** Requests a password link and returns the token from the mail. */
async function tokenFor(userName: string): Promise<string> {
  expect((await ask(userName)).status).toBe(200);
  await shop.jobs.drain(shop.ports);
  return /#token=(\S+)/.exec(shop.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
}

describe("a forgotten password", () => {
  it("is chosen anew by the mailed link, once; every session of that person ends", async () => {
    const [here, there] = [await shop.signIn("libraire"), await shop.signIn("libraire")];
    const token = await tokenFor("libraire");
    expect(shop.mailbox[0]).toMatchObject({ to: ["libraire@example.fr"], subject: "Votre nouveau mot de passe – Réserve" });
    expect(token).toMatch(/^pr_[\w-]{43}$/);
    // Nothing has changed yet: a request proves no identity.
    expect((await here.call("getCurrentUser")).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
    for (const caller of [here, there]) {
      expect((await caller.call("getCurrentUser")).status).toBe(401);
      expect((await shop.anonymous.call("refreshToken", { body: { token: caller.refreshToken } })).status).toBe(401);
    }
    expect((await signIn("libraire", DEMO_PASSWORD)).status).toBe(401);
    expect((await signIn("libraire", PASSWORD)).status).toBe(200);
    expect((await choose(token, "encore une autre phrase")).status).toBe(401);
    const [entry] = await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.action, "resetPassword"));
    expect(entry).toMatchObject({ userName: "libraire", entity: "user", changes: { password: [null, "…"], endedSessions: [null, 2] } });
  });

  it("is found by the e-mail address too, in capitals and with spaces around it", async () => {
    expect(await tokenFor("  Marketing@EXAMPLE.fr ")).toMatch(/^pr_/);
    expect(shop.mailbox.map(({ to }) => to)).toEqual([["marketing@example.fr"]]);
  });

  it("is found by the e-mail address as its owner types it, its domain with an accent", async () => {
    const email = (to: string) => shop.ports.db.update(users).set({ email: to }).where(eq(users.userName, "marketing"));
    await email("marketing@xn--bcher-kva.example");
    expect(await tokenFor("Marketing@Bücher.example")).toMatch(/^pr_/);
    await email("marketing@example.fr");
  });

  it("is answered alike for names that nobody has and for disabled accounts, and nobody gets a mail", async () => {
    await shop.ports.db.update(users).set({ isDisabled: true }).where(eq(users.userName, "redaction"));
    const answers = [await ask("personne"), await ask("redaction"), await ask("stagiaire")];
    await shop.jobs.drain(shop.ports);
    await shop.ports.db.update(users).set({ isDisabled: false }).where(eq(users.userName, "redaction"));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(shop.mailbox.map(({ to }) => to)).toEqual([["stagiaire@example.fr"]]);
    expect(await shop.ports.db.select().from(passwordRequests)).toEqual([]);
  });

  it("looks nobody up while the request waits for its answer", async () => {
    await ask("libraire");
    expect(await shop.ports.db.select({ params: passwordRequests.asked }).from(passwordRequests)).toEqual([{ params: "libraire" }]);
    expect(shop.jobs.waiting.map(({ queue }) => queue)).toEqual(["passwordRequests"]);
  });

  it("is still looked up when the process that took the request was killed", async () => {
    await ask("libraire");
    shop.jobs.waiting = [];
    shop.clock.advance(11);
    expect(await recoverPasswordRequests(shop.ports, { isAlone: false })).toBe(1);
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox).toHaveLength(1);
  });

  it("is noted about the account, never as done by its owner", async () => {
    await ask("stagiaire", "192.0.2.66");
    await ask("personne", "192.0.2.66");
    await shop.jobs.drain(shop.ports);
    const rows = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "requestPasswordReset"), eq(auditEntries.clientIp, "192.0.2.66")))
      .orderBy(auditEntries.id);
    expect(rows.map(({ outcome, userId, entityId }) => [outcome, userId, entityId === null])).toEqual([
      ["done", null, false],
      ["refused", null, true],
    ]);
  });
});

describe("the link", () => {
  it("is valid for an hour", async () => {
    const token = await tokenFor("libraire");
    shop.clock.advance(3_599);
    const weak = await choose(token, "motdepasse123");
    expect([weak.status, weak.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "password"]);
    shop.clock.advance(1);
    expect((await choose(token)).status).toBe(401);
  });

  it("is invalid once a newer one was requested", async () => {
    const older = await tokenFor("libraire");
    const newer = await tokenFor("libraire");
    expect(newer).not.toBe(older);
    expect((await choose(older)).status).toBe(401);
    expect((await choose(newer)).status).toBe(200);
  });

  it("works once, however many use it at the same moment", async () => {
    const token = await tokenFor("marketing");
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it("is kept as a hash alone, and not in the mail that has left either", async () => {
    const token = await tokenFor("stagiaire");
    const kept = JSON.stringify([await shop.ports.db.select().from(passwordLinks), await shop.ports.db.select().from(mails)]);
    expect(kept).not.toContain(token.slice(3));
    expect(kept).toContain("resetPassword#token=…");
  });

  it("of a disabled account opens nothing", async () => {
    const token = await tokenFor("redaction");
    await shop.ports.db.update(users).set({ isDisabled: true }).where(eq(users.userName, "redaction"));
    expect((await choose(token)).status).toBe(401);
    await shop.ports.db.update(users).set({ isDisabled: false }).where(eq(users.userName, "redaction"));
  });

  it("is forgotten when it has long expired", async () => {
    await tokenFor("libraire");
    await forgetExpired(shop.ports.db, new Date(shop.clock.now().getTime() + 2 * 86_400_000));
    expect(await shop.ports.db.select().from(passwordLinks)).toEqual([]);
  });
});

describe("a mailbox", () => {
  it("is not flooded: five links an hour, from any number of client IPs, and the last one is valid", async () => {
    for (let index = 0; index < 8; index += 1) {
      await ask(index % 2 ? "stagiaire" : "stagiaire@example.fr", `192.0.2.${200 + index}`);
      await shop.jobs.drain(shop.ports);
    }
    expect(shop.mailbox).toHaveLength(5);
    const token = /#token=(\S+)/.exec(shop.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
    expect((await choose(token)).status).toBe(200);
    shop.clock.advance(3_600);
    expect(await tokenFor("stagiaire")).toMatch(/^pr_/);
  });
});

describe("an owner for whom others keep requesting links", () => {
  it("still gets a link that opens the account, from a place of their own", async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      for (let index = 0; index < 12; index += 1) {
        await ask("marketing", `203.0.113.${hour * 20 + index}`);
        await shop.jobs.drain(shop.ports);
      }
      shop.clock.advance(1_300);
    }
    shop.mailbox.length = 0;
    expect((await ask("marketing")).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map(({ to }) => to)).toEqual([["marketing@example.fr"]]);
    const token = /#token=(\S+)/.exec(shop.mailbox[0]?.text ?? "")?.[1] ?? "";
    expect((await choose(token)).status).toBe(200);
  });

  it("gets at most eleven mails an hour, however often a link is requested", async () => {
    for (let second = 0; second < 3_600; second += 60) {
      for (const clientIp of ["203.0.113.1", "203.0.113.2"]) await ask("marketing", clientIp);
      await shop.jobs.drain(shop.ports);
      shop.clock.advance(60);
    }
    expect(shop.mailbox.length).toBeGreaterThan(5);
    expect(shop.mailbox.length).toBeLessThanOrEqual(11);
    // The last link stays valid for a while.
    const token = /#token=(\S+)/.exec(shop.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
    expect((await choose(token)).status).toBe(200);
  });
});

describe("429", () => {
  it("stops the ninth request for one name from one place, known or not, and nobody elsewhere", async () => {
    for (const name of ["libraire", "personne"]) {
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1) statuses.push((await ask(name, "192.0.2.100")).status);
      expect(statuses).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
      expect((await ask(name, "192.0.2.101")).status).toBe(200);
    }
    const refused = await ask(" LIBRAIRE ", "192.0.2.100");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "300"]);
    expect((await shop.ports.db.select().from(passwordRequests)).length).toBe(18);
  });

  it("stops a place after forty requests, whomever they mean", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 42; index += 1) statuses.push((await ask(`inconnue${index}`, "198.51.100.3")).status);
    expect(statuses).toEqual([...Array(40).fill(200), 429, 429]);
    // Sign-in is unaffected: requests by others lock no one out.
    expect((await signIn("admin", DEMO_PASSWORD)).status).toBe(200);
  });

  it("stops a client IP that tries links", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 102; index += 1)
      statuses.push((await choose(`pr_${"x".repeat(30)}${index}`, PASSWORD, "198.51.100.4")).status);
    expect([statuses.slice(0, 100).every((status) => status === 401), statuses.slice(100)]).toEqual([true, [429, 429]]);
  });
});
