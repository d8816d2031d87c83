// The browser of story and end-to-end tests: one that is here, else the system's package, else a clear sentence.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** Chromium without its window: the same pages for a third less of a processor, as it draws no toolbar for every page that a test opens. */
const SHELL = "chromium-headless-shell";

function fromPath() {
  const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function fromPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const folder of readdirSync(cache).filter((name) => name.startsWith("chromium-"))) {
      const candidates = [
        "chrome-linux/chrome",
        "chrome-linux64/chrome",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "chrome-win/chrome.exe",
      ];
      const found = candidates.map((path) => join(cache, folder, path)).find((path) => existsSync(path));
      if (found) return found;
    }
  }
  return undefined;
}

/** The path of a Chromium on this machine, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return fromPath() ?? fromPlaywright();
}

/** Installs a package of Debian's where that is possible; prints nothing when it is not. */
function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args) => spawnSync("apt-get", args, { stdio: "ignore", env }).status === 0;
  // First the lists: a machine's own may be from the day of its image, and name a Chromium of then.
  run("update", "-qq");
  return run("install", "-y", "-qq", "--no-install-recommends", name);
}

/** The Chromium that the tests are written against, to its first number. */
const PINNED = Number(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).chromium);

/** Whether a program is a Chromium older than that: another one's behaviour and speed are no finding of ours. */
function isOld(program) {
  const major = /\b(\d+)\.\d+\.\d+/.exec(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];
  return major !== undefined && Number(major) < PINNED;
}

/** File with the day of the last browser lookup by the package manager: at most one per day. */
const ASKED = join(root, "node_modules/.cache/chromium-asked");
const today = () => new Date().toISOString().slice(0, 10);

/**
 * The path of a Chromium of the pinned version or newer, full or without its window, as it is on this machine; else installed by Debian's package where
 * that is possible, once a day; else an older one. Throws a sentence with the fix when there is none.
 */
export function ensureChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH) {
    if (found) return found;
    throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  }
  if (found && !isOld(found)) return found;
  const wasAsked = found && existsSync(ASKED) && readFileSync(ASKED, "utf8") === today();
  if (!wasAsked && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing the system's ${SHELL}.`);
    // Ubuntu has neither; where a browser is there already, it does.
    if (!install(SHELL) && !found) install("chromium");
    mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
    writeFileSync(ASKED, today());
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium on this machine. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to the program of one that you have.",
  );
}

/** Command line arguments of Chromium in every test: headless, isolated, without background requests. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
