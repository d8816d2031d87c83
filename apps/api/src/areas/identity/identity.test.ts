import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { noteSummedRefusals } from "../../platform/audit/refusals.ts";
import { attempts, refreshTokens, roleClaims, roles, sessions, users } from "../../platform/identity/identity.tables.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { argon2Passwords } from "../../platform/node/passwords.ts";
import { type Caller, makeCaller, refreshTokenIn, type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { forgetExpired } from "./identity.store.ts";
import { openSetUpLink } from "./set-up.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
// Each test comes from a client IP of its own and after everybody's tries are forgotten.
beforeEach(() => shop.clock.advance(3_600));

const signIn = (userName: string, password: string, clientIp = "192.0.2.1", cookie = "") =>
  shop.anonymous.call("createToken", { body: { userName, password } }, { clientIp, headers: cookie ? { Cookie: cookie } : {} });
/** Returns the device cookie of a response. */
const deviceOf = ({ headers }: { headers: Headers }) => /reserve\.device=[^;]+/.exec(headers.get("Set-Cookie") ?? "")?.[0] ?? "";
/** Renews the session in the configured mode, and returns the new token from body or cookie. */
async function refresh(token: string, clientIp = "192.0.2.1") {
  const isInCookie = shop.ports.settings.refreshCookie === "plain";
  const headers: Record<string, string> = isInCookie ? { Cookie: `reserve.refresh=${token}` } : {};
  const answer = await shop.anonymous.call("refreshToken", { body: { token: isInCookie ? "cookie" : token } }, { clientIp, headers });
  if (answer.status === 200) expect(answer.body.entityOutput.refreshToken === "cookie").toBe(isInCookie);
  const moved = refreshTokenIn(answer.headers);
  if (answer.status === 200 && moved) answer.body.entityOutput.refreshToken = moved;
  return answer;
}

describe("200", () => {
  it("opens a session and returns who is signed in, with the claims of the role", async () => {
    const libraire = await shop.signIn("libraire");
    const { status, body } = await libraire.call("getCurrentUser");
    expect(status).toBe(200);
    expect(body).toMatchObject({ userName: "libraire", firstName: "Mathilde", roles: ["Libraire"] });
    expect(body.claimTypes).toContainEqual({ id: "Permission.BackOffice.Public.DocumentsManage" });
  });

  it("returns the shop without signing in", async () => {
    const { status, body } = await shop.anonymous.call("getHosting");
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "generic", environment: "demo", mode: shop.ports.settings.mode });
  });

  it("knows a user name in capitals and with spaces around it", async () => {
    expect((await signIn("  LIBRAIRE ", DEMO_PASSWORD)).status).toBe(200);
  });

  it("gives an access token of ten minutes without any right in it, and room to spare in a cookie", async () => {
    const { body } = await signIn("admin", DEMO_PASSWORD);
    const { accessToken, accessTokenExpires, refreshTokenExpires } = body.entityOutput;
    expect(new Date(accessTokenExpires).getTime() - shop.clock.now().getTime()).toBe(600_000);
    expect(new Date(refreshTokenExpires).getTime() - shop.clock.now().getTime()).toBe(30 * 24 * 3_600_000);
    const payload = JSON.parse(atob((accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) as object;
    expect(Object.keys(payload).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
    expect(encodeURIComponent(JSON.stringify(body.entityOutput)).length).toBeLessThan(1_000);
  });

  it("stores no token that could be used", async () => {
    const { body } = await signIn("admin", DEMO_PASSWORD);
    const rows = await shop.ports.db.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(body.entityOutput.refreshToken);
    expect(rows.map((row) => row.hash)).toContain(await hashToken(body.entityOutput.refreshToken));
  });

  it("makes a new hash at sign-in when the cost of hashing has risen", async () => {
    const hashOf = async () => (await shop.ports.db.select().from(users).where(eq(users.userName, "marketing")))[0]?.passwordHash;
    const before = await hashOf();
    const dearer = await testApp({ ports: { passwords: argon2Passwords({ memoryCost: 128, timeCost: 1, parallelism: 1 }) } });
    try {
      await dearer.signIn("marketing");
      const [row] = await dearer.ports.db.select().from(users).where(eq(users.userName, "marketing"));
      expect(row?.passwordHash).not.toBe(before);
      expect(row?.passwordHash).toContain("m=128");
      await dearer.signIn("marketing");
    } finally {
      await dearer.close();
    }
  });
});

describe("401", () => {
  it("answers an unknown name, a wrong password and a disabled account alike", async () => {
    await shop.ports.db.update(users).set({ isDisabled: true }).where(eq(users.userName, "redaction"));
    const answers = [
      await signIn("personne", DEMO_PASSWORD),
      await signIn("stagiaire", "pas celui-ci"),
      await signIn("redaction", DEMO_PASSWORD),
    ];
    await shop.ports.db.update(users).set({ isDisabled: false }).where(eq(users.userName, "redaction"));
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
    const withoutId = answers.map(({ body }) => ({ ...body, instance: "" }));
    expect(withoutId[1]).toEqual(withoutId[0]);
    expect(withoutId[2]).toEqual(withoutId[0]);
    expect(withoutId[0]).toMatchObject({ isValid: false, errors: ["Nom d’utilisateur ou mot de passe incorrect."] });
  });

  it("notes who failed and never what was typed", async () => {
    await signIn("stagiaire", "mon-secret-tapé-de-travers", "192.0.2.77");
    const rows = await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.clientIp, "192.0.2.77"));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: "createToken", outcome: "refused", userName: "stagiaire" });
    expect(JSON.stringify(rows)).not.toContain("mon-secret");
  });

  it("ends an access token after ten minutes", async () => {
    const admin = await shop.signIn("admin");
    shop.clock.advance(599);
    expect((await admin.call("getCurrentUser")).status).toBe(200);
    shop.clock.advance(1);
    expect((await admin.call("getCurrentUser")).status).toBe(401);
  });

  it("lets neither token live on after sign-out, and leaves other devices alone", async () => {
    const [here, there] = [await shop.signIn("libraire"), await shop.signIn("libraire")];
    expect((await here.call("signOut")).status).toBe(200);
    expect((await here.call("getCurrentUser")).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await there.call("getCurrentUser")).status).toBe(200);
  });

  it("ends the sessions of an account that is disabled at the next request", async () => {
    const marketing = await shop.signIn("marketing");
    await shop.ports.db.update(users).set({ isDisabled: true }).where(eq(users.userName, "marketing"));
    expect((await marketing.call("getCurrentUser")).status).toBe(401);
    expect((await refresh(marketing.refreshToken)).status).toBe(401);
    await shop.ports.db.update(users).set({ isDisabled: false }).where(eq(users.userName, "marketing"));
  });
});

