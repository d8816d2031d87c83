import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PASSWORD = "quarante canards en papier";

/** Goes on with Tab until the part has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

/** Another person at another computer, signed in through the page. */
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

test("by the keyboard alone somebody is let in with a role, sees that menu and no more, and is out the moment they are disabled", async ({
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

test("a manager gives no right that they lack, neither in the page nor past it", async ({ browser, origin, signInByApi }) => {
  const api = async (accessToken: string, body: object) =>
    await fetch(`${origin}/api/BackOffice/User/User`, {
      method: "POST",
      headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const management = "Permission.BackOffice.Management";
  const person = { firstName: "Erwan", lastName: "Guéguen", roles: [], password: PASSWORD };
  const claimTypes = [`${management}.Users`, `${management}.MyAccount`];
  const { accessToken } = await signInByApi("admin");
  expect((await api(accessToken, { ...person, userName: "erwan", email: "erwan@example.fr", claimTypes })).status).toBe(200);

  const page = await signInElsewhere(browser, origin, "erwan");
  await page.goto("/account/detail");
  const discounts = page.getByRole("checkbox", { name: "Gérer les remises" });
  await expect(discounts).toHaveAccessibleDescription(/^Vous n’avez pas ce droit/);
  await discounts.click({ force: true });
  await expect(discounts).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Gérer les utilisateurs" }).check();

  const answer = await page.request.post("/api/BackOffice/Authentication/Token", { data: { userName: "erwan", password: PASSWORD } });
  const own = ((await answer.json()) as { entityOutput: { accessToken: string } }).entityOutput.accessToken;
  const refused = await api(own, { ...person, userName: "autre", email: "autre@example.fr", claimTypes: ["*"] });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { propertiesErrorMessages: { propertyName: string }[] }).propertiesErrorMessages[0]?.propertyName).toBe(
    "claimTypes[0]",
  );
  await page.context().close();
});
