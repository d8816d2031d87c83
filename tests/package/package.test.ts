import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { pack } from "../../packages/design-system/scripts/pack.mjs";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../scripts/lib/chromium.mjs";
import { runCommand, runNode, runTool } from "../../scripts/lib/processes.mjs";

/** Origin of the page; requests are answered from the build folder, so that no port is needed. */
const origin = "http://librairie.test";
declare global {
  var every: Record<string, () => Promise<object>>;
}
const kinds: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

const listed = readFileSync(fileURLToPath(new URL("../../packages/design-system/public.txt", import.meta.url)), "utf8")
  .trimEnd()
  .split("\n")
  .filter((line) => !line.endsWith("(file)"));
const subpaths = [...new Set(listed.map((line) => line.slice(0, line.indexOf(" "))))];

const readme = readFileSync(fileURLToPath(new URL("../../packages/design-system/README.md", import.meta.url)), "utf8");
/** The first example of the README in this language. */
const exampleOf = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]+?)^\`\`\``, "m").exec(readme)?.[1] ?? "";

/** One page for two applications: main.tsx with everything of the package, and the first page of the README. */
const entry = `if (location.pathname === "/first") {
  await import("./first.css");
  await import("./first.tsx");
} else {
  await Promise.all([import("./main.tsx"), import("./every.ts"), import("./hydrate.tsx")]);
}
export {};
`;

/** Server-rendered HTML of each component, or the error. */
interface Drawn {
  hasDocument: boolean;
  drawn: Record<string, { html?: string; problem?: string }>;
}

let app = "";
let tarball = "";
let built: ReturnType<typeof buildApp> | undefined;

beforeAll(async () => {
  tarball = await pack();
  app = mkdtempSync(join(tmpdir(), "reserve-package-"));
  cpSync(fileURLToPath(new URL("app", import.meta.url)), app, { recursive: true });
  // Every entry at once: its types are checked, its code is built and run.
  const imports = subpaths.map((subpath) => `  "${subpath}": () => import("@reserve/design-system${subpath.slice(1)}"),\n`);
  writeFileSync(
    join(app, "every.ts"),
    `declare global {\n  var every: Record<string, () => Promise<object>>;\n}\nglobalThis.every = {\n${imports.join("")}};\nexport {};\n`,
  );
  writeFileSync(join(app, "entry.ts"), entry);
  writeFileSync(join(app, "first.tsx"), exampleOf("tsx"));
  writeFileSync(join(app, "first.css"), exampleOf("css"));
  const { catalog } = parse(readFileSync(fileURLToPath(new URL("../../pnpm-workspace.yaml", import.meta.url)), "utf8")) as {
    catalog: Record<string, string>;
  };
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
  const published = JSON.parse(readFileSync(join(tarball, "../package/package.json"), "utf8")) as { dependencies: Record<string, string> };
  writeFileSync(
    join(app, "package.json"),
    JSON.stringify({
      name: "librairie",
      private: true,
      type: "module",
      dependencies: { "@reserve/design-system": `file:${tarball}`, ...versions(["react", "react-dom"]) },
      devDependencies: versions(["@types/react", "@types/react-dom", "vite"]),
      // A release of somebody else must not turn this test red overnight.
      overrides: versions(Object.keys(published.dependencies)),
    }),
  );
  const flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
  const { code, output } = await runCommand("npm", ["install", ...flags], { cwd: app, shell: process.platform === "win32" });
  if (code !== 0) throw new Error(`npm install: ${output}`);
}, 300_000);

afterAll(() => rmSync(app, { recursive: true, force: true }), 120_000);

test("the package names no workspace, no catalogue and no file of this repository", () => {
  const text = readFileSync(join(app, "node_modules/@reserve/design-system/package.json"), "utf8");
  expect(text).not.toMatch(/workspace:|catalog:|"private"|\/src\/|undefined/);
  const files = readdirSync(join(app, "node_modules/@reserve/design-system/lib"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.(stories|test)\.|\.tsx?$/.test(file) && !file.endsWith(".d.ts"))).toEqual([]);
});

