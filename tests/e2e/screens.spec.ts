import type { Page } from "@playwright/test";
import { variant } from "../../clients/generic/variant.ts";
import { watch } from "./complaints.ts";
import { builtRoutes, urlOf } from "./console-routes.ts";
import { expect, type Session, test } from "./fixtures.ts";
import { expectSettled, lasting } from "./settled.ts";

// One visit to every URL of the console. apps/console/src/app/permissions.test.ts has the claims of each page; axe, the themes, English and 320 px are tested
// by the stories.

const WIDTHS = [1366, 821, 390];
const NOWHERE = "/nulle/part";

/** Screens that show more with a record than without one, with a record of the demo shop for each. */
const records: Record<string, (firstOf: (list: string) => Promise<number>) => Promise<string>> = {
  "/public/document/detail/:id?": async () => "/public/document/detail/24118",
  "/public/document/prepare/:id?": async (firstOf) => `/public/document/prepare/${await firstOf("Document/Documents?view=toPrepare")}`,
  "/public/customer/detail/:id?": async () => "/public/customer/detail/1",
  "/public/message/detail/:id?": async () => "/public/message/detail/1",
  "/public/mail/detail/:id?": async (firstOf) => `/public/mail/detail/${await firstOf("Mail/Mails")}`,
  "/catalog/product/detail/:id?": async (firstOf) => `/catalog/product/detail/${await firstOf("Catalog/Products")}`,
  "/account/detail/:id?": async () => "/account/detail/2",
  "/account/role/detail/:id?": async () => "/account/role/detail/1",
};

/** Screens whose first sheet begins directly below the header. */
const WITH_PAPER = new Set([
  "/public/document/detail/:id?",
  "/public/customer/detail/:id?",
  "/public/message/detail/:id?",
  "/account/detail/:id?",
  "/profile",
  "/cache/product",
]);

/** Returns the id of the first record of a list of the API. */
function firstIn(origin: string, { accessToken }: Session) {
  return async (list: string): Promise<number> => {
    const answer = await fetch(`${origin}/api/BackOffice/${list}`, { headers: { Authorization: `Bearer ${accessToken}` } });
    const { items } = (await answer.json()) as { items: { id: number }[] };
    return items[0]?.id ?? 0;
  };
}

/** Resizes the window and waits two frames, the second one for components that measure themselves. */
async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wanted) => {
    while (innerWidth !== wanted) await new Promise(requestAnimationFrame);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, width);
}

/** Returns the faults of the page: its language, its headings, the current drawer entry. Runs in the browser. */
function faultsOfPage({ path, language, client }: { path: string; language: string; client: string }): string[] {
  const found: string[] = [];
  if (document.documentElement.lang !== language) found.push(`the language is ${document.documentElement.lang}`);
  if (!document.title.endsWith(` – ${client}`)) found.push(`the title is “${document.title}”`);
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), name: heading.textContent?.trim() ?? "" }));
  const names = headings.map(({ level, name }) => `${level} ${name}`);
  if (headings.filter(({ level }) => level === 1).length !== 1 || headings[0]?.level !== 1) found.push(`headings: ${names.join(", ")}`);
  for (const [at, { level, name }] of headings.entries()) {
    if (!name) found.push(`heading ${at + 1} of level ${level} is empty`);
    if (level > (headings[at - 1]?.level ?? 0) + 1) found.push(`“${name}” skips a level`);
    if (names.indexOf(`${level} ${name}`) < at) found.push(`“${name}” is there twice`);
  }
  const line = document.querySelector(`nav a[href="${path}"]`);
  if (line && line.getAttribute("aria-current") !== "page") found.push("its line of the drawer is not marked");
  return found;
}

/** Returns how far the page scrolls sideways, and which elements overflow. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().slice(0, 40)}”`);
    return [`${scrollWidth} px wide in ${clientWidth}`, ...widest.slice(-3)];
  });
}

/** Returns the distance in px from the lowest text or button of the page's header to the first sheet below. Runs in the browser. */
function gapBelowHead(): number {
  const head = document.querySelector("main h1")?.parentElement?.parentElement?.parentElement;
  if (!head) return Number.NaN;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--surface)";
  const paper = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const bottom = head.getBoundingClientRect().bottom;
  const tops = [...document.querySelectorAll("main *")].flatMap((part) => {
    const { top, width, height } = part.getBoundingClientRect();
    const isPaper = !head.contains(part) && width > 240 && height > 60 && getComputedStyle(part).backgroundColor === paper;
    return isPaper ? [top] : [];
  });
  return Math.round(Math.min(...tops) - bottom);
}

// Two long tests with a page each, so that both workers share them.
test.describe.configure({ mode: "parallel" });

