import type { Page } from "@playwright/test";
import { hostile } from "../../packages/domain/src/rich-text/hostile.fixtures.ts";
import { expect } from "./fixtures.ts";

/** Every attack that the server takes as a text: one with a sign of number zero is refused. */
export const attacks: readonly string[] = hostile.filter((html) => !html.includes("\u0000"));

/** A few attacks at a time, so that one that swallows the rest swallows little. */
export const inParts = (most: number): string[][] =>
  Array.from({ length: Math.ceil(attacks.length / most) }, (_, index) => attacks.slice(index * most, index * most + most));

/** Collects what runs in any frame of the page and every request that leaves for somebody else; what it returns says that there was none. */
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
  // Whatever runs in any frame calls this one.
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
