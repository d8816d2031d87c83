import { storyNameFromExport } from "storybook/internal/csf";
import { withoutComments } from "./words.ts";

/** A variable of a story file: what it is set to, without comments, and the comment right above it. */
interface Declared {
  readonly body: string;
  readonly above: string;
  readonly isExported: boolean;
}

const declaration = /^(export )?(?:const|let|var|function|async function) (\w+)/gm;
/** Returns the `play` of the object itself: at the first indentation level, or anywhere in an object on one line. */
const ownPlay = (body: string) => (body.includes("\n") ? /^ {2}(?:async )?play\s*[:(](.*)/m : /[{,] (?:async )?play\s*[:(](.*)/).exec(body);
const spreads = (body: string) => [
  ...body.matchAll(body.includes("\n") ? /^ {2}\.\.\.(\w+)(?![\w.])(\(?)/gm : /[{,] \.\.\.(\w+)(?![\w.])(\(?)/g),
];
/** Returns the imported helpers for the obligatory states, each of which has a `play`. */
const states = (code: string): readonly string[] =>
  /import \{([^}]*)\} from "[^"]*\/story-states\.ts";/.exec(code)?.[1]?.match(/\w+/g) ?? [];

function declarations(code: string): Map<string, Declared> {
  const source = withoutComments(code);
  return new Map(
    [...source.matchAll(declaration)].map(({ 1: exported, 2: name = "", index }) => {
      const rest = source.slice(index);
      const line = /^.*/.exec(rest)?.[0] ?? "";
      const body = line.endsWith(";") ? line : rest.slice(0, Math.max(line.length, rest.search(/\n\}/)));
      const above = /\/\*\*(?!\/)((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(code.slice(0, index))?.[1] ?? "";
      return [name, { body, above, isExported: exported !== undefined }];
    }),
  );
}

/** The stories of a file: those with a play, and those with neither a play nor a line (JSDoc, right above) that describes them. */
export function storiesIn(code: string): { readonly stories: string[]; readonly played: string[]; readonly silent: string[] } {
  const declared = declarations(code);
  const stateNames = states(code);
  // An explicit undefined disables `play`, whatever was spread.
  const plays = (name: string): boolean | null => {
    const body = declared.get(name)?.body ?? "";
    const own = ownPlay(body)?.[1];
    if (own !== undefined) {
      const lent = /^\s*(\w+)\.play\b/.exec(own)?.[1];
      return lent ? plays(lent) === true : !/^\s*(undefined|(async )?\(\w*\) => (undefined|void 0|\{\s*\}))\s*(,|\}|$)/.test(own);
    }
    return spreads(body).reduceRight<boolean | null>(
      (found, [, lent = "", isCall]) => found ?? (isCall ? stateNames.includes(lent) || null : plays(lent)),
      null,
    );
  };
  const hasLine = (name: string) => {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
    const line = letters(declared.get(name)?.above ?? "");
    return line !== "" && line !== letters(name);
  };
  const stories = [...declared].filter(([, { isExported }]) => isExported).map(([name]) => name);
  const played = stories.filter((name) => plays(name) ?? plays("meta") ?? false);
  return { stories, played, silent: stories.filter((name) => !played.includes(name) && !hasLine(name)) };
}

/** Returns what the published Storybook shows of a file: the comment above `meta`, and each story's name with its comment ("" without one). */
function publishedIn(code: string): {
  readonly about: string;
  /**
   * Whether `meta` has parameters that are not an object literal, or may have by a spread: the Storybook replaces them as soon as there is a comment
   * above it.
   */
  readonly losesParameters: boolean;
  readonly stories: { readonly story: string; readonly name: string; readonly line: string }[];
} {
  const declared = declarations(code);
  const lineOf = (name: string) =>
    (declared.get(name)?.above ?? "")
      .split("\n")
      .map((line) => line.replace(/^\s*\*?\s*/, ""))
      .join(" ")
      .trim();
  // A text between quotes in the object itself: the index of the Storybook reads nothing else, and a `name` deeper down is some argument's.
  const nameOf = (body: string) =>
    (body.includes("\n") ? /^ {2}name: "([^"\n]+)"/m : /^[^{]*\{ (?:\.\.\.\w+, )*name: "([^"\n]+)"/).exec(body)?.[1] ?? "";
  const stories = [...declared].filter(([, { isExported }]) => isExported);
  const [meta = ""] = (declared.get("meta")?.body ?? "").split(" satisfies ");
  const losesParameters = (
    meta.includes("\n") ? /^ {2}(?:\.\.\.|parameters(?:,|: (?!\{)))/m : /[{,] (?:parameters(?:,|: (?!\{))|\.\.\.(?=[^{}]*\}$))/
  ).test(meta);
  return {
    about: lineOf("meta"),
    losesParameters,
    stories: stories.map(([story, { body }]) => ({ story, name: nameOf(body), line: lineOf(story) })),
  };
}

/** Returns whether a line contains an English word that French does not have. */
function isEnglish(line: string): boolean {
  return /(?<![\p{L}’])(?:the|and|with|without|of|is|are|its|it|not|what|which|that|this|from|by|said|stands?)(?![\p{L}])/iu.test(
    line.replace(/`[^`]*`|«[^»]*»/g, ""),
  );
}

/** Returns what would confuse a reader of the published Storybook in a file of stories, one sentence each. */
export function publishedFaults(code: string): string[] {
  const { about, losesParameters, stories } = publishedIn(code);
  const hasPage = !code.includes('tags: ["!autodocs"]');
  const names = stories.map(({ name }) => name);
  return [
    ...(hasPage && about === "" ? ["has no line /** … */ above its meta that describes the component in French."] : []),
    ...(about !== "" && losesParameters
      ? ["has parameters that the Storybook overwrites with the line above meta: write them as an object, { ...consoleStory(…) }."]
      : []),
    ...(isEnglish(about) ? ["describes the component in English, above its meta."] : []),
    ...stories.flatMap(({ story, name, line }, at) => [
      ...(name === "" || name === storyNameFromExport(story) || isEnglish(name) ? [`${story} has no French name: "…" of its own.`] : []),
      ...(name !== "" && names.indexOf(name) !== at ? [`${story} is named « ${name} » like another story of the file.`] : []),
      ...(isEnglish(line) ? [`${story} is described in English.`] : []),
    ]),
  ];
}
