// Cuts the faces that printed sheets are set in out of Radio Canada (SIL OFL 1.1): fixed weights as TrueType, which is what a PDF embeds.
// node apps/api/scripts/fonts.mjs
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "assets", "fonts");
const source = dirname(require.resolve("@fontsource-variable/radio-canada/package.json"));
const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const faces = { latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}Œœ–—‘’‚“”„•…‹›€™`, "latin-ext": `${span(0x100, 0x17f)}ȘșȚțẞ` };

for (const [subset, text] of Object.entries(faces)) {
  const bytes = readFileSync(join(source, "files", `radio-canada-${subset}-standard-normal.woff2`));
  for (const wght of [400, 600]) {
    const cut = await subsetFont(bytes, text, { targetFormat: "truetype", variationAxes: { wght, wdth: 92 } });
    writeFileSync(join(folder, `radio-canada-${subset}-${wght}.ttf`), cut);
    console.log(`radio-canada-${subset}-${wght}.ttf: ${cut.length} bytes`);
  }
}
copyFileSync(join(source, "LICENSE"), join(folder, "LICENSE"));
