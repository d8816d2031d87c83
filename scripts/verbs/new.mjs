import { binary, holdTogether, runNode, startNode } from "../lib/processes.mjs";

/** `new -- screen|component|area|machine|client <name>`: writes the files of one thing once; they are yours from then on. */
export async function run(args) {
  const code = await holdTogether([startNode([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", ...args])]);
  // A new screen stands in the table of routes at once.
  if (!code && args[0] === "screen") await runNode(["scripts/generate-routes.mjs"], { isShown: true });
  return code;
}
