import { expect, test } from "./fixtures.ts";

// A pickup is paid and handed over at the counter, undone, paid again in two parts, and the day is counted and closed.

const ORDER = "/public/document/detail/24111";
const EURO = /([\d\s]+,\d\d)\s€/;

test("a payment at hand-over is in the till of the day, is undone with it, and the closed day does not change", async ({
  page,
  origin,
  signInByApi,
  signedInAs,
}) => {
  const { accessToken } = await signInByApi("libraire");
  const answer = await fetch(`${origin}/api/BackOffice/Document/Document?id=24111`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { store } = (await answer.json()) as { store: { name: string; city: string } };
  await signedInAs("libraire");
  await page.goto(ORDER);
  await page.getByRole("button", { name: /^Valider le retrait de \d+ lignes?$/ }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("checkbox", { name: "Paiement reçu" })).toBeChecked();
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await expect(dialog.getByText("Choisissez le moyen de paiement.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Espèces" }).check();
  await dialog.getByRole("textbox", { name: /^Reçu en espèces/ }).fill("500");
  await expect(dialog.getByText(/^À rendre\s: /)).toHaveText(EURO);
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText(/^Au comptoir\s: .*en espèces$/)).toBeVisible();

  await page.getByRole("button", { name: "Annuler la remise" }).click();
  await expect(page.getByText(/^Au comptoir/)).toHaveCount(0);
  await expect(page.getByText("Payé", { exact: true })).toHaveCount(0);

  // Again, in two parts.
  await page.getByRole("button", { name: /^Valider le retrait de \d+ lignes?$/ }).click();
  await dialog.getByRole("radio", { name: "Plusieurs moyens" }).check();
  await dialog.getByRole("textbox", { name: /^Espèces/ }).fill("10");
  const rest = dialog.getByText(/^Reste à régler\s: /);
  await expect(rest).toHaveText(EURO);
  const [, amount = ""] = EURO.exec((await rest.textContent()) ?? "") ?? [];
  await dialog.getByRole("textbox", { name: /^Carte/ }).fill(amount.trim());
  await expect(dialog.getByText(/^Le compte y est/)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText(/^Au comptoir\s: 10,00\s€ en espèces, .*€ par carte bancaire$/)).toBeVisible();
  await expect(page.getByText("Payé", { exact: true })).toBeVisible();

  // The day lists both attempts; its total is that of the second.
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Caisse", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Caisse" })).toBeVisible();
  const shop = page.getByRole("radio", { name: `${store.name}, ${store.city}`, exact: true });
  await shop.click();
  await expect(shop).toBeChecked();
  const payments = page.getByRole("table", { name: /mouvements/ });
  await expect(payments.getByRole("link", { name: /^nº\s24111$/ })).toHaveCount(4);
  await expect(payments.getByText("Encaissement annulé")).toHaveCount(1);
  await expect(page.getByRole("table", { name: "Par moyen de paiement" }).getByRole("row", { name: /^Espèces/ })).toHaveText(
    /10,00\s€0,00\s€10,00\s€$/,
  );

  await page.getByRole("button", { name: "Clôturer la journée" }).click();
  await dialog.getByRole("textbox", { name: "Espèces comptées" }).fill("9,50");
  await expect(dialog.getByText(/^Il manque 0,50\s€\.$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText(/^Journée clôturée \(nº\s\d+\)$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Espèces comptées\s: 9,50\s€\. Il manque 0,50\s€\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Clôturer la journée" })).toHaveCount(0);
});
