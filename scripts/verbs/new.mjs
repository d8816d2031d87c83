import { binary, holdTogether, startNode } from "../lib/processes.mjs";

/** `new -- screen|component|area|machine|client <name>`: writes the files of one thing once; they are yours from then on. */
export const run = (args) => holdTogether([startNode([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", ...args])]);
