import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { withoutComments } from "./words.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => path.includes("node_modules") }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** A text for users: its place, its key or the word before it, and its language where known. */
interface LocatedText {
  where: string;
  key: string;
  language: "fr" | "en" | null;
  text: string;
}

function leaves(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const catalogues: LocatedText[] = filesOf("apps/console/src/**/locales/*.json").flatMap((file) => {
  const language = /(?:^|[./])(fr|en)\.json$/.exec(file)?.[1] as "fr" | "en";
  return leaves(JSON.parse(read(file))).map(([key, text]) => ({ where: `${file}, ${key}`, key, language, text }));
});

/** Texts in code: those of the server's responses, mails and papers, of the design system, and the overrides of each client. */
const sentences: LocatedText[] = filesOf(
  "apps/api/src/**/*.ts",
  "packages/{domain,design-system,workflows,mocks}/src/**/*.{ts,tsx}",
  "clients/*/*.ts",
)
  .filter((file) => !/\.(test|stories|fixtures)\.|\/(demo|testing)\/|generated/.test(file))
  .flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/(?:\b(\w+):\s*(?:\([^()]*\)\s*=>\s*)?)?(?:"((?:\\.|[^"\\\n])+)"|`((?:\\.|[^`\\])+)`)/g)].map(
      ([, key = "", plain, template]): LocatedText => ({
        where: file,
        key,
        language: key === "fr" || key === "en" ? key : null,
        text: plain ?? template ?? "",
      }),
    ),
  );

const all = [...catalogues, ...sentences];

/** Forbidden synonyms, each with the term to use instead. */
interface Term {
  means: string;
  isWrong: (text: LocatedText) => boolean;
}

const lastOf = (key: string) => key.split(".").at(-1) ?? "";

const terms: Record<string, Term> = {
  "an address is an « adresse électronique », a mail a « courriel »": {
    means: "adresse électronique",
    isWrong: ({ key, language, text }) =>
      /adresses? (?:e-?mail|mail|(?:de )?courriel)|courriel \(mailto/i.test(text) ||
      (language === "fr" && /\b(?:e-?mails?|mails?|mél)\b/i.test(text.replace(/\{\{.*?\}\}|\$\{.*?\}/g, ""))) ||
      (language === "fr" && /hint$/i.test(lastOf(key)) && /\bcourriel/i.test(text) && text.includes(",")) ||
      (language === "fr" && lastOf(key) === "email" && text !== "Adresse électronique" && text.length < 30),
  },
  "an address is an “e-mail address”, a mail a “mail”": {
    means: "e-mail address",
    isWrong: ({ key, language, text }) =>
      /\be-mails?\b(?! address)/i.test(text) ||
      (language === "en" && /\bemails?\b|(?<!e-)\bmail address/i.test(text.replace(/\{\{.*?\}\}|\$\{.*?\}/g, ""))) ||
      (language === "en" && lastOf(key) === "email" && text !== "E-mail address" && text.length < 30),
  },
  "what is fetched in a shop is a “pickup”; a collection is a publisher’s": {
    means: "pickup",
    isWrong: ({ key, language, text, where }) =>
      language === "en" &&
      /\bcollections?\b/i.test(text) &&
      text !== "Collection" &&
      !/collection/i.test(lastOf(key)) &&
      // The sheets of the publishers' collections.
      !where.includes("/collections/"),
  },
  "a count is written as the language writes it": {
    means: "{{count, number}}",
    isWrong: ({ text }) => text.includes("{{count}}"),
  },
  "French elides with ’": {
    means: "’",
    isWrong: ({ text }) => /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'\p{L}/iu.test(text) && !verbatim.has(text),
  },
};

// The specification's own text, byte for byte.
const verbatim = new Set(["Une tâche d'arrière plan a bien été planifiée."]);

describe("one term per thing", () => {
  test.each(Object.keys(terms))("%s", (name) => {
    const term = terms[name] as Term;
    expect(catalogues.length).toBeGreaterThan(1500);
    expect(sentences.length).toBeGreaterThan(500);
    expect(all.filter(term.isWrong).map(({ where, text }) => `${where}: « ${text} », say « ${term.means} »`)).toEqual([]);
  });

  const locatedText = (language: LocatedText["language"], text: string, key = "x"): LocatedText => ({
    where: "fixture",
    key,
    language,
    text,
  });
  test.each([
    [0, locatedText("fr", "Courriel", "field.email")],
    [0, locatedText("fr", "Nom, courriel…", "list.searchHint")],
    [0, locatedText(null, "Changez d’adresse e-mail.")],
    [1, locatedText("en", "E-mail", "field.email")],
    [1, locatedText("en", "Your email")],
    [2, locatedText("en", "2 collections wait")],
    [3, locatedText("fr", "{{count}} titres")],
    [4, locatedText(null, "Personne ne s'en occupe")],
  ])("refuses by rule %i %o", (index, fixture) => {
    expect(Object.values(terms)[index]?.isWrong(fixture)).toBe(true);
  });
});
