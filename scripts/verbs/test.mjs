import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { affectedBy, changedSince } from "../lib/affected.mjs";
import { ensureChromium } from "../lib/chromium.mjs";
import { isConsoleStale } from "../lib/console-build.mjs";
import { isGreen, recordGreen } from "../lib/due.mjs";
import { filesUnder, read } from "../lib/files.mjs";
import { PostgresMissing, startPostgres } from "../lib/postgres.mjs";
import { cpuSeconds, runNode, runTool } from "../lib/processes.mjs";
import { countResults, readResults, resultsTo, writeResult } from "../lib/results.mjs";
import { indent, report, shorten } from "../lib/steps.mjs";
import { run as build } from "./build.mjs";
import { runChecks } from "./check.mjs";

/** A tool that prints nothing for so long is considered hung. How long a phase takes altogether grows with the product, so nothing limits it. */
const SILENCE = 5 * 60_000;

const isProduct = (file) => !/\.(stories|test)\.tsx?$|\.md$/.test(file);

/**
 * The phases, in the order in which they run. `tool` starts one and resolves with `{ code, output }`; every test that it runs is written to a file
 * (lib/results.mjs). `needs`: the built console, the browser or the database that it uses. `files`: the test files that it runs when only what changed is tested. `inputs`: for a phase
 * that looks at what rarely changes, all that it depends on; it is due when they differ from its last green run (lib/due.mjs).
 */
