// Writes down what tests print of their figures, for `npm run bench -- printed`.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../lib/root.mjs";

/** Set by bench/printed.mjs, which starts the tools. */
const FILE = "RESERVE_PRINTED";

/** Appends a line of JSON for each printed line to the file named by the environment: test file, project, text. */
function write(file, project, text) {
  for (const line of stripVTControlCharacters(String(text))
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean))
    appendFileSync(process.env[FILE], `${JSON.stringify({ file: relative(root, file), project, line })}\n`);
}

/** Reporter, created once per run by Vitest, which requires a default export. */
export default class PrintedReporter {
  onInit(vitest) {
    this.vitest = vitest;
  }

  onUserConsoleLog({ content, taskId, type }) {
    const task = taskId === undefined ? undefined : this.vitest.state.getReportedEntityById(taskId);
    if (task && type === "stdout") write((task.module ?? task).moduleId, task.project.name, content);
  }
}
