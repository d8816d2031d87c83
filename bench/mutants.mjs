// Seeds one fault after the other (bench/mutants/faults.mjs) into a checkout of HEAD, runs `npm test -- --changed --bail` there and notes in
// bench/mutants/results.json whether a test failed, and which; commit that file. A fault that has a result is not run again until the fault or its file
// changes, so a batch that was interrupted goes on. `--layer=<layer>`: only domain, api, console or history; `--only=<id>`: these, even if they have
// a result; `--most=<n>`: so many this time, `--most=0` prints the table alone. About five minutes a fault.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { read } from "../scripts/lib/files.mjs";
import { markdownTable } from "../scripts/lib/markdown.mjs";
import { runNode } from "../scripts/lib/processes.mjs";
import { root } from "../scripts/lib/root.mjs";
import { report, shorten } from "../scripts/lib/steps.mjs";
import { checkOut } from "../tests/generated/copy.mjs";
import { faults } from "./mutants/faults.mjs";

const RESULTS = "bench/mutants/results.json";
const resultsFile = join(root, RESULTS);
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const { values } = parseArgs({
  options: {
    layer: { type: "string" },
    only: { type: "string", multiple: true },
    most: { type: "string", default: String(faults.length) },
  },
});
const layers = [...new Set(faults.map(({ layer }) => layer))];
const unknown = [
  ...(values.only ?? []).filter((id) => !faults.some((fault) => fault.id === id)),
  ...[values.layer].filter((layer) => layer && !layers.includes(layer)),
];
if (unknown.length > 0) fail(`No fault or layer named « ${unknown.join(" ")} ». Layers: ${layers.join(", ")}.`);

const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : [];
const isInLayer = ({ layer }) => !values.layer || layer === values.layer;
const wanted = faults.filter((fault) => isInLayer(fault) && (values.only ? values.only.includes(fault.id) : !resultOf(fault)));
const batch = wanted.slice(0, Number(values.most));
if (batch.length > 0) await runBatch();
printTable(faults.filter(isInLayer));

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Returns the hash a result is valid for: of the fault, and of the code it is seeded into; a comment or an import's path changes nothing. */
function hashOf({ find, replace, file }) {
  const code = read(file)
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*)|^import | from "[^"]+";$/.test(line));
  return createHash("sha256")
    .update(JSON.stringify([find, replace]))
    .update(code.join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** The result of a fault, unless the fault or its file has changed since. */
function resultOf(fault) {
  const hash = hashOf(fault);
  return results.find((result) => result.id === fault.id && result.hash === hash);
}

async function runBatch() {
  // A checkout has what is committed, and nothing else.
  const changed = git("status", "--porcelain", "--", ".", `:!${RESULTS}`);
  if (changed) fail(`Commit first; faults are seeded into a checkout of HEAD, and these files differ from it:\n${changed}`);
  const { folder, remove } = checkOut("HEAD");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  process.once("exit", remove);
  for (const [index, fault] of batch.entries()) {
    const since = performance.now();
    const { isCaught, by, test } = await tryFault(fault, folder);
    const seconds = Math.round((performance.now() - since) / 1000);
    note({ id: fault.id, hash: hashOf(fault), isCaught, by, test, seconds, date: new Date().toISOString().slice(0, 10) });
    report(`${index + 1} of ${batch.length}, ${fault.id}`, isCaught ? `caught by ${by}: ${test}` : `MISSED: ${fault.fault}`, since);
  }
}

/** Seeds a fault, runs the tests that it affects, and leaves the checkout as it was. */
async function tryFault({ file, find, replace }, folder) {
  const path = join(folder, file);
  // A function, so that no « $ » of the replacement means anything.
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(find, () => replace),
  );
  const { code, output } = await runNode(["scripts/run.mjs", "test", "--changed", "--bail"], { cwd: folder });
  const inFolder = (...args) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  inFolder("reset", "--hard", "--quiet");
  inFolder("clean", "-d", "--force", "--quiet");
  const by = /^\[ *[\d.]+ s\] (.+) → \d+ passed, [1-9]\d* failed/m.exec(output)?.[1];
  // A run that fails and names no failed phase never came to test anything.
  if (code !== 0 && !by) throw new Error(`The tests could not be run:\n${shorten(output)}`);
  return { isCaught: code !== 0, by, test: by && firstFailure(output) };
}

/** The first line of a run that names a failed test: of Vitest, Playwright, the stories or a check. */
function firstFailure(output) {
  // A file that failed as a whole comes last: where Vitest stops, it also fails those that it interrupts.
  const line =
    /^ *FAIL {2}(.+ > .+)/m.exec(output) ?? /^ *(?:FAIL {2}| {2}1\) |✗ )(.+)|^\[ *[\d.]+ s\] (.+) → FAILED|^ *(stopped: .+)/m.exec(output);
  return (line?.slice(1).find(Boolean) ?? "no test is named").trim().slice(0, 200);
}

/** Saves a result at once, so that an interrupted batch can continue. */
function note(result) {
  const others = results.filter(({ id }) => id !== result.id);
  results.splice(0, results.length, ...others, result);
  const place = (id) => faults.findIndex((fault) => fault.id === id);
  const sorted = results.filter(({ id }) => place(id) !== -1).sort((a, b) => place(a.id) - place(b.id));
  writeFileSync(resultsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function printTable(seeded) {
  const tried = seeded.flatMap((fault) => {
    const result = resultOf(fault);
    return result ? [{ ...fault, ...result }] : [];
  });
  const phases = [...new Set(tried.filter(({ isCaught }) => isCaught).map(({ by }) => by))];
  const rowOf = (name, isOf) => {
    const of = tried.filter(isOf);
    const caught = of.filter(({ isCaught }) => isCaught);
    const figures = [seeded.filter(isOf), of, caught, ...phases.map((phase) => caught.filter(({ by }) => by === phase))];
    return [name, ...figures.map((list) => String(list.length))];
  };
  const rows = layers
    .filter((layer) => seeded.some((fault) => fault.layer === layer))
    .map((layer) => rowOf(layer, (fault) => fault.layer === layer));
  const head = ["Layer", "faults", "run", "caught", ...phases];
  console.log(`\n${markdownTable(head, [...rows, rowOf("all", () => true)], head.map((_, place) => place).slice(1))}`);
  const missed = tried.filter(({ isCaught }) => !isCaught);
  if (missed.length > 0) console.log(`\nMissed:\n${missed.map(({ id, file, fault }) => `- ${id} (${file}): ${fault}`).join("\n")}`);
  const dates = tried.map(({ date }) => date).sort();
  const days = (date) => Math.floor((Date.now() - Date.parse(date)) / 86_400_000);
  if (dates.length > 0) console.log(`\nResults of ${dates[0]} to ${dates.at(-1)}; the oldest is ${days(dates[0])} days old.`);
  if (tried.length < seeded.length) console.log(`${seeded.length - tried.length} of ${seeded.length} have no result, or changed since.`);
}
