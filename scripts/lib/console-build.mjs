// The console's production build: made when its inputs changed, then compressed once instead of at every answer.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { filesUnder, fingerprint } from "./files.mjs";
import { runTool } from "./processes.mjs";
import { root } from "./root.mjs";
import { inParallel } from "./steps.mjs";

/** Where the build lands. */
export const consoleDist = join(root, "apps/console/dist");
const stamp = join(consoleDist, ".reserve-build");

function wanted() {
  const inputs = filesUnder("apps/console", "packages", "clients", "openapi", "pnpm-lock.yaml").filter(
    (file) => !/\.(stories|test)\.tsx?$|\.md$|^packages\/(mocks|tooling)\//.test(file),
  );
  return fingerprint(inputs, process.versions.node.split(".")[0]);
}

/** True when the build was made from other sources than today's. */
export const isConsoleStale = () => !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted();

/** Builds the console for production. */
export async function buildConsole() {
  const hash = wanted();
  const result = await runTool("vite", ["build", "apps/console", "--logLevel", "warn"]);
  if (result.code !== 0) return result;
  await compress();
  writeFileSync(stamp, hash);
  return result;
}

/** Puts `.br` and `.gz` beside every text file of the build; the page itself is written anew at each answer and stays as it is. */
async function compress() {
  const files = readdirSync(consoleDist, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(m?js|css|svg|json|txt)$/.test(file))
    .map((file) => join(consoleDist, file))
    .filter((file) => statSync(file).size >= 512);
  await inParallel(
    2,
    files.map((file) => async () => {
      const bytes = await readFile(file);
      const options = { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
