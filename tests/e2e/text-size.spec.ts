import { CHROMIUM_ARGUMENTS, findChromium } from "../../scripts/lib/chromium.mjs";
import { expect, test } from "./fixtures.ts";
import { expectSettled, lasting } from "./settled.ts";

// With twice the text size in the browser, and nothing else enlarged, no line is cut.

test.use({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, "--blink-settings=defaultFontSize=32"] } });

const screens = [
  "/",
  "/public/document",
  "/public/document/detail/24118",
  "/public/customer",
  "/public/message",
  "/catalog/product",
  "/public/mail",
  "/account",
  "/profile",
];

/** Returns texts that are cut by their box or overflow their frame, one line each. An ellipsis is intended, and only horizontal. */
function cutWords(): string[] {
  const found = new Set<string>();
  const names = (element: Element) => `${element.tagName.toLowerCase()} ${element.getAttribute("role") ?? ""}`.trim();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const drawing = node.parentElement?.closest("svg");
    // Letters in a drawing do not grow, and their line box is taller than the letters: the drawing is measured like a picture.
    const parent = drawing ? drawing.parentElement : node.parentElement;
    if (text === "" || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = (drawing ?? range).getBoundingClientRect();
    let isFramed = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { clipPath, overflowX, overflowY, textOverflow, position, backgroundColor, borderTopWidth, display } = getComputedStyle(box);
      if (clipPath !== "none" || position === "fixed") break;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const [isAbove, isAcross] = [words.top < top - 1 || words.bottom > bottom + 1, words.left < left - 1 || words.right > right + 1];
      const isScrolled = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
      if (isScrolled) break;
      const isCut = overflowY !== "visible" && isAbove;
      const isCutAcross = overflowX !== "visible" && isAcross && textOverflow !== "ellipsis";
      const isFrame = display !== "inline" && (borderTopWidth !== "0px" || !/, 0\)|transparent/.test(backgroundColor));
      const hasLeft = isFrame && !isFramed && isAbove;
      if (isCut || isCutAcross || hasLeft) found.add(`${names(box)}: « ${text.slice(0, 40)} »`);
      if (overflowX !== "visible" && isAcross) break;
      isFramed ||= isFrame;
    }
  }
  for (const input of document.querySelectorAll("input, select, textarea")) {
    if (
      input.checkVisibility() &&
      input.clientHeight + 1 < Number.parseFloat(getComputedStyle(input).lineHeight) &&
      input.clientHeight > 20
    )
      found.add(`${names(input)}: its own text`);
  }
  return [...found];
}

test("text of twice the size is complete on every kind of screen, on a desktop and on a telephone", async ({ page, signedInAs }) => {
  const look = async (where: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lasting(() => page.evaluate(cutWords)), `${where}, ${width} px wide`).toEqual([]);
    }
  };
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await look("at sign-in");
  await signedInAs("admin");
  for (const url of screens) {
    await page.goto(url);
    await expectSettled(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), "text follows the reader’s size").toBe("28px");
    await look(`at ${url}`);
  }
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await look("in the palette");
});
