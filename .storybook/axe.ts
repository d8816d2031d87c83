import { afterEach as runAxe } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/** What axe looks for: WCAG 2.2 A and AA with all that came before, the French RGAA 4, and good practice. */
export const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "RGAAv4", "best-practice"];

/** Who asks axe to look: `panel` is the addon in its own time, `bothThemes` the test run (tests/stories/run.mjs). */
export const AXE_GLOBAL = { axe: "panel" } as const;

/** All of axe's rules that look at colours: whatever else they ask of a page, a theme changes nothing of it. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * In a test run axe looks at the story's end state in its own theme, then in the other one at what a theme changes, its colours; each look is a report of the
 * story.
 */
export const axeInBothThemes: AfterEach<ReactRenderer> = async (context) => {
  if (context.globals.axe !== "bothThemes") return;
  const { dataset } = document.documentElement;
  const own = dataset.theme === "dark" ? "dark" : "light";
  const { a11y } = context.parameters;
  // Passes and doubts are for the panel; to put them together costs as much as to find the violations.
  const options = { ...a11y.options, resultTypes: ["violations"] };
  const inColours = { ...options, runOnly: { type: "rule", values: COLOUR_RULES } };
  try {
    for (const theme of [own, own === "dark" ? "light" : "dark"] as const) {
      dataset.theme = theme;
      settle();
      // The test run keeps the addon from looking by itself (`a11y.manual`): it would look in one theme alone.
      const globals = { ...context.globals, a11y: { manual: false } };
      const parameters = { ...context.parameters, a11y: { ...a11y, options: theme === own ? options : inColours } };
      const reporting = { ...context.reporting, addReport: report(context, theme) };
      await runAxe({ ...context, globals, parameters, reporting });
    }
  } finally {
    dataset.theme = own;
    settle();
  }
};

/** Hands a report on under the name of the theme it was made in. */
function report({ reporting }: Parameters<AfterEach<ReactRenderer>>[0], theme: "light" | "dark") {
  return (found: Parameters<typeof reporting.addReport>[0]) => reporting.addReport({ ...found, type: `axe ${theme}` });
}

/** Colours that would fade to their new value are there at once. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
