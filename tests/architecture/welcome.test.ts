import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { getStorySortParameter } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { storiesIn } from "./stories.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => path.includes("node_modules") }).map((file) => file.replaceAll("\\", "/"));

const stories = filesOf("apps/console/src/**/*.stories.tsx", "packages/*/src/**/*.stories.tsx", ".storybook/**/*.stories.tsx").map(
  (file) => {
    const code = read(file);
    // The first title in the file's meta; arguments have titles too.
    return { title: /^const meta[^\n]*?\{(?:\n {2}| )title: "([^"]+)"/m.exec(code)?.[1] ?? file, code };
  },
);
const pages = filesOf(".storybook/docs/*.mdx").map((file) => ({ file, text: read(file) }));

/** Every valid URL of the Storybook, as its links spell it. */
const urls = new Set([
  ...stories.flatMap(({ title, code }) => [
    ...(code.includes('tags: ["!autodocs"]') ? [] : [`/docs/${toId(title, "Docs")}`]),
    ...storiesIn(code).stories.map((story) => `/story/${toId(title, storyNameFromExport(story))}`),
  ]),
  ...pages.map(({ text }) => `/docs/${toId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? "none", "Docs")}`),
]);

test("links between the Storybook's pages have a target", () => {
  const links = pages.flatMap(({ file, text }) => [...text.matchAll(/\?path=([^")\s]+)/g)].map(([, to = ""]) => ({ file, to })));
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter(({ to }) => !urls.has(to))).toEqual([]);
});

test("the welcome names every account of the demonstration and its password", () => {
  const welcome = read(".storybook/docs/Bienvenue.mdx");
  const accounts = [...read("apps/api/src/areas/identity/demo-accounts.ts").matchAll(/^ {4}userName: "(\w+)"/gm)].map(([, name]) => name);
  const named = [...welcome.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(accounts);
  const password = /DEMO_PASSWORD = "([^"]+)"/.exec(read("apps/api/src/platform/identity/password-rules.ts"))?.[1];
  expect(welcome).toContain(`\`${password}\``);
});

test("screens are in the drawer's order, and only screens are placed", () => {
  const { order } = getStorySortParameter(read(".storybook/preview.tsx")) as { order: (string | string[])[] };
  expect(order.slice(0, 3)).toEqual(["Bienvenue", "Réserve, entière", "Écrans"]);
  const screens = order[3] as string[];
  const words = (JSON.parse(read("apps/console/src/app/locales/fr.json")) as { screen: Record<string, string> }).screen;
  const drawer = [...read("apps/console/src/app/menu.ts").matchAll(/screens: \[("[^\]]*)\]/g)]
    .flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)])
    .map(([, name = ""]) => words[name] ?? name);
  expect(drawer.length).toBeGreaterThan(20);
  expect(screens.filter((name) => drawer.includes(name))).toEqual(drawer);
  const known = new Set([...Object.values(words), ...stories.map(({ title }) => title.split("/")[1]), "*"]);
  expect(screens.filter((name) => !known.has(name))).toEqual([]);
});
