// Determines which rarely needed test phases are due: those whose inputs differ from their last green run.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, fingerprint } from "./files.mjs";
import { root } from "./root.mjs";

/** Phase → hash of its inputs at its last green run. Committed; only the run writes it. */
const GREEN = join(root, "tests/green.json");

const readGreen = () => (existsSync(GREEN) ? JSON.parse(readFileSync(GREEN, "utf8")) : {});

/** Returns the hash of a phase's inputs: files and folders relative to the root, filtered by `isInput`. */
export function hashInputs({ paths, isInput = () => true }) {
  return fingerprint(filesUnder("package.json", "pnpm-lock.yaml", ...paths).filter(isInput));
}

/** True when the inputs of a phase are those of its last green run. */
export const isGreen = (name, inputs) => readGreen()[name] === hashInputs(inputs);

/** Records that a phase was green with today's inputs. */
export function recordGreen(name, inputs) {
  const green = { ...readGreen(), [name]: hashInputs(inputs) };
  const sorted = Object.fromEntries(Object.entries(green).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(GREEN, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
