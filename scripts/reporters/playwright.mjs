// Writes every test of a Playwright run down for the runner (scripts/verbs/test.mjs).
import { relative } from "node:path";
import { writeResult } from "../lib/results.mjs";
import { root } from "../lib/root.mjs";

const countExpects = (steps) => steps.reduce((sum, step) => sum + (step.category === "expect" ? 1 : countExpects(step.steps)), 0);

/** Reporter, created once per run by Playwright, which requires a default export. */
export default class ResultsReporter {
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** At the end, because a test that failed is run again and counts once. */
  onEnd() {
    for (const test of this.suite.allTests()) {
      const outcome = test.outcome();
      const [first] = test.results;
      writeResult({
        name: `${relative(root, test.location.file)}:${test.location.line} > ${test.title}`,
        // One that fails and then passes has failed; the second time is for its trace.
        state: outcome === "expected" ? "passed" : outcome === "skipped" ? "skipped" : "failed",
        ms: test.results.reduce((sum, result) => sum + result.duration, 0),
        assertions: first ? countExpects(first.steps) : 0,
        ...(outcome === "flaky" ? { note: "failed, then passed when it was run again" } : {}),
      });
    }
  }

  printsToStdio() {
    return false;
  }
}
