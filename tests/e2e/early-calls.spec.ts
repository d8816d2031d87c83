import type { BrowserContext, Page } from "@playwright/test";
import { blockScripts } from "./block-scripts.ts";
import { expect, test } from "./fixtures.ts";
import { expectSettled } from "./settled.ts";

// The first calls of a page are sent before its scripts have loaded, and only once, however late the scripts load.

/** Collects the reads of a page, as paths below the API's URL. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const [, path] = request.url().split("/api/");
    if (path && request.method() === "GET") reads.push(path);
  });
  return reads;
}

const list = "BackOffice/Document/Documents?page=1&pageSize=25&sort=-date";

for (const { name, url, first, lateMs = 0 } of [
  // Later than a list may be old otherwise.
  { name: "a list", url: "/public/document", first: ["Common/User/User", list], lateMs: 2_000 },
  { name: "a record", url: "/public/document/detail/24118", first: ["Common/User/User", "BackOffice/Document/Document?id=24118"] },
  // Only the console's code translates the URL's query into the call's.
  { name: "a list with a filter", url: "/public/document?view=toPrepare", first: ["Common/User/User"] },
]) {
  test(`${name} is asked for before any script has come, and shown without asking again`, async ({ page, signedInAs }) => {
    await signedInAs("libraire");
    const reads = readsOf(page);
    const letGo = await blockScripts(page);
    await page.goto(url, { waitUntil: "commit" });
    await expect.poll(() => reads).toEqual(first);
    await page.waitForTimeout(lateMs);
    expect(reads).toEqual(first);
    letGo();
    await expectSettled(page);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    const again = reads.filter((read, at) => reads.indexOf(read) < at);
    expect(again).toEqual([]);
  });
}

test("a list whose rows are there before the script is rendered once, with them", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.addInitScript(waitLonger, FIRST_ANSWERS_MS);
  const letGo = await blockScripts(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(list));
  await page.goto("/public/document", { waitUntil: "commit" });
  await answered;
  await page.evaluate(watchForBars);
  letGo();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.bars)).toBeUndefined();
});

/** Wait of the console's first render for its first answers, in milliseconds (console.tsx). */
const FIRST_ANSWERS_MS = 300;

/** Runs inside the page: a wait that a busy machine would outlast becomes ten seconds long. */
function waitLonger(short: number): void {
  const wait = globalThis.setTimeout;
  const longer = (work: TimerHandler, delay?: number, ...rest: unknown[]) => wait(work, delay === short ? 10_000 : delay, ...rest);
  globalThis.setTimeout = longer as typeof wait;
}

/** Runs inside the page: marks it when the console, once it has taken the frame's place, renders placeholder bars instead of rows. */
function watchForBars(): void {
  const root = document.querySelector("#root");
  let isConsole = false;
  const watch = new MutationObserver((changes) => {
    isConsole ||= changes.some(({ target, addedNodes }) => target === root && addedNodes.length > 0);
    if (isConsole && root?.querySelector("[data-bars]")) document.documentElement.dataset.bars = "";
  });
  if (root) watch.observe(root, { childList: true, subtree: true });
}

test("with an expired token nothing is asked for early; the session is renewed first", async ({ context, page, origin, signedInAs }) => {
  await signedInAs("libraire");
  await expire(context, origin);
  const reads = readsOf(page);
  const letGo = await blockScripts(page);
  await page.goto("/public/document", { waitUntil: "commit" });
  await page.locator("#root").waitFor({ state: "attached" });
  await page.waitForTimeout(300);
  expect(reads).toEqual([]);
  letGo();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(reads.filter((read) => read === list)).toHaveLength(1);
});

test("the list's heading, in the stored theme, is there before any script; the console takes its place without moving it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem("reserve.preferences", JSON.stringify({ theme: "dark", density: "compact" })));
  const letGo = await blockScripts(page);
  await page.reload({ waitUntil: "commit" });
  const heading = page.locator("main h1");
  await expect(heading).toHaveText("Commandes");
  await expect(page).toHaveTitle("Commandes – Réserve");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-density", "compact");
  const before = await heading.boundingBox();
  expect(await page.evaluate(() => document.querySelector("#root")?.matches("[inert][aria-busy=true]"))).toBe(true);
  letGo();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("with a cookie that nobody can read, the frame gives way to sign-in", async ({ context, page, origin }) => {
  await context.addCookies([{ name: "reserve.session", value: "%7Bnonsense", url: origin }]);
  await page.goto("/public/document");
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect(page.getByLabel("Nom d’utilisateur")).toBeEditable();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

/** Lets the access token in the cookie end a minute ago. */
async function expire(context: BrowserContext, origin: string): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === "reserve.session");
  const session = JSON.parse(decodeURIComponent(cookie?.value ?? "")) as Record<string, string>;
  session.accessTokenExpires = new Date(Date.now() - 60_000).toISOString();
  await context.addCookies([{ name: "reserve.session", value: encodeURIComponent(JSON.stringify(session)), url: origin }]);
}
