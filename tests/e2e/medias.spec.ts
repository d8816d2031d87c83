import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

test("an interrupted upload of a picture is resumed and shown; a film requests nothing from its site before it is played", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>Lecteur</title>" });
  });
  await page.goto("/cms/media");
  await expect(page.getByRole("heading", { level: 1, name: "Médias" })).toBeVisible();

  // The connection is cut during the upload; the part that was stored is not sent again.
  await page.getByRole("button", { name: "Envoyer des fichiers" }).click();
  const input = page.locator('input[type="file"][accept*="image"]');
  await expect(input).toHaveAttribute("accept", /image\/webp/);
  await page.route("**/BackOffice/Media/Media", (route) => route.abort());
  await input.setInputFiles({
    name: "vitrine-noël.jpg",
    mimeType: "image/jpeg",
    buffer: await page.screenshot({ type: "jpeg", clip: { x: 0, y: 0, width: 360, height: 240 } }),
  });
  const files = page.getByRole("list", { name: "Fichiers ajoutés" });
  await expect(files.getByRole("button", { name: "Réessayer d’envoyer vitrine-noël.jpg" })).toBeVisible();
  await page.unroute("**/BackOffice/Media/Media");
  const parts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/Media/Upload")) parts.push(request.url());
  });
  await files.getByRole("button", { name: "Réessayer d’envoyer vitrine-noël.jpg" }).click();
  await expect(files.getByText("Envoyé")).toBeVisible();
  expect(parts).toEqual([]);

  await page.getByRole("link", { name: "vitrine-noël" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "vitrine-noël" })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator("main img")
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(foreign).toEqual([]);

  // A film of another site.
  await page.goto("/cms/media?look=tiles");
  await page.getByRole("link", { name: "Dans l’atelier du relieur" }).click();
  const play = page.getByRole("button", { name: /^Lire «\sDans l’atelier du relieur\s» sur Vimeo$/ });
  await expect(play).toBeVisible();
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe[title="Dans l’atelier du relieur"]').locator("html")).toBeAttached();
  await expect.poll(() => foreign).toEqual(["player.vimeo.com"]);
});
