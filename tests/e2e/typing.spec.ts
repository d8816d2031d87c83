import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Response time of a list in milliseconds, so that each response arrives while later letters are typed. */
const SLOW_MS = 450;
/** Milliseconds between two keys, one burst after the other; the last is a little more than a search rests, so that the URL changes between two letters. */
const PACES = [0, 30, 330, 15];

/** Delays every response of the API to a read. */
async function slowDown(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) => {
    if (route.request().method() === "GET") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
}

/** Types in bursts, fast and slow. */
async function typeInBursts(page: Page, bursts: readonly string[]): Promise<void> {
  for (const [place, burst] of bursts.entries()) await page.keyboard.type(burst, { delay: PACES[place % PACES.length] ?? 0 });
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

/** Types a title, moves back into it and types a name there; every letter and the caret position must be preserved. */
async function typeTitle(page: Page, field: Locator): Promise<void> {
  await typeInBursts(page, ["le", " petit", " prin", "ce", " de", " saint", "-ex"]);
  await expect(field).toHaveValue("le petit prince de saint-ex");
  await expect(field).toBeFocused();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ArrowLeft");
  await typeInBursts(page, ["A", "nto", "ine", " "]);
  await expect(field).toHaveValue("le petit prince de Antoine saint-ex");
  expect(await caretOf(field)).toBe("le petit prince de Antoine ".length);
}

test("no typed letter is lost while responses are slow: in a list with a search in its URL, in the palette, in a picker", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.goto("/public/document");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await slowDown(page);
  await test.step("the search of a list", async () => {
    const field = page.getByRole("main").getByRole("searchbox").first();
    await field.click();
    await typeTitle(page, field);
    await expect(page).toHaveURL(/search=le(\+|%20)petit(\+|%20)prince(\+|%20)de(\+|%20)Antoine(\+|%20)saint-ex/);
  });
  await test.step("the palette", async () => {
    await page.keyboard.press("Control+k");
    await typeTitle(page, page.getByRole("combobox", { name: "Palette de commandes" }));
  });
  await test.step("a picker", async () => {
    await page.goto("/cache/product");
    const field = page.getByRole("combobox", { name: "Titre ou EAN" });
    await field.click();
    await typeTitle(page, field);
  });
});

test("letters typed while the palette is still loading are in its field", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.route("**/assets/deferred-parts-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.goto("/catalog/product");
  await page.getByRole("main").getByRole("searchbox").first().focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("prousst", { delay: 15 });
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("t", { delay: 15 });
  await expect(page.getByRole("combobox", { name: "Palette de commandes" })).toHaveValue("proust");
  await page.keyboard.type(" marcel", { delay: 15 });
  await expect(page.getByRole("combobox", { name: "Palette de commandes" })).toHaveValue("proust marcel");
  await expect(page.getByRole("main").getByRole("searchbox", { includeHidden: true }).first()).toHaveValue("");
});

test("a sort set before a search is applied is kept, and so are several settings made at once", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto("/public/document");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  const field = page.getByRole("main").getByRole("searchbox").first();
  const total = page.getByRole("columnheader", { name: "Total" }).getByRole("button");
  await field.click();
  await page.keyboard.type("cad", { delay: 0 });
  await total.click();
  await expect(page).toHaveURL(/search=cad/);
  await expect(page).toHaveURL(/sort=/);

  await page.goto("/public/document");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await field.fill("cad");
  // Faster than the page can show the first, as on a busy machine.
  await field.evaluate(
    (input, button) => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      (button as HTMLElement).click();
    },
    await total.elementHandle(),
  );
  await expect(page).toHaveURL(/search=cad/);
  await expect(page).toHaveURL(/sort=/);
});
