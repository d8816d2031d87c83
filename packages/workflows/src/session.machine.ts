import { type ActorRefFrom, assign, emit, fromPromise, raise, type SnapshotFrom, setup } from "xstate";
import { broken, type Outcome, type Refusal, refusalIn } from "./outcome.ts";

/** Tokens of a session with their expiry times. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  accessTokenExpires: string;
  refreshTokenExpires: string;
}

/** Outcome of a renewal; the session store's results satisfy it. */
export type RenewalOutcome =
  | { kind: "renewed" | "adopted"; session: SessionTokens }
  | { kind: "signedOut" }
  | { kind: "lost"; failure: Refusal | null }
  | { kind: "unanswered"; failure: Refusal };

/** Credentials of a sign-in. */
export interface Credentials {
  userName: string;
  password: string;
}

/** The person who is or was signed in, to detect that another one signs in. */
interface Person {
  subject: string | null;
  userName: string | null;
}

interface SessionContext {
  session: SessionTokens | null;
  who: Person | null;
  /** Reason why the last sign-in or renewal failed. */
  refusal: Refusal | null;
  /** While throttled: when the next attempt is allowed (milliseconds). */
  retryAt: number | null;
  /** True while the page may contain unsaved input, which navigating to a sign-in page would lose. */
  isPageOpen: boolean;
  /** When this tab last received tokens: with a wrong clock, not every call may trigger a renewal. */
  storedAt: number;
  attempt: Credentials | null;
  now: () => number;
}

type SessionEvent =
  | { type: "signIn"; userName: string; password: string }
  | { type: "signOut" }
  /** A call is about to be made. */
  | { type: "tokenWanted" }
  /** The server rejected this token (401). */
  | { type: "tokenRejected"; token: string }
  /** This tab became visible again. */
  | { type: "tabReturned" }
  /** « Prolonger ». */
  | { type: "extend" }
  /** Another tab signed in, renewed or ended the session. */
  | { type: "tabChanged"; session: SessionTokens | null; reason: string }
  | { type: "pageOpened" }
  | { type: "pageClosed" }
  /** The user information was loaded. */
  | { type: "userKnown"; userName: string }
  | { type: "sessionStored" };

/** Events that the session machine emits (`actor.on`): caches and URL follow these, the view its snapshot. */
export type SessionEmitted =
  | { type: "signedIn"; session: SessionTokens }
  /** The user information must be refetched. */
  | { type: "renewed"; session: SessionTokens }
  | { type: "expired" }
  /** Sign-out begins: from now on no user data may stay or be loaded, although the server is not notified yet. */
  | { type: "leaving" }
  | { type: "signedOut" }
  /** Another user signed in: the page must be reloaded. */
  | { type: "replaced" };

type SessionTag =
  /** No user is signed in and no data is kept. */
  | "guest"
  | "signedIn"
  /** The session is lost but the page stays: sign-in is shown over it. */
  | "expired"
  | "signedOut"
  /** Signing out: the token is only used for the sign-out call, and signing in is not possible yet. */
  | "leaving"
  /** Another user signed in: reload. */
  | "replaced"
  /** A sign-in or sign-out is in progress. */
  | "pending"
  | "refreshing"
  | "failed"
  | "throttled"
  /** The session ends within a minute unless it is extended. */
  | "endSoon";

/** Input of the session machine. */
export interface SessionInput {
  /** The session as stored in the cookie. */
  session: SessionTokens | null;
  /** Returns the current time in milliseconds. */
  now: () => number;
}

const SECOND = 1_000;
/** A token that expires within this time is renewed before use, in milliseconds. */
const RENEW_AHEAD = 30 * SECOND;
/** Minimum milliseconds between renewals for age alone, so that a wrong clock does not cause a loop. */
const REST = 60 * SECOND;
const END_SOON = 60 * SECOND;
/** Timers are limited to about 24 days; a session may last longer. */
const LONGEST_TIMER = 24 * 60 * 60 * SECOND;
const DEFAULT_THROTTLE_SECONDS = 30;

