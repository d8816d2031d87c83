// Loading times on a phone, before and after in one run: the production build of an earlier commit and of this tree, each on its own demo shop
// (PGlite), in Chromium with the network and CPU of a mid-range phone (DevTools' « Slow 4G »: 1.44 Mbit/s, 562 ms round trip; CPU 4x).
//   npm run bench -- slow --against=<ref> [--runs=5]
// Medians with cold caches, alternating: when the user name can be typed on /login, when the form is hydrated (the button submits), and when the
// heading and the first row of /public/document are rendered for a signed-in user.
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf, demoShop } from "../scripts/lib/demo-shop.mjs";
import { checkOutEarlier } from "../scripts/lib/earlier-tree.mjs";
import { runCommand } from "../scripts/lib/processes.mjs";
import { root } from "../scripts/lib/root.mjs";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, against: { type: "string", default: "HEAD~1" } } });
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_TIMES = 4;
const PATIENCE_MS = 120_000;

const earlier = checkOutEarlier(values.against);
const shops = [];
let browser;
try {
  await build(earlier.folder);
  await build(root);
  for (const [name, cwd] of [
    [earlier.name, earlier.folder],
    ["now", root],
  ]) {
    const shop = await demoShop({ env: { CLIENT: "generic" }, cwd });
    shops.push({ name, shop, times: { "name can be typed": [], "sign-in can be sent": [], heading: [], "first row": [] } });
    await shop.start();
  }
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  for (const one of shops) one.cookies = await cookiesOf(browser, one.shop.origin);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { shop, times, cookies } of shops) {
      times["name can be typed"].push(await timeOf(`${shop.origin}/login`, [], canType));
      times["sign-in can be sent"].push(await timeOf(`${shop.origin}/login`, [], canSend));
      times.heading.push(await timeOf(`${shop.origin}/public/document`, cookies, hasHeading));
      times["first row"].push(await timeOf(`${shop.origin}/public/document`, cookies, hasRow));
    }
  }
  for (const what of Object.keys(shops[0].times)) {
    console.log(`${what}: ${shops.map(({ name, times }) => `${name} ${seconds(times[what])}`).join(", ")}`);
  }
} finally {
  await browser?.close();
  for (const { shop } of shops) await shop.remove();
  earlier.remove();
}

async function build(folder) {
  const { code, output } = await runCommand("npm", ["run", "build"], { cwd: folder });
  if (code !== 0) throw new Error(`${folder} cannot be built:\n${output}`);
}

/** Returns milliseconds from the start of the navigation until `isThere` is true in a frame, with empty caches. */
async function timeOf(url, cookies, isThere) {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 412, height: 823 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_TIMES });
  await page.goto(url, { waitUntil: "commit", timeout: PATIENCE_MS });
  const handle = await page.waitForFunction(isThere, undefined, { polling: "raf", timeout: PATIENCE_MS });
  const time = await handle.jsonValue();
  await context.close();
  return time;
}

// The functions below run inside the page.

function canType() {
  const field = document.querySelector('input[autocomplete~="username"]');
  return field && !field.disabled && field.getBoundingClientRect().height > 0 ? performance.now() : false;
}

function canSend() {
  const button = document.querySelector('button[type="submit"]');
  return button && Object.keys(button).some((name) => name.startsWith("__reactProps")) ? performance.now() : false;
}

function hasHeading() {
  return document.querySelector("main h1")?.textContent === "Commandes" ? performance.now() : false;
}

function hasRow() {
  return document.querySelector('main tbody a[href*="/detail/"]') ? performance.now() : false;
}

function seconds(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${(median / 1000).toFixed(1)} s (worst ${(worst / 1000).toFixed(1)})`;
}
