import { runTool } from "../lib/processes.mjs";
import { step } from "../lib/steps.mjs";

/** `format`: formats every file and sorts its imports. */
export async function run(args) {
  const format = () => runTool(["@biomejs/biome", "biome"], ["check", "--write", ...(args.length > 0 ? args : ["."])]);
  // The first pass sorts imports, which may leave something to lay out for the second.
  await format();
  await step("format", format, "what is left needs a hand: the message names file and line.");
}
