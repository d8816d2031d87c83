import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { lasting } from "./settled.ts";

// Visible columns of a list in windows of all widths, and with unbreakable words.

const widths = [821, 1366];
const atStart = ["Commande", "Date", "Client", "Livraison", "État", "Articles", "Paiement", "Total"];

/** Returns the visible width of a cell in pixels, clipped by the table's frame and the window, and the width of its text. */
function inSight(cell: Locator): Promise<{ shown: number; wanted: number }> {
  return cell.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const frame = element.closest("table")?.parentElement?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    return {
      shown: Math.min(own.right, frame?.right ?? 0, innerWidth) - Math.max(own.left, frame?.left ?? 0, 0),
      wanted: words.getBoundingClientRect().width,
    };
  });
}

async function showColumns(page: Page, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await page.getByRole("button", { name: "Colonnes", exact: true }).click();
  for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.keyboard.press("Escape");
  for (const name of names) await expect(page.getByRole("columnheader", { name, exact: true })).toHaveCount(1);
}

test("number and name are readable at every width, with any columns; the others are reachable by keyboard", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/public/document");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const name = () => page.getByRole("columnheader", { name: "Client" });
  const choices = [[], ["Mode de paiement", "Suivi", "Référence", "Magasin"]];
  const shown = [...atStart];
  for (const added of choices) {
    await showColumns(page, added);
    shown.push(...added);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const where = `at ${width} px with ${shown.length} columns`;
      await expect.poll(async () => (await inSight(name())).shown, `the name ${where}`).toBeGreaterThanOrEqual(120);
      const number = page.getByRole("rowheader").first();
      await expect
        .poll(async () => {
          const { shown, wanted } = await inSight(number);
          return shown - wanted;
        }, `the number ${where}`)
        .toBeGreaterThanOrEqual(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `the page ${where}`).toBe(true);
      if (added.length === 0) continue;
      for (const header of shown)
        await expect(page.getByRole("columnheader", { name: header, exact: true }), `${header} ${where}`).toBeVisible();
      const frame = page.getByRole("region", { name: /^Commandes,/ });
      await frame.focus();
      await expect(frame).toBeFocused();
      const last = page.getByRole("columnheader").last();
      for (let step = 0; step < 60 && !(await isWhole(last)); step += 1) await page.keyboard.press("ArrowRight");
      await expect.poll(() => isWhole(last), `the last column ${where}`).toBe(true);
      const still = await inSight(page.getByRole("rowheader").first());
      expect(still.shown, `the number at the right end ${where}`).toBeGreaterThanOrEqual(still.wanted);
      await frame.evaluate((element) => element.scrollTo(0, 0));
    }
  }
});

test("the main text of a list is not cut while the window is wide enough", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await test.step("the customer of each order, on the home page", async () => {
    await page.goto("/");
    const latest = page.getByRole("table", { name: "Dernières commandes" });
    await expect(latest.getByRole("rowheader").first()).toBeVisible();
    for (const width of [821, 1407]) {
      await page.setViewportSize({ width, height: 900 });
      const name = latest.getByRole("columnheader", { name: "Client" });
      await expect.poll(async () => (await inSight(name)).shown, `at ${width} px`).toBeGreaterThanOrEqual(120);
    }
  });
  await test.step("the titles of an order's lines, and the price of one copy where it fits", async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto("/public/document/detail/24118");
    const titles = page.getByRole("columnheader", { name: "Titre" });
    await expect(titles).toHaveCount(2);
    for (const title of await titles.all()) await expect.poll(async () => (await inSight(title)).shown).toBeGreaterThanOrEqual(220);
    const unitPrice = page.getByRole("columnheader", { name: "Prix TTC", exact: true });
    await expect(unitPrice).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(unitPrice).toHaveCount(2);
    for (const title of await titles.all()) await expect.poll(async () => (await inSight(title)).shown).toBeGreaterThanOrEqual(220);
  });
  await test.step("the assignee of a message, in the list and on the card of a telephone", async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto("/public/message");
    await expect(page.getByRole("columnheader", { name: "Suivi par" })).toBeVisible();
    const taken = page.getByRole("row").filter({ has: page.getByRole("cell", { name: "Mathilde Kervella", exact: true }) });
    const cell = taken.first().getByRole("cell", { name: "Mathilde Kervella", exact: true });
    await cell.scrollIntoViewIfNeeded();
    await expect(cell).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    const line = page.getByRole("main").getByText("Mathilde Kervella", { exact: true }).first();
    await line.scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport({ ratio: 1 });
  });
  await test.step("the shop of each order, of a client with several", async () => {
    for (const [width, count] of [
      [1440, 0],
      [1920, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/public/document");
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      await expect(page.getByRole("columnheader", { name: "Magasin" })).toHaveCount(count);
    }
  });
});

