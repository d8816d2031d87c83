// Writes every test of a Vitest run down for the runner (scripts/verbs/test.mjs).
import { relative } from "node:path";
import { writeResult } from "../lib/results.mjs";
import { root } from "../lib/root.mjs";

/** Reporter, created once per run by Vitest, which requires a default export. */
export default class ResultsReporter {
  onTestCaseResult(test) {
    const { state } = test.result();
    writeResult({
      name: `${relative(root, test.module.moduleId)} > ${test.fullName}`,
      state,
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      assertions: test.meta().assertions ?? 0,
    });
  }

  onTestModuleEnd(module) {
    const hasFailedTest = [...module.children.allTests("failed")].length > 0;
    // A file that could not be loaded or set up fails no test of its own, yet it is a failure.
    if (module.state() === "failed" && !hasFailedTest)
      writeResult({ name: `${relative(root, module.moduleId)} as a whole`, state: "failed", ms: 0 });
  }
}
