import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until a page shows what it came for: it says its name and no longer « Chargement… », and nothing in it says that it is busy. */
export async function expectSettled(page: Page): Promise<void> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/\S/);
  await expect(title).not.toHaveText(/^(Chargement|Loading)…$/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
