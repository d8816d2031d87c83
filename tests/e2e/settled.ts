import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until a page is loaded: its title is no longer « Chargement… », and nothing in it is busy. */
export async function expectSettled(page: Page): Promise<void> {
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/\S/);
  await expect(title).not.toHaveText(/^(Chargement|Loading)…$/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/**
 * Returns the layout faults of a page that remain: after a change of width or content a page needs some frames for its new layout, and on a busy machine
 * a check may run in between. The check is repeated for at most five seconds, until there is no fault.
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
