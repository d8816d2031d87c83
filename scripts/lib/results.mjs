// What a phase of the test run writes down: one line of JSON a test, appended as it ends. Nothing is held in memory, so a run may be of any size.
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Where the tools of a phase write to: a file named by the environment; a tool started by hand has none and writes nothing. */
const FILE = "RESERVE_TEST_RESULTS";

/** What the environment of a phase's tool says, so that its tests are written to that file. */
export const resultsTo = (file) => ({ [FILE]: file });

/**
 * Writes down one test: `{ name, state, ms, assertions, note }`. `state` is `passed`, `failed` or `skipped`; `note` says what a reader of
 * the run should know although the count does not (a failure that passed when it was run again).
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

/** How many tests passed, failed and were skipped, and how many assertions they made. */
export function countResults(results) {
  const count = (state) => results.filter((result) => result.state === state).length;
  const assertions = results.reduce((sum, result) => sum + (result.assertions ?? 0), 0);
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped"), assertions };
}
