import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { cookiesOf } from "../scripts/lib/demo-shop.mjs";
const origin = "http://127.0.0.1:4477";
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
const cookies = await cookiesOf(browser, origin, "admin");
const go = async (name, path, { width = 1366, height = 820, scheme = "light", act, locale } = {}) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  await context.addCookies(cookies);
  if (locale) await context.addCookies([{ name: "reserve.locale", value: locale, url: origin }]);
  const page = await context.newPage();
  const errors = [];
  page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
  page.on("pageerror", (e) => errors.push(e.message));
  await page.goto(origin + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  try { await act?.(page); } catch (e) { console.log(name, e.message.slice(0, 300)); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/s-${name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(name, "overflow", wide, errors.length ? errors : "");
  await context.close();
};
const which = process.argv[2];
const all = {
  till: () => go("till", "/public/till"),
  till390: () => go("till390", "/public/till", { width: 390, height: 844, scheme: "dark" }),
  tillclose: () => go("tillclose", "/public/till", { act: async (p) => p.getByRole("button", { name: "Clôturer la journée" }).click() }),
  pay: () => go("pay", "/public/document/detail/24111", { act: async (p) => { await p.getByRole("button", { name: /^Valider le retrait/ }).first().click(); await p.getByRole("radio", { name: "Plusieurs moyens" }).check(); } }),
  pay390: () => go("pay390", "/public/document/detail/24111", { width: 390, height: 844, act: async (p) => { await p.getByRole("button", { name: /^(Valider le retrait|Remettre)/ }).first().click(); await p.getByRole("radio", { name: "Espèces" }).check(); } }),
  msg: () => go("msg", "/public/message", { act: async (p) => { await p.getByRole("rowheader").first().getByRole("link").click(); await p.waitForTimeout(2500); } }),
  msg390: () => go("msg390", "/public/message", { width: 390, height: 844, scheme: "dark", act: async (p) => { await p.getByRole("rowheader").first().getByRole("link").click(); await p.waitForTimeout(2500); } }),
  msglist: () => go("msglist", "/public/message", { width: 821 }),
  cust: () => go("cust", "/public/customer/detail/17", { act: async (p) => p.getByRole("button", { name: "Fusionner…" }).click() }),
  custpage: () => go("custpage", "/public/customer/detail/17"),
  buy: () => go("buy", "/public/purchase"),
  order: () => go("order", "/public/document?view=toPrepare", { act: async (p) => { await p.getByRole("rowheader").first().getByRole("link").click(); await p.waitForTimeout(2500); } }),
};
for (const [name, run] of Object.entries(all)) if (!which || which.split(",").includes(name)) await run();
await browser.close();
process.exit(0);
