import { afterEach, describe, expect, test, vi } from "vitest";
import type { Result } from "./failure.ts";
import { createSessionStore, type RefreshCall, type Session, type SessionChange, type SessionStore } from "./session-store.ts";

const session = (n: number): Session => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  accessTokenExpires: "2026-11-21T08:52:00Z",
  refreshTokenExpires: "2099-12-21T08:42:00Z",
});
const answer = (entityOutput?: Session): Result<{ entityOutput?: Session }> => ({
  isValid: true,
  output: { entityOutput },
  etag: null,
  requestId: null,
});
const refusal = (kind: "unauthorized" | "offline" | "unavailable"): Result<never> => ({
  isValid: false,
  kind,
  status: null,
  requestId: null,
  errors: [],
  propertiesErrorMessages: [],
});

/** One browser: tabs that share cookies, locks and messages. */
function browser({ isSecure = false, hasLocks = true } = {}) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const cookies = {
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    write: (cookie: string) => {
      written.push(cookie);
      const [pair = "", ...attributes] = cookie.split("; ");
      const at = pair.indexOf("=");
      const expires = attributes.find((attribute) => attribute.startsWith("expires="))?.slice(8) ?? "";
      if (new Date(expires).getTime() <= new Date("2026-11-21T08:42:00Z").getTime()) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, run: () => unknown) => {
      const turn = queue.then(run);
      queue = turn.catch(() => undefined);
      return turn;
    },
  } as unknown as Pick<LockManager, "request">;
  const listeners: { tab: number; hear: (event: MessageEvent) => void }[] = [];
  let tabs = 0;
  return {
    cookies,
    written,
    open(): SessionStore {
      const tab = ++tabs;
      return createSessionStore({
        cookies,
        isSecure,
        locks: hasLocks ? locks : null,
        channel: {
          postMessage: (data) => {
            for (const listener of listeners) if (listener.tab !== tab) listener.hear(new MessageEvent("message", { data }));
          },
          addEventListener: (_type: string, hear: unknown) => void listeners.push({ tab, hear: hear as (event: MessageEvent) => void }),
          close: () => undefined,
        },
      });
    },
  };
}

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value));

afterEach(() => vi.useRealTimers());

