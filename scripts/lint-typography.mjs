// The French of every fr.json: typographic signs, and spaces where French wants them. The catalogue keeps PLAIN spaces, as the specification
// writes them; one formatter of the console makes them no-break when a text is shown.
import { basename } from "node:path";
import { filesUnder, read } from "./lib/files.mjs";

// Texts of the specification, kept byte for byte.
const verbatim = new Set(["Une tâche d'arrière plan a bien été planifiée."]);

const rules = [
  [/[\u00a0\u202f]/, "a no-break space: write a plain one, the console sets it"],
  [/'/, "a straight apostrophe: write ’"],
  [/"/, "straight double quotes: write « »"],
  [/\.\.\./, "three dots: write …"],
  [/[^\s](?<!&\w+)[;!?»%€](?![\w/=])/u, "no space before ; ! ? » % or €"],
  [/[^\s\d]:(?=\s|$)/u, "no space before :"],
  [/«(?!\s)/, "no space after «"],
];

/** The faults of one French text, as sentences. */
export function typographyFaults(text) {
  if (verbatim.has(text)) return [];
  // A placeholder is a word like any other, a URL or a mark-up tag is none of ours.
  const words = text
    .replace(/\{\{[^}]*\}\}/g, "x")
    .replace(/<[^>]*>/g, "")
    .replace(/https?:\S+/g, "x");
  return rules.filter(([pattern]) => pattern.test(words)).map(([, fault]) => fault);
}

function* texts(value, path) {
  if (typeof value === "string") yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* texts(inner, path ? `${path}.${key}` : key);
}

/** Every fault in the French catalogues of console and clients. */
export function lintTypography() {
  const problems = [];
  for (const file of filesUnder("apps/console/src", "clients").filter((path) => /^(?:[\w-]+\.)?fr\.json$/.test(basename(path)))) {
    for (const [key, text] of texts(JSON.parse(read(file)), "")) {
      for (const fault of typographyFaults(text)) problems.push(`${file}, ${key}: ${fault} (« ${text} »)`);
    }
  }
  return { problems };
}
