import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A title that a pickup waits for, from the list of titles to order to the mail to the customer, without a mouse.

const EAN = "9782082646727";
const TITLE = "Vivre vite";

test("a title is marked as ordered and scanned when it arrives, which makes its order ready", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto(`/public/purchase?search=${EAN}`);
  const row = page.getByRole("row", { name: new RegExp(TITLE) });
  await expect(row.getByRole("link", { name: /^nº\s24091$/ })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Sélectionner «\sVivre vite\s»$/ }).press("Space");
  await enter(page.getByRole("button", { name: "Marquer commandé" }));
  const dialog = page.getByRole("dialog", { name: "Marquer commandé au fournisseur" });
  await expect(dialog.getByRole("spinbutton", { name: /Vivre vite/ })).toHaveValue("1");
  await dialog.getByRole("textbox", { name: /^Référence de la commande/ }).fill("R-1204");
  await enter(dialog.getByRole("button", { name: "Marquer commandé" }));
  await expect(page.getByText(/^1\sexemplaire marqué commandé\.$/)).toBeVisible();
  await expect(row.getByText("Commandé", { exact: true })).toBeVisible();

  // Until the copy arrives, the order cannot be prepared and the customer is not notified.
  await page.goto("/public/document?view=pickupToNotify&search=24091");
  await expect(page.getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();

  await page.goto("/public/arrival");
  const bar = page.getByRole("region", { name: "Scanner les arrivages" });
  await expect(bar.getByRole("img", { name: /^0\sreçus? aujourd’hui, \d+ en commande$/ })).toBeVisible();
  await page.keyboard.type(EAN);
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText(/Retrait nº\s24091, .*La commande est prête\.$/);
  await expect(page.getByRole("list", { name: "Reçus aujourd’hui" }).getByRole("listitem")).toHaveCount(1);

  // Undone and scanned again: one copy, one order.
  await enter(bar.getByRole("button", { name: "Défaire le dernier scan" }));
  await expect(bar.getByRole("status")).toHaveText(/Scan défait\./);
  const field = bar.getByRole("textbox", { name: "EAN ou ISBN" });
  await field.fill(EAN);
  await field.press("Enter");
  await expect(bar.getByRole("status")).toHaveText(/Retrait nº\s24091/);
  await enter(bar.getByRole("button", { name: /^Prévenir le client de la nº\s24091$/ }));
  await enter(page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }));
  await expect(bar.getByRole("status")).toHaveText(/Client de la nº\s24091 prévenu\./);

  await page.goto(`/public/purchase?search=${EAN}`);
  await expect(page.getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
});
