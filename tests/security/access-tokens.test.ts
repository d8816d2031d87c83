import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "../../apps/api/src/platform/identity/identity.tables.ts";
import { makeCaller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("accepts no forged access token", async () => {
  const { accessToken, refreshToken } = await shop.signIn("admin");
  const forged = [...forgeries(shop, accessToken, refreshToken), ...(await worn())];
  const accepted: string[] = [];
  for (const [name, token] of forged) {
    const { status } = await makeCaller(shop.app, token, "").call("getCurrentUser");
    if (status !== 401) accepted.push(`${name}: ${status}`);
  }
  console.log(`forged access tokens: ${accepted.length} of ${forged.length} accepted`);
  expect(forged.length).toBeGreaterThanOrEqual(30);
  expect(accepted).toEqual([]);
  expect((await makeCaller(shop.app, accessToken, "").call("getCurrentUser")).status).toBe(200);
});

it("takes the token from nowhere but the header", async () => {
  const { accessToken } = await shop.signIn("admin");
  const attempts: [string, string, Record<string, string>][] = [
    ["query", `?access_token=${accessToken}`, {}],
    ["cookie", "", { Cookie: `reserve.session=${accessToken}; access_token=${accessToken}` }],
    ["other scheme", "", { Authorization: `Basic ${accessToken}` }],
    ["no scheme", "", { Authorization: accessToken }],
    ["two tokens", "", { Authorization: `Bearer ${accessToken} ${accessToken}` }],
    ["another header", "", { "X-Access-Token": accessToken }],
  ];
  for (const [name, search, headers] of attempts) {
    const answer = await shop.app.request(`/api/Common/User/User${search}`, { headers });
    expect(answer.status, name).not.toBe(200);
  }
  expect((await makeCaller(shop.app, accessToken, "").call("getCurrentUser")).status).toBe(200);
});

/** Tokens that were good once. */
async function worn(): Promise<[string, string][]> {
  const [signedOut, disabled, ended] = [await shop.signIn("libraire"), await shop.signIn("redaction"), await shop.signIn("marketing")];
  await signedOut.call("signOut");
  const admin = await shop.signIn("admin");
  const rows = await shop.ports.db.select({ id: users.id, userName: users.userName }).from(users);
  const idOf = (name: string) => rows.find(({ userName }) => userName === name)?.id ?? 0;
  const off = await admin.call(
    "setUserDisabled",
    { query: { id: idOf("redaction") }, body: { isDisabled: true } },
    { headers: { "If-Match": '"1"' } },
  );
  const out = await admin.call("endUserSessions", { body: { id: idOf("marketing") } });
  expect([off.status, out.status]).toEqual([200, 200]);
  return [
    ["of a session that was signed out", signedOut.accessToken],
    ["of a disabled person", disabled.accessToken],
    ["of a session that a manager ended", ended.accessToken],
  ];
}

/** Tokens that look like access tokens of ours and are none. */
function forgeries({ ports, clock }: TestApp, accessToken: string, refreshToken: string): [string, string][] {
  const { accessTokenKey, refreshTokenKey } = ports.secrets;
  const now = Math.floor(clock.now().getTime() / 1000);
  const [header = "", payload = "", signature = ""] = accessToken.split(".");
  const known = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const { kid } = JSON.parse(Buffer.from(header, "base64url").toString()) as { kid: string };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (claims: Record<string, unknown>, head: Record<string, unknown> = {}, key: Uint8Array = accessTokenKey) => {
    const full = { alg: "HS256", typ: "at+jwt", kid, ...head };
    const text = `${encode(full)}.${encode(claims)}`;
    return `${text}.${createHmac(`sha${String(full.alg).slice(2)}`, key)
      .update(text)
      .digest("base64url")}`;
  };
  const [zeroes, sevens] = [new Uint8Array(32), new Uint8Array(64).fill(7)];
  const without = (name: string) => Object.fromEntries(Object.entries(known).filter(([claim]) => claim !== name));
  return [
    ["other key", sign(known, {}, sevens)],
    ["empty-looking key", sign(known, {}, zeroes)],
    ["no key", sign(known, {}, new Uint8Array(0))],
    ["key of the refresh tokens", sign(known, {}, refreshTokenKey)],
    ["the key as it is written down", sign(known, {}, Buffer.from(Buffer.from(accessTokenKey).toString("base64url")))],
    ["HS512", sign(known, { alg: "HS512" })],
    ["HS384", sign(known, { alg: "HS384" })],
    ["kid that names a file, with an empty-looking key", sign(known, { kid: "../../../../dev/null" }, zeroes)],
    ["no kid", sign(known, { kid: undefined })],
    ["kid of a key from before", sign(known, { kid: "AAAAAAAAAAAAAAAA" })],
    ["kid that names the other key", sign(known, { kid: "refreshTokenKey" }, refreshTokenKey)],
    ["a key of its own in the header", sign(known, { jwk: { kty: "oct", k: Buffer.from(sevens).toString("base64url") } }, sevens)],
    ["a key at a URL in the header", sign(known, { jku: "https://example.org/keys" }, sevens)],
    ["a critical extension nobody knows", sign(known, { crit: ["x"], x: 1 })],
    ["payload not encoded", sign(known, { crit: ["b64"], b64: false })],
    ["other issuer", sign({ ...known, iss: "somebody" })],
    ["other audience", sign({ ...known, aud: "public-site" })],
    ["audiences in a list without ours", sign({ ...known, aud: ["public-site", "other"] })],
    ["expired", sign({ ...known, iat: now - 700, exp: now - 100 })],
    ["expires this second", sign({ ...known, exp: now })],
    ["end that is a text", sign({ ...known, exp: String(now + 600) })],
    ["issued a second ahead", sign({ ...known, iat: now + 1, exp: now + 601 })],
    ["from the future", sign({ ...known, iat: now + 300, exp: now + 900 })],
    ["not before a second from now", sign({ ...known, nbf: now + 1 })],
    ["a year long", sign({ ...known, iat: now - 3_600, exp: now + 31_536_000 })],
    ["other type", sign(known, { typ: "JWT" })],
    ["type of a refresh token", sign(known, { typ: "rt+jwt" })],
    ["other user", sign({ ...known, sub: "2147483647" })],
    ["another person's session", sign({ ...known, sub: "2" })],
    ["negative user", sign({ ...known, sub: "-1" })],
    ["no number as user", sign({ ...known, sub: "admin" })],
    ["fraction as user", sign({ ...known, sub: "1.5" })],
    ["other session", sign({ ...known, sid: crypto.randomUUID() })],
    ["session that is no UUID", sign({ ...known, sid: "' or 1=1 --" })],
    ["session that is a number", sign({ ...known, sid: 1 })],
    ...["sub", "sid", "iat", "exp", "iss", "aud"].map((name): [string, string] => [`without ${name}`, sign(without(name))]),
    ["alg none", `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`],
    ["alg None, signed", `${encode({ alg: "None", typ: "at+jwt" })}.${payload}.${signature}`],
    ["no alg", `${encode({ typ: "at+jwt" })}.${payload}.${signature}`],
    ["no signature", `${header}.${payload}.`],
    ["two parts", `${header}.${payload}`],
    ["four parts", `${accessToken}.${signature}`],
    ["signature cut", accessToken.slice(0, -4)],
    ["signature longer", `${accessToken}AAAA`],
    ["payload changed", `${header}.${encode({ ...known, sub: "1", role: "admin" })}.${signature}`],
    ["refresh token", refreshToken],
    ["nothing", "null"],
    ["very long", "a".repeat(5_000)],
  ];
}
