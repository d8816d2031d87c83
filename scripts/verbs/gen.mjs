import { filesUnder, fingerprints } from "../lib/files.mjs";
import { runNode } from "../lib/processes.mjs";
import { step } from "../lib/steps.mjs";

const generators = [
  { name: "contract", script: "scripts/generate-contract.mjs" },
  { name: "design tokens", script: "packages/design-system/scripts/tokens.mjs" },
  { name: "icons", script: "packages/design-system/scripts/icons.mjs" },
  { name: "type faces", script: "packages/design-system/scripts/fonts.mjs" },
  { name: "routes", script: "scripts/generate-routes.mjs" },
  { name: "figures that can be counted", script: "scripts/count-figures.mjs" },
];
const generatedPlaces = [
  "packages/contract/src",
  "packages/design-system/src/tokens",
  "packages/design-system/src/icons",
  "apps/console/src/app",
  "FIGURES.md",
];

/** Runs every generator and names the files that came out different. */
export async function regenerate() {
  const before = fingerprints(filesUnder(...generatedPlaces));
  for (const { name, script } of generators) {
    const { code, output } = await runNode([script]);
    if (code !== 0) return { problems: [`${name}: ${output.trim()}`] };
  }
  const after = fingerprints(filesUnder(...generatedPlaces));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
  return { changed };
}

/** `gen`: writes what is generated from openapi/, the tokens and the counts in FIGURES.md; `gen --check` fails when that changed anything. */
export async function run(args) {
  if (args.includes("--check")) {
    await step("generated files are up to date", checkGenerated, generatedFix);
    return;
  }
  await step("generate", async () => {
    const { problems, changed } = await regenerate();
    if (changed) console.log(changed.length === 0 ? "nothing changed" : changed.join("\n"));
    return { problems };
  });
}

/** Message of `gen --check` and `check` when generated files were out of date. */
export const generatedFix = "they have just been written again: look at `git diff`, commit them.";

/** Fails when generating again changes a file. */
export async function checkGenerated() {
  const { problems, changed } = await regenerate();
  return { problems: problems ?? changed.map((file) => `${file} was out of date`) };
}
