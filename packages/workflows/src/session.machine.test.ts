// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { SimulatedClock } from "xstate";
import {
  createTokenSource,
  type RenewalOutcome,
  type SessionSnapshot,
  type SessionTokens,
  SessionUnanswered,
  sessionMachine,
} from "./session.machine.ts";
import { act, broke, done, everyWalk, walk } from "./testing/walk.ts";

const START = Date.parse("2026-11-21T08:42:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A token as the server makes them: three parts, the person inside. */
function jwt(subject: string, n: number): string {
  return `h.${btoa(JSON.stringify({ sub: subject, n }))}.s`;
}

function tokens(subject: string, n: number, accessIn = 10 * MINUTE, refreshIn = 30 * DAY): SessionTokens {
  return {
    accessToken: jwt(subject, n),
    refreshToken: `refresh-${subject}-${n}`,
    accessTokenExpires: new Date(START + accessIn).toISOString(),
    refreshTokenExpires: new Date(START + refreshIn).toISOString(),
  };
}

const mathilde = tokens("2", 1);
const mathildeAgain = tokens("2", 2, 20 * MINUTE);
const anne = tokens("1", 1);
const refusal = (kind: string, more = {}) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [], ...more });
const yes = (session: SessionTokens) => ({ isValid: true, output: session });

function run(session: SessionTokens | null, now?: () => number) {
  const clock = new SimulatedClock();
  const running = act(sessionMachine, { session, now: now ?? (() => START + clock.now()) }, clock);
  const heard: string[] = [];
  running.actor.on("*", (event) => void heard.push(event.type));
  const is = (tag: Parameters<SessionSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag);
  return { ...running, heard, is, asks: (src: string) => running.fakeCalls.filter((call) => call.src === src).length };
}

const credentials = { type: "signIn", userName: "libraire", password: "reserve-demo-2026" } as const;

describe("every path of the session", () => {
  const input = { session: { ...mathilde, accessTokenExpires: new Date(START).toISOString() }, now: () => START };
  const key = (snapshot: SessionSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.context.session?.accessToken ?? null, snapshot.context.who, snapshot.context.isPageOpen]);
  const model = {
    input,
    key,
    happenings: [
      credentials,
      { type: "signOut" },
      { type: "tokenWanted" },
      { type: "tokenRejected", token: mathilde.accessToken },
      { type: "extend" },
      { type: "tabReturned" },
      { type: "pageOpened" },
      { type: "pageClosed" },
      { type: "tabChanged", session: mathildeAgain, reason: "renewed" },
      { type: "tabChanged", session: anne, reason: "signedIn" },
      { type: "tabChanged", session: null, reason: "signedOut" },
      { type: "tabChanged", session: null, reason: "expired" },
      done("signIn", yes(mathildeAgain)),
      done("signIn", yes(anne)),
      done("signIn", refusal("unauthorized")),
      done("signIn", refusal("throttled", { retryAfterSeconds: 60 })),
      broke("signIn"),
      done("refresh", { kind: "renewed", session: mathildeAgain }),
      done("refresh", { kind: "adopted", session: anne }),
      done("refresh", { kind: "signedOut" }),
      done("refresh", { kind: "lost", failure: null }),
      done("refresh", { kind: "unanswered", failure: refusal("offline") }),
      broke("refresh"),
      done("signOut", undefined),
      broke("signOut"),
    ] as const,
  };
  const walks = everyWalk(sessionMachine, model);

  test("is walked, and shows one thing at a time", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(300);
    for (const { name, steps } of walks)
      await walk(sessionMachine, model, steps, (snapshot) => {
        const places = (["guest", "signedIn", "expired", "leaving", "replaced"] as const).filter((tag) => snapshot.hasTag(tag));
        expect(places, name).toHaveLength(1);
        const { session, attempt, isPageOpen } = snapshot.context;
        // A token is held exactly while somebody is signed in (or is leaving), a password only while it is being sent.
        if (!snapshot.hasTag("pending")) {
          expect(session !== null, name).toBe(snapshot.hasTag("signedIn"));
          expect(attempt, name).toBeNull();
        }
        expect(snapshot.can(credentials), name).toBe(
          (snapshot.hasTag("guest") || snapshot.hasTag("expired")) && !snapshot.hasTag("pending") && !snapshot.hasTag("throttled"),
        );
        // Only a page that may hold something typed is kept under the sign-in.
        if (snapshot.hasTag("expired")) expect(isPageOpen, name).toBe(true);
      });
  });
});

