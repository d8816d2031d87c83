// What a new feature costs those who do not open it: generates one (a list and a record, six operations) in a copy of the sources, builds the console
// without and with it, and compares what sign-in and the orders list load. Exit code 1 when either grows by more than 50 bytes.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { binary, runNode } from "./lib/processes.mjs";
import { root } from "./lib/root.mjs";

const LIMIT_BYTES = 50;
const pages = {
  "sign-in": ["index.html", "src/guest/pages.tsx"],
  "the orders list": [
    "index.html",
    "src/app/console.tsx",
    "src/features/orders/orders.routes.ts",
    "src/features/orders/list/OrderListScreen.tsx",
  ],
};
/** Files of several sources are listed under their own name. */
const groups = { "index.html": "_main-", "src/guest/pages.tsx": "_guest-", "src/app/console.tsx": "_console-" };

const copy = mkdtempSync(join(tmpdir(), "reserve-weight-"));
try {
  for (const place of ["apps/console", "packages", "clients", "scripts", "package.json", "plopfile.mjs", "biome.json"]) {
    cpSync(join(root, place), join(copy, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/](?:dist|dist-\w+|mocks)$/.test(path),
    });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const before = await weigh("without");
  for (const answers of [
    ["ReadingClubList", "listReadingClubs"],
    ["ReadingClub", "getReadingClub"],
  ])
    await tool([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", copy, "--no-progress", "screen", "reading-clubs", ...answers]);
  addOperations();
  await tool(["scripts/generate-routes.mjs"]);
  const after = await weigh("with");
  let isHeavy = false;
  for (const [page, { bytes }] of Object.entries(before)) {
    const growth = after[page].bytes - bytes;
    console.log(`${page}: ${bytes} bytes, and ${growth} more with a feature of two screens and six operations (at most ${LIMIT_BYTES})`);
    for (const { parts } of [before[page], after[page]]) console.log(`  ${parts.map(([file, size]) => `${file} ${size}`).join(", ")}`);
    isHeavy ||= growth > LIMIT_BYTES;
  }
  process.exitCode = isHeavy ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

async function tool(args) {
  const { code, output } = await runNode(args, { cwd: copy });
  if (code !== 0) throw new Error(`${args[0]}: ${output}`);
}

/** Six operations as `npm run gen` would write them, with their lifetimes, and both screens using theirs and writing with the others. */
function addOperations() {
  const change = (file, work) => writeFileSync(join(copy, file), work(readFileSync(join(copy, file), "utf8")));
  const claim = "Permission.BackOffice.Cms.PostList";
  const lines = [
    `listReadingClubs|get|customers|/BackOffice/ReadingClub/ReadingClubs|||${claim}|`,
    `getReadingClub|get|customers|/BackOffice/ReadingClub/ReadingClub|||${claim}|`,
    `listReadingClubMembers|get|customers|/BackOffice/ReadingClub/Members|||${claim}|`,
    `createReadingClub|post|customers|/BackOffice/ReadingClub/ReadingClub|k||${claim}|customers`,
    `updateReadingClub|put|customers|/BackOffice/ReadingClub/ReadingClub|v||${claim}|customers`,
    `deleteReadingClub|delete|customers|/BackOffice/ReadingClub/ReadingClub|v||${claim}|customers`,
  ];
  change("packages/contract/src/operations.generated.ts", (table) => table.replace("readTable(`\n", `readTable(\`\n${lines.join("\n")}\n`));
  change("packages/api-client/src/lifetimes.ts", (table) =>
    table.replace(/^};$/m, '  listReadingClubs: "moment",\n  getReadingClub: "moment",\n  listReadingClubMembers: "month",\n};'),
  );
  change(
    "packages/contract/src/lists.generated.ts",
    (index) => `${index}export { listReadingClubs } from "./lists/listReadingClubs.generated.ts";\n`,
  );
  change("packages/contract/src/lists/listCustomers.generated.ts", (list) => {
    writeFileSync(
      join(copy, "packages/contract/src/lists/listReadingClubs.generated.ts"),
      list.replaceAll("listCustomers", "listReadingClubs"),
    );
    return list;
  });
  change("apps/console/src/features/reading-clubs/reading-club.queries.ts", (code) =>
    code.concat(
      'export const members = (api: ApiClient) => api.query("listReadingClubMembers" as "listCustomers");\n',
      'export const writes = ["createReadingClub", "updateReadingClub", "deleteReadingClub"];\n',
    ),
  );
  change("apps/console/src/features/reading-clubs/ReadingClubScreen.tsx", (code) =>
    code
      .replace("readingClubById }", "members, readingClubById, writes }")
      .replace("return (\n", "useQuery(members(api));\n  if (writes.includes(String(id))) return null;\n  return (\n"),
  );
}

/** Builds the copy; the bytes that each page loads, packed as the server packs them. */
async function weigh(name) {
  const dist = join(copy, "apps/console", `dist-${name}`);
  await tool([binary("vite"), "build", "apps/console", "--outDir", dist, "--logLevel", "error"]);
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const keyOf = (source) => (manifest[source] ? source : Object.keys(manifest).find((key) => key.startsWith(groups[source] ?? "-")));
  return Object.fromEntries(
    Object.entries(pages).map(([page, sources]) => {
      const files = new Set();
      const take = (key) => {
        if (!manifest[key]) throw new Error(`${page}: the build knows no ${key}`);
        if (files.has(manifest[key].file)) return;
        files.add(manifest[key].file);
        for (const more of manifest[key].imports ?? []) take(more);
      };
      for (const source of sources) take(keyOf(source));
      const own = [...files, "index.html"].filter((file) => existsSync(join(dist, file)));
      const parts = own.map((file) => [file.replace(/-[\w-]{8}\./, "."), brotliCompressSync(readFileSync(join(dist, file))).length]);
      return [page, { parts, bytes: parts.reduce((sum, [, bytes]) => sum + bytes, 0) }];
    }),
  );
}
