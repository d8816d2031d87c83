import { expect, test } from "./fixtures.ts";

// Rules of the catalogue on the real server: what they would hide is seen before, what they hide after.

test("a manager hides an author's titles, the product's page says by which rule, and lifting it brings them back", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/catalog/restriction");
  await page.getByRole("link", { name: "Nouvelle règle" }).click();
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Auteur" }).click();
  await page.getByRole("combobox", { name: "Auteurs" }).pressSequentially("queneau");
  await page.getByRole("option", { name: "Raymond Queneau" }).click();
  await page.getByRole("textbox", { name: /^Libellé/ }).fill("Exposition annulée");
  await expect(page.getByText("Le site cachera les titres dont l’auteur est Raymond Queneau.")).toBeVisible();

  const titles = page.getByRole("list", { name: "Titres que la règle cacherait" });
  const title = (await titles.getByRole("link").first().textContent()) ?? "";
  await page.getByRole("button", { name: /^Cacher \S+ titres?$/ }).click();
  await expect(page.getByText(/^Succès\s!$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Auteur\s: Raymond Queneau$/);

  await titles.getByRole("link", { name: title }).first().click();
  await expect(page.getByText(/^«\sAuteur\s: Raymond Queneau\s» est exclu\. Exposition annulée$/)).toBeVisible();
  await page.getByRole("link", { name: "Voir la règle" }).click();
  await page.getByRole("button", { name: "Supprimer la règle" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
});
