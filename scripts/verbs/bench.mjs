import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { read } from "../lib/files.mjs";
import { runNode } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { step } from "../lib/steps.mjs";

/** The scripts of a folder by name. */
function scriptsOf(folder) {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return new Map(files.filter((file) => /\.(mjs|ts)$/.test(file)).map((file) => [file.replace(/\.\w+$/, ""), join(folder, file)]));
}

/** Returns the description of a script: the comment at its top. */
const headOf = (file) => /^(?:\/\/.*\n)+/.exec(read(file))?.[0].replaceAll(/^\/\/ /gm, "  ") ?? "";

/** `bench -- <name> [--option=…]`: one script of bench/ or of tests/load/; without a name, what there is. Figures are printed, not judged here. */
export async function run(args) {
  const names = args.filter((arg) => !arg.startsWith("--"));
  const options = args.filter((arg) => arg.startsWith("--"));
  const all = new Map([...scriptsOf("bench"), ...scriptsOf("tests/load")]);
  if (names.length === 0) {
    for (const [name, file] of all) console.log(`${name}\n${headOf(file)}`);
    return 0;
  }
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0) {
    console.error(`No bench named « ${unknown.join(" ")} ». Known: ${[...all.keys()].join(", ")}.`);
    return 2;
  }
  for (const name of names) await step(`bench ${name}`, () => runNode([all.get(name), ...options], { isShown: true }));
  return 0;
}
