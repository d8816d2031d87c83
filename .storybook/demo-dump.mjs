// The demo shop as one file that a browser tab opens: built when the API, its migrations or the shop changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { filesUnder, fingerprint } from "../scripts/lib/files.mjs";
import { root } from "../scripts/lib/root.mjs";

/** The folder that a Storybook serves it from, as `demo-shop/shop.tgz`. */
const folder = join(root, ".demo-shop");
const dumpFile = join(folder, "shop.tgz");
const stampFile = join(folder, ".made-from");

/** Makes the file if it is missing or was made from other sources; says whether it had to. */
export async function makeDemoDump() {
  const inputs = filesUnder(
    "apps/api/src",
    "apps/api/migrations",
    "packages/domain/src",
    "packages/mocks/src/fixtures/now.ts",
    "pnpm-lock.yaml",
  );
  const wanted = fingerprint(inputs.filter((file) => !/\.test\.ts$/.test(file)));
  if (existsSync(dumpFile) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return false;
  const { makeShopDump } = await import("../apps/api/src/demo-dump.ts");
  const { NOW } = await import("../packages/mocks/src/fixtures/now.ts");
  const dump = await makeShopDump(new Date(NOW));
  mkdirSync(folder, { recursive: true });
  // Compressed by ourselves: not every host that serves a Storybook compresses a tar.
  writeFileSync(dumpFile, gzipSync(dump, { level: 9 }));
  writeFileSync(stampFile, wanted);
  return true;
}
