import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { ensureChromium } from "../lib/chromium.mjs";
import { filesUnder, fingerprint } from "../lib/files.mjs";
import { runCommand, runTool } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { report, step } from "../lib/steps.mjs";
import { reportPage } from "../visual/report.mjs";
import { openBrowser, shoot, storiesOf } from "../visual/shoot.mjs";

const home = join(root, ".visual");
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/**
 * `visual`: screenshots of every story now and at an earlier commit, in the same Chromium, and a report of the differences. `--against <ref>` is the
 * earlier commit (by default the last one with uncommitted changes, else the one before); `--only <word>` selects stories whose id contains that
 * word; `--theme dark`; `--width 390`. Exits with 1 when a screenshot changed.
 */
export async function run(args) {
  const option = (name, otherwise) => (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : otherwise);
  const base = git("rev-parse", "--short=12", option("against", git("status", "--porcelain") === "" ? "HEAD~1" : "HEAD"));
  const only = option("only", "");
  const theme = option("theme", "light");
  const width = Number(option("width", "1280"));
  const browser = await openBrowser(ensureChromium());
  const chromiumVersion = browser.version();
  pinned(chromiumVersion);

  const now = fingerprint(filesUnder("packages", "apps/console", "clients", ".storybook", "openapi", "pnpm-lock.yaml"), "visual").slice(
    0,
    12,
  );
  const builds = { before: join(home, "builds", base), after: join(home, "builds", now) };
  if (!existsSync(join(builds.before, "index.json"))) await step(`build the Storybook of ${base}`, () => buildThen(base, builds.before));
  if (!existsSync(join(builds.after, "index.json"))) await step("build the Storybook of today", () => build(root, builds.after));

  const stories = { before: storiesOf(builds.before), after: storiesOf(builds.after) };
  const wanted = (ids) => [...ids].filter((id) => id.includes(only));
  const setting = `${chromiumVersion}-${theme}-${width}`;
  const shots = { before: join(home, "shots", `${base}-${setting}`), after: join(home, "shots", `${now}-${setting}`) };
  const both = wanted(stories.after.keys()).filter((id) => stories.before.has(id));
  const restless = [];
  for (const side of ["before", "after"]) {
    const since = performance.now();
    restless.push(...(await shoot({ browser, folder: builds[side], target: shots[side], ids: both, theme, width })));
    report(`pictures, ${side}`, `${both.length} stories`, since);
  }
  await browser.close();

  const result = compare(both, shots, join(home, "report"));
  const page = join(home, "report", "index.html");
  writeFileSync(
    page,
    reportPage({
      base,
      chromiumVersion,
      count: both.length,
      changed: result.map(({ id, share }) => ({ id, share, name: stories.after.get(id) })),
      added: wanted(stories.after.keys())
        .filter((id) => !stories.before.has(id))
        .map((id) => stories.after.get(id)),
      gone: wanted(stories.before.keys())
        .filter((id) => !stories.after.has(id))
        .map((id) => stories.before.get(id)),
      restless: [...new Set(restless)],
    }),
  );
  report("compared", `${result.length} of ${both.length} changed; read ${page}`);
  return result.length > 0 ? 1 : 0;
}

/** Warns when Chromium differs from the version in package.json, because other versions render text differently. */
function pinned(version) {
  const { chromium: pin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (version.split(".")[0] !== pin)
    report("chromium", `${version}, while package.json names ${pin}: both sides are drawn by the same one all the same`);
}

const build = (folder, target) =>
  runTool("storybook", ["build", "-c", join(folder, ".storybook"), "-o", target, "--quiet", "--disable-telemetry"], { cwd: folder });

/** Builds an earlier commit in a checkout of its own, with its own packages. */
async function buildThen(commit, target) {
  const folder = join(home, "checkout");
  rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", "--force", folder, commit);
  try {
    const { packageManager } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const installed = await runCommand("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"], {
      cwd: folder,
      env: { CI: "1" },
    });
    if (installed.code !== 0) return installed;
    // Storybook finds its packages from the folder it is started in.
    return await runCommand(
      process.execPath,
      [join(folder, "node_modules/storybook/dist/bin/dispatcher.js"), "build", "-o", target, "--quiet", "--disable-telemetry"],
      {
        cwd: folder,
      },
    );
  } finally {
    git("worktree", "remove", "--force", folder);
  }
}

/** Returns the stories with different screenshots, the most changed first; copies their screenshots into the report's folder. */
function compare(ids, shots, target) {
  rmSync(target, { recursive: true, force: true });
  for (const name of ["before", "after", "diff"]) mkdirSync(join(target, name), { recursive: true });
  const changed = [];
  for (const id of ids) {
    const before = PNG.sync.read(readFileSync(join(shots.before, `${id}.png`)));
    const after = PNG.sync.read(readFileSync(join(shots.after, `${id}.png`)));
    const width = Math.max(before.width, after.width);
    const height = Math.max(before.height, after.height);
    const diff = new PNG({ width, height });
    const pixels = pixelmatch(onPaper(before, width, height), onPaper(after, width, height), diff.data, width, height, { threshold: 0.1 });
    if (pixels === 0) continue;
    for (const side of ["before", "after"]) cpSync(join(shots[side], `${id}.png`), join(target, side, `${id}.png`));
    writeFileSync(join(target, "diff", `${id}.png`), PNG.sync.write(diff));
    changed.push({ id, pixels, share: `${((pixels / (width * height)) * 100).toFixed(3)} %` });
  }
  return changed.sort((a, b) => b.pixels - a.pixels);
}

/** Returns the pixels of a screenshot on a canvas of the given size. */
function onPaper(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
