import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, type AnyBody, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { openSetUpLink } from "./set-up.ts";

let shop: TestApp;
let secure: TestApp;
beforeAll(async () => {
  [shop, secure] = await Promise.all([withCookie("plain"), withCookie("secure")]);
});
afterAll(() => Promise.all([shop.close(), secure.close()]));
beforeEach(() => {
  shop.clock.advance(3_600);
  secure.clock.advance(3_600);
});

async function withCookie(refreshCookie: "plain" | "secure", seed = {}): Promise<TestApp> {
  const app = await testApp(seed);
  app.ports.settings.refreshCookie = refreshCookie;
  return app;
}

const signIn = (app = shop) => app.anonymous.call("createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } });
const renew = (cookie: string, headers: Record<string, string> = {}, app = shop) =>
  app.anonymous.call("refreshToken", { body: { token: "cookie" } }, { headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers } });
/** Returns the refresh token's cookie in a response; null if there is none. */
const refreshCookieIn = ({ headers }: Pick<Answer<unknown>, "headers">) =>
  headers.getSetCookie().find((cookie) => cookie.includes("reserve.refresh")) ?? null;
/** `name=value` as a browser sends it back. */
const cookieOf = ({ headers }: Pick<Answer<unknown>, "headers">) => (refreshCookieIn({ headers }) ?? "").split(";")[0] ?? "";
const isForgotten = ({ headers }: Pick<Answer<unknown>, "headers">) =>
  /^(__Host-)?reserve\.refresh=; .*Expires=Thu, 01 Jan 1970/.test(refreshCookieIn({ headers }) ?? "");

describe("the refresh token in a cookie", () => {
  it("is hidden from scripts: the response only states that there is one", async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    expect(answer.body.entityOutput.refreshToken).toBe("cookie");
    expect(JSON.stringify(answer.body)).not.toContain("rt_");
    const expires = new Date(answer.body.entityOutput.refreshTokenExpires).toUTCString();
    expect(refreshCookieIn(answer)).toMatch(
      new RegExp(`^reserve\\.refresh=rt_[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires}$`),
    );
    expect(refreshCookieIn(await signIn(secure))).toMatch(
      /^__Host-reserve\.refresh=rt_[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Expires=[^;]+; Secure$/,
    );
  });

  it("renews the session, and is changed at every use", async () => {
    for (const app of [shop, secure]) {
      const first = await signIn(app);
      const second = await renew(`other=1; ${cookieOf(first)}; more=2`, { "Sec-Fetch-Site": "same-origin" }, app);
      expect(second.status).toBe(200);
      expect(second.body.entityOutput.refreshToken).toBe("cookie");
      expect(cookieOf(second)).not.toBe(cookieOf(first));
      const caller = makeCaller(app.app, second.body.entityOutput.accessToken, "");
      expect((await caller.call("getCurrentUser")).status).toBe(200);
    }
  });

  it("gives two tabs that renew at the same moment the same successor", async () => {
    const first = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(cookieOf(first))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it("used again after ten seconds ends the session everywhere and leaves the browser", async () => {
    const first = await signIn();
    const second = await renew(cookieOf(first));
    shop.clock.advance(11);
    const reused = await renew(cookieOf(first));
    expect([reused.status, isForgotten(reused)]).toEqual([401, true]);
    const successor = await renew(cookieOf(second));
    expect([successor.status, isForgotten(successor)]).toEqual([401, true]);
    expect((await makeCaller(shop.app, second.body.entityOutput.accessToken, "").call("getCurrentUser")).status).toBe(401);
  });

  it("is deleted from the browser at sign-out and is invalid", async () => {
    const answer = await signIn();
    const out = await makeCaller(shop.app, answer.body.entityOutput.accessToken, "").call("signOut");
    expect([out.status, isForgotten(out)]).toEqual([200, true]);
    expect((await renew(cookieOf(answer))).status).toBe(401);
  });

  it("renews nothing for a page of another site, nor without the cookie, nor under the other name", async () => {
    const cookie = cookieOf(await signIn());
    for (const site of ["cross-site", "same-site", "none"])
      expect((await renew(cookie, { "Sec-Fetch-Site": site })).status, site).toBe(401);
    for (const wrong of ["", "reserve.refresh=", `__Host-${cookie}`, `xreserve.refresh=${cookie.split("=")[1]}`]) {
      expect((await renew(wrong)).status, wrong).toBe(401);
    }
    // Nothing of that was a use of the token.
    expect((await renew(cookie)).status).toBe(200);
  });

  it("authenticates nothing but a renewal", async () => {
    const cookie = cookieOf(await signIn());
    const answer = await shop.anonymous.call("getCurrentUser", {}, { headers: { Cookie: cookie } });
    expect(answer.status).toBe(401);
    expect((await shop.anonymous.call("signOut", {}, { headers: { Cookie: cookie } })).status).toBe(401);
  });

  it("takes over a session from before the option was switched on", async () => {
    shop.ports.settings.refreshCookie = "off";
    const before: Answer<AnyBody<"createToken">> = await signIn();
    shop.ports.settings.refreshCookie = "plain";
    expect(refreshCookieIn(before)).toBeNull();
    const { refreshToken } = before.body.entityOutput;
    const moved = await shop.anonymous.call("refreshToken", { body: { token: refreshToken } });
    expect([moved.status, moved.body.entityOutput.refreshToken]).toEqual([200, "cookie"]);
    expect((await renew(cookieOf(moved))).status).toBe(200);
  });

  it("is set for the first user of a new shop", async () => {
    const empty = await withCookie("secure", { seed: { version: "empty", fill: () => Promise.resolve() } });
    try {
      const token = (await openSetUpLink(empty.ports))?.split("#setUp=")[1] ?? "";
      const person = {
        userName: "patronne",
        email: "p@example.fr",
        firstName: "Anne",
        lastName: "Le Bihan",
        password: "une phrase assez longue",
      };
      const answer = await empty.anonymous.call("createFirstUser", { body: { ...person, token } });
      expect([answer.status, answer.body.entityOutput.refreshToken]).toEqual([200, "cookie"]);
      expect((await renew(cookieOf(answer), {}, empty)).status).toBe(200);
    } finally {
      await empty.close();
    }
  });
});

describe("without the option", () => {
  it("no answer sets its cookie, and the placeholder opens nothing", async () => {
    const plain = await testApp();
    try {
      const answer = await signIn(plain);
      expect(refreshCookieIn(answer)).toBeNull();
      const { refreshToken } = answer.body.entityOutput;
      expect((await renew(`reserve.refresh=${refreshToken}`, {}, plain)).status).toBe(401);
    } finally {
      await plain.close();
    }
  });
});