const PHASES = [
  { name: "checks", tool: checks },
  { name: "architecture", tool: vitest("architecture") },
  { name: "unit", tool: vitest("unit"), files: /^(packages|apps\/console)\/.*\.test\.tsx?$/ },
  { name: "contract and security", tool: vitest("contract"), needs: ["postgres", "console"], files: /^tests\/(contract|security)\// },
  { name: "api", tool: vitest("api"), needs: ["postgres"], files: /^apps\/api\/.*\.test\.ts$/ },
  { name: "where PGlite differs", tool: pgliteToo, needs: ["postgres"] },
  {
    name: "packed design system in an empty application",
    tool: vitest("package"),
    needs: ["chromium"],
    inputs: { paths: ["packages/design-system", "packages/domain", "tests/package"], isInput: isProduct },
  },
  {
    name: "accessibility, key by key",
    tool: vitest("accessibility"),
    needs: ["chromium"],
    files: /^tests\/accessibility\//,
    inputs: {
      paths: ["packages/design-system/src", "packages/domain/src", "tests/accessibility", "vitest.config.ts"],
      isInput: (file) => isProduct(file) || file.startsWith("tests/"),
    },
  },
  { name: "stories", tool: stories({ isDocs: false }), needs: ["chromium"], files: /\.stories\.tsx$/ },
  {
    name: "pages of docs",
    tool: stories({ isDocs: true }),
    needs: ["chromium"],
    inputs: {
      paths: [".storybook", "tests/stories", "scripts/lib/storybook.mjs", "apps/api/src/platform/node/site.ts"],
      isInput: (file) => !file.endsWith(".stories.tsx"),
    },
  },
  {
    name: "a generated area",
    tool: generated,
    needs: ["chromium"],
    inputs: {
      paths: [
        ...importedByTemplates(),
        "packages/tooling",
        "plopfile.mjs",
        "tests/generated",
        "tests/architecture",
        "scripts/generate-contract.mjs",
        "scripts/generate-routes.mjs",
        "scripts/lib/new-places.mjs",
        "scripts/lib/new-texts.mjs",
        "scripts/verbs/check.mjs",
        "biome.json",
        "knip.jsonc",
        "redocly.yaml",
        ".dependency-cruiser.mjs",
      ],
    },
  },
  { name: "end to end", tool: playwright, needs: ["chromium", "postgres"], files: /\.spec\.ts$/ },
];

/** The modules that the templates of a new area import from console and API. */
function importedByTemplates() {
  const templates = filesUnder("packages/tooling/templates").map(read).join("\n");
  const imported = [...templates.matchAll(/from "\.\.\/\.\.\/((?:shared|platform|testing)\/[^"]+)"/g)].map(([, module]) => module);
  return [...new Set(imported)].map((module) => `apps/${module.startsWith("shared/") ? "console" : "api"}/src/${module}`);
}

/** Tests the output of `npm run new -- area` in a copy of the tree (tests/generated/area.mjs). It cannot be split: the first shard runs it. */
function generated({ shard = "1/1", env }, options) {
  return shard.startsWith("1/") ? runNode(["tests/generated/area.mjs"], { ...options, env }) : { code: 0, output: "" };
}

/** Returns the flags for a part of a phase: a shard or a change may contain no file of a project, a whole run always does. */
const partOf = ({ shard, files }, passWithoutTests) => [
  ...(shard || files.length > 0 ? [passWithoutTests] : []),
  ...(shard ? [`--shard=${shard}`] : []),
];

/** A phase of Vitest's projects. */
function vitest(...projects) {
  return ({ files = [], shard, isBailing, env }, options) => {
    const reporters = ["--reporter=default", "--reporter=scripts/reporters/vitest.mjs"];
    const part = [...partOf({ shard, files }, "--passWithNoTests"), ...(isBailing ? ["--bail=1"] : [])];
    return runTool("vitest", ["run", ...projects.map((project) => `--project=${project}`), ...reporters, ...part, ...files], {
      ...options,
      env,
    });
  };
}

/** The tests that run on PGlite too; without PostgreSQL everything has run there. */
function pgliteToo(world, options) {
  return world.hasPostgres ? vitest("pglite")(world, options) : { code: 0, output: "" };
}

/** A pass over the stories (tests/stories/run.mjs), in a Storybook without pages of docs and with only those that a change affects, which is built sooner. */
function stories({ isDocs }) {
  return ({ files = [], shard, isAll, isBailing, env: world }, options) => {
    const tested = files.length > 0 ? files.map((file) => `../${file}`).join(" ") : "all";
    const env = isDocs ? world : { ...world, STORYBOOK_STORIES: tested };
    const flags = isDocs ? ["--docs", ...(isAll ? ["--all-docs"] : [])] : [];
    const part = [...(shard ? [`--shard=${shard}`] : []), ...(isBailing ? ["--bail"] : [])];
    return runNode(["tests/stories/run.mjs", ...flags, ...part, ...files], { ...options, env });
  };
}

/** The journeys, on the database that the environment names (tests/e2e/fixtures.ts). */
function playwright({ files = [], shard, isBailing, env }, options) {
  const reporter = "--reporter=list,./scripts/reporters/playwright.mjs";
  const part = [...partOf({ shard, files }, "--pass-with-no-tests"), ...(isBailing ? ["--max-failures=1"] : [])];
  return runTool(["@playwright/test", "playwright"], ["test", reporter, ...part, ...files], { ...options, env });
}

/** The checks print a line each by themselves. Of a change: its format, and the types of everything that depends on it. */
async function checks({ changed, shard, file }) {
  const results = await runChecks(
    changed ? { words: ["format and lint", "types"], files: changed.filter((name) => existsSync(name)) } : { shard },
  );
  for (const { name, isFine, ms } of results) writeResult({ name, state: isFine ? "passed" : "failed", ms }, file);
  return { code: 0, output: "" };
}

/** Returns the failures in a tool's output; the whole output when it names none. */
function failuresOf(output) {
  const start = output.search(/⎯+ (Failed|Unhandled)|^ {2}1\) |^✗ /m);
  return (start === -1 ? output : output.slice(start)).trim();
}

