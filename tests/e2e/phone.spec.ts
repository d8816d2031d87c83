import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectSettled, lasting } from "./settled.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 900 };
const HALF_SHIPPED = "/public/document/detail/24118";

// A setting of its own, which is the usual one, gives these a shop of their own: elsewhere somebody ships what order 24118 still holds.
test.use({ viewport: PHONE, settings: { REFRESH_COOKIE: "off" } });

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

test("three lines of an order stand above the bar, each with its shelf first and strong", async ({ page, signedInAs }) => {
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
});

test("the bar has the scanner, the first action and the others, and hides nothing at the page's end", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto(HALF_SHIPPED);
  const bar = thumbBar(page);
  await expect(bar.getByRole("button", { name: "Expédier 2 lignes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Préparer", exact: true })).toBeHidden();
  await bar.getByRole("button", { name: "Autres actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Modifier le numéro de suivi",
    /^Annuler 2 lignes/,
    "Noter un remboursement",
    "Noter un retour",
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
});

test("an order's card says its day and its delivery, and the bar over the choice hides no card", async ({ page, signedInAs }) => {
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
});

test("the bar over the choice keeps its buttons in the window, at any width", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto("/public/document");
  await page.getByRole("checkbox", { name: "Sélectionner la commande 24118" }).check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
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

test("the paper begins 24 px below the head, whatever the page", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  const pages = [HALF_SHIPPED, "/public/customer/detail/1", "/public/message/detail/1", "/account/detail/2", "/profile", "/cache/product"];
  for (const path of pages) {
    await page.goto(path);
    await expectSettled(page);
    await expect(
      page
        .getByRole("complementary")
        .or(page.getByRole("main").getByRole("heading", { level: 2 }))
        .first(),
    ).toBeVisible();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(gapBelowHead), `${path} at ${size.width}`).toBe(24);
    }
  }
});

/** From the lowest word or button of the page's head to the first paper below, in px. */
function gapBelowHead(): number {
  const title = document.querySelector("main h1");
  const head = title?.parentElement?.parentElement?.parentElement;
  if (!head) return Number.NaN;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--surface)";
  const paper = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const bottom = head.getBoundingClientRect().bottom;
  const tops = [...document.querySelectorAll("main *")].flatMap((part) => {
    const { top, width, height } = part.getBoundingClientRect();
    const isPaper = !head.contains(part) && width > 240 && height > 60 && getComputedStyle(part).backgroundColor === paper;
    return isPaper ? [top] : [];
  });
  return Math.round(Math.min(...tops) - bottom);
}

test("what a toast says leaves the next action free, on a telephone and on a desktop", async ({ page, signedInAs }) => {
  await signedInAs("libraire");
  await page.goto(HALF_SHIPPED);
  await thumbBar(page).getByRole("button", { name: "Expédier 2 lignes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const close = page.getByRole("button", { name: /^Fermer l’annonce/ });
  await expect(close.first()).toBeVisible();
  // With the focus in them they stay.
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
