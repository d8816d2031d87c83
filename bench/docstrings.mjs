// A hundred docstrings drawn by a fixed seed, each with its place and the line below it: read them beside the code. At most three may need a
// second reading. `--seed=n` draws others, `--count=n` as many as you like.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { filesUnder } from "../scripts/lib/files.mjs";
import { root } from "../scripts/lib/root.mjs";

const { values } = parseArgs({ options: { seed: { type: "string", default: "32" }, count: { type: "string", default: "100" } } });

/** Whether docstrings of a file are drawn: product code in English, written by hand. */
const isDrawn = (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures|generated)\.|\.d\.ts$|\/testing\/|\/demo\//.test(file);

const docstrings = filesUnder("apps/api/src", "apps/console/src", "packages")
  .map((file) => relative(root, file).replaceAll("\\", "/"))
  .filter(isDrawn)
  .sort()
  .flatMap((file) => {
    const code = readFileSync(`${root}/${file}`, "utf8");
    return [...code.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(.*)/g)].map(({ 1: text, 2: below, index }) => ({
      place: `${file}:${code.slice(0, index).split("\n").length}`,
      text: text.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim(),
      below: below.trim().slice(0, 110),
    }));
  });

/** Returns pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawing(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draw = drawing(Number(values.seed));
const pool = [...docstrings];
console.log(`${docstrings.length} docstrings, ${values.count} drawn with seed ${values.seed}`);
for (let count = 0; count < Number(values.count) && pool.length > 0; count += 1) {
  const [{ place, text, below }] = pool.splice(Math.floor(draw() * pool.length), 1);
  console.log(`${count + 1}. ${place}\n   ${text}\n   ${below}`);
}
