import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { chromium } from "playwright";
import { PNG } from "pngjs";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../lib/chromium.mjs";
import { runCommand, runNode } from "../lib/processes.mjs";
import { root } from "../lib/root.mjs";
import { report, step } from "../lib/steps.mjs";
import {
  buildStorybook,
  isStorybookStale,
  listStories,
  openPreview,
  serveStorybook,
  showStory,
  storybookFolder,
} from "../lib/storybook.mjs";
import { visualReport } from "../lib/visual-report.mjs";

const output = join(root, "test-results/visual");
const cache = join(root, "node_modules/.cache/reserve-visual");
const acceptedFile = join(root, ".storybook/visual.accepted.json");
const WIDTH = 2;
/** The journeys run through whole screens whose own stories are compared already. */
const isCompared = ({ title }) => !title.startsWith("Parcours/Une matinée");

/**
 * `visual`: takes a picture of every story before and after, in one and the same Chromium, and writes a report of what looks different
 * (test-results/visual/index.html). `--against <ref>`: what « before » is, else where this branch left main, else the last commit; `--accept`: what
 * is different now is meant; `--theme=dark`; other words are parts of stories' ids. Exit code 1 when something differs that nobody accepted.
 */
export async function run(args) {
  const at = args.indexOf("--against");
  const against = at === -1 ? undefined : args[at + 1];
  const words = args.filter((arg, index) => !arg.startsWith("--") && (at === -1 || index !== at + 1));
  const theme = args.find((arg) => arg.startsWith("--theme="))?.slice("--theme=".length) ?? "light";
  const commit = await commitOf(against);
  let before;
  await step(`build the Storybook of ${commit.slice(0, 7)}`, async () => {
    before = await storybookOf(commit);
  });
  if (isStorybookStale()) await step("build the Storybook of the working tree", buildStorybook);

  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  const sites = [await serveStorybook(before), await serveStorybook(storybookFolder)];
  try {
    const version = browser.version();
    report("chromium", version);
    const lists = await Promise.all(sites.map(({ address }) => listStories(address)));
    const [old, now] = lists.map((list) => new Map(list.filter(isCompared).map((story) => [story.id, story])));
    const isWanted = (id) => words.length === 0 || words.some((word) => id.includes(word));
    const ids = [...new Set([...old.keys(), ...now.keys()])].filter(isWanted).sort();
    const accepted = readAccepted(version);
    const results = [];
    const left = [...ids];
    const work = async () => {
      const cameras = await Promise.all(sites.map(({ address }) => openCamera(browser, address, theme)));
      for (let id = left.shift(); id; id = left.shift()) {
        const result = await compare(cameras, id, [old.has(id), now.has(id)]);
        const story = now.get(id) ?? old.get(id);
        if (result) results.push({ ...result, id, name: `${story.title} / ${story.name}`, isAccepted: accepted[id] === result.hash });
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    results.sort((a, b) => a.name.localeCompare(b.name, "fr"));
    if (args.includes("--accept")) {
      const stories = Object.fromEntries(results.map(({ id, hash }) => [id, hash]));
      writeFileSync(acceptedFile, `${JSON.stringify({ chromium: version, stories }, null, 2)}\n`);
      for (const result of results) result.isAccepted = true;
    }
    writeFileSync(join(output, "index.html"), visualReport({ results, total: ids.length, version, against: commit, theme }));
    const open = results.filter(({ isAccepted }) => !isAccepted);
    report("compare", `${ids.length} stories, ${results.length} different, ${open.length} not accepted`);
    for (const { kind, name } of open) console.log(`          ${kind}: ${name}`);
    console.log("Report: test-results/visual/index.html");
    return open.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
}

async function git(...args) {
  const { code, output: said } = await runCommand("git", args);
  if (code !== 0) throw new Error(`git ${args.join(" ")}: ${said.trim()}`);
  return said.trim();
}

async function commitOf(ref) {
  if (ref) return git("rev-parse", `${ref}^{commit}`);
  const head = await git("rev-parse", "HEAD");
  const base = await git("merge-base", "HEAD", "main").catch(() => head);
  // On main itself, what is not committed is compared with the last commit, and the last commit with the one before.
  if (base !== head) return base;
  return (await git("status", "--porcelain")) === "" ? git("rev-parse", "HEAD~1") : head;
}

/** The built Storybook of a commit; built once, in a work tree of its own that goes again. */
async function storybookOf(commit) {
  const kept = join(cache, commit);
  if (existsSync(join(kept, "index.json"))) return kept;
  const tree = join(mkdtempSync(join(tmpdir(), "reserve-visual-")), "tree");
  try {
    await git("worktree", "add", "--detach", tree, commit);
    const { code, output: said } = await runNode(["scripts/bootstrap.mjs", "build", "--storybook"], { cwd: tree });
    if (code !== 0) throw new Error(said);
    rmSync(cache, { recursive: true, force: true });
    cpSync(join(tree, "storybook-static"), kept, { recursive: true });
    return kept;
  } finally {
    await git("worktree", "remove", "--force", tree);
  }
}

/** What was accepted, by story; nothing when another Chromium drew it. */
function readAccepted(version) {
  if (!existsSync(acceptedFile)) return {};
  const { chromium: drawnBy, stories } = JSON.parse(readFileSync(acceptedFile, "utf8"));
  if (drawnBy === version) return stories;
  report("accepted", `left aside: drawn by Chromium ${drawnBy}, this is ${version}`);
  return {};
}

/** A page that takes pictures: clock, caret and movement stand still. */
async function openCamera(browser, address, theme) {
  const open = async () => {
    const context = await browser.newContext({
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date("2026-11-21T08:42:00Z"));
    await openPreview(page, address, `theme:${theme}`);
    return page;
  };
  let page = await open();
  return {
    async shoot(id) {
      try {
        await showStory(page, id);
        await page.mouse.move(0, 0);
        await page.evaluate(() => document.fonts.ready);
        return PNG.sync.read(await page.screenshot({ animations: "disabled", caret: "hide", fullPage: true }));
      } catch (error) {
        await page.context().close();
        page = await open();
        throw error;
      }
    },
  };
}

const hashOf = (picture) => createHash("sha256").update(picture.data).digest("hex").slice(0, 16);

/** The two pictures of a story and what differs; undefined when they are the same. */
async function compare([first, second], id, [isOld, isNew], isSecondLook = false) {
  const [before, after] = await Promise.all([isOld ? first.shoot(id) : undefined, isNew ? second.shoot(id) : undefined]);
  const write = (part, picture) => {
    const file = `${id}.${part}.png`;
    writeFileSync(join(output, file), PNG.sync.write(picture));
    return file;
  };
  if (!before) return { kind: "new", hash: hashOf(after), after: write("after", after) };
  if (!after) return { kind: "gone", hash: "gone", before: write("before", before) };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(widen(before, width, height).data, widen(after, width, height).data, diff.data, width, height, {
    threshold: 0.1,
  });
  if (pixels === 0 && before.width === after.width && before.height === after.height) return undefined;
  // Something may just have been on its way: only what differs twice is different.
  if (!isSecondLook) return compare([first, second], id, [isOld, isNew], true);
  return {
    kind: "changed",
    pixels,
    hash: hashOf(after),
    before: write("before", before),
    after: write("after", after),
    diff: write("diff", diff),
  };
}

function widen(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const wide = new PNG({ width, height });
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide;
}