test("every entry of the package is there", async () => {
  const home = join(app, "node_modules/@reserve/design-system");
  const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { exports: Record<string, string | object> };
  const files = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)));
  const missing = files.filter((file) => {
    try {
      return readFileSync(join(home, file)).length === 0;
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});

test("an empty application type-checks against the shipped types", async () => {
  const { output } = await runTool(["typescript", "tsc"], ["-p", app, "--pretty", "false"], { cwd: app });
  // Type errors in other packages are not ours to fix.
  const ours = output.split("\n").filter((line) => line.includes("error TS") && !/^node_modules\/(?!@reserve\/)/.test(line));
  expect(ours).toEqual([]);
}, 120_000);

/** Builds the application as its own `vite build` does, and returns the output. */
function buildApp(...args: string[]) {
  // The test runner's NODE_ENV would bring React's development build.
  return runNode([join(app, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error", ...args], {
    cwd: app,
    env: { NODE_ENV: "production" },
  });
}

/** Returns the built application; built at the first call. */
function buildOnce() {
  built ??= buildApp();
  return built;
}

/** Runs `look` in a page on the built application, with this policy if there is one; answers what the browser complained of. */
async function inBrowser(path: string, policy: { nonce: string; header: string } | null, look: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const complaints: string[] = [];
  try {
    const page = await browser.newPage();
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) === "" ? "/index.html" : pathname;
      const body = readFileSync(join(app, "dist", file));
      if (!policy || file !== "/index.html")
        return route.fulfill({ body, contentType: kinds[extname(file)] ?? "application/octet-stream" });
      return route.fulfill({
        body: body.toString().replace("<head>", `<head><meta property="csp-nonce" nonce="${policy.nonce}" />`),
        contentType: "text/html",
        headers: { "Content-Security-Policy": policy.header },
      });
    });
    await page.goto(`${origin}${path}`);
    await look(page);
  } finally {
    await browser.close();
  }
  return complaints;
}

test("an empty application builds and shows the parts without one console error", async () => {
  expect(await buildOnce()).toEqual({ code: 0, output: "" });
  const complaints = await inBrowser("/", null, async (page) => {
    await page.getByRole("row", { name: "L’Étranger" }).waitFor();
    await page.getByLabel("Titre").fill("peste");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    const font = await page.getByRole("button", { name: "Choisir une date" }).evaluate((button) => getComputedStyle(button).fontFamily);
    expect(font).toContain("Radio Canada");
    await page.getByRole("button", { name: "Choisir une date" }).click();
    await page.getByLabel("Paru le").first().waitFor();
    const found = await page.evaluate(async () => {
      const names = await Promise.all(
        Object.entries(globalThis.every).map(async ([subpath, load]) => Object.keys(await load()).map((name) => `${subpath} ${name}`)),
      );
      return names.flat();
    });
    expect(found.toSorted()).toEqual(listed.filter((line) => !line.includes(" type ")).toSorted());
  });
  expect(complaints).toEqual([]);
}, 120_000);

test("every component is drawn in Node without a document, and taken over in the browser as it was drawn", async () => {
  expect(await buildApp("--ssr", "server.tsx", "--outDir", "server")).toEqual({ code: 0, output: "" });
  const { code, output } = await runNode([join(app, "server/server.js")], { cwd: app, env: { NODE_ENV: "production" } });
  expect(code, output).toBe(0);
  const { hasDocument, drawn } = JSON.parse(output) as Drawn;
  expect(hasDocument).toBe(false);
  // A name in capitals is a component; what is a constant or a hook is none.
  const components = listed.filter((line) => !line.includes(" type ") && / [A-Z]/.test(line));
  expect(Object.keys(drawn).toSorted()).toEqual(components.toSorted());
  expect(Object.entries(drawn).flatMap(([name, { problem }]) => (problem ? [`${name}: ${problem}`] : []))).toEqual([]);
  const html = Object.fromEntries(Object.entries(drawn).map(([name, part]) => [name, part.html ?? ""]));
  expect(await buildOnce()).toEqual({ code: 0, output: "" });
  const complaints = await inBrowser("/", null, async (page) => {
    await page.waitForFunction(() => globalThis.hydrate !== undefined);
    expect(await page.evaluate((drawnParts) => globalThis.hydrate(drawnParts), html)).toEqual([]);
  });
  expect(complaints).toEqual([]);
}, 240_000);

test("the README's first page works under a policy with a nonce, in the colours of another client", async () => {
  expect(await buildOnce()).toEqual({ code: 0, output: "" });
  const nonce = "c2VjcmV0";
  const header = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'`;
  const complaints = await inBrowser("/first", { nonce, header }, async (page) => {
    await page.getByLabel("Titre").fill("La Peste");
    const button = page.getByRole("button", { name: "Garder" });
    await button.click();
    await page.getByRole("status").getByText("La Peste est gardé.").waitFor();
    const groundIn = (theme: string) =>
      button.evaluate(
        (element, { theme }) => {
          Object.assign(document.documentElement.dataset, { client: "quai", theme });
          return getComputedStyle(element).backgroundColor;
        },
        { theme },
      );
    await page.mouse.move(0, 0);
    await expect.poll(() => groundIn("light")).toBe("rgb(35, 64, 110)");
    await expect.poll(() => groundIn("dark")).toBe("rgb(157, 188, 236)");
  });
  expect(complaints).toEqual([]);
}, 120_000);
