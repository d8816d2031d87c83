import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

// The catalogue's products on the real server: narrowed, exported, pasted, taken over from the feed and given back, made by the shop itself.

test("a bookseller narrows the list, and what is left leaves as a sheet; Back widens it again", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product?search=perec");
  await expect(page.getByText(/^4 titres$/)).toBeVisible();
  await page.getByRole("checkbox", { name: /^En vente/ }).click();
  await expect(page).toHaveURL(/sale=OnSale/);
  await expect(page.getByText(/^[1-3] titres?$/)).toBeVisible();
  const rows = await page.getByRole("rowheader").count();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^produits-en-vente-perec-.*\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const [head = "", ...lines] = text.slice(1).trimEnd().split("\r\n");
  expect(head.split(";").slice(0, 4)).toEqual(["Fiche", "EAN", "Sous-EAN", "Titre"]);
  expect(lines).toHaveLength(rows);
  expect(lines.every((line) => line.includes("Georges Perec"))).toBe(true);

  await page.goBack();
  await expect(page.getByText(/^4 titres$/)).toBeVisible();
});

test("EANs from a mail: the known ones are chosen, the wrong key is mended, the unknown one becomes a title of the shop", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product");
  await page.getByRole("button", { name: "Coller des EAN" }).click();
  await page.getByRole("textbox", { name: "EAN ou ISBN" }).fill("978-2-253-02390-6\n9782070360025\n9782370559999");
  await page.getByRole("button", { name: "Chercher ces 3 EAN" }).click();
  await expect(page.getByRole("heading", { name: "3 EAN collés" })).toBeVisible();
  await page.getByRole("button", { name: "Prendre 9782070360024" }).click();
  await page.getByRole("button", { name: "Choisir les 2 titres" }).click();
  await expect(page.getByRole("checkbox", { name: /^Sélectionner «\sL’Étranger\s»/ })).toBeChecked();

  await page.getByRole("link", { name: "Créer une fiche maison" }).click();
  await expect(page.getByRole("textbox", { name: /^EAN/ })).toHaveValue(/^978-?2-?37055-?999-?9$/);
  await page.getByRole("textbox", { name: "Titre" }).pressSequentially("L’été à l’œuvre");
  await page.getByRole("combobox", { name: /^CLIL/ }).pressSequentially("policiers");
  await page
    .getByRole("option", { name: /policiers/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Créer la fiche" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’été à l’œuvre");
  await page.goto("/catalog/product?search=9782370559999");
  await expect(page.getByRole("link", { name: "L’été à l’œuvre" })).toBeVisible();
});

test("what the feed says is taken over, stays after a reload, and is given back", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product?search=9782253023906");
  await page.getByRole("link", { name: "La Vie mode d’emploi" }).click();
  const title = page.getByRole("textbox", { name: "Titre" });
  await page.getByRole("button", { name: /^Corriger ici\s: Identité$/ }).click();
  await title.fill("La Vie mode d’emploi, édition du quai");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Vie mode d’emploi, édition du quai");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Vie mode d’emploi, édition du quai");
  await page
    .getByRole("button", { name: /^Rendre au flux/ })
    .first()
    .click();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La Vie mode d’emploi");
});
