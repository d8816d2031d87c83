import { cookieNamed } from "./cookies.ts";
import { base64url, fromBase64url } from "./tokens.ts";

const NAME = "reserve.device";
const YEAR = 365 * 24 * 3_600_000;
/** Maximum number of accounts per device: colleagues who share one counter. */
const MOST_ACCOUNTS = 6;

/** Account facts that a device cookie is bound to: a new password invalidates all devices. */
export interface KnownAccount {
  id: number;
  passwordChangedAt: Date;
}

/** Cookie that identifies a browser its user has signed in from; such browsers are exempt from throttling caused by strangers. */
export interface DeviceCookie {
  /** Returns the device's id if this account's owner signed in there, else null. Takes the same time for a missing account. */
  knownFor(account: KnownAccount | null): Promise<string | null>;
  /** Remembers the account on this device for a year, with at most five others. */
  remember(account: KnownAccount): Promise<void>;
}

/**
 * Returns the device cookie of a request; cookies of the response are added to `cookies`. It does not identify the user and grants nothing
 * without the password.
 */
export function deviceCookieOf(
  secret: Uint8Array,
  isHttps: boolean,
  request: { headers: Pick<Headers, "get"> },
  cookies: string[],
  now: Date,
): DeviceCookie {
  // The prefix makes browsers accept such a cookie only from this host over https.
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const [token, ...marks] = (cookieNamed(request.headers.get("Cookie") ?? "", name) ?? "").split(".");
  const id = token && /^[\w-]{22}$/.test(token) ? token : base64url(crypto.getRandomValues(new Uint8Array(16)));
  const accountMarks = marks.filter((mark) => /^[\w-]{43}$/.test(mark)).slice(0, MOST_ACCOUNTS);
  const hmac = () => crypto.subtle.importKey("raw", new Uint8Array(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  const describeAccount = (account: KnownAccount) =>
    new TextEncoder().encode(`device ${id} ${account.id} ${account.passwordChangedAt.toISOString()}`);
  return {
    knownFor: async (account) => {
      const key = await hmac();
      const description = describeAccount(account ?? { id: 0, passwordChangedAt: new Date(0) });
      const found = await Promise.all(
        accountMarks.map((mark) => crypto.subtle.verify("HMAC", key, new Uint8Array(fromBase64url(mark)), description)),
      );
      return account && found.includes(true) ? id : null;
    },
    remember: async (account) => {
      const mark = base64url(new Uint8Array(await crypto.subtle.sign("HMAC", await hmac(), describeAccount(account))));
      const value = [id, mark, ...accountMarks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS + 1).join(".");
      const expires = new Date(now.getTime() + YEAR).toUTCString();
      cookies.push(`${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires}${isHttps ? "; Secure" : ""}`);
    },
  };
}
