import { expect, test } from "./fixtures.ts";

// Profiles on the real server, without a mouse.

test("two targets become profiles, change places by keyboard, are saved and calculated, and each shows its people and their titles", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/analytics/profiling");
  const picker = page.getByRole("combobox", { name: /^Ajouter une cible/ });
  for (const name of ["Clients fidèles", "Paniers sans commande"]) {
    await picker.press("Control+a");
    await picker.pressSequentially(name);
    await expect(page.getByRole("option", { name })).toBeVisible();
    await picker.press("ArrowDown");
    await picker.press("Enter");
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  const lines = page.getByRole("list", { name: "Profils, dans l’ordre" }).getByRole("listitem");
  await expect(lines.first()).toContainText("Clients fidèles");
  const handle = lines.first().getByRole("button").first();
  await handle.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(lines.first()).toContainText("Paniers sans commande");

  await page.keyboard.press("Control+s");
  const calculate = page.getByRole("button", { name: "Recalculer les profils" });
  await expect(calculate).not.toHaveAccessibleDescription(/Enregistrez/);
  await calculate.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(page.getByText("Sans profil")).toBeVisible();
  await page.reload();
  await expect(lines.first()).toContainText(/Paniers sans commande.*person/);
  await expect(page.getByText(/pas encore calculé/)).toHaveCount(0);

  await page.getByRole("button", { name: "Calculer les recommandations" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(page.getByText("Jamais")).toHaveCount(0);
  await page.getByRole("link", { name: "Clients fidèles" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Clients fidèles" })).toBeVisible();
  await expect(page.getByText("Profil nº 2 dans l’ordre")).toBeVisible();
  const titles = page.getByRole("table", { name: "Titres recommandés" });
  await expect(titles.getByRole("rowheader").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Écrire une lettre" })).toBeVisible();
});
