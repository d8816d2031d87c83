// Requests after the first list, and the time to open an order from its row: the console's production build on a demo shop (PGlite), in Chromium.
//   npm run bench -- pages [--runs=15]
// Files: what the browser requests within 6 s after the rows are rendered, scripts and texts apart from API calls. Times: from the press of the
// pointer to the order's heading and lines, median and worst, each in a fresh tab with the list's files in the cache, after the list has been idle:
// pressed at once, as a practised user does, and after the pointer rested on the link. Screens: from a navigation that nothing announced (Back, the
// palette, a shortcut) to the heading of a screen that this tab has not opened yet.
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf, demoShop, pause } from "../scripts/lib/demo-shop.mjs";

const { values } = parseArgs({ options: { runs: { type: "string", default: "15" }, rest: { type: "string", default: "4000" } } });
const FOLLOWING_MS = 6_000;
/** Time between press and release of the pointer, in milliseconds. */
const PRESS_MS = 70;
/** Times for which the pointer rests on the link before the press, in milliseconds. */
const RESTS_MS = [0, 250];
/** Screens opened without a link, each for the first time. */
const SCREENS = [
  "/catalog/author",
  "/catalog/product",
  "/public/customer",
  "/cms/post",
  "/public/message",
  "/public/discount",
  "/cms/media",
];
const shop = await demoShop({ env: { CLIENT: "generic" } });
let browser;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  const cookies = await cookiesOf(browser, shop.origin);
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

  const openings = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const tab = await fresh.newPage();
    await openList(tab);
    await pause(Number(values.rest));
    for (const screen of SCREENS) openings.push(await openScreen(tab, screen));
    await tab.close();
  }
  console.log(`screens opened for the first time: median ${median(openings)} ms, worst ${Math.max(...openings).toFixed(0)} ms`);
} finally {
  await browser?.close();
  await shop.remove();
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

/** Milliseconds from a navigation inside the page to the heading of the screen, at the next frame. */
function openScreen(page, url) {
  return page.evaluate(async (path) => {
    const before = document.querySelector("main h1");
    const start = performance.now();
    history.pushState({ idx: history.length }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    const heading = () => document.querySelector("main h1");
    while (heading() === before || !heading()?.textContent) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, url);
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)].toFixed(0);
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
