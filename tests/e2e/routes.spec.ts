import { variant } from "../../clients/generic/variant.ts";
import { watch } from "./complaints.ts";
import { type BuiltRoute, builtRoutes, LOCALES, urlOf, wordsOf } from "./console-routes.ts";
import { type DemoUser, expect, remember, type Session, test } from "./fixtures.ts";

/** Everybody, and both languages with who may open everything and with who may not: rights do not hang on the language. */
const walks: readonly (readonly [DemoUser, "fr" | "en"])[] = [
  ["admin", "fr"],
  ["admin", "en"],
  ["libraire", "fr"],
  ["redaction", "en"],
  ["marketing", "fr"],
  ["stagiaire", "en"],
];
const NOWHERE = "/nulle/part";
const NOT_FOUND = "This page could not be found";

/** What a person finds at a URL. */
interface Found {
  /** Where they ended up, with its query. */
  at: string;
  title: string;
  heading: string;
  isForbidden: boolean;
  text: string;
}

async function claimsOf(origin: string, { accessToken }: Session): Promise<string[]> {
  const answer = await fetch(`${origin}/api/Common/User/User`, { headers: { Authorization: `Bearer ${accessToken}` } });
  const { claimTypes } = (await answer.json()) as { claimTypes: { id: string }[] };
  return claimTypes.map(({ id }) => id);
}

/** A URL, where it should lead, and what the window should then be called; null where the record that is open names it. */
interface Stop {
  url: string;
  leadsTo: string;
  title: string | null;
}

/** Walks inside the open page, as links do, and says what stands at each URL. It runs in the browser: nothing from outside reaches it. */
async function walk({ stops, forbidden, client }: { stops: Stop[]; forbidden: string; client: string }): Promise<Found[]> {
  const found: Found[] = [];
  const pathname = () => location.pathname.replace(/(.)\/$/, "$1");
  const main = () => document.querySelector("main");
  const heading = () => main()?.querySelector("h1")?.textContent?.trim() ?? "";
  for (const { url, leadsTo, title } of stops) {
    const before = document.title;
    history.pushState({ idx: history.length }, "", url);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    const isNamed = () => (title === null ? document.title !== before && document.title.endsWith(client) : document.title === title);
    const isSaid = () => !["", "Chargement…", "Loading…"].includes(heading());
    const isThere = () => pathname() === leadsTo && isNamed() && isSaid() && !document.querySelector('[aria-busy="true"]');
    const end = performance.now() + 15_000;
    while (!isThere() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 8));
    found.push({
      at: pathname() + location.search,
      title: document.title,
      heading: heading(),
      isForbidden: [...(main()?.querySelectorAll("h2") ?? [])].some((head) => head.textContent === forbidden),
      text: main()?.textContent ?? "",
    });
  }
  return found;
}

// Long walks, each with a page of its own: all workers take part.
test.describe.configure({ mode: "parallel" });

