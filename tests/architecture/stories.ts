import { withoutComments } from "./words.ts";

/** A variable of a story file: what it is set to, without comments, and the comment right above it. */
interface Declared {
  readonly body: string;
  readonly above: string;
  readonly isExported: boolean;
}

const declaration = /^(export )?(?:const|let|var|function|async function) (\w+)/gm;
/** `play` of the object itself: at the formatter's first indentation, or anywhere where the object stands on one line. */
const ownPlay = (body: string) => (body.includes("\n") ? /^ {2}(?:async )?play\s*[:(](.*)/m : /[{,] (?:async )?play\s*[:(](.*)/).exec(body);
const spreads = (body: string) => [
  ...body.matchAll(body.includes("\n") ? /^ {2}\.\.\.(\w+)(?![\w.])(\(?)/gm : /[{,] \.\.\.(\w+)(?![\w.])(\(?)/g),
];
/** What a file has from the helpers for the obligatory states, each of which plays. */
const states = (code: string): readonly string[] =>
  /import \{([^}]*)\} from "[^"]*\/story-states\.ts";/.exec(code)?.[1]?.match(/\w+/g) ?? [];

function declarations(code: string): Map<string, Declared> {
  const said = withoutComments(code);
  return new Map(
    [...said.matchAll(declaration)].map(({ 1: exported, 2: name = "", index }) => {
      const rest = said.slice(index);
      const line = /^.*/.exec(rest)?.[0] ?? "";
      const body = line.endsWith(";") ? line : rest.slice(0, Math.max(line.length, rest.search(/\n\}/)));
      const above = /\/\*\*(?!\/)((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(code.slice(0, index))?.[1] ?? "";
      return [name, { body, above, isExported: exported !== undefined }];
    }),
  );
}

/** The stories of a file: those that play something, and those that neither do nor carry a line (JSDoc, right above) on what is to be seen in them. */
export function storiesIn(code: string): { readonly stories: string[]; readonly played: string[]; readonly silent: string[] } {
  const declared = declarations(code);
  const given = states(code);
  // What is set to nothing plays nothing, whatever it was spread from.
  const plays = (name: string): boolean | null => {
    const body = declared.get(name)?.body ?? "";
    const own = ownPlay(body)?.[1];
    if (own !== undefined) {
      const lent = /^\s*(\w+)\.play\b/.exec(own)?.[1];
      return lent ? plays(lent) === true : !/^\s*(undefined|(async )?\(\w*\) => (undefined|void 0|\{\s*\}))\s*(,|\}|$)/.test(own);
    }
    return spreads(body).reduceRight<boolean | null>(
      (found, [, lent = "", isCall]) => found ?? (isCall ? given.includes(lent) || null : plays(lent)),
      null,
    );
  };
  const says = (name: string) => {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
    const line = letters(declared.get(name)?.above ?? "");
    return line !== "" && line !== letters(name);
  };
  const stories = [...declared].filter(([, { isExported }]) => isExported).map(([name]) => name);
  const played = stories.filter((name) => plays(name) ?? plays("meta") ?? false);
  return { stories, played, silent: stories.filter((name) => !played.includes(name) && !says(name)) };
}
