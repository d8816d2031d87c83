import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Session, test } from "./fixtures.ts";

// « Facture », « Avoir », « Noter un retour »: what is billed once all has left, and what comes back.

interface Order {
  id: number;
  customId: string;
  shippedCount: number;
  shippingMethod: string;
  paymentMethod: string;
  items: { status: string; awaited: number; releaseDate: string | null }[];
  relatedDocuments: { documentType: string }[];
  issuedPapers?: object[];
  customer: { id: number };
}

async function read<Body>(origin: string, { accessToken }: Session, path: string): Promise<Body> {
  const answer = await fetch(`${origin}/api/BackOffice/Document/${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

/** An order that is paid on invoice, in preparation, and has none. */
async function findOrderOnInvoice(origin: string, session: Session): Promise<Order> {
  const path = "Documents?documentStatus=Processing&paymentMethod=OnInvoice&pageSize=100";
  for (const { id } of (await read<{ items: Order[] }>(origin, session, path)).items) {
    const order = await read<Order>(origin, session, `Document?id=${id}`);
    if (!order.issuedPapers && !order.relatedDocuments.some(({ documentType }) => documentType === "Invoice")) return order;
  }
  throw new Error("No order is there to be invoiced.");
}

/** A paid parcel of which all is here and nothing has left. */
async function findWholeOrder(origin: string, session: Session): Promise<Order> {
  const path = "Documents?view=toPrepare&shippingMethod=Colissimo&pageSize=100&sort=date";
  const { items } = await read<{ items: Order[] }>(origin, session, path);
  for (const { id, shippedCount, paymentMethod } of items) {
    if (shippedCount > 0 || paymentMethod === "OnInvoice") continue;
    const order = await read<Order>(origin, session, `Document?id=${id}`);
    const today = new Date().toISOString().slice(0, 10);
    const isHere = order.items.every((one) => one.status === "Processing" && one.awaited === 0 && (one.releaseDate ?? "") <= today);
    if (isHere && order.relatedDocuments.length === 0) return order;
  }
  throw new Error("No order to prepare is there as a whole.");
}

const question = (page: Page) => page.getByRole("alertdialog");
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" }).press("Enter");

test("an order that left whole gets its invoice by itself; what comes back is credited and to be refunded, by keys", async ({
  page,
  origin,
  signInByApi,
  signedInAs,
}) => {
  const order = await findWholeOrder(origin, await signInByApi("libraire"));
  await signedInAs("libraire");
  await page.goto(`/public/document/detail/${order.id}`);
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Expédier / })
    .press("Enter");
  await confirm(page);
  await expect(question(page)).toHaveCount(0);
  // Once shipping can no longer be taken back, and without a hand.
  const invoice = page.getByText(/^Facture F\d{4}-\d{5}$/);
  await expect(invoice).toBeVisible({ timeout: 40_000 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Télécharger en PDF\s: Facture F/ }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("button", { name: "Noter un retour" }).first().press("Enter");
  const copies = question(page)
    .getByRole("spinbutton", { name: /^Exemplaires rendus\s: / })
    .first();
  await copies.press("ArrowUp");
  await expect(copies).toHaveValue("1");
  await confirm(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(/^Avoir A\d{4}-\d{5}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Noter le remboursement de .*€$/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Avoir A\d{4}-\d{5}$/)).toBeVisible();
  await expect(invoice).toBeVisible();
});

test("a business is known by its numbers, and its invoice on demand is a Factur-X", async ({ page, origin, signInByApi, signedInAs }) => {
  const order = await findOrderOnInvoice(origin, await signInByApi("libraire"));
  await signedInAs("libraire");
  await page.goto(`/public/customer/detail/${order.customer.id}`);
  const siret = page.getByRole("textbox", { name: "SIREN ou SIRET" });
  const save = page.getByRole("button", { name: "Enregistrer les numéros" });
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
