import type { Schemas } from "@reserve/contract";
import type { Failure, Result } from "./failure.ts";
import { newUuid } from "./keys.ts";

/** The four members of the session cookie. */
export type Session = Schemas["Session"];

/** Reasons why the session changed in another tab; `noticed`: detected when this tab became visible again. */
export type SessionChangeReason = "signedIn" | "renewed" | "signedOut" | "expired" | "noticed";

/** A change of the shared session by another tab. */
export interface SessionChange {
  session: Session | null;
  reason: SessionChangeReason;
}

/** Outcome of a renewal: a session, signed out meanwhile, rejected, or unanswered. */
export type Renewal =
  | { kind: "renewed" | "adopted"; session: Session }
  | { kind: "signedOut" }
  | { kind: "lost"; failure: Failure | null }
  | { kind: "unanswered"; failure: Failure };

/** The call that exchanges a refresh token for a new session. */
export type RefreshCall = (refreshToken: string, signal: AbortSignal) => Promise<Result<{ entityOutput?: Session }>>;

/** The session cookie and the state about it that several tabs share. */
export interface SessionStore {
  /** Returns the session in the cookie; null for guests and for an unreadable one. */
  read(): Session | null;
  /** Stores the session of a sign-in and notifies the other tabs. */
  signIn(session: Session): Promise<void>;
  /** Clears the session immediately in every tab, and again after a renewal in progress. */
  signOut(): Promise<void>;
  /** Renews the current session: a single call for all tabs, none if another tab has already renewed it or signed out. */
  renew(tokens: Session, refresh: RefreshCall): Promise<Renewal>;
  /** Runs exclusively among all tabs of this browser (with Web Locks; without them, within this tab). */
  withSessionLock<T>(run: () => T | Promise<T>): Promise<T>;
  /** Calls the listener for changes by other tabs; returns a function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  /** Returns the visitor's guid, which stays the same as long as the browser keeps it. */
  visitorGuid(): string;
  /** Closes the channel between tabs. */
  close(): void;
}

/** Browser dependencies of the session store; the browser's own by default. */
export interface SessionStoreParts {
  cookies?: { read(): string; write(cookie: string): void };
  locks?: Pick<LockManager, "request"> | null;
  channel?: { postMessage(message: unknown): void; addEventListener: BroadcastChannel["addEventListener"]; close(): void } | null;
  isSecure?: boolean;
  /** Timeout of a refresh call in milliseconds, so that no tab keeps the lock forever. */
  refreshTimeoutMs?: number;
}

const SESSION = "reserve.session";
const VISITOR = "reserve.visitor";
/** Maximum cookie size in bytes; browsers silently drop larger ones. */
const COOKIE_LIMIT = 4_096;

