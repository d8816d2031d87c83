import type { Output } from "@reserve/contract";
import { claims, keyClaims, WILDCARD } from "@reserve/domain";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { auditEntries, refusalSums } from "../../platform/audit/audit.tables.ts";
import { apiKeys } from "../../platform/identity/api-keys.tables.ts";
import { attempts } from "../../platform/identity/identity.tables.ts";
import { readIpRange } from "../../platform/identity/ip-ranges.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "../identity/demo-accounts.ts";

const SETTINGS = claims.management.settings;
const PRODUCTS = claims.catalog.productList;
const LOG = claims.management.activityLog;

let shop: TestApp;
let admin: Caller;
/** Manages keys, reads products, and has no other claims. */
let manager: Caller;
let count = 0;

beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const manages = {
    userName: "gerante",
    email: "gerante@example.fr",
    firstName: "Élodie",
    lastName: "Œuvrard",
    claimTypes: [SETTINGS, PRODUCTS],
    roles: [],
    password: DEMO_PASSWORD,
  };
  expect((await admin.call("createUser", { body: manages })).status).toBe(200);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.advance(3_600);
  await shop.ports.db.delete(attempts);
  await shop.ports.db.delete(refusalSums);
  admin = await shop.signIn("admin");
  manager = await shop.signIn("gerante");
});

