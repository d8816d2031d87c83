import type { Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";

// Where the focus goes when the focused element is removed by the page.

/** Opens a page and waits for the deferred parts of the frame, which include the focus handling and the account menu. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir le menu du compte" }).click();
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeHidden();
}

test("shipping removes its button, and the focus moves to the next order of the list", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openWhole(page, `/public/document?${PARCELS}&pageSize=100`);
  const ready = page.getByRole("row").filter({ has: page.getByRole("cell", { name: /^0\/[1-9]$/ }) });
  await ready.first().getByRole("rowheader").getByRole("link").click();
  const ship = page.getByRole("complementary").getByRole("button", { name: /^Expédier / });
  await ship.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Confirmer" }).focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(ship).not.toBeEnabled();
  await expect(page.getByRole("link", { name: /^Commande suivante/ })).toBeFocused();
});

test("removing the last filter removes its buttons, and the focus moves to the heading of the list; a click elsewhere keeps the focus there", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await openWhole(page, "/public/document?documentStatus=Shipped");
  const clear = page.getByRole("main").getByRole("button", { name: /^Effacer les? (\d+ )?filtres?$/ });
  await clear.last().focus();
  await page.keyboard.press("Enter");
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("button", { name: "Livraison" }).click();
  await expect(page.getByRole("main").getByRole("checkbox", { name: "Colissimo" })).toBeVisible();
  await page.getByRole("main").getByRole("checkbox", { name: "Colissimo" }).focus();
  await page.mouse.click(640, 4);
  await expect(page.getByRole("main").getByRole("checkbox", { name: "Colissimo" })).toBeHidden();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  await expect(page.getByRole("heading").and(page.locator(":focus"))).toHaveCount(0);
});
