import { buildConsole, isConsoleStale } from "../lib/console-build.mjs";
import { runNode } from "../lib/processes.mjs";
import { report, step } from "../lib/steps.mjs";
import { buildStorybook, isStorybookStale } from "../lib/storybook.mjs";

/** `build`: the console for production when it is stale; `build --storybook`: the Storybook too; `build --package`: the design system as an npm package; `--force`: even when fresh. */
export async function run(args = []) {
  if (args.includes("--force") || isConsoleStale()) {
    await step("build the console", buildConsole, "fix what the message above names; `npm run check` shows type errors with their places.");
  } else report("build the console", "fresh");
  if (args.includes("--package")) {
    await step("pack the design system", () => runNode(["packages/design-system/scripts/pack.mjs"], { isShown: true }));
  }
  if (args.includes("--storybook")) {
    if (args.includes("--force") || isStorybookStale()) await step("build the Storybook", buildStorybook);
    else report("build the Storybook", "fresh");
  }
}
