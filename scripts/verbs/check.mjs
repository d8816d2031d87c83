import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "../lib/chromium.mjs";
import { isConsoleStale } from "../lib/console-build.mjs";
import { filesUnder } from "../lib/files.mjs";
import { runNode, runTool } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { attempt, inParallel } from "../lib/steps.mjs";
import { lintEnvironment } from "../lint-environment.mjs";
import { lintOrigins } from "../lint-origins.mjs";
import { lintTexts } from "../lint-texts.mjs";
import { lintTypography } from "../lint-typography.mjs";
import { run as build } from "./build.mjs";
import { checkGenerated, generatedFix } from "./gen.mjs";

/** Incremental build info of the compiler. */
const TYPES = join(root, "node_modules/.cache/types.tsbuildinfo");

// Checks that write files run first and alone, so that nothing reads a half-written one.
const first = [
  { name: "generated files are up to date", work: checkGenerated, fix: generatedFix },
  {
    name: "the console builds",
    work: async () => {
      if (isConsoleStale()) await build();
    },
    fix: "run `npm run build` and fix what it names.",
  },
];

// The rest only reads; two at a time, the longest first.
const others = [
  {
    name: "format and lint",
    work: (files = ["."]) =>
      runTool(["@biomejs/biome", "biome"], ["ci", "--no-errors-on-unmatched", "--colors=off", "--reporter=summary", ...files]),
    fix: "run `npm run format`; what is left needs a hand.",
  },
  {
    name: "types",
    // One checker: several check the same types again, each for itself. What has not changed since the last time is not checked again.
    work: () => runTool(["typescript", "tsc"], ["-p", ".", "--checkers", "1", "--incremental", "--tsBuildInfoFile", TYPES]),
    fix: "fix the types at the places named; no `any`, no `@ts-ignore`.",
  },
  {
    name: "unused code",
    work: () => runTool("knip", ["--no-progress"]),
    fix: "delete unused code, or use it; knip.jsonc lists the entries.",
  },
  {
    name: "layers and dependencies",
    work: () =>
      runTool(["dependency-cruiser", "depcruise"], ["--config", ".dependency-cruiser.mjs", "--output-type", "err-long", ...folders()]),
    fix: "each line names its own; ARCHITECTURE.md draws the dependencies.",
  },
  {
    name: "sizes: what each part of the design system costs",
    // A separate process, because a production build sets NODE_ENV, which would affect this process and the tests that follow.
    work: () => runNode(["packages/design-system/scripts/sizes.mjs"]),
    fix: "import the heavy part lazily, or from a subpath of its own; `node packages/design-system/scripts/sizes.mjs` prints the whole table.",
  },
  {
    name: "contract",
    work: () => runTool(["@redocly/cli", "redocly"], ["lint", "--format", "stylish"]),
    fix: "redocly.yaml lists what every operation must declare.",
  },
  {
    name: "texts: none hard-coded, none unused, same in both languages",
    work: lintAllTexts,
    fix: "put the text under a key of fr.json and en.json; delete unused keys from both.",
  },
  { name: "French typography", work: lintTypography, fix: "plain spaces before ; : ! ? » % € and after «, and ’ … « » as signs." },
  {
    name: "environment variables",
    work: lintEnvironment,
    fix: "name each variable in .env.example, with one sentence, and in the API's environment.ts.",
  },
  {
    name: "no registry host, no machine path",
    work: lintOrigins,
    fix: "use relative or made paths (mkdtemp); install again without a registry of your own in the settings.",
  },
];

// Starts server and browser: alone at the end.
const last = [
  {
    name: "what sign-in and the orders list cost in Chromium",
    work: async () => {
      if (isConsoleStale()) await build();
      return runNode(["scripts/page-budgets.mjs"], { env: { CHROMIUM_PATH: ensureChromium() } });
    },
    fix: "import the heavy part lazily or from its own subpath; `node scripts/page-budgets.mjs` lists every file.",
  },
];

const folders = () => ["packages", "apps", "clients", ".storybook", "tests"].filter((folder) => filesUnder(folder).length > 0);

async function lintAllTexts() {
  const { problems } = lintTexts();
  const { code, output } = await runTool("i18next-cli", ["lint"]);
  if (code !== 0) problems.push(output.trim());
  return { problems };
}

/**
 * Runs every check, the architecture's tests apart, or those that have one of these `words` in their name; of a `shard` (`i/n`) the i-th of n parts;
 * format and lint of these `files` alone. Resolves with `{ name, isFine, ms }` of each.
 */
export async function runChecks({ words = [], shard = "1/1", files } = {}) {
  const [index, count] = shard.split("/").map(Number);
  const wanted = new Set(
    [...first, ...others, ...last]
      .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
      .filter((_, at) => at % count === index - 1),
  );
  const attempts = (checks) =>
    checks
      .filter((check) => wanted.has(check))
      .map(({ name, work, fix }) => async () => {
        const since = performance.now();
        const isFine = await attempt(name, () => work(files), fix);
        return { name, isFine, ms: Math.round(performance.now() - since) };
      });
  const results = [];
  for (const [width, checks] of [
    [1, first],
    [2, others],
    [1, last],
  ])
    results.push(...(await inParallel(width, attempts(checks))));
  return results;
}

/** `check`: everything except the tests; `check <word>` only the checks whose name contains that word. */
export async function run(names) {
  const results = await runChecks({ words: names });
  let isWordTestFine = true;
  if (names.length === 0) {
    isWordTestFine = await attempt(
      "word test: every line in its layer",
      () => runTool("vitest", ["run", "--project", "architecture", "--reporter=dot"]),
      "each failure names file, line and fix; the table is tests/architecture/words.ts.",
    );
  }
  return isWordTestFine && results.every(({ isFine }) => isFine) ? 0 : 1;
}
