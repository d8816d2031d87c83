// Writes down what tests print of their figures, for `npm run bench -- printed`.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../lib/root.mjs";

/** Set by bench/printed.mjs, which starts the tools. */
const FILE = "RESERVE_PRINTED";

/** The file that the environment names gets a line of JSON for each that a test prints: its test file, its project, what it said. */
function write(file, project, text) {
  for (const line of stripVTControlCharacters(String(text))
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean))
    appendFileSync(process.env[FILE], `${JSON.stringify({ file: relative(root, file), project, line })}\n`);
}

/** Vitest makes one a run, and asks for a default export. */
export default class PrintedReporter {
  onInit(vitest) {
    this.vitest = vitest;
  }

  onUserConsoleLog({ content, taskId, type }) {
    const task = taskId === undefined ? undefined : this.vitest.state.getReportedEntityById(taskId);
    if (task && type === "stdout") write((task.module ?? task).moduleId, task.project.name, content);
  }
}
