import { expect, test } from "./fixtures.ts";

test("the page of a link is fetched before the click, by mouse and by keyboard; with reduced data usage nothing is fetched", async ({
  page,
  signedInAs,
}) => {
  await page.clock.install();
  await signedInAs("libraire");
  await page.goto("/");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/Catalog\/Products\b|assets\/(?:Product|Customer)ListScreen/.test(request.url())) requests.push(request.url());
  });
  const drawer = page.getByRole("navigation", { name: "Navigation principale" });
  const [products, customers] = [
    drawer.getByRole("link", { name: "Produits", exact: true }),
    drawer.getByRole("link", { name: "Clients", exact: true }),
  ];
  const saveData = (isSaved: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: value, effectiveType: "4g" } });
    }, isSaved);
  await saveData(true);
  for (const come of [() => products.hover(), () => products.focus()]) {
    await come();
    // Every delay before a fetch has passed by then.
    await page.clock.runFor(1_000);
  }
  expect(requests).toEqual([]);
  await saveData(false);
  await page.getByRole("heading", { level: 1 }).hover();
  await products.hover();
  await page.clock.runFor(1_000);
  await expect.poll(() => requests.some((url) => url.includes("ProductListScreen"))).toBe(true);
  await expect.poll(() => requests.some((url) => url.includes("/Catalog/Products"))).toBe(true);
  await customers.focus();
  await page.clock.runFor(1_000);
  await expect.poll(() => requests.some((url) => url.includes("CustomerListScreen"))).toBe(true);
  await expect(page).toHaveURL("/");
});

test("a page whose code is missing is reloaded once per minute, then shows an error inside the frame", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/");
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
  // The rest of the console works, and so does this page once its code is available again.
  await drawer.getByRole("link", { name: /^Commandes/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await page.unroute("**/assets/ProductListScreen-*.js");
  await drawer.getByRole("link", { name: "Produits", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Produits" })).toBeVisible();
  expect(loads).toBe(1);

  // A console whose main code is missing is not a blank page either.
  await page.route("**/assets/console-*.js", (route) => route.abort());
  await page.goto("/public/document", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("La console n’a pas pu être chargée.");
});
