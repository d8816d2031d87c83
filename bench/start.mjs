// How long a newcomer waits: `npm start` in a fresh clone until the first page is served, then once more in the same folder.
//   npm run bench -- start
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../scripts/lib/postgres.mjs";

const parent = mkdtempSync(join(tmpdir(), "reserve-start-"));
const clone = join(parent, "clone");
try {
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${process.cwd()}`, clone]);
  const cold = await serve();
  const second = await serve();
  console.log(`Premier \`npm start\` depuis un clone : ${cold.toFixed(1)} s jusqu’à la première page ; second : ${second.toFixed(1)} s.`);
} finally {
  rmSync(parent, { recursive: true, force: true });
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
    env: { ...process.env, PATH: path, PORT: String(port) },
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