describe("the cookie", () => {
  test("holds the four members, encoded, for the whole site and for nobody else's requests", async () => {
    const { open, cookies, written } = browser({ isSecure: true });
    const store = open();
    await store.signIn({ ...session(1), claims: ["never"] } as Session);
    expect(store.read()).toEqual(session(1));
    const value = decodeURIComponent(cookies.read().split("reserve.session=")[1] ?? "");
    expect(Object.keys(JSON.parse(value))).toEqual(["accessToken", "refreshToken", "accessTokenExpires", "refreshTokenExpires"]);
    expect(written[0]).toMatch(/^__Host-reserve\.session=.*; path=\/; SameSite=Strict; expires=Mon, 21 Dec 2099 08:42:00 GMT; Secure$/);
    await store.signOut();
    expect(cookies.read()).not.toContain("reserve.session");
  });

  test("says Secure, and takes the name of that promise, only where the page is", async () => {
    const { open, written } = browser();
    await open().signIn(session(1));
    expect(written[0]).toMatch(/^reserve\.session=/);
    expect(written[0]).not.toContain("Secure");
  });

  test("over https takes nothing that another host could have planted", async () => {
    const { open, cookies } = browser({ isSecure: true });
    cookies.write(`reserve.session=${encodeURIComponent(JSON.stringify(session(9)))}; expires=${new Date("2099-01-01").toUTCString()}`);
    expect(open().read()).toBeNull();
  });

  test("stays under 4,096 bytes for the longest tokens of the contract and refuses to be cut", async () => {
    const { open, cookies } = browser();
    const store = open();
    await store.signIn({ ...session(1), accessToken: "a".repeat(1_200), refreshToken: "r".repeat(200) });
    expect(cookies.read().length).toBeLessThan(4_096);
    await expect(store.signIn({ ...session(1), accessToken: "a".repeat(4_000) })).rejects.toThrow(RangeError);
    expect(store.read()?.accessToken).toHaveLength(1_200);
  });

  test.each(["%", "null", "%7B%7D", "%7B%22accessToken%22%3A1%7D", ""])("makes a guest of whoever bends it to « %s »", (value) => {
    const { open, cookies } = browser();
    cookies.write(`reserve.session=${value}; expires=${new Date("2099-01-01").toUTCString()}`);
    expect(open().read()).toBeNull();
  });

  test("keeps the visitor's guid beside it", async () => {
    const { open } = browser();
    const store = open();
    const guid = store.visitorGuid();
    expect(guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await store.signIn(session(1));
    await store.signOut();
    expect(open().visitorGuid()).toBe(guid);
  });
});

describe("several tabs", () => {
  test("50 renewals in each of 4 tabs are one call, and 200 sessions", async () => {
    const { open } = browser();
    const tabs = [open(), open(), open(), open()];
    await tabs[0]?.signIn(session(1));
    const refresh = vi.fn<RefreshCall>(() => later(answer(session(2))));
    const renewals = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.renew(session(1), refresh))));
    expect(refresh).toHaveBeenCalledOnce();
    expect(refresh.mock.calls[0]?.[0]).toBe("refresh-1");
    expect(renewals).toHaveLength(200);
    for (const renewal of renewals) expect(renewal).toMatchObject({ session: session(2) });
    expect(renewals.filter((renewal) => renewal.kind === "renewed")).toHaveLength(1);
  });

  test("with the refresh token out of reach (HttpOnly) it is the same: one call with the placeholder, 0 sessions resurrected", async () => {
    const stored = (n: number) => ({ ...session(n), refreshToken: "cookie" });
    const { open, cookies } = browser();
    const tabs = [open(), open(), open(), open()];
    await tabs[0]?.signIn(stored(1));
    const refresh = vi.fn<RefreshCall>(() => later(answer(stored(2))));
    const renewals = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.renew(stored(1), refresh))));
    expect(refresh.mock.calls.map(([token]) => token)).toEqual(["cookie"]);
    expect(renewals.every((renewal) => "session" in renewal && renewal.session.accessToken === "access-2")).toBe(true);
    const renewing = tabs[0]?.renew(stored(2), () => later(answer(stored(3))));
    await tabs[1]?.signOut();
    await renewing;
    expect(cookies.read()).not.toContain("reserve.session=");
  });

  test("without Web Locks one tab still asks once", async () => {
    const { open } = browser({ hasLocks: false });
    const tab = open();
    await tab.signIn(session(1));
    const refresh = vi.fn<RefreshCall>(() => later(answer(session(2))));
    await Promise.all(Array.from({ length: 50 }, () => tab.renew(session(1), refresh)));
    expect(refresh).toHaveBeenCalledOnce();
  });

  test("100 sign-outs at any moment of a renewal: 0 sessions resurrected", async () => {
    let resurrected = 0;
    for (let round = 0; round < 100; round++) {
      const { open, cookies } = browser();
      const [a, b] = [open(), open()];
      await a.signIn(session(1));
      const renewing = a.renew(session(1), () => later(answer(session(2))));
      for (let turn = 0; turn < round % 20; turn++) await Promise.resolve();
      if (round >= 50) await new Promise((resolve) => setTimeout(resolve, round % 9));
      await b.signOut();
      await renewing;
      if (cookies.read().includes("reserve.session=")) resurrected += 1;
    }
    console.info(`${resurrected} of 100 sessions resurrected by a renewal that was under way at sign-out`);
    expect(resurrected).toBe(0);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])("a sign-out %i ms into a renewal is the last word", async (delay) => {
    const { open, cookies } = browser();
    const [a, b] = [open(), open()];
    await a.signIn(session(1));
    const renewing = a.renew(session(1), () => later(answer(session(2))));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await b.signOut();
    const renewal = await renewing;
    expect(cookies.read()).not.toContain("reserve.session=");
    if (renewal.kind !== "renewed") expect(renewal).toEqual({ kind: "signedOut" });
    await expect(a.renew(session(1), () => later(answer(session(3))))).resolves.toEqual({ kind: "signedOut" });
    expect(a.read()).toBeNull();
  });

  test("a sign-in after a sign-out is kept, whatever was under way", async () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    await a.signIn(session(1));
    const renewing = a.renew(session(1), () => later(answer(session(2))));
    const leaving = b.signOut();
    const entering = b.signIn(session(9));
    await Promise.all([renewing, leaving, entering]);
    expect(a.read()).toEqual(session(9));
  });

  test("hear of one another: who signed in, renewed, expired, signed out; never of themselves", async () => {
    const { open } = browser();
    const [a, b] = [open(), open()];
    const heard: SessionChange[] = [];
    const own = vi.fn();
    b.subscribe((change) => void heard.push(change));
    a.subscribe(own);
    await a.signIn(session(1));
    await a.renew(session(1), () => later(answer(session(2))));
    await a.renew(session(2), () => later(refusal("unauthorized")));
    await a.signIn(session(3));
    await a.signOut();
    expect(heard).toEqual([
      { session: session(1), reason: "signedIn" },
      { session: session(2), reason: "renewed" },
      { session: null, reason: "expired" },
      { session: session(3), reason: "signedIn" },
      { session: null, reason: "signedOut" },
    ]);
    expect(own).not.toHaveBeenCalled();
  });
});

describe("a renewal", () => {
  test("that is refused, or answered without a session, loses it", async () => {
    for (const lost of [refusal("unauthorized"), answer(undefined)]) {
      const { open } = browser();
      const tab = open();
      await tab.signIn(session(1));
      await expect(tab.renew(session(1), async () => lost)).resolves.toMatchObject({ kind: "lost" });
      expect(tab.read()).toBeNull();
    }
  });

  test("that gets no answer loses nothing, and is tried twice when the line broke", async () => {
    const { open } = browser();
    const tab = open();
    await tab.signIn(session(1));
    const refresh = vi.fn<RefreshCall>(async () => refusal("offline"));
    await expect(tab.renew(session(1), refresh)).resolves.toMatchObject({ kind: "unanswered", failure: { kind: "offline" } });
    expect(refresh).toHaveBeenCalledTimes(2);
    await expect(tab.renew(session(1), async () => refusal("unavailable"))).resolves.toMatchObject({ kind: "unanswered" });
    expect(tab.read()).toEqual(session(1));
  });
});