describe("sign-in", () => {
  test("leads a guest in and says so once, however often it is pressed", async () => {
    const { actor, settle, is, heard, asks, fakeCalls: call } = run(null);
    expect(is("guest")).toBe(true);
    actor.send(credentials);
    actor.send(credentials);
    expect(is("pending")).toBe(true);
    await settle(done("signIn", yes(mathilde)));
    expect(asks("signIn")).toBe(1);
    expect(call[0]?.input).toEqual({ userName: "libraire", password: "reserve-demo-2026" });
    expect(is("signedIn")).toBe(true);
    expect(heard).toEqual(["signedIn"]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("reserve-demo-2026");
  });

  test("says why it is refused, and may be tried again at once", async () => {
    const { actor, settle, is } = run(null);
    actor.send(credentials);
    await settle(done("signIn", refusal("unauthorized")));
    expect(is("failed")).toBe(true);
    expect(actor.getSnapshot().context.refusal?.errors).toEqual(["Non."]);
    expect(actor.getSnapshot().can(credentials)).toBe(true);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("reserve-demo-2026");
  });

  test("waits as long as the server says when it was tried too often", async () => {
    const { actor, settle, is, clock } = run(null);
    actor.send(credentials);
    await settle(done("signIn", refusal("throttled", { retryAfterSeconds: 45 })));
    expect(actor.getSnapshot().context.retryAt).toBe(START + 45_000);
    clock.increment(44_999);
    expect(is("throttled")).toBe(true);
    expect(actor.getSnapshot().can(credentials)).toBe(false);
    clock.increment(1);
    expect(is("throttled")).toBe(false);
    expect(actor.getSnapshot().can(credentials)).toBe(true);
  });

  test("follows another tab in, and out", () => {
    const { actor, is, heard } = run(null);
    actor.send({ type: "tabChanged", session: mathilde, reason: "signedIn" });
    expect(is("signedIn")).toBe(true);
    actor.send({ type: "tabChanged", session: null, reason: "signedOut" });
    expect(is("signedOut")).toBe(true);
    expect(is("guest")).toBe(true);
    expect(heard).toEqual(["signedIn", "signedOut"]);
  });

  test("is replaced when somebody else signs in in another tab", () => {
    const { actor, is, heard } = run(mathilde);
    actor.send({ type: "tabChanged", session: anne, reason: "signedIn" });
    expect([is("replaced"), is("signedIn")]).toEqual([true, false]);
    expect(heard).toEqual(["replaced"]);
  });

  test("a session whose refresh token is over makes a guest", () => {
    expect(run(tokens("2", 1, -DAY, 0)).is("guest")).toBe(true);
  });
});

describe("the token source", () => {
  test("gives a fresh token without asking, and null to guests", async () => {
    const { actor, asks } = run(mathilde);
    await expect(createTokenSource(actor).current()).resolves.toBe(mathilde.accessToken);
    expect(asks("refresh")).toBe(0);
    await expect(createTokenSource(run(null).actor).current()).resolves.toBeNull();
  });

  test("50 calls with a token that ran out are one refresh, and all get the new token", async () => {
    const { actor, settle, asks, clock, heard } = run(mathilde);
    const source = createTokenSource(actor);
    clock.increment(11 * MINUTE);
    const calls = Array.from({ length: 50 }, () => source.current());
    const rejections = Array.from({ length: 50 }, () => source.renew(mathilde.accessToken));
    await settle(done("refresh", { kind: "renewed", session: mathildeAgain } satisfies RenewalOutcome));
    for (const token of await Promise.all([...calls, ...rejections])) expect(token).toBe(mathildeAgain.accessToken);
    expect(asks("refresh")).toBe(1);
    expect(heard).toEqual(["renewed"]);
  });

  test("does not renew for a token that has been replaced already", async () => {
    const { actor, asks } = run(mathilde);
    actor.send({ type: "tabChanged", session: mathildeAgain, reason: "renewed" });
    await expect(createTokenSource(actor).renew(mathilde.accessToken)).resolves.toBe(mathildeAgain.accessToken);
    expect(asks("refresh")).toBe(0);
  });

  test("answers null when the session is lost or another tab signed out", async () => {
    for (const outcome of [{ kind: "lost", failure: null }, { kind: "signedOut" }] satisfies RenewalOutcome[]) {
      const { actor, settle } = run(mathilde);
      const renewing = createTokenSource(actor).renew(mathilde.accessToken);
      await settle(done("refresh", outcome));
      await expect(renewing).resolves.toBeNull();
    }
  });

  test("without an answer keeps the session: the old token while it holds, then a failure that is not a sign-out", async () => {
    const { actor, settle, is, clock } = run(mathilde);
    const source = createTokenSource(actor);
    const unanswered = { kind: "unanswered", failure: refusal("offline") } satisfies RenewalOutcome;
    clock.increment(10 * MINUTE - 10_000);
    const still = source.current();
    await settle(done("refresh", unanswered));
    await expect(still).resolves.toBe(mathilde.accessToken);
    clock.increment(20_000);
    const over = expect(source.current()).rejects.toBeInstanceOf(SessionUnanswered);
    await settle(done("refresh", unanswered));
    await over;
    const rejected = expect(source.renew(mathilde.accessToken)).rejects.toBeInstanceOf(SessionUnanswered);
    await settle(done("refresh", unanswered));
    await rejected;
    expect(is("signedIn")).toBe(true);
  });

  test("a clock that runs an hour ahead does not renew at every call", async () => {
    const clock = new SimulatedClock();
    const { actor, settle, asks } = run(mathilde, () => START + 60 * MINUTE + clock.now());
    const source = createTokenSource(actor);
    const first = source.current();
    await settle(done("refresh", { kind: "renewed", session: mathildeAgain }));
    await first;
    for (let call = 0; call < 20; call++) await expect(source.current()).resolves.toBe(mathildeAgain.accessToken);
    expect(asks("refresh")).toBe(1);
  });
});

describe("the end of a session", () => {
  const short = tokens("2", 1, 10 * MINUTE, 5 * MINUTE);

  test("is told a minute ahead; « Prolonger » moves it away", async () => {
    const { actor, settle, is, clock } = run(short);
    clock.increment(4 * MINUTE - 1);
    expect(is("endSoon")).toBe(false);
    clock.increment(1);
    expect(is("endSoon")).toBe(true);
    actor.send({ type: "extend" });
    await settle(done("refresh", { kind: "renewed", session: mathildeAgain }));
    expect(is("endSoon")).toBe(false);
    clock.increment(5 * MINUTE);
    expect(is("signedIn")).toBe(true);
  });

  test("leaves the page standing when one is open, else makes a guest", () => {
    const open = run(short);
    open.actor.send({ type: "pageOpened" });
    open.clock.increment(4 * MINUTE);
    open.clock.increment(MINUTE);
    expect(open.is("expired")).toBe(true);
    expect(open.heard).toEqual(["expired"]);
    const closed = run(short);
    closed.clock.increment(4 * MINUTE);
    closed.clock.increment(MINUTE);
    expect(closed.is("guest")).toBe(true);
  });

  test("a session of thirty days outlives the longest timer a browser has", () => {
    const { clock, is } = run(mathilde);
    for (let day = 0; day < 29; day++) {
      clock.increment(DAY);
      expect(is("signedIn")).toBe(true);
      expect(is("endSoon")).toBe(false);
    }
    clock.increment(DAY - 30_000);
    expect(is("endSoon")).toBe(true);
  });

  test("the same person comes back to the same page, somebody else to a new one", async () => {
    for (const [who, tag] of [
      [mathildeAgain, "signedIn"],
      [anne, "replaced"],
    ] as const) {
      const { actor, settle, is, heard } = run(mathilde);
      actor.send({ type: "pageOpened" });
      actor.send({ type: "tokenRejected", token: mathilde.accessToken });
      await settle(done("refresh", { kind: "lost", failure: null }));
      expect(is("expired")).toBe(true);
      actor.send({ ...credentials, userName: "ANYBODY" });
      await settle(done("signIn", yes(who)));
      expect(is(tag)).toBe(true);
      expect(heard).toEqual(["expired", tag]);
    }
  });

  test("starts with a clean form: a cut line from before is not its error", async () => {
    const { actor, settle, is } = run(mathilde);
    actor.send({ type: "pageOpened" });
    actor.send({ type: "extend" });
    await settle(done("refresh", { kind: "unanswered", failure: refusal("offline") }));
    actor.send({ type: "tabChanged", session: null, reason: "expired" });
    expect(is("expired")).toBe(true);
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  test("an opaque token is told by the name that signs in", async () => {
    const opaque = (n: number) => ({ ...mathilde, accessToken: `opaque-${n}` });
    for (const [userName, tag] of [
      [" Libraire", "signedIn"],
      ["admin", "replaced"],
    ] as const) {
      const { actor, settle, is } = run(opaque(1));
      actor.send({ type: "userKnown", userName: "libraire" });
      actor.send({ type: "pageOpened" });
      actor.send({ type: "tabChanged", session: null, reason: "expired" });
      actor.send({ type: "signIn", userName, password: "x" });
      await settle(done("signIn", yes(opaque(2))));
      expect(is(tag)).toBe(true);
    }
  });

  test("a cookie that is gone without a word was signed out, or has run out", () => {
    const gone = run(mathilde);
    gone.actor.send({ type: "pageOpened" });
    gone.actor.send({ type: "tabChanged", session: null, reason: "noticed" });
    expect(gone.is("signedOut")).toBe(true);
    const clock = { at: START };
    const slept = run(short, () => clock.at);
    slept.actor.send({ type: "pageOpened" });
    clock.at += DAY;
    slept.actor.send({ type: "tabChanged", session: null, reason: "noticed" });
    expect(slept.is("expired")).toBe(true);
  });

  test("sign-out forgets at once, whatever the server answers", async () => {
    const { actor, settle, is, fakeCalls: call, heard } = run(mathilde);
    const watcher = vi.fn();
    actor.on("signedOut", watcher);
    actor.send({ type: "signOut" });
    expect(is("signedIn")).toBe(false);
    // What is kept can go at once; a page for guests may stand only once the server knows.
    expect(heard).toEqual(["leaving"]);
    expect(is("guest")).toBe(false);
    expect(call[0]?.input).toEqual({ session: mathilde });
    // The call that tells the server must still say whose session ends.
    await expect(createTokenSource(actor).current()).resolves.toBe(mathilde.accessToken);
    await expect(createTokenSource(actor).renew(mathilde.accessToken)).resolves.toBeNull();
    await settle(broke("signOut"));
    expect(is("signedOut")).toBe(true);
    expect(actor.getSnapshot().context.session).toBeNull();
    expect(watcher).toHaveBeenCalledOnce();
  });
});
