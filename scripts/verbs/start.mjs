import { runTogether, startNode } from "../lib/processes.mjs";
import { run as build } from "./build.mjs";

/** `start`: builds what is stale, then serves console and API; the server migrates and seeds an empty database itself. */
export async function run(args) {
  await build();
  return runTogether([startNode(["apps/api/src/server.ts", ...args])]);
}