function save(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Clé ${count}`,
    claimTypes: [PRODUCTS] as string[],
    ipRanges: [] as string[],
    expiresOn: null,
    requestsPerMinute: 100,
    ...change,
  };
}

/** Creates an API key as administrator; returns it with a caller that uses it. */
async function makeKey(change: Record<string, unknown> = {}): Promise<{ key: Output<"createApiKey">["entityOutput"]; program: Caller }> {
  const { status, body } = await admin.call("createApiKey", { body: save(change) });
  expect(status, JSON.stringify(body)).toBe(200);
  return { key: body.entityOutput, program: makeCaller(shop.app, body.entityOutput.secret, "") };
}

const version = (number: number) => ({ headers: { "If-Match": `"${number}"` } });
const faultsOf = (body: { propertiesErrorMessages: { propertyName: string }[] }) =>
  body.propertiesErrorMessages.map(({ propertyName }) => propertyName);

async function lastEntry(action: string) {
  const [entry] = await shop.ports.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
}

describe("making a key", () => {
  it("returns the secret once and stores only its hash", async () => {
    const { key } = await makeKey({ name: "  Site de la boutique ", ipRanges: ["203.0.113.7", "2001:db8::/32"], expiresOn: "2027-11-30" });
    expect(key).toMatchObject({
      name: "Site de la boutique",
      prefix: `rsv_${key.id}_`,
      ipRanges: ["203.0.113.7/32", "2001:db8::/32"],
      expiresOn: "2027-11-30",
      state: "active",
      lastUsedAt: null,
      version: 1,
    });
    expect(key.secret).toMatch(new RegExp(`^rsv_${key.id}_[\\w-]{43}$`));
    const [row] = await shop.ports.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(row?.hash).toBe(await hashToken(key.secret));
    expect(JSON.stringify(row)).not.toContain(key.secret);
    const { body } = await admin.call("getApiKey", { query: { id: key.id } });
    expect(JSON.stringify([body, (await admin.call("listApiKeys")).body])).not.toContain(key.secret.slice(10));
    const entry = await lastEntry("createApiKey");
    expect(entry).toMatchObject({ entity: "apiKey", entityId: String(key.id), entityName: "Site de la boutique" });
    expect(JSON.stringify(entry)).not.toContain(key.secret.slice(10));
  });

  it.each([
    ["a blank name", { name: "  " }, ["name"]],
    ["a name on two lines", { name: "a\nb" }, ["name"]],
    ["no right at all", { claimTypes: [] }, ["claimTypes"]],
    ["everything", { claimTypes: [WILDCARD] }, ["claimTypes[0]"]],
    ["the right over people", { claimTypes: [PRODUCTS, claims.management.users] }, ["claimTypes[1]"]],
    ["the right over keys", { claimTypes: [SETTINGS] }, ["claimTypes[0]"]],
    ["somebody’s own account", { claimTypes: [claims.management.myAccount] }, ["claimTypes[0]"]],
    ["a right that nobody knows", { claimTypes: ["Permission.Nothing"] }, ["claimTypes[0]"]],
    ["a day that has passed", { expiresOn: "2026-11-20" }, ["expiresOn"]],
    ["no call at all", { requestsPerMinute: 0 }, ["requestsPerMinute"]],
    ["more calls than any key has", { requestsPerMinute: 6001 }, ["requestsPerMinute"]],
    ["what is no address", { ipRanges: ["203.0.113.0/24", "example.fr"] }, ["ipRanges[1]"]],
  ])("refuses %s", async (_, change, faults) => {
    const { status, body } = await admin.call("createApiKey", { body: save(change) });
    expect(status).toBe(422);
    expect(faultsOf(body)).toEqual(faults);
  });

  it("refuses a name that another key has, until that one is revoked", async () => {
    const { key } = await makeKey({ name: "Caisse" });
    const again = await admin.call("createApiKey", { body: save({ name: "CAISSE" }) });
    expect([again.status, faultsOf(again.body)]).toEqual([422, ["name"]]);
    await admin.call("revokeApiKey", { query: { id: key.id } });
    await makeKey({ name: "Caisse" });
  });

  it("gives no right that its maker lacks, the intake neither", async () => {
    const body = save({ claimTypes: [PRODUCTS, LOG, keyClaims.intake] });
    const refused = await manager.call("createApiKey", { body });
    expect([refused.status, faultsOf(refused.body)]).toEqual([422, ["claimTypes[1]", "claimTypes[2]"]]);
    const made = await manager.call("createApiKey", { body: { ...body, claimTypes: [PRODUCTS] } });
    expect(made.body.entityOutput).toMatchObject({ createdBy: "Élodie Œuvrard", claimTypes: [PRODUCTS] });
  });
});

describe("changing a key", () => {
  it("changes what it may and keeps its secret", async () => {
    const { key, program } = await makeKey();
    const { name, ipRanges, expiresOn, requestsPerMinute } = key;
    const body = { name: `${name} bis`, ipRanges, expiresOn, requestsPerMinute, claimTypes: [LOG] };
    const saved = await admin.call("updateApiKey", { query: { id: key.id }, body }, version(1));
    expect(saved.body.entityOutput).toMatchObject({ name: `${name} bis`, claimTypes: [LOG], version: 2 });
    expect((await program.call("listProducts")).status).toBe(403);
    expect((await program.call("listActivity")).status).toBe(200);
    expect(await lastEntry("updateApiKey")).toMatchObject({ changes: { claimTypes: [[PRODUCTS], [LOG]] } });
  });

  it("keeps what somebody else gave and gives no more than one has", async () => {
    const { key } = await makeKey({ claimTypes: [LOG] });
    const body = { ...save(), claimTypes: [LOG, claims.public.mailLog] };
    const refused = await manager.call("updateApiKey", { query: { id: key.id }, body }, version(1));
    expect([refused.status, faultsOf(refused.body)]).toEqual([422, ["claimTypes[1]"]]);
    expect((await manager.call("updateApiKey", { query: { id: key.id }, body: { ...body, claimTypes: [LOG] } }, version(1))).status).toBe(
      200,
    );
  });

  it("wants the version that was read, and a key that is there and not revoked", async () => {
    const { key } = await makeKey();
    const query = { id: key.id };
    expect((await admin.call("updateApiKey", { query, body: save() }, version(1))).status).toBe(200);
    const stale = await admin.call("updateApiKey", { query, body: save() }, version(1));
    expect([stale.status, (stale.body.current as { version?: number }).version]).toEqual([412, 2]);
    await admin.call("revokeApiKey", { query });
    expect((await admin.call("updateApiKey", { query, body: save() }, version(3))).status).toBe(409);
    for (const id of ["getApiKey", "revokeApiKey"] as const) expect((await admin.call(id, { query: { id: 99_999 } })).status).toBe(404);
    expect((await admin.call("updateApiKey", { query: { id: 99_999 }, body: save() }, version(1))).status).toBe(404);
  });
});

describe("calling with a key", () => {
  it("opens what the key may, under the key’s name in the log", async () => {
    const { key, program } = await makeKey({ name: "Atelier", claimTypes: [claims.catalog.reviewList, LOG] });
    expect((await program.call("listActivity", {}, { clientIp: "198.51.100.4" })).status).toBe(200);
    expect((await admin.call("getApiKey", { query: { id: key.id } })).body).toMatchObject({
      lastUsedAt: shop.clock.now().toISOString(),
      lastUsedFrom: "198.51.100.4",
    });
    expect((await program.call("listProducts")).status).toBe(403);
    expect(await lastEntry("listProducts")).toMatchObject({ userId: null, userName: "Atelier", outcome: "refused" });
  });

  it("never permits operations that any signed-in user may call, nor those on people, keys and accounts", async () => {
    const { program } = await makeKey();
    for (const id of ["getCurrentUser", "listViews", "signOut", "getProfile", "listUsers", "listApiKeys", "createApiKey"] as const)
      expect((await program.call(id, id === "createApiKey" ? { body: save() } : {})).status, id).toBe(403);
  });

  it("returns the same for every invalid key, and logs which one it was", async () => {
    const revoked = await makeKey();
    const expired = await makeKey({ expiresOn: "2027-01-01" });
    const elsewhere = await makeKey({ ipRanges: ["203.0.113.0/24"] });
    await admin.call("revokeApiKey", { query: { id: revoked.key.id } });
    await shop.ports.db.update(apiKeys).set({ expiresOn: "2026-11-01" }).where(eq(apiKeys.id, expired.key.id));
    const secrets = [
      revoked.key.secret,
      expired.key.secret,
      elsewhere.key.secret,
      `rsv_1_${"a".repeat(43)}`,
      "rsv_",
      `${elsewhere.key.secret}x`,
      elsewhere.key.secret.replace(/^rsv_\d+/, "rsv_99999"),
    ];
    const answers = [];
    for (const secret of secrets) {
      const { status, body, headers } = await makeCaller(shop.app, secret, "").call("listProducts");
      const { instance: _, ...keyFields } = body;
      answers.push(JSON.stringify([status, keyFields, headers.get("RateLimit"), headers.get("WWW-Authenticate")]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^\[401,/);
    expect((await makeCaller(shop.app, elsewhere.key.secret, "").call("listProducts", {}, { clientIp: "203.0.113.200" })).status).toBe(200);
    const named = await shop.ports.db
      .select({ userName: auditEntries.userName })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, "apiKey"), eq(auditEntries.outcome, "refused")));
    expect(new Set(named.map(({ userName }) => userName))).toEqual(new Set([revoked.key.name, expired.key.name, elsewhere.key.name, null]));
  });

  it("delays a client IP that tries invalid keys, and nobody else", async () => {
    const { program } = await makeKey();
    const stranger = makeCaller(shop.app, `rsv_7_${"b".repeat(43)}`, "");
    const statuses: number[] = [];
    for (let tries = 0; tries < 102; tries += 1) statuses.push((await stranger.call("listProducts")).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const refused = await stranger.call("listProducts");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await program.call("listProducts")).status).toBe(200);
  });

  it("counts down the rest of the minute, in two processes at once, and returns when to retry", async () => {
    const { key } = await makeKey({ requestsPerMinute: 5 });
    const processes = [shop.app, createApp(shop.ports)].map((app) => makeCaller(app, key.secret, ""));
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((call) => (processes[call % 2] as Caller).call("listProducts")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const left = answers.map(({ headers }) => headers.get("RateLimit")).sort();
    expect(left).toEqual(["0", "0", "0", "0", "1", "2", "3", "4"].map((rest) => `"minute";r=${rest};t=60`));
    expect(answers[0]?.headers.get("RateLimit-Policy")).toBe('"minute";q=5;w=60');
    const late = answers.find(({ status }) => status === 429);
    expect(late?.headers.get("Retry-After")).toBe("60");
    shop.clock.advance(60);
    expect((await (processes[0] as Caller).call("listProducts")).headers.get("RateLimit")).toBe('"minute";r=4;t=60');
  });

  it("ends at once when it is revoked, for good", async () => {
    const { key, program } = await makeKey();
    expect((await program.call("listProducts")).status).toBe(200);
    const revoked = await admin.call("revokeApiKey", { query: { id: key.id } });
    expect(revoked.body.entityOutput).toMatchObject({ state: "revoked", revokedAt: shop.clock.now().toISOString(), version: 2 });
    expect((await program.call("listProducts")).status).toBe(401);
    const again = await admin.call("revokeApiKey", { query: { id: key.id } });
    expect(again.body.entityOutput).toEqual(revoked.body.entityOutput);
    expect((await admin.call("listApiKeys")).body.items.at(-1)?.state).toBe("revoked");
  });
});

describe("an address range", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7/32"],
    [" 203.0.113.0/24 ", "203.0.113.0/24"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["2001:db8::1", "2001:db8::1/128"],
    ["2001:DB8::/32", "2001:db8::/32"],
  ])("reads %s", (written, kept) => {
    expect(readIpRange(written)).toBe(kept);
  });

  it.each([
    "",
    "203.0.113.7/24",
    "203.0.113.0/33",
    "203.0.113.0/-1",
    "203.0.113.0/",
    "203.0.113",
    "0x7f.1",
    "127.1",
    "fe80::1%eth0",
    "::/129",
    "a/b/c",
    "1.2.3.4/8/8",
  ])("refuses « %s »", (written) => {
    expect(readIpRange(written)).toBeNull();
  });
});
