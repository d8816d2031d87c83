// Plays every story once, in two pages that stay open, and checks its final state: axe in both themes (in the second only new colours), then
// what axe cannot see (findings.mjs: readability, targets, 320 px, spaced text, reduced motion; forced colours, where something looks new), and what the browser complained of. A story
// of a shared state (story-states.ts) is the same as others of its kind: it is checked by axe in one theme, and for readability. Stories are played with the development libraries
// (.storybook/modes.ts), because only development React warns and runs effects twice; with the production libraries, every twentieth and what shows
// another story's components in another language, width or state of its query. With --docs pages of docs are opened instead (docs.mjs), and the server
// of the Storybook is tested (service.mjs).
// node tests/stories/run.mjs [part of a file or of an id …] [--mode=production] [--shard=i/n] [--theme=dark] [--docs [--all-docs]] [--url=http://localhost:6006/]
//   [--now=2028-02-29T23:30] plays them at that time: no story may depend on the current day.
//   [--bail] stops after the first finding.
// Exit code 1 on a finding.
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/lib/chromium.mjs";
import { writeResult } from "../../scripts/lib/results.mjs";
import { freshStorybook, listStories, openPreview, showStory } from "../../scripts/lib/storybook.mjs";
import { walkDocs } from "./docs.mjs";
import {
  countNewLooks,
  focusWithoutOutline,
  lostInForcedColours,
  runningAnimations,
  sidewaysScroll,
  smallTargets,
  spaceText,
  unreadableText,
} from "./findings.mjs";
import { serveStorybook } from "./serve.mjs";
import { lookAtService } from "./service.mjs";

