import { freePort } from "../../scripts/lib/postgres.mjs";
import { end, expect, openShop, startServer, test } from "./fixtures.ts";

test("another client shows its own texts from the same build, with its API on another origin", async ({ browser, database }) => {
  test.setTimeout(180_000);
  const shop = await openShop(database);
  const port = await freePort();
  const shown = `http://127.0.0.1:${port}`;
  const api = `http://localhost:${port}`;
  // One server, two names: to a browser they are two origins.
  const server = await startServer(shown, port, shop.folder, {
    DATABASE_URL: shop.url,
    CLIENT: "cinema-library",
    API_BASE_URL: `${api}/api`,
    CORS_ORIGINS: shown,
  });
  try {
    const page = await browser.newPage({ baseURL: shown });
    const called = new Set<string>();
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) called.add(new URL(request.url()).origin);
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto("/login");
    await expect(page).toHaveTitle("Connexion – Cinéthèque");
    await page.getByLabel("Nom d’utilisateur").fill("libraire");
    await page.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
    await page.getByRole("button", { name: "Se connecter" }).click();
    const drawer = page.getByRole("navigation", { name: "Navigation principale" });
    await drawer.getByRole("link", { name: "Films et livres", exact: true }).click();
    await expect(page).toHaveTitle("Films et livres – Cinéthèque");
    await expect(page.getByRole("row")).toHaveCount(51);
    expect([...called]).toEqual([api]);
    expect(complaints).toEqual([]);
    // This client has French only.
    const english = await page.goto("/en/catalog/product");
    expect(english?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This page could not be found." })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.close();
  } finally {
    await end(server, "SIGTERM");
    await shop.close();
  }
});
