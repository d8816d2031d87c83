import type { Locator, Page } from "@playwright/test";
import { expect, PARCELS, test } from "./fixtures.ts";
import { lasting } from "./settled.ts";
import { isSmall, Shop, urlOf } from "./shop.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 900 };
const HALF_SHIPPED = "/public/document/detail/24118";

test.use({ viewport: PHONE });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not drawn`);
  return box;
}

const isApart = (a: Box, b: Box) => a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

const thumbBar = (page: Page) => page.getByRole("region", { name: "Préparation" });

test("an order: three lines are visible above the bar, each with its shelf first; the bar has scanner and actions, and the result of a scan is visible", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto(HALF_SHIPPED);
  const lines = page.getByRole("table", { name: /^Lignes de la commande/ }).getByRole("row");
  await expect(thumbBar(page).getByRole("button", { name: "Autres actions" })).toBeEnabled();
  await expect(async () => {
    const third = await boxOf(lines.filter({ hasText: "La Vie mode d’emploi" }));
    expect(third.y + third.height).toBeLessThanOrEqual((await boxOf(thumbBar(page))).y);
  }).toPass({ timeout: 15_000 });
  const shelf = lines.filter({ hasText: "La Vie mode d’emploi" }).getByRole("cell", { name: "P-17" });
  const title = page.getByRole("link", { name: "La Vie mode d’emploi" });
  expect((await boxOf(shelf)).x).toBeLessThan((await boxOf(title)).x);
  await expect(shelf).toHaveCSS("font-weight", "600");
  await expect(lines.filter({ hasText: "La Vie mode d’emploi" }).getByRole("cell", { name: /^2 ex\. · 23,80/ })).toBeVisible();

  const bar = thumbBar(page);
  await expect(bar.getByRole("button", { name: "Expédier 2 lignes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Préparer", exact: true })).toBeHidden();
  await bar.getByRole("button", { name: "Autres actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Modifier le numéro de suivi",
    /^Annuler 2 lignes/,
    "Noter un remboursement",
    "Noter un retour",
    "Modifier les lignes",
    "Imprimer",
  ]);
  await page.getByRole("menuitem", { name: /^Annuler 2 lignes/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(async () => {
    const last = await boxOf(page.getByRole("contentinfo"));
    expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  }).toPass({ timeout: 15_000 });

  await bar.getByRole("link", { name: "Préparer par scanner" }).click();
  await expect(page).toHaveURL(/\/public\/document\/prepare\/24118$/);

  // The first scanned copy survives a reload, and its result is visible at every scroll position, also in landscape.
  const answer = page.getByRole("region", { name: "Scanner les exemplaires" }).getByRole("status");
  const picked = page.getByRole("img", { name: "1/3 exemplaires" });
  await expect(page.getByRole("img", { name: "0/3 exemplaires" })).toBeVisible();
  await page.keyboard.type("9782253023906");
  await page.keyboard.press("Enter");
  await expect(answer).toContainText(/^Pris\s:/);
  await page.setViewportSize({ width: 683, height: 384 });
  for (const place of ["end", "start"] as const) {
    await page.evaluate((to) => window.scrollTo(0, to === "end" ? document.body.scrollHeight : 0), place);
    await expect(answer).toBeInViewport({ ratio: 0.9 });
  }
  await page.reload();
  await expect(picked).toBeVisible();
});

test("a list: the card of an order shows its day and its delivery; the bar of the selection covers no card and shows its buttons, at any width", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("libraire");
  await page.goto("/public/document?search=24118");
  const card = page.getByRole("row").filter({ hasText: "24118" });
  await expect(card.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  await expect(card.getByText("Colissimo")).toBeVisible();

  await page.goto("/public/document");
  await page.getByRole("checkbox", { name: "Sélectionner la commande 24118" }).check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  await expect(bar.getByRole("button", { name: /^Expédier/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const last of [
    page.getByRole("row").last(),
    page.getByRole("navigation", { name: "Pages de la liste" }),
    page.getByRole("contentinfo"),
  ])
    await expect.poll(async () => isApart(await boxOf(last), await boxOf(bar))).toBe(true);

  const last = bar.getByRole("button", { name: "Tout désélectionner" });
  for (const width of [390, 821, 1000, 1101, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const [around, own] = [await boxOf(bar), await boxOf(last)];
      expect(own.x + own.width, `${width} px`).toBeLessThanOrEqual(around.x + around.width);
      expect(around.x + around.width, `${width} px`).toBeLessThanOrEqual(width);
    }).toPass({ timeout: 15_000 });
  }
});

test("a value on a card is apart from its label", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/customer");
  const cell = page.locator("[data-head]:not(:empty)").first();
  await expect(cell).toBeVisible();
  expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toMatch(/\S\u00a0: "$/);
});

test("a toast does not cover the next action, on a telephone and on a desktop", async ({ page, origin, signedInAs, signInByApi }) => {
  const order = await new Shop(origin, await signInByApi("admin")).take(PARCELS, isSmall);
  await signedInAs("libraire");
  await page.goto(urlOf(order));
  await thumbBar(page)
    .getByRole("button", { name: /^Expédier/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const close = page.getByRole("button", { name: /^Fermer l’annonce/ });
  await expect(close.first()).toBeVisible();
  // With the focus inside they remain.
  await page.keyboard.press("F6");
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    const covered = async () => {
      const toasts = await Promise.all((await close.all()).map((cross) => boxOf(cross.locator(".."))));
      expect(toasts.length).toBeGreaterThan(0);
      const needed = await page.getByRole("main").locator("a[href], button").filter({ visible: true }).all();
      expect(needed.length).toBeGreaterThan(5);
      const found: string[] = [];
      for (const part of needed) {
        const box = await boxOf(part);
        if (toasts.some((toast) => !isApart(toast, box))) found.push((await part.textContent()) ?? "");
      }
      return found;
    };
    expect(await lasting(covered), `${size.width} px`).toEqual([]);
  }
});

test("the message below an invalid field, and the focused field, are visible above the save bar", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/account/detail/2");
  const bar = page.getByRole("region", { name: "Modifications en cours" });
  const email = page.getByRole("textbox", { name: "Adresse électronique" });
  await expect(email).toBeVisible();
  const isAbove = async (lower: typeof email) => {
    const [field, edge] = [await lower.boundingBox(), await bar.boundingBox()];
    return field !== null && edge !== null && field.y > 0 && field.y + field.height <= edge.y;
  };
  const toFoot = () => email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 4));

  await toFoot();
  await email.click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await expect(bar.getByRole("button", { name: /Enregistrer/ })).toBeVisible();
  await expect.poll(() => isAbove(email)).toBe(true);

  await email.fill("pas une adresse");
  await toFoot();
  await bar.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const errorText = page.locator(`[id="${(await email.getAttribute("aria-describedby"))?.split(" ")[0]}"]`);
  await expect.poll(() => isAbove(errorText)).toBe(true);

  // The link of the error summary scrolls to the same position.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("alert").getByRole("link", { name: "Adresse électronique" }).click();
  await expect(email).toBeFocused();
  await expect.poll(() => isAbove(errorText)).toBe(true);
});
