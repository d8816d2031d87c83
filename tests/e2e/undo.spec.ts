import type { Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";

// « Annuler l’expédition »: for ten seconds shipping can be undone, even if the tab is closed or the server stops.

// The only journey on PGlite, on which a shop without PostgreSQL restarts after a power cut.
test.use({ database: "pglite" });

/** Opens an order without shipments and ships the selected lines, by keyboard; returns its number. */
async function shipOne(page: Page, at: number): Promise<string> {
  await page.goto(`/public/document?${PARCELS}&pageSize=100`);
  const untouched = page.getByRole("row").filter({ has: page.getByRole("cell", { name: /^0\/\d+$/ }) });
  const link = untouched.nth(at).getByRole("rowheader").getByRole("link");
  await expect(link).toBeVisible();
  const number = (await link.textContent()) ?? "";
  await page.getByRole("link", { name: number, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${number}$`) })).toBeVisible();
  await shipButton(page).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(hasLeft(page).first()).toBeVisible();
  return number;
}

const shipButton = (page: Page) => page.getByRole("complementary").getByRole("button", { name: /^Expédier / });
const hasLeft = (page: Page) => page.getByText(/^\d+ lignes? expédiées?$/);
const mailsOf = (page: Page, number: string) => page.goto(`/public/mail?type=shipmentSent&search=${number}`);

test("shipping is undone by keyboard and nothing was sent; what is not undone is sent once, even if tab or server stop meanwhile", async ({
  page,
  server,
  signedInAs,
}) => {
  await signedInAs("libraire");
  const undone = await shipOne(page, 0);
  const url = page.url();
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Annuler l’expédition" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Rien n’est parti, la commande nº/)).toBeVisible();
  await expect(hasLeft(page)).toHaveCount(0);
  await expect(shipButton(page)).toBeVisible();

  const shipped = await shipOne(page, 1);
  expect(shipped).not.toBe(undone);
  // A person who returns in time can still undo.
  await page.reload();
  await expect(page.getByText("Cette commande vient d’être expédiée.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler l’expédition" })).toBeVisible();
  await page.goto("about:blank");
  await server.killAndRestart();
  // Its ten seconds ended later than those of the other order.
  await expect(async () => {
    await mailsOf(page, shipped);
    await expect(page.getByRole("rowheader")).toHaveCount(1, { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await mailsOf(page, undone);
  await expect(page.getByText(/^Aucun résultat/).first()).toBeVisible();
  await page.goto(url);
  await expect(shipButton(page)).toBeVisible();
  await expect(hasLeft(page)).toHaveCount(0);
});
