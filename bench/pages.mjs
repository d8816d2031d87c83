// Requests after the first list, and the time to open an order from its row: the console's production build on a demo shop (PGlite), in Chromium.
//   npm run bench -- pages [--runs=15] [--screens]
// Files: what the browser requests within 6 s after the rows are rendered, scripts and texts apart from API calls. Times: from the press of the
// pointer to the order's heading and lines, median and worst, each in a fresh tab with the list's files in the cache, after the list has been idle:
// pressed at once, as a practised user does, and after the pointer rested on the link. Screens: the ten that are opened most, until their heading and
// data are rendered: loaded with an empty cache, opened in a tab for the first time by a navigation that nothing announced (Back, the palette, a
// shortcut), and opened again. With --screens those alone. A whole run compares them with the table in pages.md, and writes the new one.
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf, demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { markdownTable, writeBlock } from "../scripts/lib/markdown.mjs";
import { root } from "../scripts/lib/root.mjs";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "15" }, rest: { type: "string", default: "4000" }, screens: { type: "boolean" } },
});
const LOAD = loadavg()[0];
const FOLLOWING_MS = 6_000;
/** Time between press and release of the pointer, in milliseconds. */
const PRESS_MS = 70;
/** Times for which the pointer rests on the link before the press, in milliseconds. */
const RESTS_MS = [0, 250];
/** The screens that people open most; `record` opens the first record of that list. */
const SCREENS = [
  { name: "home", path: "/" },
  { name: "orders", path: "/public/document" },
  { name: "an order", record: "/public/document" },
  { name: "products", path: "/catalog/product" },
  { name: "a product", record: "/catalog/product" },
  { name: "customers", path: "/public/customer" },
  { name: "a customer", record: "/public/customer" },
  { name: "messages", path: "/public/message" },
  { name: "titles to order", path: "/public/purchase" },
  { name: "posts", path: "/cms/post" },
];
/** Where the tab is between two screens: none of them, and quick to render. */
const ELSEWHERE = "/public/discount";
const TABLE = "bench/pages.md";
const shop = await demoShop({ env: { CLIENT: "generic" } });
let browser;
let cookies;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  cookies = await cookiesOf(browser, shop.origin);
  if (!values.screens) await measureList();
  await measureScreens();
} finally {
  await browser?.close();
  await shop.remove();
}

async function measureList() {
  const fresh = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  await fresh.addCookies(cookies);
  const list = await fresh.newPage();
  const asked = [];
  list.on("requestfinished", async (request) => asked.push({ url: request.url(), bytes: (await request.sizes()).responseBodySize }));
  await openList(list);
  const first = asked.length;
  await pause(FOLLOWING_MS);
  const following = asked.slice(first).filter(({ url }) => !url.endsWith(".woff2"));
  const files = following.filter(({ url }) => url.includes("/assets/"));
  console.log(`after the list: ${files.length} files, ${(sum(files) / 1000).toFixed(1)} kB, and ${following.length - files.length} calls`);

  const times = new Map(RESTS_MS.map((rest) => [rest, []]));
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [rest, found] of times) {
      const tab = await fresh.newPage();
      await openList(tab);
      await pause(Number(values.rest));
      found.push(await openOrder(tab, run, rest));
      await tab.close();
    }
  for (const [rest, found] of times) {
    const worst = Math.max(...found);
    const how = rest === 0 ? "pressed at once" : `pressed after ${rest} ms`;
    console.log(`order page, ${how} (for ${PRESS_MS} ms): median ${median(found)} ms, worst ${worst.toFixed(0)} ms, ${found.length} runs`);
  }
}

