import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { variant } from "../../clients/generic/variant.ts";
import { watch } from "./complaints.ts";
import { type BuiltRoute, builtRoutes, LOCALES, urlOf } from "./console-routes.ts";
import { expect, type Session, test } from "./fixtures.ts";
import { expectSettled, lasting } from "./settled.ts";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
interface Ids {
  order: number;
  product: number;
}

/** Details that show more with a record than without one. */
const records: Record<string, (ids: Ids) => string> = {
  "/public/document/detail/:id?": ({ order }) => `/public/document/detail/${order}`,
  "/public/document/prepare/:id?": ({ order }) => `/public/document/prepare/${order}`,
  "/catalog/product/detail/:id?": ({ product }) => `/catalog/product/detail/${product}`,
};

/** Every screen that is for whoever is signed in. */
function screensToWalk(): BuiltRoute[] {
  return builtRoutes().filter(({ guard }) => guard === "signedIn");
}

async function existingIds(origin: string, { accessToken }: Session): Promise<Ids> {
  const first = async (path: string) => {
    const answer = await fetch(`${origin}/api/BackOffice/${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
    const { items } = (await answer.json()) as { items: { id: number }[] };
    return items[0]?.id ?? 0;
  };
  return { order: await first("Document/Documents?view=toPrepare"), product: await first("Catalog/Products") };
}

/** What axe finds in one colour scheme, one line a fault. */
async function accessibilityFaults(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // Colours that are still on their way from the other scheme belong to neither.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // Passes and doubts are asked by nobody, and to carry them out of the page takes longer than to look. No screen looked at has a frame of another origin.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(AXE_TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary?.split("\n").slice(1, 3).join(" ")}`),
  );
}

/** Gives the window another size and waits until the page has been drawn in it; what measures itself to be drawn has the second frame for that. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** How far the page can be scrolled to the side, and what sticks out. */
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

/** Pages with a frame that runs no scripts, at whose door axe waits for ever: they are looked at as stories. */
const FRAMED = ["/mail/forgotPassword", "/cms/page/detail/:id?", "/cms/popup/detail/:id?", "/cms/popup/test", "/mailCampain/detail/:id?"];

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 800 };

/**
 * Both users and both languages, not each of one with each of the other: who finds what is asked of all in `routes.spec.ts`. Axe is slow, and what hangs on
 * the language or the scheme it sees in the stories of each screen, all of which it looks at in both schemes: once it looks at every screen for everybody.
 * That walk is in two halves, side by side, and narrows each window; the other one is in a narrow window all along.
 */
const walks = [
  { userName: "admin", code: "fr", prefix: "", half: 1, halves: 2, isLookedAt: true },
  { userName: "admin", code: "fr", prefix: "", half: 2, halves: 2, isLookedAt: true },
  { userName: "libraire", code: "en", prefix: "/en", half: 1, halves: 1, isLookedAt: false },
] as const;

// Long walks, each with a page of its own: both workers take part.
test.describe.configure({ mode: "parallel" });

for (const { userName, code, prefix, half, halves, isLookedAt } of walks) {
  const part = halves > 1 ? `, half ${half}` : "";
  const seen = isLookedAt ? "accessibility, narrow window" : "narrow window";
  test(`${userName} walks every screen in ${code}: policy, console, title, heading, ${seen}${part}`, async ({
    page,
    origin,
    signIn,
    signInByApi,
  }) => {
    test.setTimeout(480_000);
    const watched = await watch(page);
    await signIn(userName);
    if (!isLookedAt) await resize(page, NARROW);
    const ids = await existingIds(origin, await signInByApi(userName));
    const screens = screensToWalk().filter((_, at) => at % halves === half - 1);
    const titles: string[] = [];
    const faults: string[] = [];
    for (const screen of screens) {
      const route = screen.path;
      await test.step(route, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(prefix + (records[route]?.(ids) ?? urlOf(screen)));
        await expectSettled(page);
        const title = await page.title();
        titles.push(title);
        if (!title.endsWith(` – ${variant.title}`)) faults.push(`${route}: the title is “${title}”`);
        const heading = await page.getByRole("heading", { level: 1 }).allInnerTexts();
        if (heading.length !== 1 || !heading[0]?.trim()) faults.push(`${route}: headings of level 1: ${JSON.stringify(heading)}`);
        const language = await page.locator("html").getAttribute("lang");
        if (language !== code) faults.push(`${route}: the page's language is ${language}`);
        if (isLookedAt) {
          await watched.aside(async () => {
            if (FRAMED.includes(route)) return;
            for (const fault of await accessibilityFaults(page, "light")) faults.push(`${route}: ${fault}`);
          });
          await resize(page, NARROW);
          await expectSettled(page);
        }
        for (const fault of await lasting(() => overflowOf(page))) faults.push(`${route}, 320 px: ${fault}`);
        if (isLookedAt) await resize(page, WIDE);
      });
    }
    expect.soft(watched.complaints).toEqual([]);
    expect.soft(faults).toEqual([]);
    expect(new Set(titles).size, titles.join(", ")).toBe(screens.length);
  });
}

test("every line of the drawer opens its screen", async ({ page, signIn }) => {
  test.setTimeout(120_000);
  const watched = await watch(page);
  await signIn("admin");
  await expectSettled(page);
  const drawer = page.getByRole("navigation", { name: "Navigation principale" });
  const closed = drawer.getByRole("button", { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const lines = await drawer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(lines.length).toBeGreaterThan(20);
  const titles = new Set<string>();
  for (const target of lines) {
    const link = drawer.locator(`a[href="${target}"]`);
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expectSettled(page);
    titles.add(await page.title());
  }
  expect(titles.size, [...titles].join(", ")).toBe(lines.length);
  expect(watched.complaints).toEqual([]);
});

for (const { code, prefix } of LOCALES) {
  test(`who is not signed in, and who is lost, meets no fault either (${code})`, async ({ page, signIn }) => {
    const watched = await watch(page);
    const faults: string[] = [];
    const look = async (name: string) => {
      await expectSettled(page);
      if (!(await page.title()).endsWith(` – ${variant.title}`)) faults.push(`${name}: the title is “${await page.title()}”`);
      if ((await page.locator("html").getAttribute("lang")) !== code) faults.push(`${name}: the page's language`);
      await watched.aside(async () => {
        for (const colorScheme of ["light", "dark"] as const) {
          for (const fault of await accessibilityFaults(page, colorScheme)) faults.push(`${name}, ${colorScheme}: ${fault}`);
        }
      });
      await resize(page, NARROW);
      for (const fault of await lasting(() => overflowOf(page))) faults.push(`${name}, 320 px: ${fault}`);
      await resize(page, WIDE);
    };
    await page.goto(`${prefix}/login`);
    await look("sign-in");
    await signIn("stagiaire");
    await page.goto(`${prefix}/nulle/part`);
    await look("unknown URL");
    // The browser says itself that the page came with its 404.
    expect.soft(watched.complaints.filter((text) => !/nulle\/part: .*status of 404/.test(text))).toEqual([]);
    expect.soft(faults).toEqual([]);
  });
}