describe.each(["off", "plain"] as const)("renewal, the token in a cookie: %s", (refreshCookie) => {
  beforeAll(() => {
    shop.ports.settings.refreshCookie = refreshCookie;
  });
  afterAll(() => {
    shop.ports.settings.refreshCookie = "off";
  });

  it("rotates the token at each use", async () => {
    const first = await shop.signIn("libraire");
    const second = await refresh(first.refreshToken);
    expect(second.status).toBe(200);
    expect(second.body.entityOutput.refreshToken).not.toBe(first.refreshToken);
    shop.clock.advance(60);
    const third = await refresh(second.body.entityOutput.refreshToken);
    expect(third.status).toBe(200);
    const caller = makeCaller(shop.app, third.body.entityOutput.accessToken, "");
    expect((await caller.call("getCurrentUser")).status).toBe(200);
  });

  it("gives two tabs that renew at the same moment the same successor", async () => {
    const { refreshToken } = await shop.signIn("libraire");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.entityOutput.refreshToken)).size).toBe(1);
    const rotations = await shop.ports.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, await hashToken(refreshToken)));
    expect(rotations[0]?.usedAt).not.toBeNull();
  });

  it("treats a reuse after ten seconds as theft: the successor is invalid, too", async () => {
    const stolen = await shop.signIn("libraire");
    const next = (await refresh(stolen.refreshToken)).body.entityOutput;
    shop.clock.advance(11);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await makeCaller(shop.app, next.accessToken, "").call("getCurrentUser")).status).toBe(401);
    const reused = await shop.ports.db.select().from(sessions).where(eq(sessions.endedReason, "reuse"));
    expect(reused.filter(({ endedAt }) => endedAt?.getTime() === shop.clock.now().getTime())).toHaveLength(1);
    const noted = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "refreshToken"), eq(auditEntries.outcome, "refused"), eq(auditEntries.at, shop.clock.now())));
    expect(noted).toHaveLength(1);
  });

  it("forgives only the token just before the current one, even within ten seconds", async () => {
    const oldest = await shop.signIn("libraire");
    const middle = (await refresh(oldest.refreshToken)).body.entityOutput;
    const newest = (await refresh(middle.refreshToken)).body.entityOutput;
    expect((await refresh(oldest.refreshToken)).status).toBe(401);
    expect((await refresh(newest.refreshToken)).status).toBe(401);
  });

  it("ends after thirty days without use, and after ninety days in any case", async () => {
    const idle = await shop.signIn("libraire");
    shop.clock.advance(30 * 86_400);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    let { refreshToken } = await shop.signIn("libraire");
    const statuses: number[] = [];
    for (let day = 0; day < 100; day += 10) {
      const { status, body } = await refresh(refreshToken);
      statuses.push(status);
      if (status === 200) refreshToken = body.entityOutput.refreshToken;
      shop.clock.advance(10 * 86_400);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 401]);
  });
});

