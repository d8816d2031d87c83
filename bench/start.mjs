// Time of `npm start` in a fresh clone of the last commit until the first page is served, then once more in the same folder.
//   npm run bench -- start            with the packages in this machine's cache
//   npm run bench -- start --cold     with empty caches of npm and pnpm: everything is downloaded from the registry
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../scripts/lib/postgres.mjs";

const isCold = process.argv.includes("--cold");
const parent = mkdtempSync(join(tmpdir(), "reserve-start-"));
const clone = join(parent, "clone");
const [npmCache, store] = [join(parent, "npm"), join(parent, "store")];
// The settings of npm and pnpm stay (a registry, a certificate); what they keep is looked for in folders that do not exist yet.
const emptyCaches = {
  npm_config_cache: npmCache,
  npm_config_store_dir: store,
  pnpm_config_store_dir: store,
  PNPM_HOME: join(parent, "pnpm"),
  XDG_CACHE_HOME: join(parent, "cache"),
  XDG_DATA_HOME: join(parent, "share"),
  XDG_STATE_HOME: join(parent, "state"),
};
try {
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${process.cwd()}`, clone]);
  const first = await serve();
  if (isCold)
    for (const folder of [npmCache, store]) if (!isFilled(folder)) throw new Error(`${folder} is empty: the packages came from elsewhere`);
  const second = await serve();
  const caches = isCold
    ? `caches vides, ${megabytesIn(npmCache)} Mo par npm et ${megabytesIn(store)} Mo par pnpm`
    : "paquets déjà sur la machine";
  console.log(
    `Premier \`npm start\` depuis un clone (${caches}) : ${first.toFixed(1)} s jusqu’à la première page ; second : ${second.toFixed(1)} s.`,
  );
} finally {
  rmSync(parent, { recursive: true, force: true });
}

function isFilled(folder) {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function megabytesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.round(files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * 512, 0) / 2 ** 20);
}

/** Starts the console as a newcomer does, waits for its first page, stops it as Ctrl-C does; answers the seconds it took. */
async function serve() {
  const port = await freePort();
  // The newcomer's PATH: without the Node and the tools that this very run brought along.
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter);
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, ...(isCold ? emptyCaches : {}), PATH: path, PORT: String(port) },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (;;) {
    const isServed = await fetch(`http://127.0.0.1:${port}/login`).then(
      async (answer) => answer.ok && (await answer.text()).includes("reserve-settings"),
      () => false,
    );
    if (isServed) break;
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - began) / 1000;
  process.kill(-child.pid, "SIGINT");
  await ended;
  return seconds;
}
