import { afterEach as runAxe } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/** What axe looks for: WCAG 2.2 A and AA with all that came before, the French RGAA 4, and good practice. */
export const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "RGAAv4", "best-practice"];

/** Who asks axe to look: `panel` is the addon in its own time, `bothThemes` the test run (tests/stories/run.mjs). */
export const AXE_GLOBAL = { axe: "panel" } as const;

/** All of axe's rules that look at colours: whatever else they ask of a page, a theme changes nothing of it. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Keys of the combinations (`coloursInUse`) that axe has already checked in this page, by theme. */
const seen = { light: new Set<string>(), dark: new Set<string>() };

/**
 * In a test run axe looks at the story's end state in its own theme, then in the other one at what a theme changes, its colours, where this page has not
 * shown them together before; each look is a report of the story. A state that one mechanism draws is looked at in its own theme alone (`isSharedState`).
 */
export const axeInBothThemes: AfterEach<ReactRenderer> = async (context) => {
  if (context.globals.axe !== "bothThemes") return;
  const { dataset } = document.documentElement;
  const own = dataset.theme === "dark" ? "dark" : "light";
  const other = own === "dark" ? "light" : "dark";
  const { a11y, isSharedState } = context.parameters;
  // Passes and doubts are for the panel; to put them together costs as much as to find the violations. No frame of ours runs scripts, and axe would wait
  // half a second for each to answer. None of these rules reads style sheets.
  const options = { ...a11y.options, resultTypes: ["violations"], iframes: false, preload: { assets: ["media"] } };
  const look = (theme: "light" | "dark", params: object) => {
    // The test run keeps the addon from looking by itself (`a11y.manual`): it would look in one theme alone.
    const globals = { ...context.globals, a11y: { manual: false } };
    const parameters = { ...context.parameters, a11y: { ...a11y, options: params } };
    return runAxe({ ...context, globals, parameters, reporting: { ...context.reporting, addReport: report(context, theme) } });
  };
  settle();
  await look(own, options);
  if (isSharedState) return;
  try {
    dataset.theme = other;
    settle();
    const colours = coloursInUse().filter((one) => !seen[other].has(one));
    if (colours.length === 0) return;
    await look(other, { ...options, runOnly: { type: "rule", values: COLOUR_RULES } });
    for (const one of colours) seen[other].add(one);
  } finally {
    dataset.theme = own;
    settle();
  }
};

/** Returns a key for each combination of text and background on the page: colours, size and weight, which decide the contrast. */
function coloursInUse(): string[] {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const cached = grounds.get(element);
    if (cached !== undefined) return cached;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${/fixed|absolute|sticky/.test(position) ? position : ""}`;
    const behind = element.parentElement ? groundOf(element.parentElement) : "";
    const ground = own === "rgba(0, 0, 0, 0) none 1 " ? behind : `${own}|${behind}`;
    grounds.set(element, ground);
    return ground;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const elements = new Set<Element>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) elements.add(parentElement);
  }
  for (const field of document.querySelectorAll("input, textarea, select")) elements.add(field);
  const found = [...elements].map((element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    // A link inside a sentence is told from the words around it, too.
    const around = element.closest("a") && element.parentElement ? getComputedStyle(element.parentElement).color : "";
    return [color, fontSize, fontWeight, textShadow, textDecorationLine, around, groundOf(element)].join(";");
  });
  return [...new Set(found)];
}

/** Hands a report on under the name of the theme it was made in. */
function report({ reporting }: Parameters<AfterEach<ReactRenderer>>[0], theme: "light" | "dark") {
  return (found: Parameters<typeof reporting.addReport>[0]) => reporting.addReport({ ...found, type: `axe ${theme}` });
}

/** Colours that would fade to their new value are there at once. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
