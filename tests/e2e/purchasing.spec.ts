import { expect, test } from "./fixtures.ts";
import { enter } from "./keys.ts";

// A title that a pickup waits for, from the list of what is to be ordered to the customer who is told, without a mouse.

const EAN = "9782082646727";
const TITLE = "Vivre vite";

test("a title is marked as ordered, scanned when it arrives, and its order is ready by itself", async ({ page, signedInAs }) => {
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

  // While its copy is on its way nobody fetches it, and nobody tells the customer.
  await page.goto("/public/document?view=pickupToNotify&search=24091");
  await expect(page.getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();

  await page.goto("/public/arrival");
  const bar = page.getByRole("region", { name: "Scanner les arrivages" });
  await expect(bar.getByRole("img", { name: /^0\sreçus? aujourd’hui, \d+ en commande$/ })).toBeVisible();
  await page.keyboard.type(EAN);
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText(/Retrait nº\s24091, .*La commande est prête\.$/);
  await expect(page.getByRole("list", { name: "Reçus aujourd’hui" }).getByRole("listitem")).toHaveCount(1);

  // Taken back, scanned again: one copy, one order.
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

test("a pickup of which a part is here is told of that, and of the rest when it arrives", async ({ page, signedInAs }) => {
  const order = "24094";
  const ean = "9782070807505";
  const isToNotify = async (found: boolean) => {
    await page.goto(`/public/document?view=pickupToNotify&search=${order}`);
    if (found) await expect(page.getByRole("link", { name: order, exact: true })).toBeVisible();
    else await expect(page.getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  };
  const tell = async (words: RegExp) => {
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toHaveText(words);
    await enter(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(dialog).toBeHidden();
  };
  await signedInAs("libraire");
  await page.goto(`/public/purchase?search=${ean}`);
  await page.getByRole("checkbox", { name: /^Sélectionner «\sFureur et mystère\s»$/ }).press("Space");
  await enter(page.getByRole("button", { name: "Marquer commandé" }));
  await enter(page.getByRole("dialog", { name: "Marquer commandé au fournisseur" }).getByRole("button", { name: "Marquer commandé" }));
  await expect(page.getByText(/^1\sexemplaire marqué commandé\.$/)).toBeVisible();

  await isToNotify(true);
  await page.goto(`/public/document/prepare/${order}`);
  await expect(page.getByText(/^2\slignes arrivées sur 3$/)).toBeVisible();
  for (const title of ["Du côté de chez Swann", "Germinal"])
    await enter(page.getByRole("button", { name: new RegExp(`^Pris\\s: ${title}$`) }));
  await enter(page.getByRole("button", { name: "Prévenir le client" }));
  await tell(/que 2\slignes sur 3 de la commande nº\s24094 sont prêtes au retrait\. Le reste s’annoncera à son arrivée\./);
  await isToNotify(false);

  await page.goto("/public/arrival");
  const bar = page.getByRole("region", { name: "Scanner les arrivages" });
  await expect(bar).toBeVisible();
  await page.keyboard.type(ean);
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText(/Retrait nº\s24094, .*La commande est prête\.$/);
  await isToNotify(true);
  await page.goto(`/public/document/prepare/${order}`);
  await expect(page.getByText("Germinal")).toBeHidden();
  await enter(page.getByRole("button", { name: /^Pris\s: Fureur et mystère$/ }));
  await enter(page.getByRole("button", { name: "Prévenir le client" }));
  await tell(/que la commande nº\s24094 est prête\./);
  await isToNotify(false);
});
