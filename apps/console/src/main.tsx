import "@reserve/design-system/styles.css";
import "@reserve/design-system/fonts.css";
import { loadable } from "@reserve/design-system";
import { useSelector } from "@xstate/react";
import { type ComponentType, type FunctionComponent, lazy, StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { localeOf } from "./shared/format/locale.ts";
import { guestPathOf } from "./shared/links/guest-paths.ts";
import { replacePage, replaceUrl } from "./shared/links/own-url.ts";
import { safeReturnTo } from "./shared/links/return-to.ts";
import { prepareReload } from "./shared/session/before-reload.ts";
import { applyPreferences, readPreferences } from "./shared/session/preferences.ts";
import { reloadOnce } from "./shared/session/reload.ts";
import { startSession } from "./shared/session/session.ts";
import { readSettings } from "./shared/session/settings.ts";
import { forgetPeople, storeNothingMore } from "./shared/session/stored.ts";

const { variant, apiBaseUrl, routes, status } = readSettings(document);
const { locale, basename } = localeOf(location.pathname, variant);
const loginPath = `${basename}/login`;
const { api, session, store } = startSession({ baseUrl: apiBaseUrl ?? variant.apiBaseUrl, locale });

document.documentElement.lang = locale;
document.documentElement.dataset.client = variant.name;
applyPreferences(readPreferences(localStorage), document.documentElement);

/** Loads the console's code once: at once with a session, otherwise while the user types. */
const loadConsole = () => import("./app/console.tsx");

const Guest = lazy(async (): Promise<{ default: ComponentType }> => {
  // A session that ended without signing out: drafts stay in this tab for their user, the rest is deleted.
  forgetPeople(["device"]);
  const path = location.pathname.slice(basename.length);
  const isMissing = status === 404;
  if (!isMissing && !guestPathOf(path)) {
    const here = `${location.pathname}${location.search}`;
    const returnTo = here === "/" || here === `${basename}/` ? "" : `?returnTo=${encodeURIComponent(here)}`;
    replaceUrl(`${loginPath}${returnTo}`);
  }
  const onTyping = () => void loadConsole();
  const page = isMissing ? "missing" : (guestPathOf(path) ?? "/login");
  const { openGuestPage } = await import("./guest/pages.tsx").catch(reloadOnce);
  return { default: await openGuestPage(page, { api, basename, locale, onTyping, session, store, variant }).catch(reloadOnce) };
});

let isConsoleOpen = false;

const Console = loadable(async (): Promise<FunctionComponent> => {
  isConsoleOpen = true;
  // In parallel with the console's code, because its first queries need the claims.
  const user = api.query("getCurrentUser").queryFn({});
  user.catch(() => undefined); // the next caller handles the rejection
  const { openConsole } = await loadConsole().catch(reloadOnce);
  // A signed-in user is redirected from guest pages (specification, section 2, guards).
  if (guestPathOf(location.pathname.slice(basename.length))) {
    const returnTo = safeReturnTo(new URLSearchParams(location.search).get("returnTo"));
    replaceUrl(returnTo === "/" ? `${basename}/` : returnTo);
  }
  return openConsole({ api, basename, locale, routes, session, user, variant });
});

// Stored data is deleted before the request to the server and before the next render, and once more at the end: another tab may have stored something
// meanwhile.
session.on("leaving", forget);
session.on("signedOut", () => leave(() => replacePage(loginPath)));
session.on("replaced", () => leave(() => location.reload()));
session.subscribe((snapshot) => {
  // The session was lost before anything was rendered: sign-in gets a page of its own, which returns to this URL.
  if (!isConsoleOpen || !snapshot.hasTag("guest") || snapshot.hasTag("signedOut")) return;
  prepareReload();
  location.reload();
});

/** Stops leave questions and storage, and deletes stored data. */
function forget(): void {
  prepareReload();
  storeNothingMore();
  forgetPeople();
}

/** Leaves the page entirely: after signing out nothing may remain in memory, in storage or behind the Back button. */
function leave(go: () => void): void {
  forget();
  go();
}

function Root() {
  const isGuest = useSelector(session, (snapshot) => snapshot.hasTag("guest"));
  const isGone = useSelector(session, (snapshot) => snapshot.hasTag("signedOut") || snapshot.hasTag("replaced"));
  // After the console was open, guests get a page load of their own: one rendered here would be removed while the next user types.
  if (isGone || (isGuest && isConsoleOpen)) return null;
  return <Suspense fallback={null}>{isGuest ? <Guest /> : <Console />}</Suspense>;
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
/** Shows the page's own message that the code failed to load, instead of a blank page. */
function sayItFailed(error: unknown): void {
  console.error(error);
  const message = document.querySelector<HTMLTemplateElement>("template#reserve-failed");
  if (message) document.body.append(message.content);
}

const app = (
  <StrictMode>
    <Root />
  </StrictMode>
);
const isFrame = root.inert;
if (session.getSnapshot().hasTag("guest") && root.firstElementChild && !isFrame) {
  // The server has rendered the sign-in form already (guest/prerender.tsx), and the user may be typing in it.
  hydrateRoot(root, app, { onUncaughtError: sayItFailed });
} else if (session.getSnapshot().hasTag("guest")) {
  openPage();
} else {
  // The server's frame (app/frame.tsx) stays until the console can take its place; React replaces it then. An error is shown by the render.
  Console.load().then(openPage, openPage);
}

function openPage(): void {
  if (!root) return;
  root.inert = false;
  root.removeAttribute("aria-busy");
  createRoot(root, { onUncaughtError: sayItFailed }).render(app);
}
