// Writes into FIGURES.md what can be counted in the sources without running anything (`npm run gen`), and compares it (`npm run check`). Other documents
// link there and repeat none of it.
import { operations } from "@reserve/contract";
import { allClaims } from "@reserve/domain";
import { filesUnder, read } from "./lib/files.mjs";
import { markdownTable, writeBlock } from "./lib/markdown.mjs";

const all = Object.values(operations);
/** Counts the matches of a pattern in files with this name ending. */
const found = (pattern, end, ...folders) =>
  filesUnder(...folders)
    .filter((file) => file.endsWith(end))
    .reduce((sum, file) => sum + [...read(file).matchAll(pattern)].length, 0);
const filesWith = (pattern, ...folders) => filesUnder(...folders).filter((file) => pattern.test(file));
const sets = 2 * allClaims.length + 4;

const figures = [
  ["operations of the contract", all.length, "`openapi/paths/`"],
  ["of them writes", all.filter(({ isWrite }) => isWrite).length, "the same"],
  ["claims", allClaims.length, "`packages/domain/src/claims.ts`"],
  ["sets of claims: nobody, none, each alone, all but each, all, the wildcard", sets, "the same"],
  ["operations × sets of claims", all.length * sets, "both"],
  ["tables of the database", found(/\bpgTable\(/g, ".tables.ts", "apps/api/src"), "`*.tables.ts`"],
  ["migrations", filesWith(/\.sql$/, "apps/api/migrations").length, "`apps/api/migrations/`"],
  ["stories", found(/^export const \w+: Story(?:Obj<[^>]+>)? =/gm, ".stories.tsx", "packages", "apps", ".storybook"), "`*.stories.tsx`"],
  [
    "names that applications may import of the design system",
    read("packages/design-system/public.txt").trimEnd().split("\n").length,
    "`public.txt`",
  ],
  ["languages of the console", filesWith(/\/[a-z]{2}\.json$/, "apps/console/src/app/locales").length, "`locales/`"],
  ["clients", filesWith(/\/variant\.ts$/, "clients").length, "`clients/`"],
];

const rows = figures.map(([what, count, where]) => [what, count.toLocaleString("en"), where]);
// A pattern without any match searches the wrong place.
const empty = figures.filter(([, count]) => count === 0).map(([what]) => what);
if (empty.length > 0) throw new Error(`nothing counted: ${empty.join(", ")}`);
writeBlock("FIGURES.md", "counted", markdownTable(["What", "Count", "Where"], rows, [1]));