/** Number of pages in parallel, one per core: with a third all three are slower (FIGURES.md). Opening one takes as long as ten stories. */
const pagesFor = (count) => Math.min(2, Math.ceil(count / 10));
/** Every n-th story is played with the production libraries: a broken build affects many stories. */
const PRODUCTION = 20;
/** Stories of components that another story of their file plays with the development libraries. */
const VARIANT = /(?:Loading|Failed|Forbidden|NotFound|Narrow|English)$/;
/** Every n-th docs page is opened, which renders every story of its file, because all pages have the same components; with --all-docs all are opened. */
const DOCS_SAMPLE = 12;
/** Parameters of `walkThrough`. */
const LOOKS = 7;

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    shard: { type: "string", default: "1/1" },
    theme: { type: "string", default: "light" },
    mode: { type: "string" },
    docs: { type: "boolean" },
    "all-docs": { type: "boolean" },
    url: { type: "string" },
    now: { type: "string" },
    bail: { type: "boolean" },
  },
});
const site = values.url ? { url: values.url, close: () => undefined } : await serveStorybook(await freshStorybook());
// A process that prints nothing for long is considered hung (scripts/verbs/test.mjs), and building took minutes.
console.log(`the Storybook is at ${site.url}`);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
// Storybook recognizes a test run by this name: it skips animations to their end, instead of waiting a tenth of a second for them.
const userAgent = `${await userAgentOf(browser)} StorybookTestRunner`;
const since = performance.now();
let failed = 0;
let stories = [];
let played = 0;
try {
  if (values.docs) {
    const docs = await walkDocs(() => newPage("production"), site.url, {
      shard: values.shard,
      every: values["all-docs"] ? 1 : DOCS_SAMPLE,
    });
    console.log(`${docs.count} pages of docs, ${docs.failed} with findings`);
    const page = await newPage("production");
    failed += docs.failed + (await lookAtService(page, site));
    await page.context().close();
  } else {
    stories = chosen(await listStories(site.url));
    // A page changes its mode only once.
    const left = stories.toSorted((one, other) => Number(other.mode === "production") - Number(one.mode === "production"));
    await Promise.all(Array.from({ length: pagesFor(stories.length) }, () => walk(left)));
  }
} finally {
  await browser.close();
  site.close();
}
// The worker answers calls of the API; a call that it does not handle arrives here, and on the real API where the Storybook is published.
const escaped = (site.strays ?? []).filter((stray) => / \/(?:api|BackOffice)\b| \/storybook\/api\//.test(stray));
for (const call of new Set(escaped)) console.log(`✗ ${call} passed the mocks`);
if (escaped.length > 0) failed += 1;
const seconds = Math.round((performance.now() - since) / 1000);
if (!values.docs) console.log(`${played} stories in ${seconds} s, ${failed} with findings`);
process.exitCode = failed > 0 || (!values.docs && stories.length === 0 && values.shard === "1/1") ? 1 : 0;

/** Returns the selected stories with their mode, limited to this shard's part. */
function chosen(all) {
  const [index, count] = values.shard.split("/").map(Number);
  const isAsked = ({ id, file }) => parts.length === 0 || parts.some((part) => file.includes(part) || id.includes(part));
  const isProduction = ({ exportName }, at) => parts.length === 0 && (at % PRODUCTION === 0 || VARIANT.test(exportName));
  return all
    .map((story, at) => ({ ...story, mode: values.mode ?? (isProduction(story, at) ? "production" : "development") }))
    .filter(isAsked)
    .filter((_, at) => at % count === index - 1);
}

/** Runs stories in one page until none is left. */
async function walk(left) {
  let page;
  for (let story = left.shift(); story; story = left.shift()) {
    if (page?.mode !== story.mode) {
      await page?.context().close();
      page = await newPage(story.mode);
    }
    // A process that prints nothing for long is considered hung (scripts/verbs/test.mjs).
    if (left.length % 25 === 0) console.log(`${left.length} stories left`);
    const start = performance.now();
    let found;
    let assertions = 0;
    try {
      ({ found, assertions } = await look(page, story.id));
    } catch (error) {
      found = [`could not be looked at: ${error.message.split("\n")[0]}`];
    }
    const findings = [...new Set(found)];
    played += 1;
    if (findings.length > 0) {
      failed += 1;
      if (values.bail) left.length = 0;
    }
    for (const finding of findings) console.log(`✗ ${story.title} / ${story.name} (${story.id}): ${finding}`);
    writeResult({
      name: nameOf(story),
      state: findings.length > 0 ? "failed" : "passed",
      ms: Math.round(performance.now() - start),
      assertions,
    });
    // A failed story may have left the page in any state, which must not make later stories fail.
    if (findings.length > 0) {
      await page.context().close();
      page = undefined;
    }
  }
  await page?.context().close();
}

function nameOf({ file, title, name }) {
  return `${file} > ${title} / ${name}`;
}

async function userAgentOf(browser) {
  const page = await browser.newPage();
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await page.context().close();
  return userAgent;
}

async function newPage(mode) {
  const context = await browser.newContext({
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    userAgent,
  });
  if (values.now) await context.clock.setSystemTime(values.now);
  await context.addInitScript(spareDevelopmentTools);
  const page = await context.newPage();
  // The addon checks one theme only; `axe` runs for both (.storybook/axe.ts).
  await openPreview(page, site.url, { mode, globals: { theme: values.theme, axe: "bothThemes", a11y: { manual: true } } });
  page.mode = mode;
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(`nobody caught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isExpected(message.text())) page.complaints.push(message.text().split("\n")[0]);
  });
  return page;
}

/**
 * Runs inside the page, before its scripts. React for development notes for its developer tools, for every element, where in the code it was created (a
 * sixth of a run's time) and, for every component, how long it took with which properties (gigabytes in a page that stays).
 */
function spareDevelopmentTools() {
  Object.assign(console, { createTask: undefined, timeStamp: undefined });
  // React sets the length of its stacks itself.
  Object.defineProperty(Error, "stackTraceLimit", { get: () => 0, set: () => undefined });
  // Storybook's spinner is redrawn sixty times a second while a story loads.
  addEventListener("DOMContentLoaded", () => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: ".sb-loader { animation: none !important }" }));
  });
}

/**
 * Returns whether a browser or React message is expected: failed responses requested by the story, frames without scripts, Storybook's own rendering.
 */
function isExpected(text) {
  return /^Failed to load resource: |^Blocked script execution in |^Accessing the Story Store is deprecated|inside an `act` scope|wrapped in act\(|not configured to support act\(/.test(
    text,
  );
}

/** Plays a story and checks its final state; returns the findings and the number of assertions. */
async function look(page, id) {
  page.complaints.length = 0;
  const { problem, reports, ignored, isSharedState } = await showStory(page, id);
  const assertions = reports.reduce((sum, report) => sum + report.assertions, 0);
  if (problem) return { found: [`cannot be shown: ${problem.split("\n")[0]}`, ...page.complaints], assertions };
  const found = [...ignored];
  const add = (kind, list) => found.push(...list.map((finding) => `${kind}: ${finding}`));
  const looks = reports.filter(({ type }) => type.startsWith("axe "));
  for (const { type, status, faults } of looks) if (status !== "passed") add(type, faults);
  if (looks.length === 0) add("axe", ["did not look"]);
  // Waits for the effects of the last step of the play.
  await page.evaluate(nextFrames);
  add("readability", await page.evaluate(unreadableText));
  if (!isSharedState) await walkThrough(page, add);
  add("complaint", page.complaints);
  return { found, assertions: assertions + looks.length + 1 + (isSharedState ? 0 : LOOKS) };
}

/** Checks what axe cannot see, at the end of a story; leaves the page narrow, with its original colours. */
async function walkThrough(page, add) {
  add("reduced motion", await page.evaluate(runningAnimations));
  add("target size", await page.evaluate(smallTargets));
  await page.evaluate(spaceText);
  await page.evaluate(nextFrames);
  add("text spacing", await page.evaluate(unreadableText));
  await page.evaluate(spaceText);
  if ((await page.evaluate(countNewLooks)) > 0) {
    // After a key press, elements focused by script match :focus-visible.
    await page.keyboard.press("Tab");
    await page.emulateMedia({ forcedColors: "active" });
    add("forced colours", await page.evaluate(lostInForcedColours));
    add("focus in forced colours", await page.evaluate(focusWithoutOutline));
    await page.emulateMedia({ forcedColors: "none" });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(nextFrames);
  add("320 px", await page.evaluate(sidewaysScroll));
  add("320 px", await page.evaluate(unreadableText));
}

/** Runs inside the page: resolves after two frames, so that the last step, or a new size, has been laid out. */
function nextFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
