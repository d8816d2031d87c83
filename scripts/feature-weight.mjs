// Measures the weight of a new feature on other pages: generates one (a list and a record, five operations) in a copy of the tree, builds the
// console without and with it, and compares the bytes that sign-in and the orders list load. Exit code 1 when either grows by more than 50 bytes.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { copyTree } from "../tests/generated/copy.mjs";
import { binary, runNode } from "./lib/processes.mjs";

const LIMIT_BYTES = 50;
/** Its names, claim, URL and French names. */
const AREA = ["loans", "loan", "Permission.BackOffice.Cms.PostList", "/cms/loan", "prêt", "prêts", "m"];
/**
 * One more letter anywhere moves the blocks of brotli's best quality, so that the measured growth of a common file is up to 250 bytes too high or too low.
 * Quality 9, without blocks, is exact within 3 bytes; each pair is compressed behind prefixes of several lengths, and the median of the differences counts.
 */
const STEADY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const BEGINNINGS = Array.from({ length: 15 }, (_, index) => `/*${"x".repeat(index * 7)}*/`);
const pages = {
  "sign-in": ["index.html", "src/guest/pages.tsx"],
  "the orders list": [
    "index.html",
    "src/app/console.tsx",
    "src/features/orders/orders.routes.ts",
    "src/features/orders/list/OrderListScreen.tsx",
  ],
};
/** Files of several sources are listed under their own name. */
const groups = { "index.html": "_main-", "src/guest/pages.tsx": "_guest-", "src/app/console.tsx": "_console-" };

const { folder: copy, remove } = copyTree();
try {
  const before = await weigh("without");
  await tool([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", "--no-progress", "area", ...AREA]);
  await tool(["scripts/run.mjs", "gen"]);
  const after = await weigh("with");
  let isHeavy = false;
  for (const [page, files] of Object.entries(before)) {
    const growth = growthOf(files, after[page]);
    const bytes = [...files.values()].reduce((sum, text) => sum + packed(text), 0);
    console.log(`${page}: ${bytes} bytes, and ${growth} more with two screens and five operations (at most ${LIMIT_BYTES})`);
    for (const one of [files, after[page]]) console.log(`  ${[...one].map(([file, text]) => `${file} ${packed(text)}`).join(", ")}`);
    isHeavy ||= growth > LIMIT_BYTES;
  }
  process.exitCode = isHeavy ? 1 : 0;
} finally {
  remove();
}

async function tool(args) {
  const { code, output } = await runNode(args, { cwd: copy });
  if (code !== 0) throw new Error(`${args[0]}: ${output}`);
}

/** Returns the compressed size of a text, as the server sends it. */
function packed(text) {
  return brotliCompressSync(text).length;
}

/** Returns how many bytes more a page loads than before; unchanged files are not compressed. */
function growthOf(before, after) {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
  const weight = (files, file, beginning) => (files.has(file) ? brotliCompressSync(beginning + files.get(file), STEADY).length : 0);
  const differences = BEGINNINGS.map((beginning) =>
    changed.reduce((sum, file) => sum + weight(after, file, beginning) - weight(before, file, beginning), 0),
  );
  return differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)];
}

/** Builds the copy and returns what each page loads, by the files' names. */
async function weigh(name) {
  const dist = join(copy, "apps/console", `dist-${name}`);
  await tool([binary("vite"), "build", "apps/console", "--outDir", dist, "--logLevel", "error"]);
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const keyOf = (source) => (manifest[source] ? source : Object.keys(manifest).find((key) => key.startsWith(groups[source] ?? "-")));
  return Object.fromEntries(
    Object.entries(pages).map(([page, sources]) => {
      const files = new Set();
      const take = (key) => {
        if (!manifest[key]) throw new Error(`${page}: the build knows no ${key}`);
        if (files.has(manifest[key].file)) return;
        files.add(manifest[key].file);
        for (const more of manifest[key].imports ?? []) take(more);
      };
      for (const source of sources) take(keyOf(source));
      const own = [...files, "index.html"].filter((file) => existsSync(join(dist, file)));
      return [page, new Map(own.map((file) => [file.replace(/-[\w-]{8}\./, "."), withoutHashes(readFileSync(join(dist, file), "utf8"))]))];
    }),
  );
}

/** Returns a file's text without the hashes of other files, which change with every build and its compressed size by up to a hundred bytes. */
function withoutHashes(text) {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, "");
}
