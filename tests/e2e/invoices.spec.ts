import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Session, test } from "./fixtures.ts";

// « Émettre la facture »: an invoice on demand. day.spec.ts has the invoices of complete shipments, returns and credit notes.

interface Order {
  id: number;
  relatedDocuments: { documentType: string }[];
  issuedPapers?: object[];
  customer: { id: number };
}

async function read<Body>(origin: string, { accessToken }: Session, path: string): Promise<Body> {
  const answer = await fetch(`${origin}/api/BackOffice/Document/${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

/** Returns an order that is paid on invoice, is in preparation and has no invoice. */
async function findOrderOnInvoice(origin: string, session: Session): Promise<Order> {
  const path = "Documents?documentStatus=Processing&paymentMethod=OnInvoice&pageSize=100";
  for (const { id } of (await read<{ items: Order[] }>(origin, session, path)).items) {
    const order = await read<Order>(origin, session, `Document?id=${id}`);
    if (!order.issuedPapers && !order.relatedDocuments.some(({ documentType }) => documentType === "Invoice")) return order;
  }
  throw new Error("No order is there to be invoiced.");
}

const question = (page: Page) => page.getByRole("alertdialog");
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" }).press("Enter");

test("a business gets its official numbers, and its invoice on demand is a Factur-X", async ({ page, origin, signInByApi, signedInAs }) => {
  const order = await findOrderOnInvoice(origin, await signInByApi("libraire"));
  await signedInAs("libraire");
  await page.goto(`/public/customer/detail/${order.customer.id}`);
  const siret = page.getByRole("textbox", { name: "SIREN ou SIRET" });
  const save = page.getByRole("button", { name: "Enregistrer les informations" });
  await siret.fill("732 829 321");
  await save.press("Enter");
  await expect(siret).toHaveAccessibleDescription(/^La clé de contrôle est fausse/);
  await siret.fill("732 829 320");
  await save.press("Enter");
  await expect(save).toHaveCount(0);
  await expect(siret).toHaveValue("732829320");

  await page.goto(`/public/document/detail/${order.id}`);
  await page.getByRole("button", { name: "Émettre la facture" }).press("Enter");
  await confirm(page);
  await expect(page.getByText(/, Factur-X$/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Télécharger en PDF\s: Facture F/ }).press("Enter");
  const file = await readFile(await (await download).path());
  expect(file.includes("/UF (factur-x.xml)")).toBe(true);
});
