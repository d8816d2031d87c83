import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// « Noter le remboursement »: refunds that were made at the bank or at the till.

const TO_REFUND = "/public/document?view=toSettle";
const recordDue = (page: Page) => page.getByRole("button", { name: /^Noter le remboursement de .*€$/ }).first();
const question = (page: Page) => page.getByRole("alertdialog");
const confirm = (page: Page) => question(page).getByRole("button", { name: "Confirmer" }).click();

/** Opens the first order to refund and returns its number. */
async function openOrderToRefund(page: Page): Promise<string> {
  await page.goto(TO_REFUND);
  const first = page.getByRole("row").filter({ hasText: "À rembourser" }).first().getByRole("rowheader");
  await expect(first).toBeVisible();
  const number = (await first.getByRole("link").textContent()) ?? "";
  await page.getByRole("link", { name: number, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${number}$`) })).toBeVisible();
  return number;
}

/** Expects that the order is no longer in the view and that the customer's mail was sent. */
async function expectSettled(page: Page, number: string): Promise<void> {
  await page.goto(TO_REFUND);
  await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await expect(
    page
      .getByRole("rowheader")
      .or(page.getByText(/^Aucun résultat/))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: number, exact: true })).toHaveCount(0);
  await page.goto(`/public/mail?search=${encodeURIComponent(`remboursement ${number}`)}`);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
}

test("a refund is recorded in two parts: the rest stays due until it is refunded", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  const number = await openOrderToRefund(page);
  const due = (await recordDue(page).textContent()) ?? "";
  await recordDue(page).click();
  await question(page).getByRole("textbox", { name: "Montant rendu" }).fill("1,00");
  await question(page)
    .getByRole("textbox", { name: /^Référence/ })
    .fill("VIR-2026-1");
  await confirm(page);
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("VIR-2026-1")).toBeVisible();
  await expect(recordDue(page)).not.toHaveText(due);
  await recordDue(page).click();
  await confirm(page);
  await expect(question(page)).toBeHidden();
  await expect(recordDue(page)).toBeHidden();
  await expectSettled(page, number);
});
