import { binary, runNode, runTogether, startNode } from "../lib/processes.mjs";
import { run as gen } from "./gen.mjs";

/** `new -- screen|form|component|area|machine|client <name>`: writes the files of one thing once; they are yours from then on. */
export async function run(args) {
  const code = await runTogether([startNode([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", ...args])]);
  // A new screen is added to the table of routes at once, a new area also to the contract's types.
  if (!code && args[0] === "screen") await runNode(["scripts/generate-routes.mjs"], { isShown: true });
  if (!code && args[0] === "area") await gen([]);
  return code;
}
