// Subsets the two families to what a French and English console writes, and writes them to src/tokens/fonts/.
// Each family has a first file (Latin-1 and the French marks) and a second one (the rest of Latin Extended-A), which a browser
// only asks for when a page shows such a letter.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const first = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u202f\u2011–—‘’‚“”„†•…‰‹›€™−`;
const second = [...range(0x100, 0x17f)].filter((letter) => !first.includes(letter)).join("");

// The upright serif only sets titles and numerals: one weight is enough and saves a third of the file.
const files = [
  [
    "radio-canada",
    "@fontsource-variable/radio-canada/files/radio-canada-SUBSET-wdth-normal.woff2",
    { wght: { min: 400, max: 600 }, wdth: { min: 88, max: 92, default: 92 } },
  ],
  ["literata", "@fontsource-variable/literata/files/literata-SUBSET-wght-normal.woff2", { wght: 580 }],
  ["literata-italic", "@fontsource-variable/literata/files/literata-SUBSET-wght-italic.woff2", { wght: { min: 400, max: 600 } }],
];
// Kerning, ligatures, marks, figures and small raised letters (1er, nº); the rest of the features is never asked for.
const keepFeatures = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "rvrn"];

let total = 0;
for (const [name, path, variationAxes] of files) {
  for (const [suffix, subset, text] of [
    ["", "latin", first],
    ["-ext", "latin-ext", second],
  ]) {
    // The package's own split puts a few letters of the first set into its second file (Ÿ); they stay with the second one here.
    const source = readFileSync(require.resolve(path.replace("SUBSET", subset)));
    const options = { targetFormat: "woff2", variationAxes, keepFeatures, noHinting: true };
    const bytes = await subsetFont(source, suffix === "" ? text : `${text}Ÿ`, options);
    writeFileSync(new URL(`../src/tokens/fonts/${name}${suffix}.woff2`, import.meta.url), bytes);
    if (suffix === "") total += bytes.length;
    console.log(`${name}${suffix}.woff2 ${bytes.length} bytes`);
  }
}
console.log(`first files together: ${total} bytes`);
