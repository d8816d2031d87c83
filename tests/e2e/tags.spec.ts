import { expect, test } from "./fixtures.ts";

// Who signs a post and by which words it is found, on the real server.

const TITLE = "Carnet d’une gardienne de phare";

test("a signature is made and signs a post; two tags of the post become one, and it keeps that one", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/cms/signature");
  await page.getByRole("link", { name: "Nouvelle signature" }).click();
  await page.getByRole("textbox", { name: "Nom" }).fill("Nolwenn, gardienne de phare");
  await page.getByRole("textbox", { name: "Présentation" }).pressSequentially("Elle lit entre deux éclats.");
  await page.getByRole("button", { name: /Créer la signature/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nolwenn, gardienne de phare" })).toBeVisible();
  const signature = new URL(page.url()).pathname;

  await page.goto("/cms/post/detail");
  await page.getByRole("textbox", { name: "Titre en français", exact: true }).fill(TITLE);
  await page.getByRole("combobox", { name: /^Signature/ }).fill("nolwenn");
  await page.getByRole("option", { name: "Nolwenn, gardienne de phare" }).click();
  const words = page.getByRole("combobox", { name: /^Étiquettes/ });
  for (const word of ["récit de phare", "récits de phares"]) {
    await words.fill(word);
    await words.press("Enter");
  }
  await page.getByRole("button", { name: /Créer l’article/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  const post = new URL(page.url()).pathname;

  await page.goto(signature);
  await expect(page.getByRole("textbox", { name: "Présentation" })).toHaveText("Elle lit entre deux éclats.");
  await expect(page.getByRole("button", { name: "Supprimer la signature" })).toHaveAccessibleDescription(
    "Elle signe un article : retirez-la d’abord.",
  );
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(page.getByRole("rowheader")).toHaveText([TITLE]);
  await expect(page.getByText("Nolwenn, gardienne de phare")).toBeVisible();

  await page.getByRole("link", { name: "Étiquettes" }).last().click();
  await page.getByRole("searchbox", { name: "Chercher une étiquette" }).fill("phare");
  await expect(page.getByRole("rowheader")).toHaveText(["récit de phare", "récits de phares"]);
  await page.getByRole("link", { name: "récit de phare", exact: true }).click();
  await page.getByRole("combobox", { name: "Fusionner avec" }).pressSequentially("recits de phares");
  await page.getByRole("option", { name: /^récits de phares/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/«\srécits de phares\s» disparaît\s; l’article qui la porte aura «\srécit de phare\s»/);
  await question.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText(/^Succès\s!$/)).toBeVisible();

  await page.goto(post);
  await expect(page.getByText("récit de phare", { exact: true })).toBeVisible();
  await expect(page.getByText("récits de phares", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: /^Signature/ })).toHaveValue("Nolwenn, gardienne de phare");
});
