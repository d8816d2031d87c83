// The console's production build: made when its inputs changed, then compressed once instead of at every answer.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "./compressed.mjs";
import { filesUnder, fingerprint } from "./files.mjs";
import { runTool } from "./processes.mjs";
import { root } from "./root.mjs";

/** Output folder of the build. */
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
  // The page itself is written anew at each answer and stays as it is.
  await compressFolder(consoleDist, { kinds: /\.(m?js|css|svg|json|txt)$/, quality: 11 });
  writeFileSync(stamp, hash);
  return result;
}
