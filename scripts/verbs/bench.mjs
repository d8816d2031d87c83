import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { step } from "../lib/steps.mjs";

/** `bench`: runs every script of bench/, or those named. Figures are printed, never judged here. */
export async function run(names) {
  const folder = join(root, "bench");
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(mjs|ts)$/.test(file)) : [];
  const known = scripts.map((file) => file.replace(/\.\w+$/, ""));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0 || scripts.length === 0) {
    console.error(`No bench named « ${unknown.join(" ")} ». Known: ${known.join(", ") || "none yet"}.`);
    return 2;
  }
  for (const file of scripts) {
    const name = file.replace(/\.\w+$/, "");
    if (names.length === 0 || names.includes(name)) await step(`bench ${name}`, () => runNode([join("bench", file)], { isShown: true }));
  }
}