for (const [userName, code] of walks) {
  test(`${userName} finds at every URL what their rights open, and the page breaks no policy (${code})`, async ({
    page,
    context,
    origin,
    signInByApi,
  }) => {
    test.setTimeout(180_000);
    const prefix = LOCALES.find((locale) => locale.code === code)?.prefix ?? "";
    const watched = await watch(page);
    const session = await signInByApi(userName);
    const held = await claimsOf(origin, session);
    await remember(context, origin, session);
    const mayOpen = ({ claims }: BuiltRoute) => claims.length === 0 || held.includes("*") || claims.some((claim) => held.includes(claim));
    const routes = builtRoutes();
    const wrong: string[] = [];
    const words = wordsOf(code);
    const named = (key: string) => `${words.screen(key)} – ${variant.title}`;
    await page.goto(`${prefix}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const stops = routes.map((route): Stop => {
      const url = (prefix + urlOf(route)).replace(/(.)\/$/, "$1");
      const isForGuests = route.guard === "guestOnly";
      const isRecord = route.path.endsWith("/:id?") && mayOpen(route);
      const title = isRecord ? null : named(isForGuests ? "home" : (route.title ?? ""));
      return { url, leadsTo: isForGuests ? prefix || "/" : url, title };
    });
    const nowhere = { url: prefix + NOWHERE, leadsTo: prefix + NOWHERE, title: named("notFound") };
    const found = await page.evaluate(walk, { stops: [...stops, nowhere], forbidden: words.forbidden, client: variant.title });
    found.forEach(({ at, title, heading, isForbidden, text }, index) => {
      const route = routes[index];
      const stop = stops[index];
      const fault = (what: string) => wrong.push(`${userName}, ${code}, ${route?.path ?? NOWHERE}: ${what} (${heading}, ${at})`);
      if (!route || !stop) {
        if (heading !== NOT_FOUND) fault("is no 404");
        return;
      }
      if (stop.title && title !== stop.title) fault(`is called « ${title} », not « ${stop.title} »`);
      if (!heading) fault("has no heading");
      if (at !== stop.leadsTo) fault("leads elsewhere");
      if (route.guard === "guestOnly") return;
      if (isForbidden !== !mayOpen(route)) fault(isForbidden ? "is refused" : "is open");
      if (isForbidden) for (const claim of route.claims) if (!text.includes(words.claim(claim))) fault(`does not name ${claim}`);
    });
    console.log(
      `routes: ${userName} in ${code}, ${routes.length} addresses and one that nobody has = ${found.length}, ${wrong.length} wrong`,
    );
    expect.soft(watched.complaints).toEqual([]);
    expect(wrong).toEqual([]);
    expect(found).toHaveLength(routes.length + 1);
  });
}

for (const { code, prefix } of LOCALES) {
  test(`who is not signed in is led to sign-in and back, stays on the pages for guests, and is told what does not exist (${code})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const wrong: string[] = [];
    let count = 0;
    for (const route of [...builtRoutes(), null]) {
      const url = prefix + (route ? urlOf(route) : NOWHERE);
      const isProtected = route?.guard === "signedIn";
      const returnTo = url === "/" || url === `${prefix}/` ? "" : `?returnTo=${encodeURIComponent(url)}`;
      const expected = isProtected ? `${prefix}/login${returnTo}` : url;
      await page.goto(url, { waitUntil: "commit" });
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      // The form stands before the script that takes it to its own URL.
      await page.waitForURL((url) => url.pathname + url.search === expected, { timeout: 10_000 }).catch(() => undefined);
      const { pathname, search } = new URL(page.url());
      count += 1;
      if (pathname + search !== expected) wrong.push(`${url} leads to ${pathname}${search}`);
      if (!route && !(await heading.allTextContents()).includes(NOT_FOUND)) wrong.push(`${url} is no 404`);
    }
    console.log(`routes: nobody signed in, ${count} addresses in ${code}, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });
}

test("each page has the status of its URL", async ({ origin }) => {
  const wrong: string[] = [];
  let count = 0;
  const ask = async (url: string, status: number) => {
    const answer = await fetch(origin + url, { redirect: "manual" });
    count += 1;
    if (answer.status !== status) wrong.push(`${url}: ${answer.status} instead of ${status}`);
  };
  for (const route of builtRoutes()) {
    const url = urlOf(route);
    for (const { prefix } of LOCALES) {
      await ask(prefix + url, 200);
      if (route.path.endsWith("/:id?")) await ask(`${prefix}${url}/12`, 200);
    }
    for (const other of ["/de", "/es"]) await ask(other + url, 404);
    if (url !== "/") await ask(`${url}/12/34`, 404);
  }
  for (const url of [NOWHERE, "/en/nulle/part", "/api-docs", "/public", "/cms"]) await ask(url, 404);
  console.log(`statuses: ${count} addresses, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
});
