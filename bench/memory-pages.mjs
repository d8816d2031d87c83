// What larger pages of memory, as `.ci/run` sets them, do for the tests: types, and the stories of `--part` (customers), `--rounds` times (3) with and
// without; wall, CPU of the whole machine and page faults, medians. Needs root, because it sets the kernel; the setting found is put back.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { cpuSeconds, runNode, runTool } from "../scripts/lib/processes.mjs";

const { values } = parseArgs({
  options: { part: { type: "string", default: "features/customers/" }, rounds: { type: "string", default: "3" } },
});
const folder = "/sys/kernel/mm/transparent_hugepage";
const sizes = readdirSync(folder).filter((name) => name.startsWith("hugepages-") && name !== "hugepages-8kB");
const settings = ["enabled", "shmem_enabled", ...sizes.flatMap((size) => [`${size}/enabled`, `${size}/shmem_enabled`])].map((name) =>
  join(folder, name),
);
/** The active value of a kernel setting is the word in brackets. */
const found = settings.map((file) => [file, /\[(.+)\]/.exec(readFileSync(file, "utf8"))[1]]);
const usual = (file) => (file === join(folder, "enabled") ? "madvise" : /hugepages-2048kB\/enabled$/.test(file) ? "inherit" : "never");

const faults = () => Number(/^pgfault (\d+)/m.exec(readFileSync("/proc/vmstat", "utf8"))[1]);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const TASKS = {
  types: () => runTool(["typescript", "tsc"], ["-p", "."]),
  stories: () => runNode(["tests/stories/run.mjs", values.part]),
};

const rows = new Map();
try {
  // The Storybook is built before the first measure.
  await TASKS.stories();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of ["usual", "larger"]) {
      for (const file of settings) writeFileSync(file, kind === "larger" ? "always" : usual(file));
      for (const [task, work] of Object.entries(TASKS)) {
        const [since, cpu, before] = [performance.now(), cpuSeconds(), faults()];
        const { code, output } = await work();
        if (code !== 0) throw new Error(output);
        const name = `${task}, ${kind} pages`;
        const row = [(performance.now() - since) / 1000, cpuSeconds() - cpu, (faults() - before) / 1000];
        rows.set(name, [...(rows.get(name) ?? []), row]);
      }
    }
  }
} finally {
  for (const [file, word] of found) writeFileSync(file, word);
}
console.log("\n| | wall, s | CPU, s | page faults, thousands |\n| --- | ---: | ---: | ---: |");
for (const [name, measured] of [...rows].sort()) {
  console.log(`| ${name} | ${[0, 1, 2].map((at) => Math.round(median(measured.map((row) => row[at])))).join(" | ")} |`);
}
