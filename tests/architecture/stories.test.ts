import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { publishedFaults, storiesIn } from "./stories.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync(["apps/*/src/**/*.stories.tsx", "packages/*/src/**/*.stories.tsx", ".storybook/**/*.stories.tsx"], {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).map((file) => file.replaceAll("\\", "/"));

test("every story has a play or a line above it that describes it", () => {
  expect(files.length).toBeGreaterThan(100);
  const read = files.map((file) => ({ file, ...storiesIn(readFileSync(join(root, file), "utf8")) }));
  expect(read.flatMap(({ stories }) => stories).length).toBeGreaterThan(800);
  expect(
    read.flatMap(({ file, silent }) =>
      silent.map(
        (name) => `${file} ${name} has neither a play nor a description. Give it a play that can fail, or a line /** … */ above it.`,
      ),
    ),
  ).toEqual([]);
});

test("the published Storybook is French: every story's name, its line, and the description of its page", () => {
  const faults = files.flatMap((file) => publishedFaults(readFileSync(join(root, file), "utf8")).map((fault) => `${file} ${fault}`));
  expect(faults).toEqual([]);
});

test("every screen that is rendered before its first response has a story of that state, in which axe would report an empty heading", () => {
  const screens = globSync("apps/console/src/**/*Screen.tsx", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => readFileSync(join(root, file), "utf8").includes("skeleton={"));
  expect(screens.length).toBeGreaterThan(40);
  const without = screens.filter(
    (file) => !/\bloading(Record|List)?\(/.test(readFileSync(join(root, file.replace(/\.tsx$/, ".stories.tsx")), "utf8")),
  );
  expect(without).toEqual([]);
});

const meta = 'const meta = { title: "Champs/A", component: A } satisfies Meta<typeof A>;\nexport default meta;\n';
const played = `export const Played: Story = {
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeValid();
  },
};
`;

describe("the test of stories finds", () => {
  test.each([
    ["nothing at all", "export const Off: Story = {};"],
    ["arguments on one line", "export const Off: Story = { args: { isDisabled: true } };"],
    ["a type of its own", "export const Off: StoryObj<typeof meta> = {\n  args: { isDisabled: true },\n};"],
    ["no type", "export const Off = { args: { isDisabled: true } };"],
    ["something built elsewhere", "export const Off = storyOf({ isDisabled: true });"],
    ["a comment that is no description", "// Its words in grey.\nexport const Off: Story = {};"],
    ["a line separated by a blank line", "/** Its words in grey. */\n\nexport const Off: Story = {};"],
    ["an empty line", "/** */\nexport const Off: Story = {};"],
    ["its own name again", "/** Off. */\nexport const Off: Story = {};"],
    ["the line of the story before", "/** Its words in grey. */\nexport const Greyed: Story = {};\nexport const Off: Story = {};"],
    ["the play of the story after", `export const Off: Story = { args: { isDisabled: true } };\n\n${played}`],
    ["a play in a comment", "export const Off: Story = {\n  // play: async () => expect(1).toBe(1),\n};"],
    ["a play of something inside", "export const Off: Story = {\n  parameters: {\n    play: async () => start(),\n  },\n};"],
    ["a play that does nothing", "export const Off: Story = { play: async () => undefined };"],
    ["a play removed again", `${played}export const Off: Story = { ...Played, play: undefined };`],
    ["a spread of a call that nobody knows", 'export const Off: Story = { name: "Échec", ...failedRead("listOrders") };'],
    ["a spread of what does not play", "const base = { args: { isDisabled: true } };\nexport const Off: Story = { ...base };"],
    [
      "the play of a story without one",
      "/** Its words in grey. */\nexport const Open: Story = {};\nexport const Off: Story = { play: Open.play };",
    ],
  ])("%s", (_, code) => {
    expect(storiesIn(meta + code).silent).toEqual(["Off"]);
  });

  test.each([
    ["a play on one line", 'export const Dark: Story = { globals: { theme: "dark" }, play: async () => void (await row()) };'],
    ["a method", 'export const Dark: Story = {\n  async play({ canvas }) {\n    await canvas.findByRole("table");\n  },\n};'],
    ["a line", "/** Greyed, its words still legible. */\nexport const Dark: Story = {};"],
    ["lines", "/**\n * Greyed,\n * its words still legible.\n */\nexport const Dark: Story = {\n  args: {},\n};"],
    ["a spread of a story that plays", `${played}export const Dark: Story = { ...Played, globals: { theme: "dark" } };`],
    ["a spread on a line of its own", `${played}export const Dark: Story = {\n  ...Played,\n  globals: { theme: "dark" },\n};`],
    ["a spread of a spread", `${played}const base = { ...Played };\nexport const Dark: Story = { ...base };`],
    ["the play of another story", `${played}export const Dark: Story = { play: Played.play };`],
    [
      "a state that plays",
      'import { failedRead } from "../../shared/stories/story-states.ts";\nexport const Dark: Story = { name: "Échec", ...failedRead("listOrders") };',
    ],
    ["a play that several share", 'const walk: Story["play"] = async ({ canvas }) => {};\nexport const Dark: Story = { play: walk };'],
  ])("not, where there is %s", (_, code) => {
    expect(storiesIn(meta + code)).toMatchObject({ silent: [] });
  });

  test("members that all stories of a file inherit", () => {
    const shared =
      'const meta = {\n  title: "Champs/A",\n  play: async ({ canvas }) => void (await canvas.findByRole("table")),\n} satisfies Meta;\n';
    const code = `${shared}export const Light: Story = {};\nexport const Dark: Story = { play: async () => undefined };`;
    expect(storiesIn(code)).toEqual({ stories: ["Light", "Dark"], played: ["Light"], silent: ["Dark"] });
  });
});

describe("the test of the published Storybook", () => {
  const about = "/** Ce qu’on presse. */\n";
  test.each([
    ["no name", "export const Off: Story = { args: { isDisabled: true } };"],
    ["the name that the Storybook would make", 'export const OffInAForm: Story = { name: "Off In A Form" };'],
    ["an English name", 'export const Off: Story = { name: "Off with the reason" };'],
    ["a name that is some argument's", 'export const Off: Story = { args: { name: "Désactivé" } };'],
    ["a name deeper down", 'export const Off: Story = {\n  args: {\n    name: "Désactivé",\n  },\n};'],
    ["a name that is worked out", 'export const Off: Story = { name: called("Désactivé") };'],
    ["an English line", '/** Its words in grey. */\nexport const Off: Story = { name: "Désactivé" };'],
    [
      "one name twice",
      'export const Off: Story = { name: "Désactivé" };\nexport const Gone: Story = {\n  ...Off,\n  name: "Désactivé",\n};',
    ],
  ])("sees %s", (_, code) => {
    expect(publishedFaults(about + meta + code)).toHaveLength(1);
  });

  test("finds a page without a line, one in English, and parameters that the line would overwrite", () => {
    expect(publishedFaults(meta)).toHaveLength(1);
    const called = meta.replace("component: A", "component: A, parameters: consoleStory({})");
    expect(publishedFaults(about + called)).toHaveLength(1);
    expect(publishedFaults(about + called.replace("consoleStory({})", "{ ...consoleStory({}) }"))).toEqual([]);
    expect(publishedFaults(about + meta.replace("component: A", "component: A, ...place"))).toHaveLength(1);
    expect(publishedFaults(`/** A button whose words are a verb. */\n${meta}`)).toHaveLength(1);
  });

  test.each([
    'export const Off: Story = { name: "Désactivé", args: { isDisabled: true } };',
    'export const Off: Story = { ...Open, name: "Désactivé" };',
    '/** Ses mots en gris, « with » cité. */\nexport const Off: Story = {\n  ...Open,\n  name: "Désactivé",\n};',
  ])("takes %s", (code) => {
    expect(publishedFaults(about + meta + code)).toEqual([]);
  });
});
