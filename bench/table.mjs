// DataTable beside the tables that others use: bytes, mount, scroll, memory and sorting, in one run of one browser. See bench/table/.
// npm run bench -- table [--rounds=5] [--rows=10000,100000] [--only=reserve,mui]. A whole run writes its figures into the design system's README.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { build } from "vite";
import { pack } from "../packages/design-system/scripts/pack.mjs";
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../scripts/lib/chromium.mjs";
import { markdownTable, writeBlock } from "../scripts/lib/markdown.mjs";
import { freePort } from "../scripts/lib/postgres.mjs";
import { runCommand, runTool } from "../scripts/lib/processes.mjs";
import { root } from "../scripts/lib/root.mjs";
import { step } from "../scripts/lib/steps.mjs";

const option = (name, fallback) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const ROUNDS = Number(option("rounds", "5"));
const SIZES = option("rows", "10000,100000").split(",").map(Number);
const FRAMES = 80;
const home = join(root, "bench/table");
const LOAD = loadavg()[0];

const { dependencies } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
const all = [
  { id: "reserve", name: "`DataTable`" },
  { id: "mui", name: `MUI X DataGrid ${dependencies["@mui/x-data-grid"]}` },
  { id: "ag-grid", name: `AG Grid Community ${dependencies["ag-grid-community"]}` },
  { id: "tanstack", name: `TanStack Table ${dependencies["@tanstack/react-table"]} + Virtual` },
];
const only = option("only", "")?.split(",").filter(Boolean);
const subjects = all.filter(({ id }) => only.length === 0 || only.includes(id));
const isWhole = only.length === 0 && SIZES.length === 2;

const scratch = mkdtempSync(join(tmpdir(), "reserve-bench-table-"));
try {
  await step("install the other tables", install, "bench/table/package-lock.json must name versions that your registry carries.");
  await step("types", () => runTool(["typescript", "tsc"], ["-p", home]));
  await step("pack the design system", async () => void (await pack()));
  const reactAlone = await bundle("react");
  for (const subject of subjects) {
    subject.bytes = (await bundle(subject.id)).bytes - reactAlone.bytes;
    console.log(`${subject.name}: ${(subject.bytes / 1000).toFixed(1)} kB brotli over React's ${(reactAlone.bytes / 1000).toFixed(1)}`);
  }
  await measureAll();
  report();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function install() {
  const stamp = join(home, "node_modules/.package-lock.json");
  const wanted = readFileSync(join(home, "package-lock.json"), "utf8");
  const isThere =
    existsSync(stamp) &&
    existsSync(join(home, "node_modules/.reserve")) &&
    readFileSync(join(home, "node_modules/.reserve"), "utf8") === wanted;
  if (isThere) return { code: 0 };
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const result = await runCommand("npm", flags, { cwd: home, shell: process.platform === "win32" });
  if (result.code === 0) writeFileSync(join(home, "node_modules/.reserve"), wanted);
  return result;
}

/** Builds one page for production, with our table from the package that applications install. */
async function bundle(id) {
  const { output } = await build({
    root: home,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: [
        {
          find: /^@reserve\/design-system\/(.+)$/,
          replacement: join(root, "packages/design-system/dist/package/$1"),
          customResolver: packed,
        },
      ],
      dedupe: ["react", "react-dom"],
    },
    build: {
      outDir: join(scratch, id),
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(home, `subjects/${id}.tsx`),
        output: { entryFileNames: "entry.js", chunkFileNames: "[name]-[hash].js", assetFileNames: "[name][extname]" },
        onLog: (level, log, next) => log.code === "MODULE_LEVEL_DIRECTIVE" || next(level, log),
      },
    },
  });
  const bytes = output.filter(({ type }) => type === "chunk").reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { bytes };
}

/** Resolves `…/dist/package/table` with the package's own `exports`. */
function packed(path) {
  const home = join(root, "packages/design-system/dist/package");
  const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const entry = exports[`.${path.slice(home.length)}`];
  return join(home, typeof entry === "string" ? entry : entry.default);
}

