// Walks over every story of the built Storybook and looks for what axe cannot see: the size of targets, 320 px, spaced text, forced colours,
// reduced motion. node tests/accessibility/walk.mjs [part of an id …]; findings by story, exit code 1 when there are any.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/lib/chromium.mjs";
import { root } from "../../scripts/lib/root.mjs";
import { buildStorybook, isStorybookStale, listStories, openPreview, serveStorybook, showStory } from "../../scripts/lib/storybook.mjs";
import {
  clippedTexts,
  focusWithoutOutline,
  lostInForcedColours,
  runningAnimations,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from "./findings.mjs";

const WIDTH = 2;
/** How many stops of the tabulator are looked at in one story. */
const STOPS = 6;
const FALLEN = "does not stand";

const parts = process.argv.slice(2);
if (isStorybookStale()) {
  const { code, output } = await buildStorybook();
  if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);
}
const site = await serveStorybook();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
const findings = new Map();
let stories;
try {
  stories = (await listStories(site.address)).filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
  const left = [...stories];
  await Promise.all(Array.from({ length: WIDTH }, () => walk(left)));
} finally {
  await browser.close();
  site.close();
}
for (const { id, title, name } of stories) {
  for (const finding of findings.get(id) ?? []) console.log(`${title} / ${name} (${id}): ${finding}`);
}
const total = [...findings.values()].flat().length;
console.log(`${stories.length} stories, ${total} findings in ${findings.size} of them`);
const report = { stats: { expected: stories.length - findings.size, unexpected: findings.size, flaky: 0, skipped: 0 } };
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(root, "test-results/walk.json"), JSON.stringify(report));
process.exitCode = total > 0 || stories.length === 0 ? 1 : 0;

/** One page that takes story after story until none is left. */
async function walk(left) {
  let page = await newPage();
  for (let story = left.shift(); story; story = left.shift()) {
    try {
      let found = await look(page, story.id);
      // What a story before it left behind is not its own finding: it is judged on a fresh page.
      if (found[0]?.startsWith(FALLEN)) {
        await page.context().close();
        page = await newPage();
        found = await look(page, story.id);
      }
      if (found.length > 0) findings.set(story.id, [...new Set(found)]);
    } catch (error) {
      findings.set(story.id, [`the walk could not look at it: ${error.message.split("\n")[0]}`]);
      await page.context().close();
      page = await newPage();
    }
  }
}

async function newPage() {
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openPreview(page, site.address);
  return page;
}

async function look(page, id) {
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
  const { problem } = await showStory(page, id);
  if (problem) return [`${FALLEN}: ${problem.split("\n")[0]}`];
  const found = [];
  const add = (kind, list) => found.push(...list.map((finding) => `${kind}: ${finding}`));
  // Two frames, so that what the last step of the play started is there.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  add("reduced motion", await page.evaluate(runningAnimations));
  add("target size", await page.evaluate(smallTargets));
  const before = new Set(await page.evaluate(clippedTexts));
  await page.evaluate(spaceText);
  add(
    "text spacing",
    (await page.evaluate(clippedTexts)).filter((text) => !before.has(text)),
  );
  await page.evaluate(spaceText);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  add("forced colours", await page.evaluate(lostInForcedColours));
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    add("forced colours", await page.evaluate(focusWithoutOutline));
  }
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  add("320 px", await page.evaluate(sidewaysScroll));
  return found;
}
