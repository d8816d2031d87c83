// Lines of code and kilobytes of documents, counted in the tracked files; the rule stands in the code below.
import { execFileSync } from "node:child_process";
import { read } from "../scripts/lib/files.mjs";
import { root } from "../scripts/lib/root.mjs";

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trimEnd().split("\n");

/** Kinds of lines, the first that fits; every other file is product. */
const kinds = [
  ["generated", /\.generated\.|\/schema\.d\.ts$/],
  ["test", /\.(?:test|spec|fixtures|stories|examples?)\.tsx?$|\/(?:testing|examples?|templates)\/|^packages\/mocks\//],
  ["test", /\/(?:story(?:-[\w-]+)?|test-[\w-]+)\.tsx?$/],
];
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? "product";
const linesOf = (file) => read(file).split("\n").length - 1;

const counts = new Map();
for (const file of tracked.filter((path) => /^(?:apps|packages|clients)\/.*\.tsx?$/.test(path))) {
  const folder = file.split("/").slice(0, 2).join("/");
  const row = counts.get(folder) ?? { product: 0, test: 0, generated: 0 };
  counts.set(folder, row);
  row[kindOf(file)] += linesOf(file);
}
const total = { product: 0, test: 0, generated: 0 };
for (const row of counts.values()) for (const kind of Object.keys(total)) total[kind] += row[kind];

console.log(
  "Lines of tracked .ts and .tsx under apps, packages and clients. Test: tests, stories, fixtures, examples, mocks, helpers of tests and stories.",
);
print("", { product: "product", test: "test", generated: "generated" });
for (const [folder, row] of [...counts].sort(([, a], [, b]) => b.product - a.product)) print(folder, row);
print("all", total);

/** Prints a folder and its numbers in columns. */
function print(name, row) {
  const cells = Object.values(row).map((cell) => cell.toLocaleString("en").padStart(10));
  console.log(`${name.padEnd(30)}${cells.join("")}`);
}

const documents = tracked.filter((file) => file.endsWith(".md") && !file.startsWith("bench/"));
const records = new Set(["CHANGELOG.md", "docs/deleted-journeys.md"]);
const kilobytes = (files) => (files.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0) / 1000).toFixed(1).padStart(10);
console.log("\nKilobytes of tracked .md outside bench.");
console.log(`documents${kilobytes(documents.filter((file) => !records.has(file)))}`);
console.log(`records  ${kilobytes(documents.filter((file) => records.has(file)))}  (${[...records].join(", ")})`);