describe("403", () => {
  it("refuses a list whose claim one lacks, names the claim and notes it", async () => {
    const stagiaire = await shop.signIn("stagiaire");
    const { status, body } = await stagiaire.call("listMails");
    expect(status).toBe(403);
    expect(body.requiredClaims).toEqual(["Permission.BackOffice.Public.MailLog"]);
    const noted = await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.requestId, body.instance));
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatchObject({ action: "listMails", outcome: "refused", userName: "stagiaire" });
  });

  it("applies a removed claim at the next request, with the same token", async () => {
    const libraire = await shop.signIn("libraire");
    expect((await libraire.call("listMails")).status).toBe(200);
    const [role] = await shop.ports.db.select().from(roles).where(eq(roles.name, "Libraire"));
    const claim = and(eq(roleClaims.roleId, role?.id ?? 0), eq(roleClaims.claim, "Permission.BackOffice.Public.MailLog"));
    await shop.ports.db.delete(roleClaims).where(claim);
    expect((await libraire.call("listMails")).status).toBe(403);
    await shop.ports.db.insert(roleClaims).values({ roleId: role?.id ?? 0, claim: "Permission.BackOffice.Public.MailLog" });
    expect((await libraire.call("listMails")).status).toBe(200);
  });

  it("lets the holder of the wildcard do everything", async () => {
    const admin = await shop.signIn("admin");
    expect((await admin.call("listMails")).status).toBe(200);
    expect((await admin.call("listBackgroundTasks")).status).toBe(200);
  });
});

describe("404", () => {
  it("has nothing at a URL that the contract does not know, in the shape of every refusal", async () => {
    const response = await shop.app.request("/api/BackOffice/User/Nobody");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 404, isValid: false });
  });
});

