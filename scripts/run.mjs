// node scripts/run.mjs <verb> [arguments]: one file a verb in scripts/verbs. Called by scripts/bootstrap.mjs, which brings Node and packages.
import { readdirSync } from "node:fs";
import { root } from "./lib/root.mjs";
import { StepFailed } from "./lib/steps.mjs";

process.chdir(root);
// No tool of ours may report anything to its maker.
Object.assign(process.env, {
  STORYBOOK_DISABLE_TELEMETRY: "1",
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  DO_NOT_TRACK: "1",
});

const verbs = readdirSync(new URL("./verbs/", import.meta.url)).map((file) => file.replace(/\.mjs$/, ""));
const [verb, ...args] = process.argv.slice(2);
if (!verb || !verbs.includes(verb)) {
  console.error(`Unknown verb « ${verb ?? ""} ». Known: ${verbs.join(", ")}.`);
  process.exit(2);
}

try {
  const { run } = await import(`./verbs/${verb}.mjs`);
  process.exitCode = (await run(args)) ?? 0;
} catch (error) {
  // A failed step has already printed the reason and the fix.
  if (!(error instanceof StepFailed)) console.error(error);
  process.exitCode = 1;
}
