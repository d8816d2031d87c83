import type { Page } from "@playwright/test";

/** Blocks the console's scripts; returns the function that releases them. */
export async function blockScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
