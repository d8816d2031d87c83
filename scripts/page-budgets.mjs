// Checks the budgets of pages: bytes, requests, nodes, heap and layout shift, in Chromium, on the production build as the real server serves it.
// Those figures do not depend on the machine, so they may fail a check (design: figures that depend on time never do).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "./lib/chromium.mjs";
import { cookiesOf, demoShop } from "./lib/demo-shop.mjs";
import { root } from "./lib/root.mjs";

const budgets = {
  signIn: { kilobytes: 115 },
  orders: { kilobytes: 185, requests: 8, nodes: 600, heapMegabytes: 8, layoutShift: 0.01 },
};
/** Maximum of the scripts that follow the list by themselves, in kilobytes. */
const FOLLOWING_KILOBYTES = 100;
/** Sources of those scripts: the parts that the frame and the list load when they are idle. */
const FOLLOWING = ["src/app/deferred-parts.ts", "src/features/orders/list/deferred-parts.ts"];
const FONT = /\.woff2$/;
/** Delay after which planned background loading no longer counts for the first page; on a busy machine it could start earlier. */
const LATER_MS = 1_500;

const shop = await demoShop({ env: { CLIENT: "generic" } });
const { origin } = shop;
let failures = 0;
let browser;
try {
  await shop.start();
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, "--js-flags=--expose-gc"],
  });

  const guest = await measure(browser, `${origin}/login`, (page) => page.getByRole("button", { name: "Se connecter" }).waitFor());
  report("Connexion", guest, budgets.signIn);

  const cookies = await cookiesOf(browser, origin);
  const list = await measure(browser, `${origin}/public/document`, (page) => page.getByRole("row").nth(25).waitFor(), cookies);
  report("Liste des commandes", list, budgets.orders);
  reportFollowing(list.urls);
} finally {
  await browser?.close();
  await shop.remove();
}
process.exit(failures > 0 ? 1 : 0);

/** Loads a URL with an empty cache and counts the transferred bytes; fonts are counted separately. */
async function measure(browser, url, settled, cookies = []) {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const finished = [];
  // Compressed bodies, without headers: over HTTP/2 these are negligible, over the HTTP/1.1 of this run they are not.
  page.on("requestfinished", (request) => {
    if (!request.url().startsWith("data:"))
      finished.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })));
  });
  await page.addInitScript((later) => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = (work, delay = 0, ...args) => (delay >= later ? 0 : wait(work, delay, ...args));
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  }, LATER_MS);
  await page.goto(url);
  await settled(page);
  await page.waitForLoadState("networkidle");
  await devtools.send("HeapProfiler.enable");
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find((metric) => metric.name === "JSHeapUsedSize")?.value ?? 0;
  const { nodes, layoutShift } = await page.evaluate(() => ({
    nodes: document.querySelectorAll("*").length,
    layoutShift: globalThis.layoutShift,
  }));
  const all = await Promise.all(finished);
  await context.close();
  const faces = all.filter(({ url }) => FONT.test(url));
  const others = all.filter(({ url }) => !FONT.test(url));
  return {
    kilobytes: sum(others) / 1000,
    requests: others.length,
    nodes,
    heapMegabytes: heap / 1e6,
    layoutShift,
    urls: others.map(({ url }) => url),
    faces: { count: faces.length, kilobytes: sum(faces) / 1000 },
    parts: others.map(({ url, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${url.replace(origin, "")}`),
  };
}

function report(name, figures, budget) {
  console.log(
    `${name} : ${figures.kilobytes.toFixed(1)} kB en ${figures.requests} requêtes (caractères à part : ${figures.faces.kilobytes.toFixed(1)} kB en ${figures.faces.count}), ${figures.nodes} nœuds, tas ${figures.heapMegabytes.toFixed(1)} Mo, décalage ${figures.layoutShift.toFixed(4)}`,
  );
  for (const part of figures.parts) console.log(`  ${part}`);
  for (const [measure, limit] of Object.entries(budget)) {
    if (figures[measure] <= limit) continue;
    failures += 1;
    console.error(
      `  ✗ ${measure} : ${figures[measure].toFixed(3)} dépasse ${limit}. Différez ce qui ne sert pas à la première page (import()), ou retirez-le.`,
    );
  }
}

/** Reports the scripts that follow a page, without those that it has brought itself. */
function reportFollowing(urls) {
  const dist = join(root, "apps/console/dist");
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const needed = new Set(FOLLOWING);
  for (const name of needed) for (const more of manifest[name].imports ?? []) needed.add(more);
  const files = new Set([...needed].map((name) => manifest[name].file).filter((file) => !urls.some((url) => url.endsWith(file))));
  const kilobytes = sum([...files].map((file) => ({ bytes: brotliCompressSync(readFileSync(join(dist, file))).length }))) / 1000;
  console.log(`Après la liste : ${kilobytes.toFixed(1)} kB en ${files.size} scripts`);
  if (kilobytes <= FOLLOWING_KILOBYTES) return;
  failures += 1;
  console.error(`  ✗ dépasse ${FOLLOWING_KILOBYTES} kB. Chargez à l’usage ce qui ne sert pas à chacun (loadable).`);
}

function sum(requests) {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
