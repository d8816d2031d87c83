import { afterEach as runAxe } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/** What axe looks for: WCAG 2.2 A and AA with all that came before, the French RGAA 4, and good practice. */
export const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "RGAAv4", "best-practice"];

/** In a test run the addon looks at the story in its own theme; this looks at the same end state in the other one. */
export const axeInOtherTheme: AfterEach<ReactRenderer> = async (context) => {
  if (import.meta.env.VITE_STORY_BOTH_THEMES !== "yes") return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = own === "dark" ? "light" : "dark";
  settle();
  try {
    await runAxe(context);
  } catch (error) {
    if (error instanceof Error) error.message = `In the theme « ${dataset.theme} »: ${error.message}`;
    throw error;
  } finally {
    dataset.theme = own;
    settle();
  }
};

/** Colours that would fade to their new value are there at once. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
