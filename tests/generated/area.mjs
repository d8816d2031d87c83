// What `npm run new -- area` writes, as it is: two whole areas (one that is planned, one of two words that is not) generated into a copy of the tree,
// compiled, weighed, checked, their API tested on PGlite with the tests that every operation, route and story is subject to, and their stories played.
// node tests/generated/area.mjs [--keep]: leaves the copy there, to be looked at. Exit code 1 on a failure.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { isMemorySlow } from "../../scripts/lib/machine.mjs";
import { plannedPair } from "../../scripts/lib/new-places.mjs";
import { binary, runNode, runTool } from "../../scripts/lib/processes.mjs";
import { writeResult } from "../../scripts/lib/results.mjs";
import { root } from "../../scripts/lib/root.mjs";
import { copyTree } from "./copy.mjs";

/** The checks that a new area can fail. */
const CHECKS = ["types", "format and lint", "unused code", "rooms and arrows", "contract", "texts", "typography"];
/** The tests of what every area has: operations, rights, lists, routes, the log's words, rooms, stories. The generators' own would take the rest of its time. */
const TESTS = [
  "apps/console/src/app/routes.test.ts",
  "apps/console/src/app/permissions.test.ts",
  "apps/console/src/features/activity/activity.words.test.ts",
  "tests/contract/permissions.test.ts",
  "tests/contract/routes.test.ts",
  "tests/contract/lists.test.ts",
  "tests/architecture",
];
const PROJECTS = ["unit", "api", "contract", "architecture"];

/** Two words, and planned nowhere. */
const own = { answers: ["reading-clubs", "reading-club", "Permission.BackOffice.Cms.PostList", "/cms/readingClub"] };

/** A list with its records that is still planned, whichever that is today; none once all are built. */
async function plannedArea() {
  const pair = await plannedPair(root);
  if (!pair) return null;
  const { title, path, claims } = pair.list;
  const { screen } = JSON.parse(readFileSync(join(root, "apps/console/src/app/locales/fr.json"), "utf8"));
  const isInDrawer = readFileSync(join(root, "apps/console/src/app/menu.ts"), "utf8").includes(`"${title}"`);
  const follows = isInDrawer ? { path, name: screen[title] } : null;
  return { answers: [title, pair.record.title], line: `${path}|${title}|${claims.join()}`, follows };
}

/** A story beside those that are generated: of a screen that was planned, drawer and palette know where it is, as they know every other. */
const followed = ({ path, name }) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";

/** Le tiroir et la palette mènent à l’écran. */
const meta = {
  title: "Écrans/Suivi",
  parameters: { ...consoleStory({ path: "/", at: "/", isFramed: true, server: "fresh" }) },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {
  name: "Tiroir et palette",
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole("navigation", { name: "Navigation principale" }));
    // What is not needed every morning is closed until somebody opens it.
    for (const head of await drawer.findAllByRole("button", { expanded: false })) await userEvent.click(head);
    await expect(await drawer.findByRole("link", { name: "${name}" })).toHaveAttribute("href", "${path}");
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = within(await canvas.findByRole("dialog", { name: "Palette de commandes" }));
    await userEvent.keyboard("${name}");
    await userEvent.click((await palette.findAllByRole("option", { name: /^${name}/ }))[0] as HTMLElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "${name}" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "${name}" })).toHaveAttribute("aria-current", "page");
  },
};
`;

let failed = 0;

/** Runs one step and writes down how it went, unless its tool does that by itself; true when it went well. */
async function step(name, work, { isCounted = false } = {}) {
  const since = performance.now();
  const { code, output } = await work();
  const ms = Math.round(performance.now() - since);
  if (!isCounted) writeResult({ name: `generated area > ${name}`, state: code === 0 ? "passed" : "failed", ms });
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (code === 0) return true;
  failed += 1;
  console.log(output.trim());
  return false;
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const { folder: cwd, remove } = copyTree();
// Whoever ends this run early leaves nothing behind either.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
if (!process.argv.includes("--keep")) process.once("exit", remove);
else console.log(cwd);

const areas = [await plannedArea(), own].filter(Boolean);
const folders = areas.map(({ answers }) => kebab(answers[0]));
const stories = `../apps/console/src/features/{${folders.join(",")}${folders.length === 1 ? "," : ""}}/*.stories.tsx`;

async function generate() {
  for (const { answers, follows } of areas) {
    const isWritten = await step(`new area ${answers.join(" ")}`, () =>
      runNode([binary("plop"), "--plopfile", "plopfile.mjs", "--dest", ".", "--no-progress", "area", ...answers], { cwd }),
    );
    if (!isWritten) return false;
    if (follows) writeFileSync(join(cwd, "apps/console/src/features", kebab(answers[0]), "Followed.stories.tsx"), followed(follows));
  }
  return (
    (await step("generated from the contract and the routes", () => runNode(["scripts/run.mjs", "gen"], { cwd }))) &&
    (await step("the planned screen stands where it was planned, and is planned no longer", standsAsPlanned))
  );
}

function standsAsPlanned() {
  const lines = readFileSync(join(cwd, "apps/console/src/app/routes.generated.ts"), "utf8").split("\n");
  const missing = areas.flatMap(({ line }) => (line === undefined || lines.includes(line) ? [] : [line]));
  return { code: missing.length === 0 ? 0 : 1, output: `not in routes.generated.ts: ${missing.join("; ")}` };
}

async function judge() {
  await step("what it adds to the first pages", () => runNode(["scripts/feature-weight.mjs"]));
  for (const check of CHECKS) await step(check, () => runNode(["scripts/run.mjs", "check", check], { cwd }));
  const reporters = ["--reporter=default", "--reporter=scripts/reporters/vitest.mjs", "--exclude=tests/architecture/generators.test.ts"];
  const files = [...folders.map((folder) => `apps/api/src/areas/${folder}/`), ...TESTS];
  const run = ["run", ...PROJECTS.map((project) => `--project=${project}`), ...reporters, ...files];
  await step("its tests, and those of every area", () => runTool("vitest", run, { cwd }), { isCounted: true });
}

async function play() {
  const env = { STORYBOOK_STORIES: stories, CHROMIUM_PATH: ensureChromium() };
  await step("its stories", () => runNode(["tests/stories/run.mjs"], { cwd, env, isShown: true }), { isCounted: true });
}

if (await generate()) {
  if (isMemorySlow()) {
    await judge();
    await play();
  } else await Promise.all([judge(), play()]);
}
console.log(`generated areas: ${failed} steps failed`);
process.exitCode = failed > 0 ? 1 : 0;
