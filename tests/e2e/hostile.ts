import type { Page } from "@playwright/test";
import { hostile } from "../../packages/domain/src/rich-text/hostile.fixtures.ts";
import { expect } from "./fixtures.ts";

/** Attacks that the server accepts as text: those with a null character are rejected. */
export const attacks: readonly string[] = hostile.filter((html) => !html.includes("\u0000"));

/** A few attacks at a time, so that one that swallows the rest swallows little. */
export const inParts = (most: number): string[][] =>
  Array.from({ length: Math.ceil(attacks.length / most) }, (_, index) => attacks.slice(index * most, index * most + most));

/** Records scripts that run in any frame of the page and requests to other origins; the returned function asserts that there were none. */
export async function watched(page: Page, origin: string): Promise<() => Promise<void>> {
  const left: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) left.push(url);
  });
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  // Every attack that runs, in any frame, calls this function.
  await page.addInitScript(() => {
    Object.assign(window, {
      alert: () => {
        (window.top ?? window).document.documentElement.dataset.ran = "yes";
      },
    });
  });
  return async () => {
    const flag = await page.evaluate(() => document.documentElement.dataset.ran ?? "no");
    expect([flag, ran, left]).toEqual(["no", [], []]);
  };
}
