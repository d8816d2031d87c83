import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

const question = (page: Page) => page.getByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action\s\?$/ });
const view = (page: Page, name: RegExp) => page.getByRole("navigation", { name: "Vues des critiques" }).getByRole("link", { name });
const rows = (page: Page) => page.getByRole("rowheader");

test("a bookseller finds the reviews that wait, publishes two at once, refuses one and answers another", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Critiques", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Critiques" })).toBeVisible();
  await view(page, /^À modérer/).click();
  await expect(view(page, /^À modérer/)).toHaveAttribute("aria-current", "page");
  await expect(rows(page)).toHaveCount(7);

  // Two at once: one question, which says how many.
  for (const title of ["Le Combat ordinaire", "Les Gratitudes"])
    await page.getByRole("checkbox", { name: new RegExp(`^Sélectionner la critique de «\\s${title}\\s»`) }).check();
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(question(page)).toContainText("Publier 2 critiques");
  await question(page).getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("2 critiques traitées.")).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(view(page, /^À modérer/)).toContainText("5");

  // One is refused on its own page; Back returns to those that wait.
  await page.getByRole("link", { name: "Yoga" }).click();
  await expect(page.getByText("Il n’y a pas une seule posture là-dedans.")).toBeVisible();
  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByText("publiez-la avant d’y répondre", { exact: false })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Réponse de la librairie" })).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);

  // One is answered and published; what was written is there after a reload.
  await page.getByRole("link", { name: "L’Étranger" }).click();
  const answer = page.getByRole("textbox", { name: "Réponse de la librairie" });
  await answer.fill("Merci ! Nous en parlerons au club de lecture.");
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText(/^Publiée par Mathilde Kervella, le/)).toBeVisible();
  await page.getByRole("button", { name: /Enregistrer la réponse/ }).click();
  await expect(answer).toHaveAccessibleDescription(/Écrite par Mathilde Kervella/);
  await page.reload();
  await expect(answer).toHaveValue("Merci ! Nous en parlerons au club de lecture.");

  await page.goto("/catalog/review?status=Rejected");
  await expect(page.getByRole("row", { name: /Yoga.*posture/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
});
