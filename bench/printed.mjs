// The figures that tests and checks print, on both databases: written into FIGURES.md. More than two lines that differ in names and numbers alone are one.
//   npm run bench -- printed [--fuzz=10000]
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { condensed, wrapped } from "../scripts/lib/condensed.mjs";
import { isConsoleStale } from "../scripts/lib/console-build.mjs";
import { writeBlock } from "../scripts/lib/markdown.mjs";
import { startPostgres } from "../scripts/lib/postgres.mjs";
import { runNode, runTool } from "../scripts/lib/processes.mjs";
import { run as build } from "../scripts/verbs/build.mjs";

const FUZZ_COUNT = process.argv.find((arg) => arg.startsWith("--fuzz="))?.slice(7) ?? "10000";
const REPORTER = "scripts/reporters/printed.mjs";
const orders = "apps/api/src/areas/orders";
const onOne = {
  unit: [
    "apps/console/src/app/permissions.test.ts",
    "apps/console/src/shared/links/return-to.test.ts",
    "apps/console/src/shared/links/own-url.test.ts",
    "packages/workflows/src/order-actions.machine.test.ts",
  ],
  architecture: ["tests/architecture/clients.test.ts"],
};
const onBoth = {
  contract: ["permissions", "order-actions.model", "routes", "fuzz"]
    .map((name) => `tests/contract/${name}`)
    .concat(["access-tokens", "sessions", "mass-assignment", "sign-in"].map((name) => `tests/security/${name}`))
    .map((name) => `${name}.test.ts`),
  api: [
    `${orders}/commands/order-states.test.ts`,
    `${orders}/commands/order-faults.test.ts`,
    "apps/api/src/areas/messages/hostile-mails.test.ts",
  ].concat(
    ["user-faults", "users"].map((name) => `apps/api/src/areas/users/${name}.test.ts`),
    ["apps/api/src/seed-shop.test.ts", "apps/api/src/platform/contract/cors.test.ts"],
  ),
};

if (isConsoleStale()) await build([]);
const load = loadavg()[0];
const scratch = mkdtempSync(join(tmpdir(), "reserve-printed-"));
const file = join(scratch, "printed.jsonl");
const postgres = await startPostgres({ isDurable: false });
const env = {
  RESERVE_PRINTED: file,
  FUZZ_COUNT,
  TEST_DATABASE_URL: postgres.url,
};
const failed = [];
let costs = [];
try {
  for (const [project, files] of [...Object.entries(onOne), ...Object.entries(onBoth)]) {
    // On PostgreSQL; what can differ on PGlite runs there as well.
    const projects = [project, ...(project in onBoth ? ["pglite"] : [])].map((name) => `--project=${name}`);
    await keep(project, runTool("vitest", ["run", ...projects, "--reporter=dot", `--reporter=${REPORTER}`, ...files], { env }));
  }
  const cost = await keep("cost", runNode(["scripts/page-budgets.mjs"], { env }));
  costs = cost.split("\n").filter((line) => / kB en \d+ requêtes/.test(line));
  // A failed run prints nothing that may be published.
  if (failed.length === 0) writeBlock("FIGURES.md", "bench: printed", text());
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
for (const name of failed) console.error(`✗ ${name} : en échec, FIGURES.md reste tel quel.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Waits for a tool and returns its output; prints it when the tool fails. */
async function keep(name, running) {
  const { code, output } = await running;
  console.log(`${name} : ${code === 0 ? "ok" : output}`);
  if (code !== 0) failed.push(name);
  return output;
}

/** Returns the output of each test file; lines that both databases print are merged, and so are similar lines. */
function text() {
  const said = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const byFile = new Map();
  for (const { file: from, project, line } of said) {
    const words = line.replace(/ \((?:pglite|postgres\w*)\)$/, "");
    const lines = byFile.get(from) ?? new Map();
    byFile.set(from, lines);
    const on = lines.get(words) ?? new Set();
    lines.set(words, on);
    if (project in onBoth || project === "pglite") on.add(project === "pglite" ? "PGlite" : "PostgreSQL");
  }
  byFile.set("scripts/page-budgets.mjs", new Map(costs.map((line) => [line, new Set()])));
  const blocks = [...byFile]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([from, lines]) => {
      const sorted = [...lines].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
      return [from, ...condensed(sorted).map(([words, on]) => wrapped(`  ${words}${on.size === 1 ? ` (${[...on]})` : ""}`))].join("\n");
    });
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return [
    `${day}, ${machine};\nload average ${load.toFixed(1)} at the start. \`npm run bench -- printed --fuzz=${FUZZ_COUNT}\``,
    `\`\`\`text\n${blocks.join("\n\n")}\n\`\`\``,
  ].join("\n\n");
}
