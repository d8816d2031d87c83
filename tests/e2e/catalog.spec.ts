import { expect, type Session, test } from "./fixtures.ts";

test("a title's cache is refreshed until the site shows it, and a reload goes on watching", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/cache/product");
  await page.getByRole("button", { name: "Rafraîchir le cache" }).click();
  await expect(page.getByText("Veuillez sélectionner au moins un produit")).toBeVisible();

  await page.getByRole("combobox", { name: "Titre ou EAN" }).pressSequentially("mode d emploi");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Rafraîchir le cache de 1 titre" }).click();
  const dialog = page.getByRole("alertdialog", { name: /Voulez-vous vraiment effectuer cette action\s\?/ });
  await expect(dialog.getByText(/1 titre/)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer" }).click();

  await expect(page.getByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible();
  await expect(page).toHaveURL(/\/cache\/product\?task=[0-9a-f-]{36}$/);
  await expect(page.getByText(/visible vers \d\d:\d\d/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText(/visible vers \d\d:\d\d/)).toBeVisible();
});

test("titles chosen in the list are refreshed from there, and the task is followed to its end", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/catalog/product?kind=Book");
  await page
    .getByRole("checkbox", { name: /^Sélectionner «/ })
    .nth(0)
    .check();
  await page
    .getByRole("checkbox", { name: /^Sélectionner «/ })
    .nth(1)
    .check();
  await page.getByRole("button", { name: "Rafraîchir le cache de 2 titres" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.getByRole("link", { name: "Suivre la tâche" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tâches d’arrière-plan" })).toBeVisible();
  // The task stands open beside the list.
  const task = page.getByRole("dialog", { name: "Cache de 2 titres" });
  await expect(task.getByText("Terminée", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(task.getByText(/Visible vers \d\d:\d\d/)).toBeVisible();
});

test("what a person types in French is searched as it is written, everywhere that a scanner may type too", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product");
  const search = page.getByRole("searchbox", { name: "Chercher un produit" });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  // Slowly enough that the list answers between the words.
  await search.pressSequentially("l'étranger là-bas", { delay: 120 });
  await expect(search).toHaveValue("l'étranger là-bas");
  await search.fill("");
  await search.pressSequentially("l'étranger", { delay: 40 });
  await expect(page).toHaveURL(/search=l%27%C3%A9tranger$/);
  await expect(page.getByRole("row", { name: /L’Étranger/ }).first()).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Palette de commandes" }).getByRole("combobox").pressSequentially("l'étranger");
  await expect(
    page
      .getByRole("group", { name: "Produits" })
      .getByRole("option", { name: /L’Étranger/ })
      .first(),
  ).toBeVisible();

  await page.goto("/cache/product");
  await page.getByRole("combobox", { name: "Titre ou EAN" }).pressSequentially("l'étranger");
  await expect(page.getByRole("option", { name: /L’Étranger/ }).first()).toBeVisible();
});

test("a list's URL is the list: search, open, come back", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product");
  const search = page.getByRole("searchbox", { name: "Chercher un produit" });
  await search.fill("perec");
  await expect(page).toHaveURL(/search=perec/);
  // The rows of before stay until the new ones are here: then only the head names nobody.
  await expect(page.getByRole("row").filter({ hasNotText: "Perec" })).toHaveCount(1);
  const first = page.getByRole("table").getByRole("link").first();
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} – `));
  await page.goBack();
  await expect(search).toHaveValue("perec");
  await page.reload();
  await expect(search).toHaveValue("perec");
});

test("who lacks a right reads which one, and stays signed in", async ({ page, signedInAs }) => {
  await signedInAs("stagiaire");
  for (const [path, right] of [
    ["/catalog/product", "Consulter les produits"],
    ["/cache/product", "Rafraîchir le cache des produits"],
    ["/settings/backgroundTask", "Suivre les tâches d’arrière-plan"],
    ["/public/mail", "Voir les courriels envoyés"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(page.getByText(right)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Ouvrir le menu du compte" })).toBeVisible();
});

test("signing out leads to sign-in, and the page asks for it again", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product");
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await page.goto("/catalog/product");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcatalog%2Fproduct$/);
});

test("a session that ends over the page keeps what was typed", async ({ page, origin, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product");
  const search = page.getByRole("searchbox", { name: "Chercher un produit" });
  await search.fill("camus");
  await expect(page).toHaveURL(/search=camus/);

  // The server ends the session, as it does when somebody disables the account or changes the password elsewhere.
  const cookie = (await page.context().cookies()).find(({ name }) => name === "reserve.session");
  const session = JSON.parse(decodeURIComponent(cookie?.value ?? "null")) as Session;
  const ended = await fetch(`${origin}/api/Common/Authentication/SignOut`, {
    method: "POST",
    headers: { Authorization: `Bearer ${session.accessToken}` },
  });
  expect(ended.ok).toBe(true);

  // In one go: a pause long enough for the list to ask would bring the dialog between two letters.
  await search.fill("camus peste");
  const dialog = page.getByRole("dialog", { name: "Votre session a expiré" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Nom d’utilisateur")).toHaveValue("libraire");
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("reserve-demo-2026");
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(dialog).toBeHidden();
  await expect(search).toHaveValue("camus peste");
  await expect(page).toHaveURL(/search=camus(\+|%20)peste/);
});