describe("422", () => {
  it("names the invalid property in the caller's language", async () => {
    const french = await shop.anonymous.call("createToken", { body: { userName: "admin" } });
    expect(french.status).toBe(422);
    expect(french.body.propertiesErrorMessages).toEqual([{ propertyName: "password", errorMessage: "Ce champ est obligatoire." }]);
    const english = await shop.anonymous.call("createToken", { body: { userName: "admin" } }, { headers: { "Accept-Language": "en-GB" } });
    expect(english.body.propertiesErrorMessages[0]?.errorMessage).toBe("This field is required.");
  });

  it("rejects an unknown property", async () => {
    const { status, body } = await shop.anonymous.call("createToken", { body: { userName: "admin", password: "x", isAdmin: true } });
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages).toEqual([{ propertyName: "isAdmin", errorMessage: "Ce champ n’est pas attendu." }]);
  });
});

describe("429", () => {
  it("blocks a client IP after eight attempts at one name, and returns when to retry", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await signIn("stagiaire", "faux", "192.0.2.100")).status);
    expect(statuses).toEqual([...Array(8).fill(401), ...Array(12).fill(429)]);
    shop.clock.advance(100);
    const refused = await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.100");
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBe(200);
    shop.clock.advance(wait - 1);
    expect((await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.100")).status).toBe(429);
    shop.clock.advance(1);
    expect((await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.100")).status).toBe(200);
  });

  it("stops a place after forty tries, whatever names it tries, and no other place", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 44; attempt += 1) statuses.push((await signIn(`inconnu-${attempt}`, "faux", "198.51.100.9")).status);
    expect(statuses).toEqual([...Array(40).fill(401), ...Array(4).fill(429)]);
    expect((await signIn("admin", DEMO_PASSWORD, "198.51.100.10")).status).toBe(200);
  });

  it("takes a network of IPv6 for one place, and the same IP in other clothes for the same", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await signIn("redaction", "faux", `2001:db8:7:9:${attempt}::${attempt}`)).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const elsewhere = await signIn("redaction", DEMO_PASSWORD, "2001:db8:7:a::1");
    expect([elsewhere.status, elsewhere.headers.get("Retry-After")]).toEqual([429, "2"]);
    shop.clock.advance(2);
    expect((await signIn("redaction", DEMO_PASSWORD, "2001:db8:7:a::1")).status).toBe(200);
  });

  it("only slows a name that is tried from everywhere: its owner gets in from a new place after a wait that grows to half a minute", async () => {
    for (const [name, right] of [
      ["stagiaire", 200],
      ["personne", 401],
    ] as const) {
      const waits: number[] = [];
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const clientIp = `192.0.2.${100 + attempt}`;
        const first = await signIn(name, "faux", clientIp);
        if (first.status === 401) continue;
        expect(first.status).toBe(429);
        const wait = Number(first.headers.get("Retry-After"));
        waits.push(wait);
        shop.clock.advance(wait - 1);
        expect((await signIn(name, "faux", clientIp)).status).toBe(429);
        shop.clock.advance(1);
        expect((await signIn(name, "faux", clientIp)).status).toBe(401);
      }
      expect(waits, name).toEqual([2, 4, 8, 16, ...Array(8).fill(30)]);
      const refused = await signIn(name, DEMO_PASSWORD, "203.0.113.200");
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
      // The attack goes on meanwhile and changes nothing.
      for (let attempt = 0; attempt < 20; attempt += 1) await signIn(name, "faux", `203.0.113.${attempt}`);
      shop.clock.advance(30);
      expect((await signIn(name, DEMO_PASSWORD, "203.0.113.200")).status, name).toBe(right);
    }
  });

  it("lets a device that its owner knows in at once while the name is under attack, from the same place, too", async () => {
    const device = deviceOf(await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.7"));
    for (let attempt = 0; attempt < 20; attempt += 1) await signIn("stagiaire", "faux", `192.0.2.${100 + attempt}`);
    for (let attempt = 0; attempt < 60; attempt += 1) await signIn("stagiaire", "faux", "192.0.2.7");
    expect((await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.7")).status).toBe(429);
    const owner = await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.7", device);
    expect(owner.status).toBe(200);
    // An attacker gains nothing from that.
    expect((await signIn("stagiaire", "faux", "192.0.2.7")).status).toBe(429);
  });

  it("gives a known device eight attempts, and only for the accounts it knows", async () => {
    const device = deviceOf(await signIn("stagiaire", DEMO_PASSWORD, "192.0.2.7"));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await signIn("stagiaire", "faux", `192.0.2.${attempt}`, device)).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const forged = [device, `${device}.${"A".repeat(43)}`, device.replace(/=./, "=-"), "reserve.device=x.y", "reserve.device="];
    for (const [index, cookie] of forged.entries()) {
      shop.clock.advance(3_600);
      for (let attempt = 0; attempt < 8; attempt += 1) await signIn("marketing", "faux", `192.0.2.${attempt}`);
      expect((await signIn("marketing", DEMO_PASSWORD, `192.0.2.${100 + index}`, cookie)).status, cookie).toBe(429);
    }
  });

  it("knows several accounts of one device, and reveals none of them", async () => {
    let cookie = "";
    for (const name of ["stagiaire", "libraire"]) cookie = deviceOf(await signIn(name, DEMO_PASSWORD, "192.0.2.7", cookie));
    const answer = await signIn("libraire", DEMO_PASSWORD, "192.0.2.7", cookie);
    expect(answer.headers.getSetCookie().find((one) => one.startsWith("reserve.device"))).toMatch(
      /^reserve\.device=[\w.-]{40,300}; Path=\/; HttpOnly; SameSite=Strict; Expires=\w{3}, \d\d \w{3} 20\d\d [\d:]{8} GMT$/,
    );
    for (const name of ["stagiaire", "libraire"]) {
      for (let attempt = 0; attempt < 9; attempt += 1) await signIn(name, "faux", `192.0.2.${100 + attempt}`);
      expect((await signIn(name, DEMO_PASSWORD, "192.0.2.8")).status).toBe(429);
      expect((await signIn(name, DEMO_PASSWORD, "192.0.2.8", cookie)).status).toBe(200);
    }
  });

  it("forgets known devices with the password that they knew", async () => {
    const device = deviceOf(await signIn("redaction", DEMO_PASSWORD, "192.0.2.7"));
    shop.clock.advance(1);
    await shop.ports.db.update(users).set({ passwordChangedAt: shop.clock.now() }).where(eq(users.userName, "redaction"));
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn("redaction", "faux", `192.0.2.${100 + attempt}`);
    expect((await signIn("redaction", DEMO_PASSWORD, "192.0.2.7", device)).status).toBe(429);
  });

  it("lets no parallel try slip through, from one place or from twenty", async () => {
    for (const ipOf of [() => "203.0.113.1", (index: number) => `203.0.113.${10 + index}`]) {
      shop.clock.advance(3_600);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn("redaction", "faux", ipOf(index))));
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(8);
    }
  });

  it("sums refused tries up in the log: a row at once, and one for all that followed, with their number", async () => {
    const rows = async () =>
      (await shop.ports.db.select().from(auditEntries).where(eq(auditEntries.clientIp, "198.51.100.77")).orderBy(auditEntries.id)).map(
        ({ action, outcome, userName, changes }) => [action, outcome, userName, changes.refusedCount?.[1] ?? 1],
      );
    await noteSummedRefusals(shop.ports.db, shop.clock.now());
    for (let attempt = 0; attempt < 20; attempt += 1) await signIn("stagiaire", "faux", "198.51.100.77");
    expect(await rows()).toEqual([["createToken", "refused", "stagiaire", 1]]);
    expect(await noteSummedRefusals(shop.ports.db, shop.clock.now())).toBe(0);
    shop.clock.advance(600);
    expect(await noteSummedRefusals(shop.ports.db, shop.clock.now())).toBeGreaterThan(0);
    expect(await noteSummedRefusals(shop.ports.db, shop.clock.now())).toBe(0);
    expect(await rows()).toEqual([
      ["createToken", "refused", "stagiaire", 1],
      ["createToken", "refused", "stagiaire", 19],
    ]);
  });

  it("fills neither log nor memory, however many names and places try", async () => {
    const before = await shop.ports.db.$count(auditEntries);
    for (let index = 0; index < 130; index += 1) await signIn(`inconnu-${index}`, "faux", `2001:db8:${index.toString(16)}::1`);
    expect((await shop.ports.db.$count(auditEntries)) - before).toBe(101);
    shop.clock.advance(600);
    await noteSummedRefusals(shop.ports.db, shop.clock.now());
    const [last] = await shop.ports.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(last).toMatchObject({
      action: "createToken",
      outcome: "refused",
      clientIp: "",
      userId: null,
      changes: { refusedCount: [null, 29] },
    });
    expect((await shop.ports.db.$count(auditEntries)) - before).toBe(102);
    await forgetExpired(shop.ports.db, new Date(shop.clock.now().getTime() + 3_600_000));
    expect(await shop.ports.db.$count(attempts)).toBe(0);
  });

  it("blocks a client IP that keeps sending invalid refresh tokens", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 103; attempt += 1) statuses.push((await refresh(`rt_${attempt}`, "198.51.100.30")).status);
    expect(statuses.lastIndexOf(401)).toBe(99);
    expect(statuses.slice(100)).toEqual([429, 429, 429]);
  });

  it("does not count a good password against a shared client IP", async () => {
    for (let day = 0; day < 12; day += 1) expect((await signIn("libraire", DEMO_PASSWORD, "198.51.100.20")).status).toBe(200);
  });
});

