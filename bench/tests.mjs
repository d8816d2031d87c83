// What the whole test run takes: wall and CPU a phase, tests and assertions a phase, and the slowest twenty tests. `--only=<word>`: the phases that have
// that word in their name; `--all`: also those that are not due. CPU is that of the whole machine: nothing else may run.
import { parseArgs } from "node:util";
import { runPhases } from "../scripts/verbs/test.mjs";

const SLOWEST = 20;
const { values } = parseArgs({ options: { all: { type: "boolean" }, only: { type: "string" } } });
const phases = await runPhases({ words: values.only ? [values.only] : [], isAll: values.all });

const sum = (figure) => phases.reduce((total, phase) => total + phase[figure], 0);
const whole = Object.fromEntries(["seconds", "cpu", "passed", "failed", "assertions"].map((figure) => [figure, sum(figure)]));
const row = ({ name, seconds, cpu, passed, failed, assertions }) => {
  const cells = [Math.round(seconds), Math.round(cpu), passed, failed, assertions || "–"];
  return `| ${name} | ${cells.join(" | ")} |`;
};
console.log("\n| Phase | wall, s | CPU, s | passed | failed | assertions |\n| --- | ---: | ---: | ---: | ---: | ---: |");
for (const phase of [...phases, { name: "the whole", ...whole }]) console.log(row(phase));

console.log(`\nThe slowest ${SLOWEST}:`);
const slowest = phases.flatMap(({ tests }) => tests).sort((a, b) => b.ms - a.ms);
for (const { name, ms } of slowest.slice(0, SLOWEST)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
process.exitCode = whole.failed > 0 ? 1 : 0;
