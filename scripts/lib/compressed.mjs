// Creates `.br` and `.gz` beside every text file of a build, so that the server does not compress each response.
import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { inParallel } from "./steps.mjs";

/** Smaller ones fit into one packet as they are. */
export const WORTH_BYTES = 512;

/** Creates `.br` and `.gz` beside the files of a folder whose names match `kinds`; `quality` is brotli's, 11 the smallest and slowest. */
export async function compressFolder(folder, { kinds, quality }) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => kinds.test(file))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= WORTH_BYTES);
  await inParallel(
    2,
    files.map((file) => async () => {
      const bytes = await readFile(file);
      const options = {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: quality,
          [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // One block for a whole file: 0.1 % less of the largest scripts.
          [zlib.BROTLI_PARAM_LGBLOCK]: zlib.BROTLI_MAX_INPUT_BLOCK_BITS,
        },
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
