import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { pack } from "../../packages/design-system/scripts/pack.mjs";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../scripts/lib/chromium.mjs";
import { runCommand, runNode, runTool } from "../../scripts/lib/processes.mjs";

/** What stands in the browser's address bar; answered from the build's folder, so that no port is needed. */
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

let app = "";
let tarball = "";

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
  // Types of others are theirs to mend.
  const ours = output.split("\n").filter((line) => line.includes("error TS") && !/^node_modules\/(?!@reserve\/)/.test(line));
  expect(ours).toEqual([]);
}, 120_000);

test("an empty application builds and shows the parts without one console error", async () => {
  // The test runner's NODE_ENV would bring React's development build.
  const { code, output } = await runNode([join(app, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"], {
    cwd: app,
    env: { NODE_ENV: "production" },
  });
  expect({ code, output }).toEqual({ code: 0, output: "" });

  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === "/" ? "/index.html" : pathname;
      return route.fulfill({
        body: readFileSync(join(app, "dist", file)),
        contentType: kinds[extname(file)] ?? "application/octet-stream",
      });
    });
    await page.goto(`${origin}/`);
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
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
}, 120_000);
