// Latency of searching a million titles, in Chromium on a production build: the longest runs of our scripts and the longest tasks (with style, layout
// and paint), layout shifts, time from the last key to the results (CPU four times slower), and time to open a title's page (at full speed).
//   npm run bench -- typing --url=postgres://… [--rounds=20]; a database filled by `npm run bench -- catalog --url=postgres://… --fill`.
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf, demoShop } from "../scripts/lib/demo-shop.mjs";

const { values } = parseArgs({ options: { url: { type: "string" }, rounds: { type: "string", default: "20" } } });
if (!values.url) throw new Error("--url=postgres://… names the database with the million.");
const ROUNDS = Number(values.rounds);
const WORDS = ["la vie mode d’emploi", "apolinaire alcools", "nuit secret", "folio étranger", "proust à l’ombre", "gallimard camus"];
const KEY_MS = 90;
const LONG_MS = 50;

const shop = await demoShop({ env: { CLIENT: "generic", DATABASE_URL: values.url } });
await shop.start();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const cookies = await cookiesOf(browser, shop.origin);
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris", viewport: { width: 1366, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    window.scripts = [];
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries()) window.scripts.push(...scripts.map(({ duration }) => duration));
    }).observe({ type: "long-animation-frame" });
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: "layout-shift" });
  });
  await page.goto(`${shop.origin}/catalog/product`);
  await page.getByRole("rowheader").first().waitFor();
  const client = await context.newCDPSession(page);
  const field = page.getByRole("searchbox").first();
  const waits = [];
  const trips = [];
  const tasks = [];
  const scripts = [];
  const shifts = [];
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill("");
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      window.tasks.length = 0;
      window.scripts.length = 0;
      window.shift = 0;
    });
    let sentAt = 0;
    let tripped = 0;
    const onRequest = (request) => {
      if (request.url().includes("/Catalog/Products?")) sentAt = performance.now();
    };
    const onFinished = (request) => {
      if (request.url().includes("/Catalog/Products?")) tripped = performance.now() - sentAt;
    };
    page.on("request", onRequest);
    page.on("requestfinished", onFinished);
    await field.pressSequentially(WORDS[round % WORDS.length], { delay: KEY_MS });
    const typedAt = performance.now();
    await page.waitForURL((url) => url.search.includes("search="));
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true], [data-refreshing]"));
    waits.push(performance.now() - typedAt);
    await page.waitForTimeout(800);
    page.off("request", onRequest);
    page.off("requestfinished", onFinished);
    trips.push(tripped);
    const seen = await page.evaluate(() => ({ tasks: [...window.tasks], scripts: [...window.scripts], shift: window.shift }));
    tasks.push(...seen.tasks);
    scripts.push(...seen.scripts);
    shifts.push(seen.shift);
  }
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const opened = [];
  // As in a day's work: from the list to a title, back, to the next one.
  await page.goto(`${shop.origin}/catalog/product?page=2`);
  for (let round = 0; round < ROUNDS; round += 1) {
    const link = page
      .getByRole("rowheader")
      .nth(round % 20)
      .getByRole("link");
    await link.waitFor();
    await page.waitForTimeout(800);
    const name = (await link.textContent()).trim();
    await link.hover();
    await page.waitForTimeout(100);
    const before = performance.now();
    await link.click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    opened.push(performance.now() - before);
    await page.goBack();
  }
  console.log(`typing, CPU 4x: results ${said(waits)} after the last key, of it the server's round trip ${said(trips)}`);
  console.log(`typing, CPU 4x: scripts over ${LONG_MS} ms ${long(scripts)}; tasks over ${LONG_MS} ms, drawing and all, ${long(tasks)}`);
  console.log(`typing, CPU 4x: layout shift ${shifts.map((shift) => shift.toFixed(4)).join(", ")}`);
  console.log(`a title's page after a click, CPU 1x: ${said(opened)}`);
} finally {
  await browser.close();
  await shop.remove();
}

function long(times) {
  const found = times.filter((time) => time > LONG_MS);
  return `${found.length} (${found.map(Math.round).join(", ")})`;
}

function said(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms (p95 ${sorted[Math.floor(sorted.length * 0.95)].toFixed(0)})`;
}
