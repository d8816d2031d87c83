import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until a page is loaded: it has its name instead of « Chargement… », and nothing in it is busy. */
export async function expectSettled(page: Page): Promise<void> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/\S/);
  await expect(title).not.toHaveText(/^(Chargement|Loading)…$/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/**
 * The faults of a page's shape that stay: a page that has just changed its width or its content takes its new shape over some frames, and a busy machine
 * lets one look in between. What is found is looked for again, for five seconds at most, until there is none.
 */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + 5_000;
  let found = await find();
  while (found.length > 0 && performance.now() < end) {
    await wait(100);
    found = await find();
  }
  return found;
}