async function isWhole(cell: Locator): Promise<boolean> {
  return cell.evaluate((element) => {
    const frame = element.closest("table")?.parentElement?.getBoundingClientRect();
    return element.getBoundingClientRect().right <= (frame?.right ?? 0) + 1;
  });
}

const unbroken = "Xylographe".repeat(20);
/** Property names of user-entered text in responses. */
const written =
  /^(?:(?:customer|first|last|full|person|author|actor|entity|recipient|sender|carrier|contact|display|assignee|store|user|publisher|editor|collection)Name|lastname|firstname|role\.name|company|title|subtitle|text|subject|body|content|message|note|comment|description|summary|reason|detail|address\w*|city|line\d|reference|externalId|deliveryPackage|instructions|authors?|email|mail|to|from|value|before|after)$/;

/** Replaces user-entered text by long unbreakable words. */
function withLongWords(value: unknown, key = "", parent = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, key, parent));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLongWords(one, name, key)]));
  return typeof value === "string" && (written.test(key) || written.test(`${parent}.${key}`)) && !/^[\d.:TZ-]*$/.test(value)
    ? unbroken
    : value;
}

/** Returns elements whose text overflows their box, or the page if it is wider than the window; a box that scrolls or clips contains its text. */
function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.includes("XylographeXylographe")) continue;
      let box = texts.currentNode.parentElement;
      while (box && getComputedStyle(box).display.startsWith("inline")) box = box.parentElement;
      if (!box || getComputedStyle(box).overflowX !== "visible") continue;
      words.selectNodeContents(texts.currentNode);
      const right = Math.max(...[...words.getClientRects()].map((line) => line.right));
      const limit = Math.min(box.getBoundingClientRect().right, clientWidth);
      if (right > limit + 1) found.push(`${box.tagName} in ${box.parentElement?.tagName} ${box.parentElement?.textContent?.slice(0, 40)}`);
    }
    return [...new Set(found)];
  });
}

test("a word of 200 letters stays in its box on every page that shows what people type", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.route("**/api/BackOffice/**", async (route) => {
    // The event stream never ends, so the page would never become idle.
    if (route.request().url().includes("/Changes")) return route.abort();
    if (route.request().method() !== "GET") return route.fallback();
    // A browser retries by itself when a reused connection has just been closed.
    const response = await route.fetch({ maxRetries: 1 });
    const isJson = (response.headers()["content-type"] ?? "").includes("json");
    return route.fulfill(isJson ? { response, json: withLongWords(await response.json()) } : { response });
  });
  const spilled: string[] = [];
  const look = async (url: string) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(url);
    await expect(page.getByText(/XylographeXylographe/).first(), url).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const what of await lasting(() => spilling(page))) spilled.push(`${url.slice(0, 40)} at ${width} px: ${what}`);
    }
  };
  for (const url of ["/", `/public/document?search=${unbroken}`, "/settings/activityLog"]) await look(url);
  for (const list of ["/public/document", "/public/customer", "/public/message", "/catalog/product"]) {
    await look(list);
    await look((await page.getByRole("rowheader").first().getByRole("link").getAttribute("href")) ?? "");
  }
  expect(spilled).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
