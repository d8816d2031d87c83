import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { build } from "vite";
import { expect } from "./fixtures.ts";

/** The console's session wiring as one script, without a screen. */
export async function buildHarness(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry: fileURLToPath(new URL("./harness/session.ts", import.meta.url)), formats: ["es"], fileName: "harness" },
      // A single file, although the wiring imports parts of it dynamically.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The harness was not built.");
  return output.output.find((file) => file.type === "chunk")?.code ?? "";
}

/** Opens `count` tabs of one browser that only contain the session. */
export async function openHarness(context: BrowserContext, harness: string, count: number): Promise<Page[]> {
  await context.route("**/harness", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><script type="module" src="/harness.js"></script>' }),
  );
  await context.route("**/harness.js", (route) => route.fulfill({ contentType: "text/javascript", body: harness }));
  return Promise.all(
    Array.from({ length: count }, async () => {
      const tab = await context.newPage();
      await tab.goto("/harness");
      await expect(tab).toHaveTitle("ready");
      return tab;
    }),
  );
}

/** Returns the session cookie with an access token that expired a minute ago. */
export function expiredCookie(session: { accessToken: string }, origin: string) {
  const past = new Date(Date.now() - 60_000).toISOString();
  const value = encodeURIComponent(JSON.stringify({ ...session, accessToken: `${session.accessToken}x`, accessTokenExpires: past }));
  return { name: "reserve.session", value, url: origin };
}
