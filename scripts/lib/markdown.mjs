// Tables in documents written by scripts, in the formatter's layout.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Returns a Markdown table; `rows` are texts, the column indices in `right` are right-aligned. */
export function markdownTable(head, rows, right = []) {
  const widths = head.map((cell, place) => Math.max(3, cell.length, ...rows.map((row) => row[place].length)));
  const isRight = (place) => right.includes(place);
  const line = (cells) =>
    `| ${cells.map((cell, place) => (isRight(place) ? cell.padStart(widths[place]) : cell.padEnd(widths[place]))).join(" | ")} |`;
  const rule = line(widths.map((width, place) => (isRight(place) ? `${"-".repeat(width - 1)}:` : "-".repeat(width))));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->` of a document (`bench: table` ends with `<!-- /bench -->`); throws when the markers
 * are missing.
 */
export function writeBlock(file, name, text) {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name.split(":")[0]} -->`];
  const from = before.indexOf(start);
  const to = before.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`${file} has no place named « ${name} »`);
  const after = `${before.slice(0, from + start.length)}\n${text}\n\n${before.slice(to)}`;
  if (after !== before) writeFileSync(path, after);
}
