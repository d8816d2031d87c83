import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "../lib/chromium.mjs";
import { PostgresMissing, startPostgres } from "../lib/postgres.mjs";
import { runNode, runTool } from "../lib/processes.mjs";
import { indent, report, shorten } from "../lib/steps.mjs";
import { runChecks } from "./check.mjs";

const minute = 60_000;

/** The counts of a vitest or Playwright report; undefined when there is none to read. */
function readCounts(file) {
  let result;
  try {
    result = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
  if (result.stats) {
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  // A file that could not be loaded or set up fails no test of its own, yet it is a failure.
  const broken = result.testResults.filter(
    (suite) => suite.status === "failed" && !suite.assertionResults.some(({ status }) => status === "failed"),
  ).length;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** What a run says of its failures; the whole when it never came to name one. */
function failuresOf(output) {
  const start = output.search(/⎯+ (Failed|Unhandled)|^ {2}1\) /m);
  return (start === -1 ? output : output.slice(start)).trim();
}

/**
 * `test`: everything, in order; every suite runs even when one failed. The last line is `N passed, N failed`.
 * `test <word>`: only the suites whose name has that word (checks, architecture, unit, packed, accessibility, stories, contract, api, end to end).
 */
export async function run(words = []) {
  const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
  const scratch = mkdtempSync(join(tmpdir(), "reserve-test-"));
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };

  const suite = async (name, start, args, env = {}) => {
    if (!isWanted(name)) return;
    const since = performance.now();
    const file = join(scratch, `${name.replace(/\W+/g, "-")}.json`);
    const { code, output } = await start(args(file), {
      env: { CI: "true", ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      timeout: 20 * minute,
    });
    const counts = readCounts(file) ?? { passed: 0, failed: 0 };
    // Whatever made the tool end badly without a failed test is a failure too.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.failed > 0) console.log(indent(shorten(failuresOf(output), 400)));
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    report(name, `${counts.passed} passed, ${counts.failed} failed${skipped}`, since);
    add(counts);
  };
  const vitest = (name, project, env) =>
    suite(
      name,
      (args, options) => runTool("vitest", args, options),
      (file) => ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      env,
    );
  const playwright = (name, project, env) =>
    suite(
      name,
      (args, options) => runTool(["@playwright/test", "playwright"], args, options),
      () => ["test", `--project=${project}`, "--reporter=list,json"],
      env,
    );

  let chromium;
  let postgres;
  // One of them computes in this machine's cores, the other waits for a server: together they take little longer than one.
  const onBoth = (name, project) =>
    Promise.all([
      vitest(`${name} on PGlite`, project, { DB: "pglite" }),
      postgres && vitest(`${name} on PostgreSQL`, project, { DB: "postgres", TEST_DATABASE_URL: postgres.url }),
    ]);
  try {
    try {
      chromium = ensureChromium();
      report("chromium", chromium);
    } catch (error) {
      console.error(error.message);
      return 1;
    }
    try {
      postgres = await startPostgres({ isDurable: false });
      report("postgresql", postgres.url);
    } catch (error) {
      if (!(error instanceof PostgresMissing)) throw error;
      if (process.env.CI) {
        console.error(error.message);
        return 1;
      }
      report("postgresql", `SKIPPED, half of the API's tests do not run. ${error.message}`);
    }

    if (isWanted("checks")) add(await runChecks());
    const browser = { CHROMIUM_PATH: chromium };
    await vitest("architecture", "architecture");
    await vitest("unit", "unit");
    await onBoth("contract and security", "contract");
    await vitest("packed design system in an empty application", "package", browser);
    await vitest("accessibility, key by key", "accessibility", browser);
    await vitest("stories, axe in both themes", "storybook", browser);
    await suite("accessibility, story by story", runNode, () => ["tests/accessibility/walk.mjs"], browser);
    await onBoth("api", "api");
    await playwright("end to end on PGlite", "pglite", browser);
    if (postgres) await playwright("end to end on PostgreSQL", "postgres", { ...browser, E2E_DATABASE_URL: postgres.url });
  } finally {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