async function measureAll() {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, id, file] = pathname.split("/");
    if (file === "") {
      const css = ["reserve", "entry"].map((name) => `${name}.css`).filter((name) => existsSync(join(scratch, id, name)));
      const links = css.map((name) => `<link rel="stylesheet" href="${name}">`).join("");
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><html lang="fr" data-theme="light" data-client="generic" data-density="normal"><title>${id}</title><link rel="icon" href="data:,">${links}<body><div id="root"></div><script type="module" src="entry.js"></script>`,
      );
      return;
    }
    const path = join(scratch, id, file ?? "");
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.setHeader("content-type", extname(path) === ".css" ? "text/css" : "text/javascript");
    response.end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    for (const subject of subjects) subject.rounds = new Map(SIZES.map((rows) => [rows, []]));
    // Round by round, so that what else the machine does falls on all alike; the first warms up and is thrown away.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const rows of SIZES) {
        for (const subject of subjects) {
          const figures = await measure(browser, `http://127.0.0.1:${port}/${subject.id}/?rows=${rows}`);
          if (round > 0) subject.rounds.get(rows).push(figures);
        }
      }
      console.log(round === 0 ? "warmed up" : `round ${round} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(browser, url) {
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(url);
    await page.waitForFunction(() => "bench" in globalThis);
    const mount = await page.evaluate(() => bench.mount());
    // Lazy chunks are loaded.
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("HeapProfiler.enable");
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize").value / 1e6;
    await devtools.send("HeapProfiler.disable");
    const { dropped, blank, gaps, last } = await page.evaluate((frames) => bench.scroll(frames), FRAMES);
    await page.evaluate(() => bench.toTop());
    const sorted = page.evaluate(() => bench.watchSort());
    // The word itself: beside it some tables have a menu.
    await page.getByRole("columnheader", { name: "Prix" }).getByText("Prix", { exact: true }).first().click();
    const { settle, inp } = await sorted;
    if (complaints.length > 0) throw new Error(`${url}: ${complaints.join("\n")}`);
    return { mount, heap, dropped, blank, gaps, last, inp, settle };
  } finally {
    await context.close();
  }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function report() {
  const whole = (value) => value.toFixed(0);
  const lines = [
    ["JS, kB brotli over React", ...subjects.map(({ bytes }) => (bytes / 1000).toFixed(1))],
    ...SIZES.flatMap((count) => {
      const label = `${count.toLocaleString("en")} rows:`;
      const figure = (subject, key) => median(subject.rounds.get(count).map((figures) => figures[key]));
      const row = (text, write) => [`${label} ${text}`, ...subjects.map(write)];
      return [
        row("mount, ms", (subject) => whole(figure(subject, "mount"))),
        row(`scroll in ${FRAMES} frames: dropped`, (subject) => whole(figure(subject, "dropped"))),
        row("of those frames: blank, with a gap", (subject) => `${whole(figure(subject, "blank"))}, ${whole(figure(subject, "gaps"))}`),
        row("the last row it came to", (subject) => figure(subject, "last").toLocaleString("en")),
        row("heap, MB", (subject) => figure(subject, "heap").toFixed(1)),
        row("sort: INP, ms", (subject) => whole(figure(subject, "inp"))),
        row("sort: settled after, ms", (subject) => whole(figure(subject, "settle"))),
      ];
    }),
  ];
  const head = ["8 columns, medians", ...subjects.map(({ name }) => name)];
  const day = new Date().toISOString().slice(0, 10);
  const text = [
    markdownTable(head, lines, head.map((_, place) => place).slice(1)),
    "",
    `${day}, ${ROUNDS} rounds after one to warm up, production builds, Chromium headless at 1280 × 800. Machine:`,
    `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOAD.toFixed(1)} at the start.`,
    "`npm run bench -- table`",
  ].join("\n");
  console.log(`\n${text}\n`);
  if (!isWhole) return;
  writeBlock("packages/design-system/README.md", "bench: table", text);
}
