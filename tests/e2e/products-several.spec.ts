import { expect, test } from "./fixtures.ts";

// What is done with several products at once on the real server: hidden from the site, and into a list of the catalogue.

test("a bookseller hides two titles found together, shows them again and adds them to a list", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  const disparition = page.getByRole("checkbox", { name: /Sélectionner «\sLa Disparition\s»/ });
  const vie = page.getByRole("checkbox", { name: /Sélectionner «\sLa Vie mode d’emploi\s»/ });
  const confirm = () => page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();

  await page.goto("/public/catalogList/detail");
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("L’Oulipo en vitrine");
  await page.getByRole("textbox", { name: /^Page/ }).fill("Vitrine");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’Oulipo en vitrine");

  await page.goto("/catalog/product?search=perec");
  await disparition.click();
  await vie.click();
  await page.getByRole("button", { name: "Masquer" }).click();
  await confirm();
  await expect(page.getByText("2 titres modifiés.")).toBeVisible();

  await page.getByRole("link", { name: "La Disparition", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("La Disparition");
  await expect(page.getByRole("checkbox", { name: /Visible|Affiché/ })).not.toBeChecked();
  await page.goBack();

  await disparition.click();
  await vie.click();
  await page.getByRole("button", { name: "Afficher sur le site" }).click();
  await confirm();
  await expect(page.getByText("2 titres modifiés.")).toHaveCount(2);

  await disparition.click();
  await vie.click();
  await page.getByRole("button", { name: "Ajouter à une liste…" }).click();
  await page.getByRole("combobox", { name: "Liste" }).pressSequentially("l’oulipo");
  await page.getByRole("option", { name: /L’Oulipo en vitrine/ }).click();
  await page.getByRole("button", { name: "Ajouter à la liste" }).click();
  await page.getByRole("link", { name: "Ouvrir la liste" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’Oulipo en vitrine");
  await expect(page.getByText("La Disparition", { exact: true })).toBeVisible();
  await expect(page.getByText("La Vie mode d’emploi", { exact: true })).toBeVisible();
});