for (const half of [1, 2]) {
  test(`every screen, half ${half}: status, reads, headings, policy, console, overflow at ${WIDTHS.join(", ")} px`, async ({
    page,
    origin,
    signedInAs,
    signInByApi,
  }) => {
    test.setTimeout(240_000);
    const complaints = await watch(page);
    await signedInAs("admin");
    const firstOf = firstIn(origin, await signInByApi("admin"));
    const screens = builtRoutes().filter(({ guard }, at) => guard === "signedIn" && at % 2 === half - 1);
    const titles: string[] = [];
    const faults: string[] = [];
    let reads: string[] = [];
    let isLeaving = false;
    page.on("request", (request) => {
      isLeaving ||= request.isNavigationRequest();
      if (request.method() === "GET" && request.url().includes("/api/")) reads.push(request.url().slice(origin.length));
    });
    // The previous page may still send requests until the new one is there.
    page.on("framenavigated", () => {
      if (isLeaving) reads = [];
      isLeaving = false;
    });
    for (const [at, screen] of screens.entries()) {
      const route = screen.path;
      // In alternating order: the window changes its width twice per screen, not three times.
      const widths = at % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
      await test.step(route, async () => {
        const url = (await records[route]?.(firstOf)) ?? urlOf(screen);
        const answer = await page.goto(url);
        if (answer?.status() !== 200) faults.push(`${route}: status ${answer?.status()}`);
        await expectSettled(page);
        titles.push(await page.title());
        for (const read of new Set(reads.filter((url, index) => reads.indexOf(url) < index)))
          faults.push(`${route}: ${read} is read twice`);
        for (const read of await page.evaluate(() => [...(globalThis.earlyCalls?.keys() ?? [])]))
          faults.push(`${route}: ${read} is read early and not used`);
        const where = { path: urlOf(screen), language: "fr", client: variant.title };
        for (const width of widths) {
          await resize(page, width);
          if (width === 1366)
            for (const fault of await lasting(() => page.evaluate(faultsOfPage, where))) faults.push(`${route}: ${fault}`);
          for (const fault of await lasting(() => overflowOf(page))) faults.push(`${route}, ${width} px: ${fault}`);
          const gap = async () => {
            const found = await page.evaluate(gapBelowHead);
            return found === 24 ? [] : [`${found} px between head and paper`];
          };
          if (WITH_PAPER.has(route) && width !== 821)
            for (const fault of await lasting(gap)) faults.push(`${route}, ${width} px: ${fault}`);
        }
      });
    }
    expect.soft(complaints).toEqual([]);
    expect.soft(faults).toEqual([]);
    expect.soft(new Set(titles).size, titles.join(", ")).toBe(screens.length);
    if (half === 1) return;
    await test.step("every entry of the drawer opens a screen; pages for guests redirect to the home page", async () => {
      await resize(page, WIDTHS[0] ?? 0);
      const drawer = page.getByRole("navigation", { name: "Navigation principale" });
      const closed = drawer.getByRole("button", { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      const lines = await drawer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(lines.length).toBeGreaterThan(20);
      const known = new Set(builtRoutes().map(urlOf));
      expect(lines.filter((line) => !known.has(line))).toEqual([]);
      for (const guest of builtRoutes().filter(({ guard }) => guard === "guestOnly")) {
        await page.goto(urlOf(guest));
        await expect(page).toHaveURL(`${origin}/`);
      }
    });
  });
}

test("a visitor who is not signed in is redirected to sign-in and may open the pages for guests; an unknown URL is a 404", async ({
  page,
  origin,
}) => {
  const complaints = await watch(page);
  const faults: string[] = [];
  for (const [language, prefix] of [
    ["fr", ""],
    ["en", "/en"],
  ] as const) {
    const guests = builtRoutes().filter(({ guard }) => guard === "guestOnly");
    for (const url of ["/catalog/product?search=perec", ...guests.map(urlOf), NOWHERE]) {
      const isGuest = url.startsWith("/catalog");
      const leadsTo = isGuest ? `${prefix}/login?returnTo=${encodeURIComponent(prefix + url)}` : prefix + url;
      const answer = await page.goto(prefix + url);
      if (answer?.status() !== (url === NOWHERE ? 404 : 200)) faults.push(`${prefix}${url}: status ${answer?.status()}`);
      await expect(page, prefix + url).toHaveURL(origin + leadsTo);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(url === NOWHERE ? "This page could not be found" : /\S/);
      const where = { path: url, language, client: variant.title };
      for (const fault of await lasting(() => page.evaluate(faultsOfPage, where))) faults.push(`${prefix}${url}: ${fault}`);
      await resize(page, 390);
      for (const fault of await lasting(() => overflowOf(page))) faults.push(`${prefix}${url}: ${fault}`);
    }
  }
  expect.soft(faults).toEqual([]);
  // The browser itself reports the 404 of the page.
  expect(complaints.filter((text) => !/nulle\/part: .*status of 404/.test(text))).toEqual([]);
});
