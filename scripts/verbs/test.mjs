import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { findAffected } from "../lib/affected.mjs";
import { ensureChromium } from "../lib/chromium.mjs";
import { PostgresMissing, startPostgres } from "../lib/postgres.mjs";
import { cpuSeconds, runNode, runTool } from "../lib/processes.mjs";
import { begunUntil, countResults, readResults, resultsTo, writeResult } from "../lib/results.mjs";
import { indent, report, shorten } from "../lib/steps.mjs";
import { runChecks } from "./check.mjs";

/** A tool that has said nothing for so long hangs. How long a phase takes altogether grows with the product, so nothing limits it. */
const SILENCE = 5 * 60_000;

/**
 * The phases, in the order in which they run. `tool` starts one and resolves with `{ code, output }`; every test that it makes is written down in a
 * file (lib/results.mjs). Of what a change affects the phase looks at the `files` named, or always at `ofChange`; `grows` says that it doubles with
 * the product; `share`, of a run that may take only so long (`--within`), when the phase begins its last test.
 */
const PHASES = [
  { name: "checks", tool: checks, ofChange: ["format and lint", "types"] },
  { name: "architecture", tool: vitest("architecture"), ofChange: [] },
  { name: "unit", tool: vitest("unit"), files: /^(packages|apps\/console)\/.*\.test\.tsx?$/, grows: true },
  { name: "contract and security", tool: vitest("contract", "contract-postgres"), files: /^tests\/(contract|security)\//, grows: true },
  { name: "packed design system in an empty application", tool: vitest("package") },
  { name: "accessibility, key by key", tool: vitest("accessibility"), files: /^tests\/accessibility\// },
  { name: "stories", tool: stories(), files: /\.stories\.tsx$/, grows: true, share: 0.5 },
  { name: "pages of docs", tool: stories("--docs") },
  { name: "a generated area", tool: generated },
  { name: "api", tool: vitest("api", "api-postgres"), files: /^apps\/api\/.*\.test\.ts$/, grows: true },
  { name: "end to end", tool: playwright, files: /\.spec\.ts$/, grows: true, share: 1 },
];

/** What `npm run new -- area` writes, in a copy of the tree (tests/generated/area.mjs). It has no parts: the first shard runs it. */
function generated({ shard = "1/1", env }, options) {
  return shard.startsWith("1/") ? runNode(["tests/generated/area.mjs"], { ...options, env }) : { code: 0, output: "" };
}

/** The flags of a part of a phase: a shard or a change may hold no file of a project, the whole never. */
const partOf = ({ shard, files }, passWithoutTests) => [
  ...(shard || files.length > 0 ? [passWithoutTests] : []),
  ...(shard ? [`--shard=${shard}`] : []),
];

/** A phase of Vitest's projects. Those on PostgreSQL are left out where there is none. */
function vitest(...projects) {
  return ({ files = [], shard, env, hasPostgres }, options) => {
    const wanted = projects.filter((project) => hasPostgres || !project.endsWith("-postgres"));
    const reporters = ["--reporter=default", "--reporter=scripts/reporters/vitest.mjs"];
    const part = partOf({ shard, files }, "--passWithNoTests");
    return runTool("vitest", ["run", ...wanted.map((project) => `--project=${project}`), ...reporters, ...part, ...files], {
      ...options,
      env,
    });
  };
}

/** A pass over the stories (tests/stories/run.mjs). */
function stories(...flags) {
  return ({ files = [], shard, env }, options) =>
    runNode(["tests/stories/run.mjs", ...flags, ...(shard ? [`--shard=${shard}`] : []), ...files], { ...options, env });
}

function playwright({ files = [], shard, env, hasPostgres }, options) {
  const projects = ["pglite", ...(hasPostgres ? ["postgres"] : [])].map((project) => `--project=${project}`);
  const reporter = "--reporter=list,./scripts/reporters/playwright.mjs";
  const part = partOf({ shard, files }, "--pass-with-no-tests");
  return runTool(["@playwright/test", "playwright"], ["test", ...projects, reporter, ...part, ...files], { ...options, env });
}

/** The checks print a line each by themselves. */
async function checks({ files: words, shard, file }) {
  for (const { name, isFine, ms } of await runChecks(words, shard)) writeResult({ name, state: isFine ? "passed" : "failed", ms }, file);
  return { code: 0, output: "" };
}

/** What a run says of its failures; the whole when it never came to name one. */
function failuresOf(output) {
  const start = output.search(/⎯+ (Failed|Unhandled)|^ {2}1\) |^✗ /m);
  return (start === -1 ? output : output.slice(start)).trim();
}

/** One phase: printed in a line, its failures under it; resolves with its figures and its tests. */
async function runPhase({ name, tool }, world, file) {
  const since = performance.now();
  const cpuBefore = cpuSeconds();
  const env = { CI: "true", ...world.env, ...resultsTo(file), ...begunUntil(world.until) };
  const { code, output } = await tool({ ...world, file, env }, { silence: SILENCE });
  const tests = readResults(file);
  const counts = countResults(tests);
  // Whatever made the tool end badly without a failed test is a failure too.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) console.log(indent(shorten(failuresOf(output), 400)));
  for (const { name: test, note } of tests) if (note) console.log(indent(`${test}: ${note}`));
  const cpu = cpuSeconds() - cpuBefore;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  report(name, `${counts.passed} passed, ${counts.failed} failed${skipped}`, since);
  return { name, seconds: (performance.now() - since) / 1000, cpu, ...counts, tests };
}

/** The browser and the database of the tests, installed where that is possible: `{ chromium, postgres }`; throws a sentence with the cure. */
async function findServers(isPostgresWanted) {
  const chromium = ensureChromium();
  report("chromium", chromium);
  if (!isPostgresWanted) return { chromium };
  try {
    const postgres = await startPostgres({ isDurable: false });
    report("postgresql", postgres.url);
    return { chromium, postgres };
  } catch (error) {
    if (!(error instanceof PostgresMissing) || process.env.CI) throw error;
    report("postgresql", `SKIPPED, half of the API's tests do not run. ${error.message}`);
    return { chromium };
  }
}

/**
 * Runs the phases and resolves with what each took and found. `words`: only those that have one of them in their name; `shard`: `i/n`, that part of
 * every phase; `changed`: only what depends on what changed since that commit; `within`: minutes that it may take; `isDouble`: what grows with the product
 * runs twice over.
 */
export async function runPhases({ words = [], shard, changed, within, isDouble = false } = {}) {
  const begun = Date.now() - performance.now();
  const affected = changed === undefined ? undefined : await findAffected(changed);
  const filesOf = ({ files, ofChange }) => affected && (ofChange ?? affected.filter((file) => files?.test(file)));
  const wanted = PHASES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .filter((phase) => phase.ofChange || !affected || filesOf(phase).length > 0)
    .flatMap((phase) => (isDouble && phase.grows ? [phase, { ...phase, name: `${phase.name}, again` }] : [phase]));
  const scratch = mkdtempSync(join(tmpdir(), "reserve-test-"));
  // What changes nothing of the API is looked at on PGlite alone.
  const { chromium, postgres } = await findServers(
    !affected || affected.some((file) => /^(apps\/api|tests\/(contract|security))\//.test(file)),
  );
  const env = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres?.url, E2E_DATABASE_URL: postgres?.url };
  const results = [];
  try {
    for (const phase of wanted) {
      const until = within && phase.share ? begun + phase.share * Number(within) * 60_000 : undefined;
      const world = { shard, env, hasPostgres: Boolean(postgres), files: filesOf(phase), until };
      results.push(await runPhase(phase, world, join(scratch, `${results.length}.jsonl`)));
    }
  } finally {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  return results;
}

/**
 * `test`: everything; every phase runs even when one failed. The last line is `N passed, N failed`.
 * `test <word>`: only the phases whose name has that word. `--changed [commit]`: only what depends on what changed since it (`HEAD`: what is not
 * committed). `--shard i/n`: the i-th of n parts of every phase. `--within <minutes>`, for a machine that is stopped after a time and may be slow: stories
 * and journeys that cannot begin in time are left out and counted as skipped; what began is finished.
 */
export async function run(args = []) {
  const options = { changed: { type: "string" }, shard: { type: "string" }, within: { type: "string" } };
  // `--changed` alone means what is not committed.
  const named = args.map((arg, index) => (arg === "--changed" && (args[index + 1] ?? "-").startsWith("-") ? "--changed=HEAD" : arg));
  const { values, positionals: words } = parseArgs({ args: named, options, allowPositionals: true });
  const results = await runPhases({ words, ...values }).catch((error) => {
    console.error(error.message);
    return undefined;
  });
  if (!results) return 1;
  const sum = (figure) => results.reduce((total, phase) => total + phase[figure], 0);
  if (sum("skipped") > 0) console.log(`${sum("skipped")} not run`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}
