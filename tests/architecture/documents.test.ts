import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist|\.tools|\.git)(?:\/|$)/.test(path);
const files = (...patterns: string[]) => globSync(patterns, { cwd: root, exclude }).map((file) => file.replaceAll("\\", "/"));
const documents = files("*.md", "{apps,packages,tests,bench,docs}/**/*.md", ".storybook/*.md").map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

/** Names that documents use as a pattern and that no file has. */
function missing(pattern: RegExp, exists: (named: string, document: string) => boolean): string[] {
  const named = documents.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ file, name })));
  expect(named.length).toBeGreaterThan(3);
  return named.filter(({ file, name }) => !exists(name, file)).map(({ file, name }) => `${file}: ${name}`);
}

/** Returns the anchor that the forge generates for a heading. */
const anchorsOf = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every command that a document names exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
  expect(missing(/npm run ([\w-]+)/g, (name) => name in scripts)).toEqual([]);
  const benches = files("bench/*.mjs", "tests/load/*.mjs").map((file) => file.replace(/.*\/|\.mjs$/g, ""));
  expect(missing(/npm run bench -- ([\w-]+)/g, (name) => benches.includes(name))).toEqual([]);
});

/** Placeholders for any name. */
const isExample = (name: string) => /(?:^|\/)(?:x|file)\.test\.ts$/.test(name);

test("every test that a document names exists", () => {
  const tests = files("{apps,packages,tests}/**/*.{test,spec}.{ts,tsx}");
  expect(
    missing(/([\w./-]+\.(?:test|spec)\.tsx?)\b/g, (name) => isExample(name) || tests.some((file) => `/${file}`.endsWith(`/${name}`))),
  ).toEqual([]);
});

test("every link between documents has a target", () => {
  const leads = (link: string, document: string) => {
    const [path = "", anchor] = link.split("#");
    const target = path ? join(dirname(document), path) : document;
    return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
  };
  expect(missing(/\]\((?!\w+:)([^)\s]+)\)/g, leads)).toEqual([]);
});

/** Historical records, and figures written by a script. */
const isRecord = (file: string) => /^(?:CHANGELOG\.md|docs\/deleted-journeys\.md|bench\/)/.test(file);

test("lines of documents have at most 100 columns, except tables and code", () => {
  const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "").split("\n");
  const wide = (line: string) => line.length > 100 && !/^\||\]\(\S{60,}\)/.test(line);
  const written = documents.filter(({ file }) => !isRecord(file));
  expect(written.length).toBeGreaterThan(20);
  expect(
    written.flatMap(({ file, text }) =>
      prose(text)
        .filter(wide)
        .map((line) => `${file}: ${line}`),
    ),
  ).toEqual([]);
});
