// What `npm run new -- area` writes, as it is: a whole area of two words generated into a copy of the tree,
// compiled, weighed, checked, their API tested on PGlite with the tests that every operation, route and story is subject to, and their stories played.
// node tests/generated/area.mjs [--keep]: leaves the copy there, to be looked at. Exit code 1 on a failure.
import { performance } from "node:perf_hooks";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { binary, runNode, runTool } from "../../scripts/lib/processes.mjs";
import { writeResult } from "../../scripts/lib/results.mjs";
import { copyTree } from "./copy.mjs";

/** The checks that a new area can fail. */
const CHECKS = ["types", "format and lint", "unused code", "layers and dependencies", "contract", "texts", "typography"];
/** The tests of what every area has: operations, rights, lists, routes, the log's words, layers, stories. The generators' own would take the rest of its time. */
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

/** What is answered: two words, so that every way of writing them is met. */
const ANSWERS = ["reading-clubs", "reading-club", "Permission.BackOffice.Cms.PostList", "/cms/readingClub"];
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
// Whoever ends this run early leaves nothing behind either.
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
