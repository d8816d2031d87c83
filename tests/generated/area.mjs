// Tests the unchanged output of `npm run new -- area`: generates an area with a name of two words into a copy of the tree, compiles and checks it,
// measures its weight, runs its API tests on PGlite and the tests of every operation, route and story, and plays its stories.
// node tests/generated/area.mjs [--keep]: keeps the copy for inspection. Exit code 1 on a failure.
import { performance } from "node:perf_hooks";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { binary, runNode, runTool } from "../../scripts/lib/processes.mjs";
import { writeResult } from "../../scripts/lib/results.mjs";
import { copyTree } from "./copy.mjs";

/** The checks that a new area can fail. */
const CHECKS = ["types", "format and lint", "unused code", "layers and dependencies", "contract", "texts", "typography"];
/** Tests of what every area has: operations, claims, lists, routes, texts of the log, layers, stories; without the slow test of the generators. */
const TESTS = [
  "apps/console/src/app/routes.test.ts",
  "apps/console/src/app/permissions.test.ts",
  "apps/console/src/features/activity/activity.format.test.ts",
  "tests/contract/permissions.test.ts",
  "tests/contract/routes.test.ts",
  "tests/contract/lists.test.ts",
  "tests/architecture",
];
const PROJECTS = ["unit", "api", "contract", "architecture"];

/** Answers to the generator: a name of two words, so that every spelling of it occurs. */
const ANSWERS = [
  "reading-clubs",
  "reading-club",
  "Permission.BackOffice.Cms.PostList",
  "/cms/readingClub",
  "club de lecture",
  "clubs de lecture",
  "m",
];
const [AREA] = ANSWERS;

let failed = 0;

/** Runs one step and writes down how it went, unless its tool does that by itself; true when it went well. */
async function step(name, work, { isCounted = false } = {}) {
  const since = performance.now();
  const { code, output } = await work();
  const ms = Math.round(performance.now() - since);
  if (!isCounted) writeResult({ name: `generated area > ${name}`, state: code === 0 ? "passed" : "failed", ms });
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (code === 0) return true;
  failed += 1;
  console.log(output.trim());
  return false;
}

const { folder: cwd, remove } = copyTree();
// An interrupted run leaves nothing behind either.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
if (!process.argv.includes("--keep")) process.once("exit", remove);
else console.log(cwd);

async function generate() {
  const plop = [binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", "--no-progress", "area", ...ANSWERS];
  return (
    (await step(`new area ${ANSWERS.join(" ")}`, () => runNode(plop, { cwd }))) &&
    (await step("generated from the contract and the routes", () => runNode(["scripts/run.mjs", "gen"], { cwd })))
  );
}

async function judge() {
  await step("what it adds to the first pages", () => runNode(["scripts/feature-weight.mjs"]));
  for (const check of CHECKS) await step(check, () => runNode(["scripts/run.mjs", "check", check], { cwd }));
  const reporters = ["--reporter=default", "--reporter=scripts/reporters/vitest.mjs", "--exclude=tests/architecture/generators.test.ts"];
  const files = [`apps/api/src/areas/${AREA}/`, ...TESTS];
  const run = ["run", ...PROJECTS.map((project) => `--project=${project}`), ...reporters, ...files];
  await step("its tests, and those of every area", () => runTool("vitest", run, { cwd }), { isCounted: true });
}

async function play() {
  const env = { STORYBOOK_STORIES: `../apps/console/src/features/{${AREA},}/*.stories.tsx`, CHROMIUM_PATH: ensureChromium() };
  await step("its stories", () => runNode(["tests/stories/run.mjs"], { cwd, env, isShown: true }), { isCounted: true });
}

if (await generate()) await Promise.all([judge(), play()]);
console.log(`generated area: ${failed} steps failed`);
process.exitCode = failed > 0 ? 1 : 0;
