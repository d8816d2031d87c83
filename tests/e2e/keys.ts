import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Presses Enter on what can be pressed: a key on a button whose data is still on its way does nothing, and nobody would press it. */
export async function enter(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press("Enter");
}