/** Machine of a tab's session: sign-in, renewal, expiry and sign-out, synchronized with other tabs. Views use its tags. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as SessionTag,
  },
  actors: {
    /** Signs in and stores the session in the cookie. */
    signIn: fromPromise<Outcome<SessionTokens>, Credentials>(notProvided),
    /** Exchanges the refresh token, once for all tabs. */
    refresh: fromPromise<RenewalOutcome, { tokens: SessionTokens }>(notProvided),
    /** Clears the local session immediately and notifies the server. */
    signOut: fromPromise<void, { session: SessionTokens | null }>(notProvided),
  },
  guards: {
    isSessionValid: ({ context }) => context.session !== null && remaining(context) > 0,
    isPageOpen: ({ context }) => context.isPageOpen,
    isTokenOld: ({ context }) => isTokenOld(context),
    isEndSoon: ({ context }) => remaining(context) <= END_SOON,
    isOver: ({ context }) => remaining(context) <= 0,
  },
  delays: {
    untilEndSoon: ({ context }) => timer(remaining(context) - END_SOON),
    untilEnd: ({ context }) => timer(remaining(context)),
    untilRetry: ({ context }) => timer((context.retryAt ?? 0) - context.now()),
  },
  actions: {
    keep: assign(({ context }, { session, userName }: { session: SessionTokens; userName?: string }) => {
      const person = personOf(session, userName);
      const knownName = context.who && isSamePerson(context.who, person) ? context.who.userName : null;
      return {
        session,
        who: { subject: person.subject, userName: person.userName ?? knownName },
        refusal: null,
        retryAt: null,
        attempt: null,
        storedAt: context.now(),
      };
    }),
    forget: assign({ session: null, who: null, isPageOpen: false, attempt: null, refusal: null }),
    note: assign(({ context }, { refusal }: { refusal: Refusal }) => ({
      refusal,
      attempt: null,
      retryAt: refusal.kind === "throttled" ? context.now() + (refusal.retryAfterSeconds ?? DEFAULT_THROTTLE_SECONDS) * SECOND : null,
    })),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    session: input.session,
    who: input.session && personOf(input.session),
    refusal: null,
    retryAt: null,
    isPageOpen: false,
    storedAt: Number.NEGATIVE_INFINITY,
    attempt: null,
    now: input.now,
  }),
  initial: "deciding",
  on: {
    pageOpened: { actions: assign({ isPageOpen: true }) },
    pageClosed: { actions: assign({ isPageOpen: false }) },
  },
  states: {
    deciding: { always: [{ guard: "isSessionValid", target: "signedIn" }, { target: "apart" }] },

    // Signed out: the visible page and the progress of the sign-in are parallel states.
    apart: {
      type: "parallel",
      on: {
        tabChanged: [
          {
            guard: ({ context, event }) => event.session !== null && isSomebodyElse(context, event.session),
            target: "replaced",
          },
          {
            guard: ({ event }) => event.session !== null,
            target: "signedIn",
            actions: [
              { type: "keep", params: ({ event }) => ({ session: event.session ?? noSession }) },
              emit(({ event }) => ({ type: "signedIn", session: event.session ?? noSession })),
            ],
          },
        ],
      },
      states: {
        place: {
          initial: "guest",
          states: {
            guest: { tags: "guest", entry: "forget" },
            expired: {
              id: "expired",
              tags: "expired",
              entry: [assign({ session: null, refusal: null }), emit({ type: "expired" })],
              on: {
                signOut: "#session.signingOut",
                pageClosed: "guest",
                // Signed out in another tab: this page's data must not be shown to the next user.
                tabChanged: { guard: ({ event }) => event.session === null && event.reason === "signedOut", target: "signedOut" },
              },
            },
            signedOut: { id: "signedOut", tags: ["guest", "signedOut"], entry: ["forget", emit({ type: "signedOut" })] },
          },
        },
        entry: {
          initial: "idle",
          states: {
            idle: { on: { signIn: "signingIn" } },
            signingIn: {
              tags: "pending",
              entry: assign({
                attempt: ({ event }) => (event.type === "signIn" ? { userName: event.userName, password: event.password } : null),
                refusal: null,
              }),
              invoke: {
                id: "signIn",
                src: "signIn",
                input: ({ context }) => context.attempt ?? { userName: "", password: "" },
                onDone: [
                  {
                    guard: ({ context, event }) =>
                      event.output.isValid && isSomebodyElse(context, event.output.output, context.attempt?.userName),
                    target: "#session.replaced",
                  },
                  {
                    guard: ({ event }) => event.output.isValid,
                    target: "#session.signedIn",
                    actions: [
                      {
                        type: "keep",
                        params: ({ context, event }) => ({
                          session: event.output.isValid ? event.output.output : noSession,
                          userName: context.attempt?.userName,
                        }),
                      },
                      emit(({ event }) => ({ type: "signedIn", session: event.output.isValid ? event.output.output : noSession })),
                    ],
                  },
                  {
                    guard: ({ event }) => !event.output.isValid && event.output.kind === "throttled",
                    target: "throttled",
                    actions: { type: "note", params: refusalIn },
                  },
                  {
                    target: "refused",
                    actions: { type: "note", params: refusalIn },
                  },
                ],
                onError: { target: "refused", actions: { type: "note", params: { refusal: broken } } },
              },
            },
            refused: { tags: "failed", on: { signIn: "signingIn" } },
            throttled: { tags: ["failed", "throttled"], after: { untilRetry: "idle" } },
          },
        },
      },
    },

    signedIn: {
      tags: "signedIn",
      type: "parallel",
      on: {
        signOut: "signingOut",
        userKnown: {
          actions: assign({ who: ({ context, event }) => ({ subject: context.who?.subject ?? null, userName: nameOf(event.userName) }) }),
        },
        tabChanged: [
          // A cookie removed without an event has expired, or was signed out while this tab was suspended.
          { guard: ({ context, event }) => event.session === null && !hasExpired(context, event.reason), target: "#signedOut" },
          { guard: ({ context, event }) => event.session === null && context.isPageOpen, target: "#expired" },
          { guard: ({ event }) => event.session === null, target: "apart" },
          { guard: ({ context, event }) => event.session !== null && isSomebodyElse(context, event.session), target: "replaced" },
          {
            actions: [{ type: "keep", params: ({ event }) => ({ session: event.session ?? noSession }) }, raise({ type: "sessionStored" })],
          },
        ],
      },
      states: {
        token: {
          initial: "fresh",
          states: {
            fresh: {
              on: {
                tokenWanted: { guard: "isTokenOld", target: "refreshing" },
                tabReturned: { guard: "isTokenOld", target: "refreshing" },
                tokenRejected: { guard: ({ context, event }) => context.session?.accessToken === event.token, target: "refreshing" },
                extend: "refreshing",
              },
            },
            refreshing: {
              tags: "refreshing",
              invoke: {
                id: "refresh",
                src: "refresh",
                input: ({ context }) => ({ tokens: context.session ?? noSession }),
                onDone: [
                  { guard: ({ event }) => event.output.kind === "signedOut", target: "#signedOut" },
                  { guard: ({ context, event }) => event.output.kind === "lost" && context.isPageOpen, target: "#expired" },
                  { guard: ({ event }) => event.output.kind === "lost", target: "#session.apart" },
                  {
                    guard: ({ event }) => event.output.kind === "unanswered",
                    target: "fresh",
                    actions: {
                      type: "note",
                      params: ({ event }) => ({ refusal: event.output.kind === "unanswered" ? event.output.failure : broken }),
                    },
                  },
                  {
                    guard: ({ context, event }) => isSomebodyElse(context, renewedIn(event.output)),
                    target: "#session.replaced",
                  },
                  {
                    target: "fresh",
                    actions: [
                      { type: "keep", params: ({ event }) => ({ session: renewedIn(event.output) }) },
                      raise({ type: "sessionStored" }),
                      emit(({ event }) => ({ type: "renewed", session: renewedIn(event.output) })),
                    ],
                  },
                ],
                onError: { target: "fresh", actions: { type: "note", params: { refusal: broken } } },
              },
            },
          },
        },
        end: {
          initial: "far",
          states: {
            far: {
              on: { sessionStored: { target: "far", reenter: true } },
              after: {
                untilEndSoon: [
                  { guard: "isEndSoon", target: "soon" },
                  { target: "far", reenter: true },
                ],
              },
            },
            soon: {
              tags: "endSoon",
              on: { sessionStored: "far" },
              after: {
                untilEnd: [
                  { guard: ({ context }) => remaining(context) > 0, target: "far" },
                  { guard: "isPageOpen", target: "#expired" },
                  { target: "#session.apart" },
                ],
              },
            },
          },
        },
      },
    },

    signingOut: {
      // Not a guest yet: a sign-in page shown now would be closed when the sign-out completes.
      tags: ["pending", "leaving"],
      entry: emit({ type: "leaving" }),
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context }) => ({ session: context.session }),
        onDone: "#signedOut",
        onError: "#signedOut",
      },
    },

    replaced: { tags: "replaced", entry: ["forget", emit({ type: "replaced" })] },
  },
});

