// Results of a test phase: one line of JSON per test, appended as it ends. Nothing is kept in memory, so a run may have any size.
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Environment variable with the results file of a phase; a tool started by hand has none and writes nothing. */
const FILE = "RESERVE_TEST_RESULTS";

/** Returns the environment that makes a phase's tool write its results to a file. */
export const resultsTo = (file) => ({ [FILE]: file });

/**
 * Appends a test result: `{ name, state, ms, assertions, note }`. `state` is `passed`, `failed` or `skipped`; `note` is extra information for the
 * reader (such as a failure that passed when it was run again).
 */
export function writeResult(result, file = process.env[FILE]) {
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** The tests written to a file, in the order in which they ended; none when the tool never came to write one. */
export function readResults(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Returns the number of passed, failed and skipped tests, and of assertions. */
export function countResults(results) {
  const count = (state) => results.filter((result) => result.state === state).length;
  const assertions = results.reduce((sum, result) => sum + (result.assertions ?? 0), 0);
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped"), assertions };
}
