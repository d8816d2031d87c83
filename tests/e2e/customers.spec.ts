import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Every step is a call to a real server.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Finds the customer by name, and opens their page, with the keyboard. */
async function openCustomer(page: Page, name: string): Promise<void> {
  await page.goto("/public/customer");
  await page.getByRole("searchbox", { name: "Chercher un client" }).focus();
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/[?&]search=/);
  const link = page.getByRole("rowheader").getByRole("link", { name });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(name);
}

/** Asks for all that is kept about the customer who is open, in that format, and answers the file. */
async function exportData(page: Page, format: "JSON" | "CSV"): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: "Exporter ses données" }).focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText("noté au journal d’activité");
  await question(page).getByRole("radio", { name: format }).focus();
  await page.keyboard.press("Space");
  const download = page.waitForEvent("download");
  await confirm(page).focus();
  await page.keyboard.press("Enter");
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a customer is found, an order of theirs opened, their data exported, with the keyboard alone", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openCustomer(page, "Hélène Le Goff");
  const orders = page.getByRole("table", { name: "Dernières commandes passées par Hélène Le Goff" });
  const order = orders.getByRole("rowheader").first().getByRole("link");
  const number = (await order.textContent()) ?? "";
  await order.focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(new RegExp(`${number}$`));
  await page.goBack();
  await expect(title(page)).toHaveText("Hélène Le Goff");

  const json = await exportData(page, "JSON");
  expect(json.name).toMatch(/^donnees-client-\d+-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(json.text);
  expect(data.customer.lastName).toBe("Le Goff");
  expect(data.documents.map(({ customId }: { customId: string }) => customId)).toContain(number);
  await expect(page.getByText(/\.json est enregistré\./)).toBeVisible();

  const csv = await exportData(page, "CSV");
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.text.startsWith("\ufeffRubrique;Enregistrement;Donnée;Valeur\r\n")).toBe(true);
  expect(csv.text).toContain(";lastName;Le Goff\r\n");
  expect(csv.text).toContain(number);

  const all = page.getByRole("link", { name: /^Voir (ses \d+ commandes|la commande dans la liste)$/ });
  await all.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/public\/document\?customerId=\d+$/);
  await expect(title(page)).toHaveText("Commandes");
  // A message may name the order too: its number alone is meant.
  await expect(page.getByRole("rowheader", { name: number, exact: true })).toBeVisible();
});

test("two records of one person become one, with what was chosen of each; the other one's URL leads there", async ({
  page,
  origin,
  signInByApi,
  signedInAs,
}) => {
  const post = async <Body>(path: string, token: string, body: object): Promise<Body> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { entityOutput: Body }).entityOutput;
  };
  const { accessToken } = await signInByApi("admin");
  const key = await post<{ secret: string }>("BackOffice/ApiKey/ApiKey", accessToken, {
    ...{ name: "Site", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 60 },
  });
  const person = { firstName: "Rozenn", phone: "06 39 98 00 77" };
  const { records } = await post<{ records: { id: number }[] }>("Intake/Batch", key.secret, {
    customers: [
      { ...person, reference: "R-1", email: "rozenn.queffelec@example.fr", lastName: "Quéffelec" },
      { ...person, reference: "R-2", email: "r.queffelec@example.com", lastName: "Quéffelec-Morvan" },
    ],
  });
  const [into, other] = records.map(({ id }) => id);

  await signedInAs("libraire");
  await page.goto(`/public/customer/detail/${into}`);
  await page.getByRole("button", { name: "Fusionner…" }).press("Enter");
  await question(page)
    .getByRole("radio", { name: /^Rozenn Quéffelec-Morvan, / })
    .press("Space");
  await question(page).getByRole("radio", { name: "Rozenn Quéffelec-Morvan", exact: true }).press("Space");
  await confirm(page).press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(title(page)).toHaveText("Rozenn Quéffelec-Morvan");
  await expect(page.getByText("rozenn.queffelec@example.fr").first()).toBeVisible();
  await page.goto(`/public/customer/detail/${other}`);
  await expect(page.getByText(new RegExp(`^La fiche nº\\s${other} a été réunie à la fiche nº\\s${into}\\.$`))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/public/customer/detail/${into}$`));
});

test("the price of an offer is changed from the page of its title, with the keyboard alone", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/catalog/product?search=La+Vie+mode+d%E2%80%99emploi");
  const product = page.getByRole("rowheader").first().getByRole("link");
  await product.focus();
  await page.keyboard.press("Enter");
  const offer = page.getByRole("link", { name: "Occasion, bon état" });
  await offer.focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Occasion, bon état");
  const price = page.getByRole("textbox", { name: "Prix TTC" });
  await expect(price).toHaveValue("6,50");
  await price.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("7,9");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").getByText(SUCCESS)).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue("7,90");
});
