import { expect, test } from "./fixtures.ts";

// The authors of the catalogue on the real server: found by any spelling, corrected, doubles merged.

test("a bookseller finds an author, adds a spelling and merges the double that a feed brought", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/author");
  await page.getByRole("searchbox", { name: "Chercher un auteur" }).pressSequentially("perec georges");
  await expect(page.getByRole("rowheader")).toHaveText(["Georges Perec", "PEREC, Georges"]);
  await page.getByRole("link", { name: "Georges Perec", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Georges Perec");

  const others = page.getByRole("combobox", { name: "Autres noms" });
  await others.fill("Georges Pérec");
  await others.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Succès\s!$/)).toBeVisible();

  await page.getByRole("combobox", { name: "Fusionner avec" }).pressSequentially("perec");
  await page.getByRole("option", { name: /PEREC, Georges/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("PEREC, Georges", { exact: true })).toBeVisible();

  // Found again by the spelling that was merged, under one name; the list is the one that was left.
  await page.goBack();
  await expect(page.getByRole("rowheader")).toHaveText(["Georges Perec"]);
  await expect(page.getByRole("row", { name: /^Georges Perec/ })).toContainText("Georges Pérec");
});