/** The running session of a tab. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Snapshot of the session machine. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Thrown by a token source when a renewal got no response: the session is intact and the call can be retried. */
export class SessionUnanswered extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super("The session could not be renewed: no answer.");
    this.name = "SessionUnanswered";
    this.refusal = refusal;
  }
}

/** Token source of an API client: a valid token, one renewal shared by all waiting calls, null for guests. */
export interface SessionTokenSource {
  current(): Promise<string | null>;
  renew(rejected: string): Promise<string | null>;
}

/** Creates the token source of an API client from the session machine. */
export function createTokenSource(session: SessionActor): SessionTokenSource {
  async function settled(): Promise<SessionTokens | null> {
    if (session.getSnapshot().hasTag("refreshing"))
      await new Promise<void>((resolve) => {
        const watching = session.subscribe({
          next: (snapshot) => {
            if (snapshot.hasTag("refreshing")) return;
            watching.unsubscribe();
            resolve();
          },
          complete: resolve,
        });
      });
    const snapshot = session.getSnapshot();
    return snapshot.hasTag("signedIn") ? snapshot.context.session : null;
  }

  return {
    async current() {
      const before = session.getSnapshot();
      // The sign-out call needs the token of the session it ends.
      if (before.hasTag("leaving")) return before.context.session?.accessToken ?? null;
      if (!before.hasTag("signedIn")) return null;
      session.send({ type: "tokenWanted" });
      const tokens = await settled();
      if (!tokens) return null;
      const { context } = session.getSnapshot();
      // Renewal was due but got no reply: the old token may still be accepted, unless it has expired.
      const isOver = context.refusal !== null && isTokenOld(context) && Date.parse(tokens.accessTokenExpires) <= context.now();
      if (isOver) throw new SessionUnanswered(context.refusal ?? broken);
      return tokens.accessToken;
    },
    async renew(rejected) {
      if (!session.getSnapshot().hasTag("signedIn")) return null;
      session.send({ type: "tokenRejected", token: rejected });
      const tokens = await settled();
      if (!tokens) return null;
      if (tokens.accessToken === rejected) throw new SessionUnanswered(session.getSnapshot().context.refusal ?? broken);
      return tokens.accessToken;
    },
  };
}