/** Creates the session store of this tab. */
export function createSessionStore(parts: SessionStoreParts = {}): SessionStore {
  const cookies = parts.cookies ?? browserCookies;
  const locks = parts.locks !== undefined ? parts.locks : (globalThis.navigator?.locks ?? null);
  const channel =
    parts.channel !== undefined ? parts.channel : typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(SESSION);
  const isSecure = parts.isSecure ?? globalThis.location?.protocol === "https:";
  const refreshTimeoutMs = parts.refreshTimeoutMs ?? 15_000;
  // Over https, neither a neighbouring host nor an unencrypted page can set a session here.
  const sessionCookie = isSecure ? `__Host-${SESSION}` : SESSION;
  let lastSeen: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function read(): Session | null {
    const text = cookieNamed(cookies.read(), sessionCookie);
    const session = text === null ? null : parse(text);
    lastSeen = session?.accessToken ?? null;
    return session;
  }

  function write(session: Session): void {
    const { accessToken, refreshToken, accessTokenExpires, refreshTokenExpires } = session;
    const members: Session = { accessToken, refreshToken, accessTokenExpires, refreshTokenExpires };
    setCookie(sessionCookie, encodeURIComponent(JSON.stringify(members)), new Date(refreshTokenExpires));
    lastSeen = accessToken;
  }

  function clear(): void {
    setCookie(sessionCookie, "", new Date(0));
    lastSeen = null;
  }

  function setCookie(name: string, value: string, expires: Date): void {
    const cookie = `${name}=${value}; path=/; SameSite=Strict; expires=${expires.toUTCString()}${isSecure ? "; Secure" : ""}`;
    if (`${name}=${value}`.length >= COOKIE_LIMIT) throw new RangeError(`The cookie ${name} would hold ${value.length} bytes.`);
    cookies.write(cookie);
    // Browsers propagate a written cookie lazily; reading it forces that before other tabs are notified or get the lock.
    cookies.read();
  }

  function notifyListeners(reason: SessionChangeReason): void {
    if (channel) channel.postMessage(reason);
    // Without channels, other tabs are notified by a storage event; the value only has to differ.
    else globalThis.localStorage?.setItem(SESSION, `${reason} ${newUuid()}`);
  }

  function withSessionLock<T>(run: () => T | Promise<T>): Promise<T> {
    if (locks) return locks.request(SESSION, run) as Promise<T>;
    const turn = queue.then(run, run);
    queue = turn.catch(() => undefined);
    return turn;
  }

  /** Calls the refresh, and again without a reply: the server answers a just rotated token with the same successor. */
  async function ask(refresh: RefreshCall, token: string) {
    const first = await refresh(token, AbortSignal.timeout(refreshTimeoutMs));
    return !first.isValid && first.kind === "offline" ? refresh(token, AbortSignal.timeout(refreshTimeoutMs)) : first;
  }

  return {
    read,
    withSessionLock,
    signIn: (session) =>
      withSessionLock(() => {
        write(session);
        notifyListeners("signedIn");
      }),
    async signOut() {
      clear();
      notifyListeners("signedOut");
      // A tab that wrote between a renewal's last check and its write got the lock first.
      await withSessionLock(() => {
        if (read()) {
          clear();
          notifyListeners("signedOut");
        }
      });
    },
    renew: (tokens, refresh) =>
      withSessionLock(async (): Promise<Renewal> => {
        const before = read();
        if (!before) return { kind: "signedOut" };
        if (before.accessToken !== tokens.accessToken) return { kind: "adopted", session: before };
        const answer = await ask(refresh, before.refreshToken);
        const after = read();
        // A sign-out (or sign-in) during the refresh call wins.
        if (!after) return { kind: "signedOut" };
        if (after.accessToken !== before.accessToken) return { kind: "adopted", session: after };
        if (!answer.isValid && isUnanswered(answer)) return { kind: "unanswered", failure: answer };
        const session = answer.isValid ? answer.output.entityOutput : undefined;
        if (!session) {
          clear();
          notifyListeners("expired");
          return { kind: "lost", failure: answer.isValid ? null : answer };
        }
        write(session);
        notifyListeners("renewed");
        return { kind: "renewed", session };
      }),
    subscribe(listener) {
      const hear = (reason: string) => listener({ session: read(), reason: isReason(reason) ? reason : "noticed" });
      const onMessage = (event: MessageEvent) => hear(String(event.data));
      const onStorage = (event: StorageEvent) => {
        if (event.key === SESSION && event.newValue) hear(event.newValue.split(" ", 1)[0] ?? "");
      };
      // A suspended tab, or one restored from the page cache, may have missed events.
      const onReturn = () => {
        const lastSeenNow = lastSeen;
        const session = read();
        if ((session?.accessToken ?? null) !== lastSeenNow) listener({ session, reason: "noticed" });
      };
      const stop = new AbortController();
      const { signal } = stop;
      channel?.addEventListener("message", onMessage, { signal });
      globalThis.window?.addEventListener("storage", onStorage, { signal });
      globalThis.window?.addEventListener("pageshow", onReturn, { signal });
      globalThis.document?.addEventListener("visibilitychange", onReturn, { signal });
      return () => stop.abort();
    },
    visitorGuid() {
      const visitorId = cookieNamed(cookies.read(), VISITOR);
      if (visitorId) return visitorId;
      const guid = newUuid();
      setCookie(VISITOR, guid, new Date("2038-01-01T00:00:00Z"));
      return guid;
    },
    close: () => channel?.close(),
  };
}

function isUnanswered({ kind }: Failure): boolean {
  return kind === "offline" || kind === "aborted" || kind === "unavailable" || kind === "failed" || kind === "throttled";
}

function isReason(text: string): text is SessionChangeReason {
  return text === "signedIn" || text === "renewed" || text === "signedOut" || text === "expired";
}

const browserCookies = {
  read: () => globalThis.document?.cookie ?? "",
  write: (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: a renewal must be read and written without a gap; the Cookie Store API only does so later.
    document.cookie = cookie;
  },
};

function cookieNamed(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

function parse(text: string): Session | null {
  try {
    const session: Partial<Session> | null = JSON.parse(decodeURIComponent(text));
    const { accessToken, refreshToken, accessTokenExpires, refreshTokenExpires } = session ?? {};
    const isWhole = [accessToken, refreshToken, accessTokenExpires, refreshTokenExpires].every(
      (member) => typeof member === "string" && member,
    );
    return isWhole ? (session as Session) : null;
  } catch {
    // An invalid cookie, for example one edited by hand, means a guest.
    return null;
  }
}
