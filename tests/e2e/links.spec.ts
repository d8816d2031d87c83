import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const readsProducts = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/Catalog\/Products\b|assets\/ProductListScreen/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test("the page behind a link is on its way before the click", async ({ page, signIn }) => {
  await signIn("libraire");
  const asked = readsProducts(page);
  const link = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Produits", exact: true });
  await link.hover();
  await expect.poll(() => asked.some((url) => url.includes("ProductListScreen"))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes("/Catalog/Products"))).toBe(true);
  await expect(page).toHaveURL("/");
});

test("the keyboard fetches ahead too; whoever saves data fetches nothing", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("libraire");
  const asked = readsProducts(page);
  const link = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Produits", exact: true });
  await page.evaluate(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true, effectiveType: "4g" } }),
  );
  for (const come of [() => link.hover(), () => link.focus()]) {
    await come();
    // Whatever rests before it fetches has rested by then.
    await page.clock.runFor(1_000);
  }
  expect(asked).toEqual([]);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: false, effectiveType: "4g" } }),
  );
  await page
    .getByRole("link", { name: /^Commandes/ })
    .first()
    .focus();
  await link.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("a page whose code has gone is loaded anew once in a minute, then says so inside the frame", async ({ page, signIn }) => {
  await signIn("libraire");
  await page.route("**/assets/ProductListScreen-*.js", (route) => route.abort());
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const drawer = page.getByRole("navigation", { name: "Navigation principale" });
  await drawer.getByRole("link", { name: "Produits", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page en erreur" })).toBeVisible();
  await expect(page.getByText("Erreur 500")).toBeVisible();
  expect(loads).toBe(1);
  // The rest of the console goes on, and so does this page once its code is there again.
  await drawer.getByRole("link", { name: /^Commandes/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await page.unroute("**/assets/ProductListScreen-*.js");
  await drawer.getByRole("link", { name: "Produits", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Produits" })).toBeVisible();
  expect(loads).toBe(1);
});

test("a console whose own code has gone is never a white page", async ({ page, signIn }) => {
  await signIn("libraire");
  await page.route("**/assets/console-*.js", (route) => route.abort());
  await page.goto("/public/document", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("La console n’a pas pu être chargée.");
});
