import type { Page } from "@playwright/test";
import { expect, type Server, test } from "./fixtures.ts";

// Mails are sent outside the request.

/** Waits for a new mail to this e-mail address and opens its link. */
async function openLink(page: Page, server: Server, email: string, before?: string): Promise<string> {
  await expect.poll(() => linkIn(server.mailTo(email))).not.toBe(before);
  const link = linkIn(server.mailTo(email)) ?? "";
  await page.goto(link);
  return link;
}

const linkIn = (mail: string | undefined) => /http\S+\/resetPassword#\w+=[\w-]+/.exec(mail ?? "")?.[0];

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel("Nouveau mot de passe").fill(password);
  await page.getByLabel("Répéter le mot de passe").fill(password);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mot de passe enregistré" })).toBeVisible();
}

async function enter(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel("Nom d’utilisateur").fill(userName);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("a new person chooses a password, forgets it, chooses another: the old session ends, the old link too", async ({
  browser,
  origin,
  page,
  server,
  signInByApi,
}) => {
  const userName = `camille-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${userName}@example.fr`;
  const { accessToken } = await signInByApi("admin");
  const headers = { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
  const body = JSON.stringify({ userName, email, firstName: "Camille", lastName: "Le Goff", claimTypes: [], roles: [] });
  expect((await fetch(`${origin}/api/BackOffice/User/User`, { method: "POST", headers, body })).status).toBe(200);

  // The first password, by the link of the first mail; the token leaves the URL at once.
  const first = await openLink(page, server, email);
  await expect(page.getByRole("heading", { level: 1, name: "Votre premier mot de passe" })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/resetPassword`);
  // The link survives a reload, in this tab only.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Votre premier mot de passe" })).toBeVisible();
  await choose(page, "trois livres sous la pluie");
  await page.goBack();
  await expect(page.getByLabel("Nouveau mot de passe")).toHaveCount(0);
  const elsewhere = await (await browser.newContext({ baseURL: origin, locale: "fr-FR" })).newPage();
  await elsewhere.goto("/login");
  await enter(elsewhere, userName, "trois livres sous la pluie");
  await expect(elsewhere.getByRole("navigation").first()).toBeVisible();

  // Forgotten: by e-mail address, from the sign-in page.
  await page.goto("/login");
  await page.getByRole("link", { name: /Mot de passe oublié/ }).click();
  await page.getByLabel("Nom d’utilisateur ou adresse électronique").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Regardez votre messagerie" })).toBeVisible();
  const second = await openLink(page, server, email, first);
  expect(second).toContain("#token=");
  await choose(page, "quatre disques au soleil");

  // The link in the mail list is invalid.
  const listed = await fetch(`${origin}/api/BackOffice/Mail/Mails?search=${userName}`, { headers });
  const { items } = (await listed.json()) as { items: { subject: string; processed: boolean }[] };
  expect(items.map(({ subject }) => subject.split(" – ")[0]).sort()).toEqual([
    "Choisissez votre mot de passe",
    "Votre nouveau mot de passe",
  ]);

  // The session that was open with the old password is over.
  await elsewhere.reload();
  await expect(elsewhere.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(second);
  await page.getByLabel("Nouveau mot de passe").fill("cinq gravures sous verre");
  await page.getByLabel("Répéter le mot de passe").fill("cinq gravures sous verre");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien ne vaut plus" })).toBeVisible();
  await page.getByRole("link", { name: "Revenir à la connexion" }).click();
  await enter(page, userName, "trois livres sous la pluie");
  await expect(page.getByRole("alert")).toContainText(/mot de passe incorrect/);
  await enter(page, userName, "quatre disques au soleil");
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("a used link shows a message; a new link in the same tab is checked, and the plain URL keeps nothing of it", async ({ page }) => {
  await page.goto("/resetPassword#token=pr_0123456789abcdefghij0123456789abcdefghij");
  await page.getByLabel("Nouveau mot de passe").fill("trois livres sous la pluie");
  await page.getByLabel("Répéter le mot de passe").fill("trois livres sous la pluie");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien ne vaut plus" })).toBeFocused();
  // Another link in the same tab only changes the fragment, and is checked nevertheless.
  await page.evaluate(() => {
    location.hash = "#token=pr_abcdefghij0123456789abcdefghij0123456789";
  });
  await expect(page.getByLabel("Nouveau mot de passe")).toBeVisible();
  // After another page, the plain URL has nothing of the link.
  await page.goto("/login");
  await page.goto("/resetPassword");
  await expect(page.getByRole("heading", { level: 1, name: "Ce lien est incomplet" })).toBeVisible();
  await page.getByRole("link", { name: "Demander un nouveau lien" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
});
