import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { step } from "../lib/steps.mjs";

/** The scripts of a folder by name. */
function scriptsOf(folder) {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return new Map(files.filter((file) => /\.(mjs|ts)$/.test(file)).map((file) => [file.replace(/\.\w+$/, ""), join(folder, file)]));
}

/** `bench`: every script of bench/; `bench -- <name> [--option=…]`: one of bench/ or of tests/load/. Figures are printed, not judged here. */
export async function run(args) {
  const names = args.filter((arg) => !arg.startsWith("--"));
  const options = args.filter((arg) => arg.startsWith("--"));
  const usual = scriptsOf("bench");
  const all = new Map([...usual, ...scriptsOf("tests/load")]);
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0 || all.size === 0) {
    console.error(`No bench named « ${unknown.join(" ")} ». Known: ${[...all.keys()].join(", ") || "none yet"}.`);
    return 2;
  }
  for (const name of names.length > 0 ? names : usual.keys()) {
    await step(`bench ${name}`, () => runNode([all.get(name), ...options], { isShown: true }));
  }
  return 0;
}
