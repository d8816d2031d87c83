// Screenshots of every story of a built Storybook, in one Chromium, with animations disabled as far as possible.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { chromium } from "playwright";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** The moment all pictures are taken at, so that « aujourd’hui » is always the same day. */
const MOMENT = "2026-11-21T08:15:00Z";

/** Serves a folder on a free port of this machine; resolves with its origin and how to end it. */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path === sep ? "index.html" : path);
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Starts the browser that takes all pictures of a comparison. */
export const openBrowser = (executablePath) =>
  chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--font-render-hinting=none",
    ],
  });

/** The stories of a built Storybook: id → « title › name »; documentation pages are not pictures of parts. */
export function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === "story")
      .map(({ id, title, name }) => [id, `${title} › ${name}`]),
  );
}

/** Takes a picture of each story into `target/<id>.png` (those that are there already stay); resolves with the ids that did not settle. */
export async function shoot({ browser, folder, target, ids, theme, width }) {
  mkdirSync(target, { recursive: true });
  const { origin, stop } = await serveFolder(folder);
  const pending = ids.filter((id) => !existsSync(join(target, `${id}.png`)));
  const restless = [];
  const worker = async () => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
      reducedMotion: "reduce",
      colorScheme: theme,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENT);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      const isSettled = await page
        .waitForFunction(
          (story) =>
            globalThis.__STORYBOOK_PREVIEW__?.storyRenders?.some(
              (render) => render.id === story && ["completed", "finished", "errored", "aborted"].includes(render.phase),
            ),
          id,
          { timeout: 20_000 },
        )
        .then(
          () => true,
          () => false,
        );
      if (!isSettled) restless.push(id);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: join(target, `${id}.png`), animations: "disabled", caret: "hide" });
    }
    await context.close();
  };
  await Promise.all([worker(), worker()]);
  stop();
  return restless;
}
