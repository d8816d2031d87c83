// One line a step: [x.x s] what → ok
import { performance } from "node:perf_hooks";

/** Thrown when a step failed and has printed the reason. */
export class StepFailed extends Error {}

const started = performance.now();
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1).padStart(5);

/** Prints one line of the run: seconds since `since`, the step, its outcome. */
export function report(name, outcome, since = started) {
  console.log(`[${seconds(since)} s] ${name} → ${outcome}`);
}

/**
 * Runs one step. `work` resolves with nothing, `{ code, output }` of a command, or `{ problems }`, a list of sentences.
 * Resolves with whether it went well; when not, prints what was found and the fix.
 */
export async function attempt(name, work, fix) {
  const since = performance.now();
  let problems = [];
  try {
    const result = (await work()) ?? {};
    if (result.problems) problems = result.problems;
    else if (result.code) problems = [result.output?.trim() || `exit code ${result.code}`];
  } catch (error) {
    problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  report(name, problems.length === 0 ? "ok" : "FAILED", since);
  if (problems.length > 0) console.log(indent([shorten(problems.join("\n")), ...(fix ? [`Fix: ${fix}`] : [])].join("\n")));
  return problems.length === 0;
}

/** A text set in under its step. */
export const indent = (text) => text.replace(/^/gm, "          ");

/** Returns the beginning and the end of a long text: a tool's first messages and its summary. */
export function shorten(text, lines = 160) {
  const all = text.split("\n");
  if (all.length <= lines) return text;
  return [...all.slice(0, lines - 40), `… ${all.length - lines} lines left out …`, ...all.slice(-40)].join("\n");
}

/** Runs one step and stops the verb when it fails. */
export async function step(name, work, fix) {
  if (!(await attempt(name, work, fix))) throw new StepFailed(name);
}

/** Runs independent pieces of work, at most `width` at a time; resolves with their results in order. */
export async function inParallel(width, pieces) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < pieces.length) {
      const index = next;
      next += 1;
      results[index] = await pieces[index]();
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
