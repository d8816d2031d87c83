import type { Settings } from "../ports.ts";
import { cookieNamed } from "./cookies.ts";

/** Placeholder of the refresh token in bodies while the token is in the cookie. */
const PLACEHOLDER = "cookie";
const NAME = "reserve.refresh";

/** The refresh token's own cookie, if configured by the operator; otherwise everything is passed through unchanged. */
export interface RefreshCookie {
  /** Returns the refresh token of a request: from the cookie or the body. */
  tokenOf(sent: string): string;
  /** Returns the session for the response body; the cookie is added to the headers. */
  keep<Session extends { refreshToken: string; refreshTokenExpires: string }>(session: Session): Session;
  /** Headers that make the browser delete the token; also sent with rejections. */
  forgetting: Readonly<Record<string, string>>;
}

/** Returns the cookie of a request; `headers` are those of its response. */
export function refreshCookieOf(
  mode: Settings["refreshCookie"],
  request: { headers: Pick<Headers, "get"> },
  headers: Record<string, string>,
): RefreshCookie {
  if (mode === "off") return { tokenOf: (sent) => sent, keep: (session) => session, forgetting: {} };
  // The prefix makes browsers accept such a cookie only from this host over https.
  const name = mode === "secure" ? `__Host-${NAME}` : NAME;
  const write = (value: string, expires: Date) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires.toUTCString()}${mode === "secure" ? "; Secure" : ""}`;
  return {
    tokenOf: (sent) => {
      if (sent !== PLACEHOLDER) return sent;
      // Browsers send where a call comes from; a page of another origin cannot renew a session, even if the cookie's own rules would allow it.
      const site = request.headers.get("Sec-Fetch-Site");
      if (site !== null && site !== "same-origin") return sent;
      return cookieNamed(request.headers.get("Cookie") ?? "", name) ?? sent;
    },
    keep: (session) => {
      headers["Set-Cookie"] = write(session.refreshToken, new Date(session.refreshTokenExpires));
      return { ...session, refreshToken: PLACEHOLDER };
    },
    forgetting: { "Set-Cookie": write("", new Date(0)) },
  };
}
