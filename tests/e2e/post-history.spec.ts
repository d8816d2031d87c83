import { expect, remember, test } from "./fixtures.ts";

// Versions of a post and its drafts, on the real server.

const TITLE = "Une bibliothèque dans un phare";
const title = "Titre en français";

test("two people edit one post: the faster one saves, the history shows it, and an earlier version is restored", async ({
  browser,
  origin,
  page,
  signedInAs,
  signInByApi,
}) => {
  const colleague = await (await browser.newContext({ baseURL: origin, locale: "fr-FR" })).newPage();
  await remember(colleague.context(), origin, await signInByApi("redaction"));
  await signedInAs("admin");
  await page.goto(`/cms/post?search=${encodeURIComponent(TITLE)}`);
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("textbox", { name: title, exact: true })).toHaveValue(TITLE);
  const url = new URL(page.url()).pathname;
  await colleague.goto(url);
  // Each of them sees that the other person has opened it.
  await expect(page.getByText("Yanis Belkacem est aussi dans cet article.")).toBeVisible();
  await expect(colleague.getByText("Solène Kermarrec est aussi dans cet article.")).toBeVisible();
  await colleague.getByRole("textbox", { name: title, exact: true }).fill("Un phare et ses livres");
  await colleague.getByRole("button", { name: /Enregistrer l’article/ }).click();
  await expect(colleague.getByRole("heading", { level: 1, name: "Un phare et ses livres" })).toBeVisible();

  await page.getByRole("textbox", { name: title, exact: true }).fill("Des livres dans un phare");
  await page.getByRole("button", { name: /Enregistrer l’article/ }).click();
  const both = page.getByRole("dialog", { name: "Article modifié entre-temps" });
  await expect(both).toContainText(/et repris\s: Référencement \(français\)/);
  await both.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Des livres dans un phare" })).toBeVisible();

  await page.getByRole("link", { name: /^Comparer ou restaurer, 3 versions/ }).click();
  await expect(page.getByRole("link", { name: /^Vous, titre/ })).toHaveAttribute("aria-current", "true");
  await page
    .getByRole("link", { name: /, titre/ })
    .nth(1)
    .click();
  await expect(page.getByRole("region", { name: "Différences" })).toContainText("un-phare-et-ses-livres");
  await page.reload();
  await expect(page.getByRole("region", { name: "Différences" })).toContainText("un-phare-et-ses-livres");
  await page.getByRole("button", { name: "Restaurer cette version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("textbox", { name: title, exact: true })).toHaveValue("Un phare et ses livres");
  await expect(page.getByText("Vous, version 2 restaurée")).toBeVisible();
  await expect(page.getByText("est aussi dans cet article")).toBeVisible();
  await colleague.context().close();
  await expect(page.getByText("est aussi dans cet article")).toBeHidden();
});

test("a draft announced as saved is offered on another device, after the server was killed", async ({
  browser,
  origin,
  page,
  server,
  signedInAs,
  signInByApi,
}) => {
  await signedInAs("redaction");
  await page.goto("/cms/post/detail");
  await page.getByRole("textbox", { name: title, exact: true }).fill("Été à l’œuvre : « Pâques » en mars");
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible();
  await server.killAndRestart();
  const other = await (await browser.newContext({ baseURL: origin, locale: "fr-FR" })).newPage();
  await remember(other.context(), origin, await signInByApi("redaction"));
  await other.goto("/cms/post/detail");
  await other.getByRole("button", { name: "Reprendre le brouillon" }).click();
  await expect(other.getByRole("textbox", { name: title, exact: true })).toHaveValue("Été à l’œuvre : « Pâques » en mars");
  await other.getByRole("button", { name: /Créer l’article/ }).click();
  await expect(other.getByRole("heading", { level: 1, name: /Été à l’œuvre : « Pâques »/ })).toBeVisible();
  await other.goto("/cms/post/detail");
  await expect(other.getByRole("textbox", { name: title, exact: true })).toHaveValue("");
  await expect(other.getByRole("button", { name: "Reprendre le brouillon" })).toBeHidden();
  await other.context().close();
});
