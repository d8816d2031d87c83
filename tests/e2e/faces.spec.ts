import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// Fonts may load at any time: text being read must not move.

/** Returns vertical position and height of all text elements, and the left edge of columns, in pixels: within a line, text may change its width. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, th, td, dt, dd, li, label)")].map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      const column = element.matches("th, td") ? x : 0;
      return `${element.tagName} ${element.textContent?.slice(0, 40)}: ${[column, y, height].map(Math.round).join(" ")}`;
    }),
  );
}

/** Returns the positions once everything but the fonts is loaded. */
async function settledPlaces(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(
      async () => {
        const last = before;
        before = await places(page);
        return (
          before.length > 20 &&
          JSON.stringify(before) === JSON.stringify(last) &&
          (await page.locator("main [aria-busy=true]").count()) === 0
        );
      },
      { intervals: [200] },
    )
    .toBe(true);
  return before;
}

/** Returns whether the late italic font is loaded; the fallback's is there from the start. */
const isItalicThere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, style, status, unicodeRange }) =>
        family.includes("Literata") && style === "italic" && status === "loaded" && !unicodeRange.includes("10FFFF"),
    ),
  );

test("the italic font, which loads late, moves nothing on the home page, an order and the products", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  // No fallback font has the width of every letter: a word at the edge of its column may still move to another line, as one does at 1366 px with DejaVu.
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const url of ["/", "/public/document/detail/24118", "/catalog/product"])
    await test.step(url, async () => {
      const { promise: isLate, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(/literata-italic/, async (route) => {
        await isLate;
        await route.continue();
      });
      const faceRequest = page.waitForRequest(/literata-italic/);
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await faceRequest;
      const before = await settledPlaces(page);
      expect(await isItalicThere(page)).toBe(false);
      letThrough();
      await expect.poll(() => isItalicThere(page)).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect(await settledPlaces(page)).toEqual(before);
      await page.unroute(/literata-italic/);
    });
});
