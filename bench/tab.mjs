// Cost of the story « Réserve, entière » in the published Storybook: bytes transferred, time until sign-in is possible, until the orders are
// rendered, and until the shop is reset.
//   npm run bench -- tab [--runs=5]
// Each run has a browser profile of its own; medians are printed.
import { performance } from "node:perf_hooks";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { freshStorybook } from "../scripts/lib/storybook.mjs";
import { serveStorybook } from "../tests/stories/serve.mjs";

const runs = Number(process.argv.find((arg) => arg.startsWith("--runs="))?.slice("--runs=".length) ?? 5);
const story = "réserve-entière--whole";
const site = await serveStorybook(await freshStorybook());
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  for (const name of Object.keys(results[0])) {
    const values = results.map((result) => result[name]).sort((a, b) => a - b);
    console.log(
      `${name}: ${values[Math.floor(values.length / 2)].toFixed(name.endsWith("MB") ? 2 : 0)} (${values.map((value) => value.toFixed(1)).join(", ")})`,
    );
  }
} finally {
  await browser.close();
  site.close();
}

async function measure() {
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // By the server: what the page's worker fetches, the page itself does not see.
  const before = site.sent();
  const start = performance.now();
  await page.goto(`${site.url}iframe.html?viewMode=story&id=${encodeURIComponent(story)}`);
  await page.getByLabel("Nom d’utilisateur").waitFor();
  const toSignIn = performance.now() - start;
  const bytesToSignIn = site.sent() - before;
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  const sent = performance.now();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Toutes les commandes" }).waitFor();
  const toHome = performance.now() - sent;
  const clicked = performance.now();
  await page.getByRole("link", { name: "Toutes les commandes" }).click();
  await page.getByRole("rowheader").nth(20).waitFor();
  const toOrders = performance.now() - clicked;
  const asked = performance.now();
  await page.getByRole("button", { name: "Recommencer la démonstration" }).click();
  await page.getByLabel("Nom d’utilisateur").waitFor();
  const toBeginning = performance.now() - asked;
  const [opened, rewound] = await page.evaluate(() =>
    ["shop: open", "shop: rewind"].map((name) => performance.getEntriesByName(name).at(-1).duration),
  );
  await context.close();
  return {
    "until one can sign in, MB": bytesToSignIn / 1e6,
    "until one can sign in, ms": toSignIn,
    "of it opening the shop, ms": opened,
    "from sign-in to the home page, ms": toHome,
    "to the first page of orders, ms": toOrders,
    "back to the beginning, ms": toBeginning,
    "of it undoing what was written, ms": rewound,
    "all of it, MB": (site.sent() - before) / 1e6,
  };
}
