// The bytes that a screen costs, from the build's manifest: the entry, what it imports, and the chunk of the route; brotli, as served.
// The page itself, faces and heap are measured in Chromium by the end-to-end tests.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { consoleDist } from "./lib/console-build.mjs";

const kilobyte = 1000;

/** What a first visit to each of these screens may load, scripts, styles and texts together. */
const budgets = [
  { name: "sign-in", limit: 125, isEntry: (source) => /src\/guest\/[^/]+\.tsx?$/.test(source) },
  { name: "orders list", limit: 200, isEntry: (source) => /src\/(app\/[^/]+|features\/orders\/OrderListScreen)\.tsx?$/.test(source) },
];
const isFrench = (source) => !/(^|\/)(en|locale-en)\b/.test(source);

/** The files of a chunk and of all it imports statically. */
function closure(manifest, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (!chunk.file.endsWith(".woff2")) files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

function size(file) {
  const compressed = join(consoleDist, `${file}.br`);
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(join(consoleDist, file))).length;
}

/** Weighs each budgeted screen: `{ name, limit, total, files }`, sizes in kB of brotli. */
export function weighScreens() {
  const manifest = JSON.parse(readFileSync(join(consoleDist, "manifest.json"), "utf8"));
  const page = readFileSync(join(consoleDist, "index.html"));
  return budgets.map(({ name, limit, isEntry }) => {
    const entries = Object.entries(manifest).filter(
      ([key, chunk]) => chunk.isEntry || (chunk.isDynamicEntry && isEntry(chunk.src ?? key) && isFrench(chunk.src ?? key)),
    );
    const hasRoute = entries.some(([, chunk]) => !chunk.isEntry);
    const files = closure(
      manifest,
      entries.map(([key]) => key),
    ).map((file) => ({ file, bytes: size(file) }));
    const total = (files.reduce((sum, { bytes }) => sum + bytes, 0) + brotliCompressSync(page).length) / kilobyte;
    return { name, limit, total, files, hasRoute };
  });
}

/** The screens over their budget, as sentences. */
export function findBudgetFaults() {
  const problems = [];
  for (const { name, limit, total, files, hasRoute } of weighScreens()) {
    if (!hasRoute) problems.push(`${name}: its chunk is not in the build's manifest; scripts/budgets.mjs must learn its new name`);
    if (total > limit) {
      const list = files.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `  ${(bytes / kilobyte).toFixed(1)} kB ${file}`);
      problems.push(`${name}: ${total.toFixed(1)} kB of brotli, at most ${limit}\n${list.join("\n")}`);
    }
  }
  return { problems };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, limit, total, files } of weighScreens()) {
    console.log(`${name}: ${total.toFixed(1)} kB of ${limit}`);
    for (const { file, bytes } of files) console.log(`  ${(bytes / kilobyte).toFixed(1).padStart(6)} kB  ${file}`);
  }
}
