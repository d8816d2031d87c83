import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PASSWORD = "quarante canards en papier";

/** Presses Tab until the element has the focus, like a keyboard user. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

/** Signs in another person on another computer, through the page. */
async function signInElsewhere(browser: Browser, origin: string, userName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Nom d’utilisateur").fill(userName);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("button", { name: "Ouvrir le menu du compte" })).toBeVisible();
  return page;
}

test("by keyboard: a new user gets a role, sees its menu and no more, and is signed out as soon as they are disabled", async ({
  browser,
  origin,
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/account");
  await tabTo(page, page.getByRole("link", { name: "Nouvel utilisateur" }));
  await page.keyboard.press("Enter");
  const firstName = page.getByLabel("Prénom");
  await expect(firstName).toBeVisible();
  const typed = [
    [firstName, "Maïwenn"],
    [page.getByLabel("Nom", { exact: true }), "Le Roux"],
    [page.getByLabel("Nom d’utilisateur"), "mleroux"],
    [page.getByRole("textbox", { name: "Adresse électronique" }), "maiwenn@example.fr"],
    [page.getByLabel("Mot de passe", { exact: true }), PASSWORD],
    [page.getByLabel("Répéter le mot de passe"), PASSWORD],
  ] as const;
  for (const [field, text] of typed) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("checkbox", { name: "Stage", exact: true }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Maïwenn Le Roux" })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/detail\/\d+$/);

  const elsewhere = await signInElsewhere(browser, origin, "mleroux");
  const lines = elsewhere.getByRole("navigation").first().getByRole("link");
  await expect(lines).toHaveText(["Accueil", "Mon profil"]);

  await page.getByRole("button", { name: "Désactiver le compte" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(/Maïwenn Le Roux/)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("button", { name: "Réactiver le compte" })).toBeVisible();
  await elsewhere.goto("/profile");
  await expect(elsewhere.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await elsewhere.context().close();
});
