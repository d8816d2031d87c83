import type { BrowserContext, Page } from "@playwright/test";
import { hostileReturnTo } from "../../apps/console/src/shared/hostile-return-to.fixtures.ts";
import { buildHarness, expiredCookie, openHarness } from "./build-harness.ts";
import { expect, test } from "./fixtures.ts";

const COOKIE = "reserve.session";
let harness = "";

test.beforeAll(async () => {
  harness = await buildHarness();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  await page.keyboard.press("Enter");
}

const cookieOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === COOKIE);

test("50 reads with an expired access token in four tabs renew the session exactly once", async ({ context, origin, signInByApi }) => {
  await context.addCookies([expiredCookie(await signInByApi("libraire"), origin)]);
  let renewals = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/Token/Refresh")) renewals += 1;
  });
  const tabs = await openHarness(context, harness, 4);
  const succeeded = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.fire(50))));
  console.info(`${succeeded.reduce((sum, count) => sum + count, 0)} of 200 reads in 4 tabs succeeded with ${renewals} refresh`);
  expect(succeeded).toEqual([50, 50, 50, 50]);
  expect(renewals).toBe(1);
});

test("a sign-out while another tab renews leaves no session behind", async ({ context, origin, signInByApi }) => {
  let resurrected = 0;
  const rounds = 8;
  for (let round = 0; round < rounds; round++) {
    await context.addCookies([expiredCookie(await signInByApi("libraire"), origin)]);
    const [renewing, leaving] = await openHarness(context, harness, 2);
    if (!renewing || !leaving) throw new Error("Two tabs were asked for.");
    const reads = renewing.evaluate(() => window.fire(5));
    await leaving.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)).then(() => window.signOut()), round * 15);
    await reads;
    const stored = await cookieOf(context);
    const calls = await renewing.evaluate(() => window.fire(1));
    if (stored || calls > 0) resurrected += 1;
    await Promise.all([renewing.close(), leaving.close()]);
  }
  console.info(`${resurrected} of ${rounds} sessions resurrected by a renewal that was under way at sign-out`);
  expect(resurrected).toBe(0);
});

test("signing out in one tab ends the session in the others, in the background or under a dialog, and nothing remains", async ({
  context,
  page,
  signIn,
}) => {
  await signIn("libraire");
  const behind = await context.newPage();
  // Something to go back to, of which the browser may keep the whole page.
  for (const tab of [page, behind]) {
    await tab.goto("/public/document?view=toPrepare");
    await expect(tab.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  }
  await page.goto("/");
  await behind.goto("/public/document?search=morvan");
  await expect(behind.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  const asking = await context.newPage();
  await asking.goto("/cache/product");
  await asking.getByRole("combobox", { name: "Titre ou EAN" }).pressSequentially("mode d emploi");
  await asking.getByRole("option").first().click();
  await asking.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }).click();
  await expect(asking.getByRole("alertdialog")).toBeVisible();
  await page.bringToFront();
  await signOut(page);
  for (const tab of [behind, asking]) await expect(tab.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await expect(asking.getByRole("alertdialog")).toHaveCount(0);

  // Back, and the page that the browser may have kept whole, show nothing of anybody.
  for (const tab of [behind, page]) {
    await tab.goBack();
    await expect(tab.getByRole("button", { name: "Se connecter" })).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1, name: "Commandes" })).toHaveCount(0);
  }
  const left = await page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? [];
    const stores = Object.entries({ localStorage, sessionStorage }).map(([name, storage]) => `${name} ${JSON.stringify({ ...storage })}`);
    return [
      ...stores,
      `indexedDB ${databases.length}`,
      `caches ${(await caches.keys()).length}`,
      document.cookie,
      document.body.textContent ?? "",
    ];
  });
  const cookies = (await context.cookies()).map(({ name }) => name);
  const personal = left.filter((text) => /kervella|mathilde|libraire|morvan|ey[JK]|rt_/i.test(text));
  console.info(`after sign-out: ${personal.length} places hold personal data; cookies left: ${cookies.join(", ")}`);
  expect(personal).toEqual([]);
  // By the first the browser is known again when strangers try the name; it says of nobody who they are.
  expect(cookies.sort()).toEqual(["reserve.device", "reserve.visitor"]);
  expect(left).toContain("indexedDB 0");
});

test("the cookie of the richest user stays under 4,096 bytes and says nothing of claims", async ({ context, page, signIn }) => {
  await signIn("admin", page);
  const cookie = await cookieOf(context);
  const bytes = `${cookie?.name}=${cookie?.value}`.length;
  console.info(`the session cookie of admin takes ${bytes} of 4,096 bytes`);
  expect(bytes).toBeLessThan(4_096);
  expect(Object.keys(JSON.parse(decodeURIComponent(cookie?.value ?? "")))).toEqual([
    "accessToken",
    "refreshToken",
    "accessTokenExpires",
    "refreshTokenExpires",
  ]);
  expect(cookie?.sameSite).toBe("Strict");
});

