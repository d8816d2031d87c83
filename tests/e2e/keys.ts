import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until a control is enabled and presses Enter on it. */
export async function enter(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press("Enter");
}
