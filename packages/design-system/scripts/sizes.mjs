// What a part costs an application: minified and brotli-compressed bytes over what every page of ours has anyway.
// node packages/design-system/scripts/sizes.mjs prints the table of sizes.json; `npm run check -- sizes` fails when one is over its budget.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { inParallel } from "../../../scripts/lib/steps.mjs";

const home = join(import.meta.dirname, "..");
const readJson = (file) => JSON.parse(readFileSync(join(home, file), "utf8"));
const { name, exports } = readJson("package.json");

/** Base cost of every page: React, its renderer, the style runtime, and texts. */
const base = /^(react|react-dom|react-dom\/client|react\/jsx-runtime|react\/compiler-runtime|styled-components)$/;
const words = /\/design-system\/src\/texts\/(TextsProvider\.tsx|texts\.ts)$/;
const baseEntry = `
  import { createRoot } from "react-dom/client";
  import { styled } from "styled-components";
  import { TextsProvider, frenchTexts } from "${name}";
  globalThis.kept = [createRoot, styled, TextsProvider, frenchTexts];`;

const compressed = (code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length } }).length;

/** Builds one entry as the console is built and weighs what loads with it and what it loads later. */
async function weigh(entry, { withBase = false } = {}) {
  const { output } = await build({
    root: home,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "reserve:entry",
        resolveId: (id) => (id === "virtual:entry" ? "\0entry.js" : null),
        load: (id) => (id === "\0entry.js" ? entry : null),
      },
      react({ compiler: true }),
      optimizeLocales.vite({ locales: ["fr-FR", "en-GB", "en-US"] }),
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: "virtual:entry", external: withBase ? undefined : (id) => base.test(id) || words.test(id) },
    },
  });
  const chunks = output.filter(({ type }) => type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of atOnce) for (const file of imports) if (byName.has(file)) atOnce.add(byName.get(file));
  const later = chunks.filter((chunk) => !atOnce.has(chunk));
  const sum = (list, measure) => list.reduce((total, { code }) => total + measure(code), 0);
  return {
    minified: sum([...atOnce], (code) => Buffer.byteLength(code)),
    brotli: sum([...atOnce], compressed),
    later: sum(later, compressed),
  };
}

const entryOf = ({ part, from }) =>
  part === "*"
    ? `import * as family from "${name}${from.slice(1)}"; globalThis.kept = family;`
    : `import { ${part} } from "${name}${from.slice(1)}"; globalThis.kept = ${part};`;

/** Weighs every line of sizes.json; `problems` names what is over its budget, and every entry of the package that has none. */
async function measureSizes() {
  const lines = readJson("sizes.json");
  const [ground, ...weights] = await inParallel(2, [
    () => weigh(baseEntry, { withBase: true }),
    ...lines.map((line) => () => weigh(entryOf(line))),
  ]);
  const rows = lines.map((line, index) => ({ ...line, ...weights[index] }));
  const label = ({ part, from }) => (part === "*" ? `everything of ${from}` : `${part} of ${from}`);
  const problems = rows
    .filter(({ brotli, budget }) => brotli > budget * 1000)
    .map((row) => `${label(row)}: ${(row.brotli / 1000).toFixed(2)} kB, ${row.budget} kB allowed`);
  const weighed = new Set(lines.filter(({ part }) => part === "*").map(({ from }) => from));
  for (const [subpath, file] of Object.entries(exports))
    if (/\.tsx?$/.test(file) && !weighed.has(subpath))
      problems.push(`${subpath}: no budget; add { "part": "*", "from": "${subpath}" } to sizes.json`);
  return { ground, rows, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ground, rows, problems } = await measureSizes();
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  console.log("| kB | from | minified | brotli | loaded later | budget |\n| --- | --- | ---: | ---: | ---: | ---: |");
  console.log(`| the base: React, styled-components, words | | ${kilobytes(ground.minified)} | ${kilobytes(ground.brotli)} | | |`);
  for (const { part, from, minified, brotli, later, budget } of rows)
    console.log(
      `| ${part === "*" ? "everything" : part} | ${from} | ${kilobytes(minified)} | ${kilobytes(brotli)} | ${later > 0 ? kilobytes(later) : ""} | ${budget.toFixed(1)} |`,
    );
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
