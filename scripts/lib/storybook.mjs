// The Storybook's static build: made when its inputs changed, served as the real server serves it, its stories shown one after the other.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { filesUnder, fingerprint } from "./files.mjs";
import { runTool } from "./processes.mjs";
import { root } from "./root.mjs";

/** Where the build lands, and where `npm start` looks for it. */
export const storybookFolder = join(root, "storybook-static");
const stamp = join(storybookFolder, ".reserve-build");

function wanted() {
  const inputs = filesUnder(".storybook", "apps/console/src", "packages", "clients", "pnpm-lock.yaml").filter(
    (file) => !/\.test\.tsx?$|^packages\/tooling\//.test(file),
  );
  return fingerprint(inputs, process.versions.node.split(".")[0]);
}

/** True when the build was made from other sources than today's. */
export const isStorybookStale = () => !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted();

/** Builds the Storybook. */
export async function buildStorybook() {
  const hash = wanted();
  const result = await runTool("storybook", ["build", "-o", "storybook-static", "--quiet", "--disable-telemetry"]);
  if (result.code === 0) writeFileSync(stamp, hash);
  return result;
}

/** Serves a built Storybook under /storybook/ of a free port, with the headers of the real server: `{ address, close }`. */
export async function serveStorybook(folder = storybookFolder) {
  // Here, because the other verbs need no server; of the console only what previews fill is asked for.
  const { createSite } = await import("../../apps/api/src/platform/node/site.ts");
  const site = createSite({
    consoleFolder: join(root, "apps/console/public"),
    storybookFolder: folder,
    variant: { locales: [] },
    apiBaseUrl: null,
    isHttps: false,
  });
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await site.fetch(new Request(`http://127.0.0.1${request.url}`, { headers: request.headers }));
    response.writeHead(status, Object.fromEntries(headers));
    for await (const part of body ?? []) response.write(part);
    response.end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/storybook/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Every story of a served Storybook, docs pages left out: `{ id, title, name }`. */
export async function listStories(address) {
  const { entries } = await (await fetch(`${address}index.json`)).json();
  return Object.values(entries).filter(({ type }) => type === "story");
}

/** How long a story may take to stand, in milliseconds. */
const PATIENCE = 20_000;

/** Opens the preview in a page, ready to be told which story to show; `globals` as in the address: `theme:dark`. */
export async function openPreview(page, address, globals = "") {
  // The walk makes its own findings: axe's have their suite.
  const asked = ["a11y.manual:!true", globals].filter(Boolean).join(";");
  await page.goto(`${address}iframe.html?viewMode=story&globals=${asked}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue, undefined, { timeout: 120_000 });
}

/**
 * Shows a story in an open preview, in the size it asks for (1280 × 800 otherwise), and plays it to its end; no reload, so it costs what the
 * story costs. Resolves with `{ problem }`: what went wrong, undefined when nothing did.
 */
export async function showStory(page, id) {
  const size = await page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
    const usual = { mobile1: { width: "320px", height: "568px" }, mobile2: { width: "414px", height: "896px" } };
    const name = storyGlobals?.viewport?.value;
    const { width, height } = parameters.viewport?.options?.[name]?.styles ?? usual[name] ?? {};
    return { width: Number.parseInt(width ?? "1280", 10), height: Number.parseInt(height ?? "800", 10) };
  }, id);
  await page.setViewportSize(size);
  return page.evaluate(
    ([storyId, patience]) =>
      new Promise((resolve) => {
        const { channel } = globalThis.__STORYBOOK_PREVIEW__;
        const events = ["storyFinished", "storyErrored", "storyThrewException", "storyMissing", "playFunctionThrewException"];
        const listeners = events.map((event) => [event, (fact) => hear(event, fact)]);
        const finish = (problem) => {
          clearTimeout(timer);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve({ problem });
        };
        let thrown;
        const hear = (event, fact) => {
          // A play that fails is named before the story is said to be finished.
          if (event === "playFunctionThrewException") thrown = fact?.message ?? "the play failed";
          else if (event !== "storyFinished") finish(fact?.message ?? fact?.title ?? event);
          else if (fact.storyId === storyId) finish(thrown ?? (fact.status === "error" ? "the play failed" : undefined));
        };
        const timer = setTimeout(() => finish(`not finished after ${patience / 1000} s`), patience);
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    [id, PATIENCE],
  );
}
