import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// « Précédent » returns to the previous scroll position.

/** Opens a page and waits for the deferred parts of the frame, which Back needs; once rendered, they query the user's tasks. */
async function openWhole(page: Page, url: string): Promise<void> {
  // The event stream never ends, so the page would never become idle.
  await page.route(/\/Changes/, (route) => route.abort());
  const deferred = page.waitForResponse(/\/BackOffice\/BackgroundTask\/MyTasks/);
  await page.goto(url);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await deferred;
  await page.waitForLoadState("networkidle");
}

/** Opens a row by its link, goes back, and expects the row where it was, with the focus. */
async function openAndComeBack(page: Page, at: number): Promise<void> {
  const row = page.getByRole("rowheader").nth(at).getByRole("link");
  await row.scrollIntoViewIfNeeded();
  const words = (await row.textContent()) ?? "";
  const before = await row.boundingBox();
  await row.click();
  await expect(page).toHaveURL(/detail\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(row).toHaveText(words);
  await expect(row).toBeFocused();
  await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
}

test("Back returns to the same position of a long list, with the focus on the row that was opened; a new page starts at its top", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.setViewportSize({ width: 1366, height: 700 });
  const lists = ["/public/document?page=2&pageSize=50", "/catalog/product?pageSize=100", "/public/message"];
  for (const url of lists)
    await test.step(url, async () => {
      await openWhole(page, url);
      await openAndComeBack(page, Math.floor((await page.getByRole("rowheader").count()) * 0.7));
      // Scrolling afterwards is not undone.
      const focused = page.getByRole("rowheader").getByRole("link").and(page.locator(":focus"));
      const before = await focused.textContent();
      await page.keyboard.press("k");
      await expect(focused).not.toHaveText(before ?? "");
    });
});

test("Back returns to the same position of a table whose frame is rendered after its rows", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.addInitScript(measureLate);
  await page.setViewportSize({ width: 1366, height: 700 });
  await openWhole(page, "/public/document?pageSize=100");
  await page.getByRole("button", { name: "Colonnes", exact: true }).click();
  await page.getByRole("checkbox", { name: "Mode de paiement", exact: true }).check();
  await page.keyboard.press("Escape");
  const frame = page.getByRole("region", { name: /^Commandes,/ });
  await expect(frame).toBeVisible();
  await openAndComeBack(page, 70);
  expect(await frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(1_000);
});

/** Delays `ResizeObserver`, so that layout that depends on it comes last. */
function measureLate(): void {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => void setTimeout(() => callback(entries, observer), 400));
    }
  };
}
