import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A discount on the real server, from nothing to what it takes from a basket, without a mouse.

const LIFE = "9782253023906";
const LATER = "9782073004185";

test("a percentage with a code on two titles is written, published, tried on a basket and found in the list", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/public/discount");
  await enter(page.getByRole("link", { name: "Nouvelle remise" }));
  const name = page.getByRole("textbox", { name: "Nom" });
  await name.fill("Veillée Perec");
  await page.getByRole("checkbox", { name: "Publiée" }).press("Space");
  const share = page.getByRole("textbox", { name: "Pourcentage" });
  await share.fill("5");
  await share.press("Tab");
  await expect(page.getByRole("link", { name: /^5\s% de moins$/ })).toBeVisible();

  const simulation = page.getByRole("region", { name: "Simuler sur ce panier" });
  const titles = page.getByRole("combobox", { name: "Titre ou EAN" }).first();
  for (const ean of [LIFE, LATER]) {
    await titles.fill(ean);
    await enter(titles);
    await expect(page.getByRole("group", { name: /^Titres/ }).getByText(ean)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "sur 2 titres" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Demander un code" }).press("Space");
  await enter(page.getByRole("button", { name: "Proposer un code" }));
  const code = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toHaveValue(/^VEILLEE-[2-9A-HJ-NP-Z]{6}$/);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Veillée Perec" })).toBeVisible();
  await expect(page.getByText("Active", { exact: true }).first()).toBeVisible();
  const made = await code.inputValue();

  const basket = simulation.getByRole("combobox", { name: "Titre ou EAN" });
  await basket.fill(LIFE);
  await enter(basket);
  // Half a cent is rounded up, and said.
  await expect(simulation.getByText(/^Veillée Perec\s: 0,595\s€ sur 11,90\s€, au centime 0,60\s€$/)).toBeVisible();
  await expect(simulation.getByText(/^Total TTC\s: 11,30\s€$/)).toBeVisible();
  const typed = simulation.getByRole("textbox", { name: /^Code tapé par le client/ });
  await typed.fill("AUTRE");
  await expect(simulation.getByRole("listitem").filter({ hasText: "Veillée Perec" })).toContainText("Ce n’est pas son code.");

  await page.goto(`/public/discount?search=${made}`);
  const row = page.getByRole("row", { name: /Veillée Perec/ });
  await expect(row.getByText("Active", { exact: true })).toBeVisible();
  await expect(row.getByText(made)).toBeVisible();
  await expect(row.getByText(/^5\s% sur les articles$/)).toBeVisible();
});

test("a discount with five hundred codes, one for each order, is made, handed out and taken back", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/public/discount/detail");
  await page.getByRole("textbox", { name: "Nom" }).fill("Fête du livre");
  await page.getByRole("checkbox", { name: "Publiée" }).press("Space");
  await page.getByRole("textbox", { name: "Pourcentage" }).fill("5");
  await page.getByRole("checkbox", { name: "Demander un code" }).press("Space");
  // Of two choices an arrow takes the other one.
  await page.getByRole("radio", { name: "Le même pour tous" }).press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Un par commande" })).toBeChecked();
  await expect(page.getByRole("link", { name: "avec un code personnel" })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Fête du livre" })).toBeVisible();

  await enter(page.getByRole("link", { name: "Voir les codes" }));
  await expect(page.getByRole("textbox", { name: /^Début du code/ })).toHaveValue("FETE-");
  const count = page.getByRole("spinbutton", { name: "Nombre" });
  await count.fill("500");
  await enter(count);
  await expect(page.getByRole("link", { name: /^Libres\s*500/ })).toBeVisible();
  await expect(page.getByText("0 utilisés sur 500")).toBeVisible();

  const download = page.waitForEvent("download");
  await enter(page.getByRole("button", { name: "Exporter en CSV" }));
  expect((await download).suggestedFilename()).toMatch(/^codes-fête-du-livre-.*\.csv$/);

  const first = await page
    .getByRole("rowheader", { name: /^FETE-[2-9A-HJ-NP-Z]{6}$/ })
    .first()
    .textContent();
  await page.getByRole("searchbox", { name: "Chercher un code" }).fill(first ?? "");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await enter(page.getByRole("button", { name: `Retirer le code ${first}` }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect(page.getByRole("row", { name: new RegExp(first ?? "") }).getByText("Retiré", { exact: true })).toBeVisible();
  await expect(page.getByText("0 utilisés sur 499")).toBeVisible();
});
