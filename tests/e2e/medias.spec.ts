import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

test("a picture cut off on its way goes on, is described; a film is taken from pasted code without a request to its site", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1") && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  await page.goto("/cms/media");
  await expect(page.getByRole("heading", { level: 1, name: "Médias" })).toBeVisible();

  // The line is cut while the file is on its way; what was kept is not sent again.
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

  // It is described: without words it is not saved.
  await page.getByRole("link", { name: "vitrine-noël" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "vitrine-noël" })).toBeVisible();
  await page.getByRole("textbox", { name: "Titre" }).fill("Vitrine de Noël");
  await page.getByRole("button", { name: /Enregistrer le média/ }).click();
  const text = page.getByRole("textbox", { name: "Texte de remplacement" });
  await expect(text).toHaveAccessibleDescription(/Décrivez l’image/);
  await text.pressSequentially("L’été n’est pas là : une vitrine, la nuit.");
  await page.getByRole("slider", { name: "De gauche à droite" }).press("Home");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Succès !")).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("L’été n’est pas là : une vitrine, la nuit.");
  await expect(page.getByRole("slider", { name: "De gauche à droite" })).toHaveAttribute("aria-valuetext", /^0\s%$/);

  // A film: only its number is taken from what was pasted.
  await page.goBack();
  await page.getByRole("button", { name: "Coller une adresse" }).click();
  const dialog = page.getByRole("dialog", { name: "Coller une adresse" });
  await dialog
    .getByRole("textbox", { name: "Adresse ou code" })
    .fill('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload="window.hacked=1"></iframe>');
  await dialog.getByRole("textbox", { name: "Titre" }).fill("Lecture à voix haute");
  await dialog.getByRole("button", { name: "Ajouter le média" }).click();
  await expect(page.getByRole("link", { name: /youtube\.com\/watch\?v=dQw4w9WgXcQ/ })).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(foreign).toEqual([]);

  // The picture without its film: by type, in the address.
  await page.goto("/cms/media?mediaType=YoutubeLink&search=voix+haute&look=table");
  await expect(page.getByRole("rowheader", { name: /Lecture à voix haute/ })).toBeVisible();
  await page.getByRole("link", { name: "Lecture à voix haute" }).click();
  await page.getByRole("button", { name: "Supprimer le média" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Médias" })).toBeVisible();
});

test("a film asks nothing of its site before it is played; a post is given a picture, which then says where it is shown and stays", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>Lecteur</title>" });
  });
  await page.goto("/cms/media?look=tiles");
  await page.getByRole("link", { name: "Dans l’atelier du relieur" }).click();
  const play = page.getByRole("button", { name: /^Lire «\sDans l’atelier du relieur\s» sur Vimeo$/ });
  await expect(play).toBeVisible();
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe[title="Dans l’atelier du relieur"]').locator("html")).toBeAttached();
  await expect.poll(() => foreign).toEqual(["player.vimeo.com"]);

  await page.goto("/cms/post/detail");
  await page.getByRole("textbox", { name: "Titre en français", exact: true }).fill("Un chat, des livres");
  await page.getByRole("button", { name: "Choisir dans la médiathèque" }).click();
  const library = page.getByRole("dialog", { name: "Choisir dans la médiathèque" });
  await library.getByRole("searchbox", { name: "Chercher un média" }).fill("chat");
  await library.getByRole("button", { name: "Le chat des Capucins" }).click();
  await library.getByRole("button", { name: "Terminé" }).click();
  await page.getByRole("button", { name: /Créer l’article/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Un chat, des livres/ })).toBeVisible();

  await page.goto("/cms/media?search=chat&look=tiles");
  await page.getByRole("link", { name: "Le chat des Capucins" }).click();
  await expect(page.getByRole("link", { name: "Un chat, des livres" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Supprimer le média" })).toHaveAccessibleDescription(/retirez-le d’abord/);
});
