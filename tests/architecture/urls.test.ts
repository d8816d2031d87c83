import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** Code that navigates the browser, or changes its URL. */
const LEADS =
  /\blocation\s*\.\s*(?:assign|replace)\s*\(|(?<!\w )\blocation(?:\s*\.\s*href)?\s*=(?![=>{])|\bhistory\s*\.\s*(?:push|replace)State\s*\(|\bwindow\s*\.\s*open\s*\(/;

/** The only module that builds URLs, and the guard that restores the browser's URL. */
const ALLOWED = ["apps/console/src/shared/form/leave-guard.ts", "apps/console/src/shared/links/own-url.ts"];

it("navigates the browser only to URLs that one function has checked", () => {
  const files = globSync("{apps/console,packages/*}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const leading = files.filter((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => LEADS.test(line) && !/^\s*(?:\/\/|\*|const |let )/.test(line)),
  );
  expect(leading.sort()).toEqual(ALLOWED);
});

describe("URLs of screens", () => {
  const source = "apps/console/src";
  /** Files that may contain URLs: the table of links, and the declarations of screens. */
  const isDeclaring = (file: string) => file === `${source}/shared/links/to.ts` || /\.routes\.ts$|\/app\/\w+\.generated\.ts$/.test(file);
  const isWatched = (file: string) => !isDeclaring(file) && !/\.(?:test|stories|fixtures)\.tsx?$/.test(file);
  const files = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const text = (file: string) => readFileSync(join(root, file), "utf8");

  /** Every URL of more than « / » that a screen is declared with, without its id. */
  const declared = files
    .filter(isDeclaring)
    .flatMap((file) => [...text(file).matchAll(/^\s*(?:\{ )?\w+: "(\/\w[^"]*)"/gm)].map(([, path = ""]) => path.replace("/:id?", "")));
  const fixed = [...new Set(declared)].join("|");
  /** At the beginning of a string or pattern, or after a template's placeholder; `/detail` alone is only a part of a URL. */
  const LITERAL = new RegExp(`["'\`^}](?:${fixed}|/detail)(?![\\w-])`);

  const literals = (code: string) =>
    code
      .split("\n")
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && LITERAL.test(line.replaceAll("\\/", "/")))
      .map((line) => line.trim());

  it("are written once: links come from shared/links/to.ts", () => {
    expect(declared).toEqual(expect.arrayContaining(["/public/document/detail", "/cms/popup/test", "/helloworld", "/profile"]));
    const watched = files.filter(isWatched);
    expect(watched.length).toBeGreaterThan(200);
    const found = watched.flatMap((file) => literals(text(file)).map((line) => `${file}: ${line}`));
    expect(found, 'write to.order(id), to.orders({ view: "toPrepare" })').toEqual([]);
  });

  it.each([
    'const LIST = "/public/document";',
    "const LIST = '/cms/popup/test';",
    '<Link href="/account?role=3">',
    "navigate(`/public/document/detail/${id}`)",
    "to={`${LIST}/detail/${id}`}",
    "`${origin}/settings/health`",
    "const isList = /^\\/public\\/document(?:\\?|$)/;",
  ])("are found in %s", (line) => expect(literals(line)).toEqual([line]));

  it.each(['import "./account/detail.ts";', 'to.order(id, { list: "mine" })', "// `/public/document`", 'const own = "/accounts";'])(
    "are not found in %s",
    (line) => expect(literals(line)).toEqual([]),
  );

  it("are those of routes: every named link has the route of that name", () => {
    const table = [...text(`${source}/shared/links/to.ts`).matchAll(/^ {2}(\w+): "\//gm)].map(([, name = ""]) => name);
    const routes = files
      .filter((file) => file.endsWith("routes.ts"))
      .map(text)
      .join("\n");
    expect(table.filter((name) => !new RegExp(`path: paths\\.${name}\\b`).test(routes))).toEqual([]);
    const code = files.filter(isWatched).map(text).join("\n");
    expect(
      table.filter((name) => !new RegExp(`\\b(?:to|paths)\\.${name}\\b`).test(code)),
      "nothing links to it: declare it in its route",
    ).toEqual([]);
  });
});
