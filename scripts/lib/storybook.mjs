// The Storybook's static build: made when its inputs changed, served as the real server serves it, its stories shown one after the other.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDemoDump } from "../../.storybook/demo-dump.mjs";
import { compressFolder } from "./compressed.mjs";
import { filesUnder, fingerprint } from "./files.mjs";
import { runTool } from "./processes.mjs";
import { root } from "./root.mjs";

/** The stories of a build that only tests look at (.storybook/main.ts). */
const tested = process.env.STORYBOOK_STORIES;

/** Output folder of the build: the published one where `npm start` expects it, the tested one separately. */
export const storybookFolder = join(root, tested ? "node_modules/.cache/tested-stories" : "storybook-static");

const stamp = join(storybookFolder, ".reserve-build");

function wanted() {
  const inputs = filesUnder(".storybook", "apps/console/src", "apps/api", "packages", "clients", "pnpm-lock.yaml").filter(
    (file) => !/\.test\.tsx?$|^packages\/tooling\//.test(file),
  );
  return fingerprint(inputs, `${process.versions.node.split(".")[0]} ${tested ?? ""}`);
}

/** True when the build was made from other sources than today's. */
export const isStorybookStale = () => !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted();

/** Builds the Storybook. What designers and clients look at is compressed, for it weighs many megabytes, some of them looked at from home. */
export async function buildStorybook() {
  const hash = wanted();
  await makeDemoDump();
  const result = await runTool("storybook", ["build", "-o", storybookFolder, "--quiet", "--disable-telemetry"], {
    env: { NODE_ENV: "production" },
  });
  if (result.code !== 0) return result;
  // At brotli's 11 these megabytes would take minutes, at 9 seconds, for a tenth more.
  if (!tested) await compressFolder(storybookFolder, { kinds: /\.(html|m?js|css|svg|json|map|txt|wasm|data)$/, quality: 9 });
  writeFileSync(stamp, hash);
  return result;
}

/** Returns the folder of an up-to-date Storybook, building it if it is stale; throws the tool's output on failure. */
export async function freshStorybook() {
  const { code, output } = isStorybookStale() ? await buildStorybook() : { code: 0 };
  if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);
  return storybookFolder;
}

/** Every story of a served Storybook, docs pages left out: `{ id, title, name, exportName, file }`. */
export async function listStories(url) {
  const { entries } = await (await fetch(`${url}index.json`)).json();
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  return stories.map(({ id, title, name, exportName, importPath }) => ({
    id,
    title,
    name,
    exportName,
    file: importPath.replace(/^\.\//, ""),
  }));
}

/** Timeout for rendering and checking a story, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Opens the preview in a page, ready to show stories, with the libraries of a mode (.storybook/modes.ts) and these globals for every story that does
 * not set its own. A URL without a story has no globals, so they are sent to the preview; throws when one of them was not applied.
 */
export async function openPreview(page, url, { mode, globals }) {
  await page.goto(`${url}iframe.html?viewMode=story&mode=${mode}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue, undefined, { timeout: 120_000 });
  const missed = await page.evaluate((wanted) => {
    const { channel, storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
    channel.emit("updateGlobals", { globals: wanted });
    const taken = storyStoreValue.userGlobals.get();
    return Object.keys(wanted).filter((name) => JSON.stringify(taken[name]) !== JSON.stringify(wanted[name]));
  }, globals);
  if (missed.length > 0) throw new Error(`The preview does not take ${missed.join(", ")}`);
}

/**
 * Shows a story in an open preview, at its own viewport (1280 × 800 by default), and runs its play function; without a reload, so only the story's
 * own time counts. Resolves with `{ problem, reports, ignored, isSharedState }`: the failure (undefined if none), the reports of axe and of the story's
 * own assertions, the globals that the page was not rendered with (theme, client, density, contrast, language), and whether it shows a state that
 * one mechanism draws for every screen (story-states.ts).
 */
export async function showStory(page, id) {
  const { size, asked, isSharedState } = await page.evaluate(readStory, id);
  await page.setViewportSize(size);
  const { problem, reports, got = {} } = await page.evaluate(play, [id, PATIENCE]);
  const ignored = Object.keys(got).filter((name) => got[name] !== asked[name]);
  return { problem, reports, ignored: ignored.map((name) => `asked for ${name} ${asked[name]}, got ${got[name]}`), isSharedState };
}

// The functions below run inside the page, so each is self-contained: no import, no closure.

/** Returns a story's viewport, its globals or the common ones, and whether it shows a shared state. */
async function readStory(storyId) {
  const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const usual = { mobile1: { width: "320px", height: "568px" }, mobile2: { width: "414px", height: "896px" } };
  const name = storyGlobals?.viewport?.value;
  const { width, height } = parameters.viewport?.options?.[name]?.styles ?? usual[name] ?? {};
  return {
    size: { width: Number.parseInt(width ?? "1280", 10), height: Number.parseInt(height ?? "800", 10) },
    asked: { ...storyStoreValue.userGlobals.get(), ...storyGlobals },
    isSharedState: parameters.isSharedState === true,
  };
}

/** Draws and plays a story; resolves at its end, or after `patience` milliseconds, with what the page was like before the play. */
function play([storyId, patience]) {
  return new Promise((resolve) => {
    const { channel } = globalThis.__STORYBOOK_PREVIEW__;
    let thrown;
    let got;
    const hear = {
      storyRenderPhaseChanged: ({ storyId: drawn, newPhase }) => {
        if (drawn !== storyId || got || !["playing", "completing"].includes(newPhase)) return;
        const { theme, client, density, contrast } = document.documentElement.dataset;
        got = { theme, client, density, contrast, locale: document.documentElement.lang };
      },
      storyFinished: ({ storyId: finished, reporters }) => {
        if (finished === storyId) finish(thrown, reporters);
      },
      // A failing play function is reported before the story finishes.
      playFunctionThrewException: (fact) => {
        thrown ??= fact?.message ?? "the play failed";
      },
      unhandledErrorsWhilePlaying: (facts) => {
        thrown ??= `nobody caught: ${facts?.[0]?.message}`;
      },
      storyErrored: (fact) => finish(thrown ?? fact?.title ?? "the story cannot be drawn"),
      storyThrewException: (fact) => finish(thrown ?? fact?.message ?? "the story threw"),
      storyMissing: () => finish("there is no such story"),
    };
    const timer = setTimeout(() => finish(`not finished after ${patience / 1000} s`), patience);
    const finish = (problem, reporters = []) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(hear)) channel.off(event, listener);
      const faultsOf = ({ violations = [], error }) => [
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary?.split("\n").slice(1, 3).join(" ").trim()}`,
          ),
        ),
        ...(error ? [error.message] : []),
      ];
      const reports = reporters.map(({ type, status, result }) => ({
        type,
        status,
        faults: faultsOf(result),
        assertions: result.assertions ?? 0,
      }));
      resolve({ problem, reports, got });
    };
    for (const [event, listener] of Object.entries(hear)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}
