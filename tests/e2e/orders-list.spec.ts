import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// Every step is a call to a real server, and all of it goes by keyboard.

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher une commande" });
const bar = (page: Page) => page.getByRole("region", { name: "Actions sur la sélection" });

async function openList(page: Page, url = "/public/document"): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
}

/** Brings the focus to something and presses Enter. */
async function press(page: Page, role: "button" | "link", name: string | RegExp): Promise<void> {
  await enter(page.getByRole(role, { name }).first());
}

test("search, down into the rows, open; the order leads through the same list", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page);
  const number = (await page.getByRole("rowheader").nth(2).textContent()) ?? "";
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
  await expect.poll(() => page.getByRole("rowheader").count()).toBeLessThan(25);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${number}$`) })).toBeVisible();
  const list = await page.evaluate(() => (history.state as { usr?: { list?: string } }).usr?.list);
  expect(list).toBe(`/public/document?search=${number}`);
});

test("filters are kept as a view that a reload still knows, and that can be deleted", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page, "/public/document?shippingMethod=Colissimo");
  await press(page, "button", "Enregistrer la vue");
  await page.getByRole("textbox", { name: "Nom de la vue" }).fill("Colissimo seul");
  await page.keyboard.press("Enter");
  const view = page.getByRole("link", { name: /^Colissimo seul/ });
  await expect(view).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(view).toHaveAttribute("aria-current", "page");
  await press(page, "link", /^Toutes/);
  await press(page, "link", /^Colissimo seul/);
  await expect(page).toHaveURL(/shippingMethod=Colissimo/);
  await expect(page.getByRole("button", { name: "Retirer le filtre Livraison" })).toBeVisible();
  await press(page, "button", /^Modifier la vue/);
  await press(page, "button", "Supprimer la vue");
  await press(page, "button", "Supprimer la vue");
  await expect(view).toHaveCount(0);
});

test("pasted numbers show their orders, and the unknown one is named", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page);
  const numbers = (await page.getByRole("rowheader").allTextContents()).slice(0, 3);
  await press(page, "button", "Autres filtres");
  await press(page, "button", "Coller des numéros");
  await page.getByRole("textbox", { name: "Numéros de commande ou EAN" }).fill(`Commande nº ${numbers.join("\n")}\n999999999`);
  await press(page, "button", "Afficher 4 numéros");
  await expect(page.getByText(/Inconnu\s: 999999999\./)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("rowheader")).toHaveCount(3);
});

test("three orders are ticked and shipped, each with its own word in the report", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page, `/public/document?${PARCELS}`);
  const number = await page.getByRole("rowheader").first().textContent();
  const first = page.getByRole("row", { name: new RegExp(`${number}`) });
  const before = await first.textContent();
  await search(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("xjxjx");
  await expect(bar(page).getByText("3 commandes sélectionnées")).toBeVisible();
  await press(page, "button", "Expédier 3 commandes");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/3 commandes/);
  // A scanner types and ends with Enter: three labels, and nothing has left.
  const fields = question.getByRole("textbox", { name: /^Numéro de suivi, commande / });
  await expect(fields.first()).toBeFocused();
  await page.keyboard.type("8R41000000001\n8R41000000002\n8R41000000003\n");
  await expect(fields.last()).toHaveValue("8R41000000003");
  await expect(fields.last()).toBeFocused();
  await question.getByRole("button", { name: "Confirmer" }).focus();
  await page.keyboard.press("Enter");
  const report = page.getByRole("region", { name: /^Expédition de 3 commandes/ });
  await expect(report).toContainText(/lignes? traitées?/);
  const done = Number(/(\d+) lignes? traitées?/.exec((await report.textContent()) ?? "")?.[1]);
  const refused = 3 - done;
  await expect(page.getByRole("checkbox", { name: /^Sélectionner la commande/, checked: true })).toHaveCount(refused);
  await expect(report.getByRole("listitem")).toHaveCount(3);
  await expect(report.getByRole("listitem").filter({ hasText: /suivi 8R4100000000\d, courriel d’expédition/ })).toHaveCount(done);
  // Gone from the view, or with more of it shipped while the rest waits for its publication.
  // `textContent` would wait for a row that goes between two looks; `allTextContents` answers what stands.
  if (refused === 0) await expect.poll(async () => (await first.allTextContents())[0]).not.toBe(before);
});

test("labels and delivery notes of the ticked orders come as one PDF", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page, `/public/document?${PARCELS}`);
  await search(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("xjx");
  await press(page, "button", "Étiquettes et bons de livraison");
  const dialog = page.getByRole("dialog", { name: "Étiquettes et bons de livraison" });
  await expect(dialog.getByRole("checkbox", { name: "2 étiquettes d’envoi" })).toBeChecked();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Télécharger le PDF" }).focus();
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("etiquettes-et-bons-de-livraison.pdf");
  const text = await readFile(await file.path(), "latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4);
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByText("2 commandes sélectionnées")).toBeVisible();
});

test("the filtered list leaves as a sheet that a French spreadsheet reads", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openList(page, "/public/document?view=toPrepare");
  const download = page.waitForEvent("download");
  await press(page, "button", "Exporter en CSV");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const [head = "", ...rows] = text.slice(1).trimEnd().split("\r\n");
  expect(head.split(";").slice(0, 4)).toEqual(["Numéro", "Référence externe", "Date", "Client"]);
  await expect(page.getByText(new RegExp(`^${rows.length} commandes? exportées?\\.$`))).toBeVisible();
});

test("a view's name that is too long stays as typed, with the reason at the field; a view that does not fit is one menu away", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document?shippingMethod=Colissimo");
  const name = page.getByRole("textbox", { name: "Nom de la vue" });
  const long = "Une vue des colis à suivre cette semaine, par transporteur x9";
  expect(long).toHaveLength(61);
  await page.getByRole("button", { name: "Enregistrer la vue" }).click();
  await name.fill(long);
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription(/Au plus 60 caractères\./);
  await expect(name).toHaveValue(long);
  await expect(name).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  const stored = page
    .getByRole("navigation", { name: "Vues de la liste" })
    .getByRole("link", { name: new RegExp(`^${long.slice(0, 60)}`) });
  await expect(stored).toHaveAttribute("aria-current", "page");
  await page.goto("/public/document");
  await page.getByRole("button", { name: "Autres vues" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Autres vues" }).getByRole("link").last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/saved=/);
  await expect(stored).toHaveAttribute("aria-current", "page");
});