/** Runs one phase: prints a line, with failures below it; resolves with its figures and its tests. */
async function runPhase({ name, tool, inputs }, world, file) {
  const since = performance.now();
  const cpuBefore = cpuSeconds();
  const env = { CI: "true", ...world.env, ...(world.isAll ? { WALKS: "whole" } : {}), ...resultsTo(file) };
  const { code, output } = await tool({ ...world, file, env }, { silence: SILENCE });
  const tests = readResults(file);
  const counts = countResults(tests);
  // A tool that ends badly without a failed test has failed; what was due and did not run has, too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  // After the first failure of a run with `--bail` the rest was not due.
  if (world.isBailing && counts.failed > 0) counts.skipped = 0;
  if (counts.failed > 0) console.log(indent(shorten(failuresOf(output), 400)));
  for (const { name: test, note } of tests) if (note) console.log(indent(`${test}: ${note}`));
  const cpu = cpuSeconds() - cpuBefore;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} NOT RUN` : "";
  report(name, `${counts.passed} passed, ${counts.failed} failed${skipped}`, since);
  const isWhole = !world.shard && !world.isBailing && world.files.length === 0;
  if (isWhole && inputs && counts.passed > 0 && counts.failed + counts.skipped === 0) recordGreen(name, inputs);
  return { name, seconds: (performance.now() - since) / 1000, cpu, ...counts, tests };
}

/** Returns the servers that phases need: found (and installed where possible), built or started when a phase first needs them. */
function servers() {
  const env = {};
  let postgres;
  const start = {
    console: async () => {
      if (isConsoleStale()) await build();
    },
    chromium: async () => {
      env.CHROMIUM_PATH = ensureChromium();
      report("chromium", env.CHROMIUM_PATH);
    },
    postgres: async () => {
      try {
        postgres = await startPostgres({ isDurable: false });
        Object.assign(env, { TEST_DATABASE_URL: postgres.url, E2E_DATABASE_URL: postgres.url });
        report("postgresql", postgres.url);
      } catch (error) {
        if (!(error instanceof PostgresMissing) || process.env.CI) throw error;
        report("postgresql", `none: everything runs on PGlite alone. ${error.message}`);
      }
    },
  };
  const started = new Map();
  return {
    /** Makes them ready; resolves with the environment of a tool that uses them. */
    async ready(names = []) {
      for (const name of names) {
        if (!started.has(name)) started.set(name, start[name]());
        await started.get(name);
      }
      return { env, hasPostgres: postgres !== undefined };
    },
    stop: () => postgres?.stop(),
  };
}

/** Returns the phases to run; prints why a requested one is not due. */
function due(phases, { isNamed, isAll }) {
  return phases.filter(({ name, inputs }) => {
    const isDue = !inputs || isNamed || isAll || !isGreen(name, inputs);
    if (!isDue) report(name, "not due: nothing that it depends on has changed since its last green run (tests/green.json)");
    return isDue;
  });
}

/**
 * Runs the phases and resolves with what each took and found. `words`: only those that have one of them in their name, due or not; `shard`: `i/n`, that
 * part of every phase; `changed`: only what depends on what changed since that commit; `isAll`: also what is not due; `isBailing`: stops at the first failure.
 */
export async function runPhases({ words = [], shard, changed: commit, isAll = false, isBailing = false } = {}) {
  const changed = commit === undefined ? undefined : changedSince(commit);
  const affected = changed && (await affectedBy(changed));
  const filesOf = ({ files }) => (affected && files ? affected.filter((file) => files.test(file)) : []);
  const named = PHASES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  // For a change the affected tests run first: most failures show there.
  const wanted = affected
    ? [...named.filter((phase) => filesOf(phase).length > 0), ...named.filter(({ name }) => name === "checks")]
    : due(named, { isNamed: words.length > 0, isAll });
  const scratch = mkdtempSync(join(tmpdir(), "reserve-test-"));
  const world = servers();
  const results = [];
  try {
    for (const phase of wanted) {
      const part = { shard, changed, isAll, isBailing, files: filesOf(phase), ...(await world.ready(phase.needs)) };
      const result = await runPhase(phase, part, join(scratch, `${results.length}.jsonl`));
      results.push(result);
      if (isBailing && result.failed + result.skipped > 0) break;
    }
  } finally {
    await world.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  return results;
}

/**
 * `test`: every phase that is due runs, even after a failure. The last line is `N passed, N failed`; a phase that was due and did not run is a
 * failure. `test <word>`: only the phases whose name contains that word, due or not. `--changed [commit]`: only tests that depend on files changed
 * since it (`HEAD`: uncommitted ones). `--shard i/n`: the i-th of n parts of every phase. `--all`: also the phases that are not due, and long walks
 * unabridged (apps/api/src/testing/walks.ts). `--bail`: stops at the first failure, of phases and of tests; such a run is never recorded as green.
 */
export async function run(args = []) {
  const options = { changed: { type: "string" }, shard: { type: "string" }, all: { type: "boolean" }, bail: { type: "boolean" } };
  // `--changed` alone means what is not committed.
  const named = args.map((arg, index) => (arg === "--changed" && (args[index + 1] ?? "-").startsWith("-") ? "--changed=HEAD" : arg));
  const { values, positionals: words } = parseArgs({ args: named, options, allowPositionals: true });
  const results = await runPhases({ words, ...values, isAll: values.all, isBailing: values.bail }).catch((error) => {
    console.error(error.message);
    return undefined;
  });
  if (!results) return 1;
  const sum = (figure) => results.reduce((total, phase) => total + phase[figure], 0);
  if (sum("skipped") > 0) console.log(`${sum("skipped")} were due and did not run`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") + sum("skipped") > 0 ? 1 : 0;
}