const noSession: SessionTokens = { accessToken: "", refreshToken: "", accessTokenExpires: "", refreshTokenExpires: "" };

function notProvided(): Promise<never> {
  return Promise.reject(new Error("This command is to be provided."));
}

function renewedIn(outcome: RenewalOutcome): SessionTokens {
  return "session" in outcome ? outcome.session : noSession;
}

function remaining({ session, now }: SessionContext): number {
  return session ? Date.parse(session.refreshTokenExpires) - now() : 0;
}

function timer(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), LONGEST_TIMER);
}

function isTokenOld({ session, now, storedAt }: SessionContext): boolean {
  if (!session) return false;
  const isNearItsEnd = Date.parse(session.accessTokenExpires) - now() <= RENEW_AHEAD;
  return isNearItsEnd && now() - storedAt >= REST;
}

function hasExpired(context: SessionContext, reason: string): boolean {
  return reason === "expired" || (reason === "noticed" && remaining(context) <= 0);
}

function personOf(session: SessionTokens, userName?: string): Person {
  return { subject: subjectOf(session.accessToken), userName: nameOf(userName) };
}

function nameOf(userName: string | undefined): string | null {
  return userName?.trim().toLowerCase() || null;
}

function isSomebodyElse({ who }: SessionContext, session: SessionTokens, userName?: string): boolean {
  return who !== null && !isSamePerson(who, personOf(session, userName));
}

function isSamePerson(a: Person, b: Person): boolean {
  if (a.subject !== null && b.subject !== null) return a.subject === b.subject;
  return a.userName !== null && a.userName === b.userName;
}

/** Returns the `sub` of a JWT; null if there is none. */
function subjectOf(accessToken: string): string | null {
  const payload = accessToken.split(".")[1];
  if (!payload) return null;
  try {
    const claims: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return claims.sub === undefined ? null : String(claims.sub);
  } catch {
    // An opaque token has no subject.
    return null;
  }
}
