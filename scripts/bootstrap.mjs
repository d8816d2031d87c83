// Runs on any Node 18 or newer: installs the Node version and the packages that the project needs, then starts scripts/run.mjs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const MINIMUM = [22, 18]; // from here on Node runs TypeScript as it is
/** The exact Node version to install, with the hash of each of its packages. */
const TARGET = JSON.parse(readFileSync("scripts/node.json", "utf8"));

const [major, minor] = process.versions.node.split(".").map(Number);
const isNewEnough = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
const env = { ...process.env };
let node = process.execPath;

if (!isNewEnough) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const home = join(root, ".tools", "node_modules", name, "bin");
  node = join(home, process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(node) || !isTarget(join(root, ".tools", "node_modules", name, "package.json"))) bringNode(name);
  env.PATH = home + delimiter + env.PATH;
}
env.PATH = join(root, "node_modules", ".bin") + delimiter + env.PATH;

const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));
const hash = createHash("sha256");
for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"]) hash.update(readFileSync(file));
const wanted = hash.update(`${packageManager} ${process.platform} ${process.arch}`).digest("hex");
const stamp = join("node_modules", ".reserve-install");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  step("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"], { CI: "1" });
  writeFileSync(stamp, wanted);
}

// The child stays in this process group, so Ctrl-C reaches it; this process only waits and passes its exit code on.
const child = spawn(node, ["scripts/run.mjs", ...process.argv.slice(2)], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function isTarget(manifest) {
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === TARGET.version;
}

/** Installs the Node version of scripts/node.json; npm rejects a package with another integrity hash. */
function bringNode(name) {
  const { version, integrity } = TARGET;
  if (!integrity[name]) {
    console.error(`Node ${process.versions.node} est trop ancien, et il n’y a pas de paquet « ${name} » : installez Node ${version}.`);
    process.exit(1);
  }
  console.log(`Node ${process.versions.node} est trop ancien ; installation de Node ${version} dans .tools`);
  const dependencies = { [name]: version };
  mkdirSync(join(root, ".tools"), { recursive: true });
  writeFileSync(join(root, ".tools/package.json"), JSON.stringify({ private: true, dependencies }));
  const packages = { "": { dependencies }, [`node_modules/${name}`]: { version, integrity: integrity[name] } };
  writeFileSync(join(root, ".tools/package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  step("npm", ["ci", "--prefix", ".tools", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
}

function step(command, args, more = {}) {
  const result = spawnSync(command, args, { stdio: "inherit", env: { ...env, ...more }, shell: process.platform === "win32" });
  if (result.status !== 0) {
    console.error(`« ${command} ${args.join(" ")} » a échoué (code ${result.status ?? result.signal}).`);
    process.exit(result.status ?? 1);
  }
}