describe("the first user", () => {
  const person = {
    userName: "patronne",
    email: "patronne@example.fr",
    firstName: "Anne",
    lastName: "Le Bihan",
    password: "une phrase assez longue",
  };
  let empty: TestApp;
  beforeAll(async () => {
    empty = await testApp({ seed: { version: "empty", fill: () => Promise.resolve() } });
  });
  afterAll(() => empty.close());
  beforeEach(() => empty.clock.advance(3_600));
  const tokenOf = (link: string | null) => link?.split("#setUp=")[1] ?? "";

  it("is rejected with a weak password, at its field, and the link remains valid", async () => {
    const token = tokenOf(await openSetUpLink(empty.ports));
    for (const password of ["motdepasse123", "aaaaaaaaaaaaaaaa", "patronne2026"]) {
      const { status, body } = await empty.anonymous.call("createFirstUser", { body: { ...person, token, password } });
      expect(status, password).toBe(422);
      expect(body.propertiesErrorMessages[0]?.propertyName).toBe("password");
    }
    const { status } = await empty.anonymous.call("createFirstUser", { body: { ...person, token: `su_${"x".repeat(43)}` } });
    expect(status).toBe(401);
  });

  it("opens the shop once, with every right, by the newest link only", async () => {
    const older = tokenOf(await openSetUpLink(empty.ports));
    const newer = tokenOf(await openSetUpLink(empty.ports));
    expect((await empty.anonymous.call("createFirstUser", { body: { ...person, token: older } })).status).toBe(401);
    const answers = await Promise.all([1, 2, 3].map(() => empty.anonymous.call("createFirstUser", { body: { ...person, token: newer } })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
    const winner = answers.find((answer) => answer.status === 200);
    const caller: Caller = makeCaller(empty.app, winner?.body.entityOutput.accessToken ?? "", "");
    expect((await caller.call("getCurrentUser")).body).toMatchObject({ userName: "patronne", claimTypes: [{ id: "*" }] });
    expect(await openSetUpLink(empty.ports)).toBeNull();
  });

  it("is refused a link of yesterday", async () => {
    const other = await testApp({ seed: { version: "empty", fill: () => Promise.resolve() } });
    try {
      const token = tokenOf(await openSetUpLink(other.ports));
      other.clock.advance(24 * 3_600);
      expect((await other.anonymous.call("createFirstUser", { body: { ...person, token } })).status).toBe(401);
    } finally {
      await other.close();
    }
  });
});
