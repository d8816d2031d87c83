// Runs inside the page of a signed-in user, before any other script: it sets the stored theme and density for the frame, keeps the keys pressed on it,
// and starts the first calls (user, list or record) while the console's code is still arriving. The build inlines it into the page (vite.config.ts),
// and the server allows it by its hash. Every page carries it, so it reads cookie and settings by itself instead of bringing their modules.
import type { Session } from "@reserve/api-client";
import { EARLY_CALL_MS } from "./shared/session/early-calls.ts";
import type { PageSettings } from "./shared/session/settings.ts";

/** A token that ends within this time is left alone, in milliseconds: the session is about to renew it (session.machine.ts). */
const TOKEN_MARGIN_MS = 60_000;

// As `applyPreferences` does (preferences.ts).
const preferences = (() => {
  try {
    return localStorage.getItem("reserve.preferences") ?? "";
  } catch {
    // Storage is disabled in this browser.
    return "";
  }
})();
for (const [, name = "", value] of preferences.matchAll(/"(theme|density)":"(\w+)"/g)) document.documentElement.dataset[name] = value;

// Shortcuts pressed while the frame stands wait for the console (useShellKeys.tsx), and the browser does not take Ctrl K for its own search.
const keys: KeyboardEvent[] = [];
globalThis.earlyKeys = keys;
addEventListener("keydown", (event) => {
  if (!document.getElementById("root")?.inert) return;
  keys.push(event);
  if (event.key === "k") event.preventDefault();
});

// The first date that a page formats costs 20 ms on a fast machine: on a slow line there is time for it between the frame's paint and the scripts.
setTimeout(() => new Intl.DateTimeFormat("fr"), 500);

// The name that the session store gives it (session-store.ts).
const cookieName = `${location.protocol === "https:" ? "__Host-" : ""}reserve.session=`;
const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(cookieName));
try {
  const session: Partial<Session> = JSON.parse(decodeURIComponent(cookie?.slice(cookieName.length) ?? "{}"));
  if (Date.parse(session.accessTokenExpires ?? "") - Date.now() > TOKEN_MARGIN_MS) {
    const { apiBaseUrl, calls, variant }: PageSettings = JSON.parse(document.getElementById("reserve-settings")?.textContent ?? "");
    const authorization = `Bearer ${session.accessToken}`;
    const headers = { "Accept-Language": document.documentElement.lang, Authorization: authorization };
    const early = new Map(
      calls.map((path) => {
        const url = new URL((apiBaseUrl ?? variant.apiBaseUrl) + path, location.href).href;
        const answer = fetch(url, { credentials: "include", headers });
        answer.catch(() => undefined); // whoever takes the call handles the rejection
        return [url, { authorization, answer }] as const;
      }),
    );
    globalThis.earlyCalls = early;
    setTimeout(() => early.clear(), EARLY_CALL_MS);
  }
} catch {
  // An unreadable cookie, for example one edited by hand, means a guest: sign-in follows.
}
