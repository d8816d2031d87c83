import type { BrowserContext, Page } from "@playwright/test";
import { buildHarness, expiredCookie, openHarness } from "./build-harness.ts";
import { expect, test } from "./fixtures.ts";

const COOKIE = "reserve.session";
let harness = "";

test.beforeAll(async () => {
  harness = await buildHarness();
});

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
  expect(succeeded).toEqual([50, 50, 50, 50]);
  expect(renewals).toBe(1);
});

test("signing out while another tab renews its token leaves no session", async ({ context, origin, signInByApi }) => {
  let resurrected = 0;
  const rounds = 4;
  for (let round = 0; round < rounds; round++) {
    await context.addCookies([expiredCookie(await signInByApi("libraire"), origin)]);
    const [renewing, leaving] = await openHarness(context, harness, 2);
    if (!renewing || !leaving) throw new Error("Two tabs were asked for.");
    const reads = renewing.evaluate(() => window.fire(5));
    await leaving.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)).then(() => window.signOut()), round * 30);
    await reads;
    const stored = await cookieOf(context);
    const calls = await renewing.evaluate(() => window.fire(1));
    if (stored || calls > 0) resurrected += 1;
    await Promise.all([renewing.close(), leaving.close()]);
  }
  expect(resurrected).toBe(0);
});

test("signing out in one tab ends the session in all, in the background or under a dialog, before another person can sign in; nothing remains", async ({
  context,
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn("admin");
  await test.step("the cookie of the user with most claims is small and contains no claims", async () => {
    const cookie = await cookieOf(context);
    expect(`${cookie?.name}=${cookie?.value}`.length).toBeLessThan(4_096);
    expect(Object.keys(JSON.parse(decodeURIComponent(cookie?.value ?? "")))).toEqual([
      "accessToken",
      "refreshToken",
      "accessTokenExpires",
      "refreshTokenExpires",
    ]);
    expect(cookie?.sameSite).toBe("Strict");
  });
  // The text of a tab at the moment when the next person could sign in.
  const storedTexts: string[] = [];
  await context.exposeFunction("noteBlocked", (text: string) => storedTexts.push(text));
  await context.addInitScript(() => {
    const { noteBlocked } = window as unknown as { noteBlocked: (text: string) => void };
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll("button")].some(({ textContent }) => textContent?.includes("Se connecter"))) return;
      watch.disconnect();
      noteBlocked(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title, document.body.textContent]));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
  const stored = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const ofAnybody = /0298001122|Kervella|Kermarrec|Solène|Commande|reserve\.(?:kept|session)|ey[JK]|rt_/i;

  const [behind, asking] = [await context.newPage(), await context.newPage()];
  // A page to go back to, which the browser may keep in its cache; then a typed text.
  for (const tab of [behind, page]) {
    await tab.goto("/account");
    await tab
      .getByRole("table")
      .getByRole("link", { name: /Kervella/ })
      .click();
    await tab.getByRole("textbox", { name: /^Portable/ }).fill("0298001122");
    await expect.poll(() => stored(tab)).toContain("0298001122");
  }
  await asking.goto("/cache/product");
  await asking.getByRole("combobox", { name: "Titre ou EAN" }).pressSequentially("mode d emploi");
  await asking.getByRole("option").first().click();
  await asking.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }).click();
  await expect(asking.getByRole("alertdialog")).toBeVisible();
  await page.bringToFront();

  // The server is slow: until it has answered, no sign-in dialog is shown on a page that is about to be left.
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/Authentication/SignOut", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Déconnexion" })).toBeVisible();
  expect(await stored(page)).not.toMatch(ofAnybody);
  await expect(page.getByRole("button", { name: "Se connecter" })).toHaveCount(0);
  answer();
  for (const tab of [page, behind, asking]) {
    await expect(tab.getByRole("button", { name: "Se connecter" })).toBeVisible();
    expect(await stored(tab)).not.toMatch(ofAnybody);
  }
  await expect(asking.getByRole("alertdialog")).toHaveCount(0);
  // Once in each tab: no sign-in page was shown and replaced.
  expect(storedTexts).toHaveLength(3);
  for (const text of storedTexts) expect(text).not.toMatch(ofAnybody);

  await test.step("Back, and a page from the browser's cache, show no personal data", async () => {
    for (const tab of [behind, page]) {
      await tab.goBack();
      await expect(tab.getByRole("button", { name: "Se connecter" })).toBeVisible();
      await expect(tab.getByRole("heading", { level: 1, name: "Utilisateurs" })).toHaveCount(0);
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
    expect(left.filter((text) => ofAnybody.test(text) || /\badmin\b/.test(text))).toEqual([]);
    // The first identifies the browser when others try the user name; it identifies no person.
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["reserve.device", "reserve.visitor"]);
    expect(left).toContain("indexedDB 0");
  });
});

test("a visitor who is not signed in returns to the requested page after sign-in, in their language", async ({ context, page, origin }) => {
  for (const url of ["/public/document?view=toPrepare", "/en/catalog/product?search=perec"]) {
    await context.clearCookies();
    await page.goto(url);
    await expect(page).toHaveURL(`${origin}${url.startsWith("/en") ? "/en" : ""}/login?returnTo=${encodeURIComponent(url)}`);
    await page.getByLabel(/^Nom d’utilisateur|^User name/).fill("libraire");
    await page.getByLabel(/^(Mot de passe|Password)$/).fill("reserve-demo-2026");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${origin}${url}`);
  }
});

test("a session that ended in a hidden tab redirects to sign-in, which returns to the page; one that ends on a visible page shows the sign-in dialog over it", async ({
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
  // A browser closes a dialog itself at the second Escape; if it did even briefly, the next click would reach the page below.
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

test("a hostile returnTo never leaves the origin: after signing in, after a change of language, and for a user who is signed in", async ({
  context,
  page,
  origin,
}) => {
  const away: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith("data:") && new URL(request.url()).origin !== origin) away.push(request.url());
  });
  await page.goto(`/login?returnTo=${encodeURIComponent("/\\evil.example")}`);
  await enter(page);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  expect(page.url()).toBe(`${origin}/`);

  // Without its language prefix, a URL of ours may be one of another origin.
  await context.clearCookies();
  await page.goto(`/en/login?returnTo=${encodeURIComponent("/en//evil.example/x")}`);
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await enter(page);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeHidden();
  expect(new URL(page.url()).origin).toBe(origin);

  // The same inside the console, where a change of language reloads the page.
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
  expect(away).toEqual([]);
});
