import type { Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";

// Every step is a call to a real server.

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

/** Opens an order of the view « À préparer » of which nothing has left and at least two lines can; answers its number. */
async function openOrderToPrepare(page: Page): Promise<string> {
  await page.goto(`/public/document?${PARCELS}&pageSize=100`);
  await expect(page.getByRole("link", { name: /^À préparer/ })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const untouched = page.getByRole("row").filter({ has: page.getByRole("cell", { name: /^0\/([2-9]|\d\d)$/ }) });
  for (const number of await untouched.getByRole("rowheader").allTextContents()) {
    await page.getByRole("link", { name: number, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(`nº\\s${number}$`) })).toBeVisible();
    await expect(shipButton(page)).toBeVisible();
    if (/[2-9]/.test((await shipButton(page).textContent()) ?? "")) return number;
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  }
  throw new Error("No untouched order to prepare has two lines that can leave.");
}

const shipButton = (page: Page) => page.getByRole("complementary").getByRole("button", { name: /^Expédier / });
const question = (page: Page) => page.getByRole("alertdialog", { name: QUESTION });
const success = (page: Page) => page.getByRole("status").getByText(SUCCESS);

/** Leaves exactly two lines ticked. */
async function tickTwo(page: Page): Promise<void> {
  const ticked = page.getByRole("checkbox", { name: /^Cocher la ligne /, checked: true });
  for (let count = await ticked.count(); count > 2; count--) await ticked.nth(count - 1).uncheck();
  await expect(shipButton(page)).toHaveText("Expédier 2 lignes");
}

test("two lines are shipped: toast, page, list, and a reload keeps it; Back returns to the filtered list", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  const number = await openOrderToPrepare(page);
  const url = page.url();
  await tickTwo(page);
  await shipButton(page).click();
  await expect(question(page)).toContainText("Expédier 2 lignes");
  await question(page)
    .getByLabel(/Numéro de suivi/)
    .fill("8R42100000001");
  await question(page).getByRole("button", { name: "Confirmer" }).click();
  await expect(success(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText(/^2 lignes expédiées$/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "8R42100000001" }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/view=toPrepare&.*pageSize=100$/);
  await page.goto(`/public/document?search=${number}`);
  const row = page.getByRole("row", { name: new RegExp(number) });
  await expect(row).toContainText(/2\/\d+/);

  await page.goto(url);
  await expect(page.getByText(/^2 lignes expédiées$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 lignes expédiées$/).first()).toBeVisible();
});

test("the same with the keyboard alone", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/");
  await page
    .getByRole("link", { name: /À préparer/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Commandes" })).toBeVisible();
  await openOrderToPrepare(page);
  await tickTwo(page);
  await shipButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(question(page).getByRole("textbox", { name: /Numéro de suivi/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(success(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test("two parcels keep each its number, with the keyboard alone, and the first one's can still be changed", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await openOrderToPrepare(page);
  await tickTwo(page);
  const ticked = page.getByRole("checkbox", { name: /^Cocher la ligne /, checked: true });
  const second = await ticked.nth(1).getAttribute("aria-label");
  const ship = async (tracking: string) => {
    await shipButton(page).press("Enter");
    await expect(question(page).getByRole("textbox", { name: /Numéro de suivi/ })).toBeFocused();
    await page.keyboard.type(tracking);
    await question(page).getByRole("button", { name: "Confirmer" }).press("Enter");
    await expect(question(page)).toBeHidden();
  };
  await ticked.nth(1).press("Space");
  await expect(shipButton(page)).toHaveText("Expédier 1 ligne");
  await ship("8R42200000001");
  await expect(page.getByRole("link", { name: "8R42200000001" }).first()).toBeVisible();

  const other = page.getByRole("checkbox", { name: second ?? "", exact: true });
  // What left is ticked until the order has been read again; what was unticked by hand stays so.
  await expect(ticked).toHaveCount(0);
  await other.press("Space");
  await expect(shipButton(page)).toHaveText("Expédier 1 ligne");
  await ship("8R42200000002");
  const parcels = page.getByRole("list", { name: "Colis partis" }).getByRole("listitem");
  await expect(parcels).toHaveText([/^Colis 1, .*8R42200000001/, /^Colis 2, .*8R42200000002/]);

  await page.getByRole("button", { name: "Modifier le numéro de suivi" }).press("Enter");
  await question(page).getByRole("combobox", { name: "Colis" }).press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(question(page).getByRole("combobox", { name: "Colis" })).toHaveText(/^Colis 1/);
  await question(page)
    .getByRole("textbox", { name: /Numéro de suivi/ })
    .fill("8R42200000009");
  await question(page).getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(parcels).toHaveText([/^Colis 1, .*8R42200000009/, /^Colis 2, .*8R42200000002/]);
  await page.reload();
  await expect(parcels).toHaveText([/^Colis 1, .*8R42200000009/, /^Colis 2, .*8R42200000002/]);

  for (const [paper, file] of [
    ["Étiquette du colis 2", /^etiquette-.*-colis-2\.pdf$/],
    ["Bon de livraison du colis 1", /^bon-de-livraison-.*-colis-1\.pdf$/],
  ] as const) {
    const fetched = page.waitForEvent("download");
    await page.getByRole("button", { name: paper }).press("Enter");
    expect((await fetched).suggestedFilename()).toMatch(file);
  }
  await page.getByRole("button", { name: "Noter l’arrivée du colis 1" }).press("Enter");
  await question(page).getByRole("button", { name: "Confirmer" }).press("Enter");
  await expect(parcels).toHaveText([/^Colis 1, .*, arrivé le .*8R42200000009/, /^Colis 2, [^,]*8R42200000002/]);
});

test("a double click on Confirmer ships once", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await openOrderToPrepare(page);
  await tickTwo(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/BackOffice/Document/ShippItems")) sent += 1;
  });
  await shipButton(page).click();
  await question(page).getByRole("button", { name: "Confirmer" }).dblclick();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(/^2 lignes expédiées$/)).toHaveCount(1);
  expect(sent).toBe(1);
});

test("an order that somebody else closed meanwhile says so and shows what is true", async ({ page, context, signedInAs }) => {
  await signedInAs("libraire");
  // The page has not heard of it: the line that tells it is broken.
  await page.route("**/Document/Changes*", (route) => route.abort());
  await openOrderToPrepare(page);
  await tickTwo(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(shipButton(other)).toBeVisible();
  await shipButton(other).click();
  await question(other).getByRole("button", { name: "Confirmer" }).click();
  await expect(success(other)).toBeVisible();

  await shipButton(page).click();
  await question(page).getByRole("button", { name: "Confirmer" }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText("L’action n’a pas été faite.")).toBeVisible();
  await expect(shipButton(page)).not.toHaveText("Expédier 2 lignes");
});

test("a URL with filters is the same list for whoever opens it, and words nobody uses find nothing", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/document?documentStatus=Cancelled&sort=customId&pageSize=10");
  await expect(page.getByRole("button", { name: "Retirer le filtre État" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Commande", exact: true })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("searchbox", { name: "Rechercher une commande" }).fill("zzzzzz");
  await expect(page.getByRole("heading", { name: "Aucun résultat - Veuillez affiner votre recherche." })).toBeVisible();
  await page.getByRole("button", { name: "Effacer les 2 filtres" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await expect(page).toHaveURL(/\/public\/document\?sort=customId&pageSize=10$/);
});

test("the URL printed on a parcel's label opens its order, and a number that nobody has says so", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/document");
  const number = await page.getByRole("rowheader").first().textContent();
  await page.goto(`/labels/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Commande nº\\s${number}$`) })).toBeVisible();
  await expect(page).toHaveURL(/\/public\/document\/detail\/\d+$/);
  await page.goto("/labels/999999999");
  await expect(page.getByRole("heading", { level: 1, name: "Introuvable" })).toBeVisible();
});