/** Prints the ten screens with their ratios to the last committed table, and writes the new table. */
async function measureScreens() {
  const screens = [];
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  for (const { name, path, record } of SCREENS) {
    if (record) await page.goto(`${shop.origin}${record}`);
    const first = page.locator("tbody th a[href], main li a[href*='/detail/']").first();
    screens.push({
      name,
      path: path ?? new URL((await first.getAttribute("href")) ?? "", shop.origin).pathname,
      cold: [],
      first: [],
      again: [],
    });
  }
  await context.close();
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const screen of screens) {
      const empty = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
      await empty.addCookies(cookies);
      const tab = await empty.newPage();
      await tab.goto(`${shop.origin}${screen.path}`, { waitUntil: "commit" });
      screen.cold.push(await tab.evaluate(untilRendered));
      await tab.goto(`${shop.origin}${ELSEWHERE}`);
      await tab.evaluate(untilRendered);
      for (const times of [screen.first, screen.again]) {
        await pause(1_500);
        times.push(await tab.evaluate(untilRendered, screen.path));
        await pause(500);
        await tab.evaluate(untilRendered, ELSEWHERE);
      }
      await empty.close();
    }
  const before = readFileSync(join(root, TABLE), "utf8");
  const kinds = ["cold", "first", "again"];
  const rows = screens.map((screen) => {
    const [, ...last] =
      new RegExp(`^\\| ${screen.name} .*`, "m")
        .exec(before)?.[0]
        .split("|")
        .map((cell) => cell.trim())
        .slice(1) ?? [];
    const cells = kinds.map((kind, place) => {
      const now = median(screen[kind]);
      const then = Number(last[place]?.split(" ")[0]);
      return then > 0 ? `${now} (${(Number(now) / then).toFixed(2)})` : now;
    });
    return [screen.name, ...cells];
  });
  const day = new Date().toISOString().slice(0, 10);
  const text = [
    markdownTable(["Screen, ms (ratio to the table before)", "empty cache", "first in a tab", "again"], rows, [1, 2, 3]),
    "",
    `${day}, medians of ${values.runs}, demo shop on PGlite, Chromium at 1440 × 900 without throttling, on`,
    `${cpus().length} cores (${cpus()[0].model.trim()}), load average ${LOAD.toFixed(1)} at the start.`,
  ].join("\n");
  console.log(text);
  writeBlock(TABLE, "bench: pages", text);
}

async function openList(page) {
  await page.goto(`${shop.origin}/public/document`);
  await page.getByRole("row").nth(25).waitFor();
}

/** Milliseconds from the click to the order's heading and its first line, as the page itself measures them at the next frame. */
async function openOrder(page, index, rest) {
  const row = page.getByRole("row").nth(1 + (index % 20));
  const link = row.getByRole("link").first();
  const name = ((await link.textContent()) ?? "").trim();
  const box = await link.boundingBox();
  await page.evaluate((number) => {
    globalThis.stood = new Promise((resolve) => {
      let clicked = 0;
      document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
      const look = () => {
        const heading = document.querySelector("main h1")?.textContent ?? "";
        const isThere =
          clicked > 0 &&
          location.pathname.includes("/detail/") &&
          heading.includes(number) &&
          document.querySelector("main [role=row], main li, main tr");
        if (isThere) requestAnimationFrame(() => resolve(performance.now() - clicked));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, name.replace(/\D+/g, "").slice(-4));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await pause(rest);
  await page.mouse.down();
  await pause(PRESS_MS);
  await page.mouse.up();
  return page.evaluate(() => globalThis.stood);
}

// The function below runs inside the page.

/** Returns the milliseconds until heading and data are rendered: from the start of the page, or from a navigation inside it to `path`. */
async function untilRendered(path) {
  const before = path && document.querySelector("main h1");
  const start = path ? performance.now() : 0;
  if (path) {
    history.pushState({ idx: history.length }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }
  const isRendered = () => {
    const heading = document.querySelector("main h1");
    return heading?.textContent && heading !== before && !document.querySelector("[inert] main, main [aria-busy=true], main [data-bars]");
  };
  while (!isRendered()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)].toFixed(0);
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
