import { runTool } from "../lib/processes.mjs";
import { report, step } from "../lib/steps.mjs";
import { run as build } from "./build.mjs";

/** `chromatic`: publishes the Storybook for visual review; does nothing, with a message, without CHROMATIC_PROJECT_TOKEN. */
export async function run(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    report("chromatic", "skipped: CHROMATIC_PROJECT_TOKEN is not set");
    return;
  }
  await build(["--storybook"]);
  await step("chromatic", () => runTool("chromatic", ["--storybook-build-dir", "storybook-static", ...args], { isShown: true }));
}
