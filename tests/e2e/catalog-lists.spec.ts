import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

test("a bookseller makes a list, pastes EANs, puts them in order with the keys, keeps the order, and finds the list on a title's page", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/public/catalogList");
  await page.getByRole("link", { name: "Nouvelle liste" }).click();
  await page.getByRole("textbox", { name: "Nom" }).fill("L’été en poche");
  await page.getByRole("textbox", { name: "Page" }).fill("Poche");
  // One unknown, one twice, one with a wrong key.
  await page
    .getByRole("textbox", { name: "Coller une liste d’EAN" })
    .fill("978-2-253-02390-6\n9782070360024\n9782253023906\n9782999999995\n9782070360025");
  await page.getByRole("button", { name: /^Ajouter \d codes$/ }).click();
  await expect(page.getByText("9782070360025 : clé fausse, 4 attendu à la fin.")).toBeVisible();
  const titles = page.getByRole("list", { name: "Titres" });
  await expect(titles.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: /Créer la liste/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "L’été en poche" })).toBeVisible();

  const first = titles.getByRole("listitem").first();
  await expect(first).toContainText("La Vie mode d’emploi");
  await page.getByRole("button", { name: /^Déplacer La Vie mode d’emploi/ }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(titles.getByRole("listitem").nth(1)).toContainText("La Vie mode d’emploi");
  await page.getByRole("button", { name: /Enregistrer la liste/ }).click();
  await expect(page.getByText(/^Succès\s!$/).last()).toBeVisible();
  await page.reload();
  await expect(titles.getByRole("listitem").nth(1)).toContainText("La Vie mode d’emploi");

  await page.goto("/public/catalogList/detail");
  await page.getByRole("textbox", { name: "Nom" }).fill("Encore une");
  await page.getByRole("textbox", { name: "Page" }).fill("poche");
  await page.getByRole("button", { name: /Créer la liste/ }).click();
  await expect(page.getByRole("textbox", { name: "Page" })).toHaveAccessibleDescription(/Cette page a déjà une liste de ce type/);
  await page.getByRole("button", { name: /^Annuler/ }).click();

  await page.goto("/catalog/product?search=9782253023906");
  await page.getByRole("link", { name: "La Vie mode d’emploi" }).first().click();
  await expect(page.getByRole("link", { name: "L’été en poche" })).toBeVisible();
});

test("a bookseller gives a title its cover, sees it before it is saved, and everybody sees it after", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/catalog/product?search=9782070360024");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("group", { name: "Ajouter une couverture" })).toBeVisible();
  const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 300 } });
  await page.locator('input[type="file"][accept*="image"]').setInputFiles({ name: "couverture.png", mimeType: "image/png", buffer: bytes });
  await expect(page.getByText("Aperçu : la couverture n’est pas encore enregistrée.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer la couverture" }).click();
  await expect(page.getByText("Cette couverture est celle que le site montre.")).toBeVisible();
  const src = await page.locator('img[src*="/Common/Catalog/Picture"]').first().getAttribute("src");
  const shown = await page.request.get(src ?? "");
  expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, "image/webp"]);
  await page.getByRole("button", { name: "Retirer la couverture" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText(/la couverture est dessinée/)).toBeVisible();
});
