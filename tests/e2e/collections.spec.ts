import { expect, test } from "./fixtures.ts";

// The collections of the catalogue on the real server: found by name and publisher, presented, doubles merged, their titles one click away.

test("a bookseller presents a collection, merges the double that a feed brought and sees its titles", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/collection");
  await page.getByRole("searchbox", { name: "Chercher une collection" }).pressSequentially("folio gallimard");
  await page.getByRole("link", { name: "Folio", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Folio");

  await page.getByRole("textbox", { name: /^Présentation/ }).fill("L’été, « Folio » voyage : près de cinq mille titres.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Succès\s!$/)).toBeVisible();

  await page.getByRole("combobox", { name: "Fusionner avec" }).pressSequentially("folio");
  await page.getByRole("option", { name: /^FOLIO, Editions Gallimard/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("FOLIO", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Présentation/ })).toHaveValue("L’été, « Folio » voyage : près de cinq mille titres.");
  await page.getByRole("link", { name: /^[\d\s]+$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Produits");
  await expect(page).toHaveURL(/collection=Folio&collection=FOLIO&publisher=Gallimard/);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
});