test("a visitor who is not signed in comes back to the very page after sign-in, in their language", async ({ context, page, origin }) => {
  for (const url of ["/public/document?view=toPrepare", "/en/catalog/product?search=perec", "/public/document/detail/24118?x=1"]) {
    await context.clearCookies();
    await page.goto(url);
    await expect(page).toHaveURL(`${origin}${url.startsWith("/en") ? "/en" : ""}/login?returnTo=${encodeURIComponent(url)}`);
    await page.getByLabel(/^Nom d’utilisateur|^User name/).fill("libraire");
    await page.getByLabel(/^(Mot de passe|Password)$/).fill("reserve-demo-2026");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${origin}${url}`);
  }
});

test("a session that ended while nobody looked leads to sign-in, which comes back; one that ends under the page is signed in over it", async ({
  context,
  page,
  origin,
  signInByApi,
}) => {
  const session = await signInByApi("libraire");
  const ended = { ...session, refreshToken: `${session.refreshToken.slice(0, -4)}0000` };
  await context.addCookies([expiredCookie(ended, origin)]);
  await page.goto("/catalog/product?search=perec");
  await expect(page).toHaveURL(`${origin}/login?returnTo=${encodeURIComponent("/catalog/product?search=perec")}`);
  expect(await cookieOf(context)).toBeUndefined();
  await enter(page);
  const search = page.getByRole("searchbox", { name: "Chercher un produit" });
  await expect(search).toHaveValue("perec");
  await expect(page.getByRole("rowheader").first()).toBeVisible();

  // The server ends the session; the next call finds out.
  const { accessToken } = JSON.parse(decodeURIComponent((await cookieOf(context))?.value ?? "")) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${origin}/api/Common/Authentication/SignOut`, { method: "POST", headers })).ok).toBe(true);
  await search.fill("perec vie");
  const dialog = page.getByRole("dialog", { name: "Votre session a expiré" });
  await expect(dialog.getByLabel("Nom d’utilisateur")).toHaveValue("libraire");
  // A browser closes dialogs at the second Escape by itself; were it for a moment, the next click would press what lies under it.
  await dialog.evaluate((element) => element.addEventListener("close", () => element.setAttribute("title", "was closed")));
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await expect(dialog).not.toHaveAttribute("title", "was closed");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(search).toHaveValue("perec vie");
  await expect(page).toHaveURL(/search=perec(\+|%20)vie/);
});

test("returnTo never leaves the origin: hostile values after a real sign-in, and for who is signed in", async ({
  context,
  page,
  origin,
}) => {
  const away: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith("data:") && new URL(request.url()).origin !== origin) away.push(request.url());
  });
  for (const hostile of ["//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await context.clearCookies();
    await page.goto(`/login?returnTo=${encodeURIComponent(hostile)}`);
    await enter(page);
    await expect(page.getByRole("navigation").first()).toBeVisible();
    expect(page.url()).toBe(`${origin}/`);
  }
  // Without its language a URL of ours may be somebody else's.
  for (const hostile of ["/en//evil.example/x", "/en/\\evil.example/x", "/en/%2F/evil.example/x"]) {
    await context.clearCookies();
    await page.goto(`/en/login?returnTo=${encodeURIComponent(hostile)}`);
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
    await enter(page);
    await expect(page.getByLabel("Mot de passe", { exact: true })).toBeHidden();
    expect(new URL(page.url()).origin).toBe(origin);
  }
  // The same from inside the console, where a change of language loads the page anew.
  await page.goto(`${origin}/en//evil.example/x`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("français");
  await page
    .getByRole("option", { name: /Français/ })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(new URL(page.url()).origin).toBe(origin);
  // Very long URLs are the server's to refuse; the unit test looks at them.
  const values = hostileReturnTo.filter((value) => value.length < 2_000);
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  const left: string[] = [];
  await Promise.all(
    tabs.map(async (tab, index) => {
      for (const value of values.filter((_, at) => at % tabs.length === index)) {
        await tab.goto(`/login?returnTo=${encodeURIComponent(value)}`);
        await tab.waitForURL((url) => url.pathname !== "/login");
        if (new URL(tab.url()).origin !== origin) left.push(value);
      }
    }),
  );
  console.info(
    `returnTo: ${left.length} of ${values.length} hostile values left the origin in Chromium, ${away.length} requests went elsewhere`,
  );
  expect(left).toEqual([]);
  expect(away).toEqual([]);
});

test("who is signed in is led home from the pages for guests; who is not is told that a page does not exist", async ({
  page,
  origin,
  signIn,
}) => {
  for (const [url, sentence] of [
    ["/nowhere", /^This page could not be found$/],
    ["/de/public/document", /^This page could not be found\.$/],
  ] as const) {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentence);
    await expect(page).toHaveTitle("Page introuvable – Réserve");
    await expect(page.getByRole("link", { name: "Revenir à l’accueil" })).toBeVisible();
  }
  await signIn("stagiaire");
  for (const url of [
    "/login",
    "/forgotPassword",
    "/forgotPasswordSuccess",
    "/resetPassword#token=pr_0123456789abcdefghij",
    "/resetPasswordSuccess",
  ]) {
    await page.goto(url);
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.getByRole("navigation").first()).toBeVisible();
  }
});

test("a wrong password says so in French, keeps the name, and leads back to the field", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Nom d’utilisateur").fill("libraire");
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas le bon");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toContainText(/mot de passe/i);
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("libraire");
});
