import { searchKey } from "@reserve/domain";
import { type SQL, sql } from "drizzle-orm";
import { productSearch } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { beginsOneSlipAway, canBeMisspelled, isOneSlipAway, neighbourhoodOf } from "./catalog.spelling.ts";

/** Typed words, normalized like the documents. */
export interface Words {
  /** The typed text split at spaces, with the significant words of each piece. */
  pieces: readonly { typed: string; words: readonly string[] }[];
  /** Significant words, folded and in the singular, in order; the same is done for titles. */
  words: readonly string[];
  /** The whole query folded, for exact title matches. */
  folded: string;
  /** Number of titles that contain each word, at the last count. */
  titleCounts: readonly number[];
  /** Number of titles with a word beginning like the last one; a title counts once for each such word. */
  begun: number;
}

/** Maximum number of words searched; more do not improve the result. */
const MOST_WORDS = 8;
/** Words in more titles than this are not selective. */
const COMMON = 12_000;
/** Number of titles above which a prefix search on the last word does not use the index. */
const BROAD_BEGINNING = 200_000;
/** Sorts after every text with the same prefix. */
const LAST_LETTER = "\u{10ffff}";

/** Parses the typed text: the database folds it by the same functions as the documents. */
export async function readWords(db: Db, typed: string): Promise<Words> {
  const text = typed.replace(/[\0|]/g, " ").trim();
  const [row] = await rowsOf<{ folded: string; words: string[]; pieces: string[]; titleCounts: number[]; begun: number }>(
    db,
    sql`with asked as (
        select folded, (string_to_array(catalog_stems(folded), ' '))[1:${sql.raw(String(MOST_WORDS))}] as words
        from (select catalog_fold(${text}::text) as folded) typed
      )
      select folded, words,
        array(select catalog_stems(catalog_fold(piece)) from regexp_split_to_table(${text}::text, '\\s+') with ordinality part(piece, n) order by n) as pieces,
        array(select coalesce(titles, 0) from unnest(words) with ordinality part(word, n) left join product_words using (word) order by n) as "titleCounts",
        (select coalesce(sum(titles), 0)::int from product_words
          where word >= words[array_length(words, 1)] and word < words[array_length(words, 1)] || ${LAST_LETTER}) as begun
      from asked`,
  );
  const pieces = text.split(/\s+/);
  return {
    folded: row?.folded ?? "",
    words: (row?.words ?? []).filter((word) => word !== ""),
    pieces: (row?.pieces ?? []).map((words, index) => ({ typed: pieces[index] ?? "", words: words.split(" ") })),
    titleCounts: row?.titleCounts ?? [],
    begun: row?.begun ?? 0,
  };
}

/** Whether every word occurs in a document, the last one as a prefix. */
export function areKnownWords({ words, titleCounts, begun }: Words): boolean {
  return words.length > 0 && titleCounts.slice(0, -1).every((titles) => titles > 0) && begun > 0;
}

/** Whether every word occurs in very many titles. */
export function areCommon({ titleCounts, begun }: Words): boolean {
  return Math.min(...titleCounts.slice(0, -1), begun) > COMMON;
}

/** SQL condition on `product_search`: contains every word, the last one as a prefix. */
export function matchesWords({ words, begun }: Pick<Words, "words" | "begun">): SQL {
  const last = words.at(-1);
  if (last === undefined) return sql`false`;
  // A prefix shared by half of the catalogue does not narrow what the other words match.
  if (words.length > 1 && begun > BROAD_BEGINNING)
    return sql`(${productSearch.words} @@ ${queryOf(words.slice(0, -1))}::tsquery and ${productSearch.phrases} like ${`% ${last}%`})`;
  return sql`${productSearch.words} @@ ${`${queryOf(words)}:*`}::tsquery`;
}

function queryOf(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`).join(" & ");
}

/** Returns the condition on `product_search` that the title begins with the query, ignoring articles. */
export function beginsSo({ words }: Pick<Words, "words">): SQL {
  const start = words.join(" ");
  return sql`(${productSearch.title} >= ${start} and ${productSearch.title} < ${start + LAST_LETTER})`;
}

/**
 * SQL sort text of the relevance: most weight on how much of the title was typed (« étranger » finds L’Étranger first), then an exact
 * title, then author names, then availability.
 */
export function relevanceOf({ words, folded }: Words): SQL<string> {
  const title = sql`' ' || ${productSearch.title} || ' '`;
  const people = sql`split_part(${productSearch.phrases}, '|', 2)`;
  const last = words.at(-1) ?? "";
  const start = words.join(" ");
  const inTitle = words.map((word, index) =>
    index === words.length - 1
      ? sql`case when strpos(${title}, ${` ${word} `}) > 0 then 4 when strpos(${title}, ${` ${word}`}) > 0 then 3 else 0 end`
      : sql`case when strpos(${title}, ${` ${word} `}) > 0 then 4 else 0 end`,
  );
  const inPeople = words.map((word) => sql`case when strpos(${people}, ${` ${word}`}) > 0 then 1 else 0 end`);
  const titleWords = sql`(length(${productSearch.title}) - length(replace(${productSearch.title}, ' ', '')) + 1)`;
  const peopleWords = sql`greatest(length(${people}) - length(replace(${people}, ' ', '')) - 1, 1)`;
  const score = sql`(
    least(600 * (${sql.join(inTitle, sql` + `)}) / (4 * ${titleWords}), 600)
    + 200 * (${sql.join(inTitle, sql` + `)}) / ${4 * words.length}
    + least(250 * (${sql.join(inPeople, sql` + `)}) / ${peopleWords}, 250)
    + case when ${productSearch.title} = ${start} then 300 when starts_with(${productSearch.title}, ${`${start} `}) then 150
        when starts_with(${productSearch.title}, ${start}) then 120 when strpos(${title}, ${` ${start}`}) > 0 then 80 else 0 end
    + case when ${productSearch.stock} > 0 then 30 when ${productSearch.availability} in ('20', '21') then 15 else 0 end
    + case when starts_with(${productSearch.phrases}, ${` ${folded} |`}) then 60 else 0 end
    + case when strpos(${productSearch.phrases}, ${` ${last} `}) > 0 then 40 else 0 end)`;
  return sql<string>`(lpad((2000 - ${score})::text, 4, '0') || ${productSearch.title})`;
}

/** Maximum number of corrections per word, most frequent first. */
const MOST_NEIGHBOURS = 8;
/** Placeholder for a word that is too short to be corrected and does not occur. */
const LEFT_OUT = "";
/** Maximum number of combinations of corrections when several words are wrong. */
const MOST_TRIED = 24;

/** Corrected words, with the replacement of each typed one. */
export interface Meant extends Words {
  replaced: ReadonlyMap<string, string>;
}

/** Corrects words that match no document: one edit in each wrong word, fragments dropped; null without a near match. */
export async function meantBy(db: Db, typedWords: Words, isOffered: SQL): Promise<Meant | null> {
  const last = typedWords.words.length - 1;
  const strange = typedWords.words.flatMap((_, index) =>
    (index === last ? typedWords.begun : typedWords.titleCounts[index]) ? [] : [index],
  );
  // Every word occurs somewhere: then one of them must be a wrong one.
  const wrong = strange.length > 0 ? [strange] : typedWords.words.map((_, index) => [index]);
  const tried: string[][] = [];
  for (const indexes of wrong) {
    let versions: string[][] = [[...typedWords.words]];
    for (const index of indexes) {
      const word = typedWords.words[index] ?? "";
      const near = canBeMisspelled(word) ? await neighboursOf(db, word, index === last) : strange.length > 0 ? [LEFT_OUT] : [];
      versions = versions.flatMap((words) => near.map((other) => words.with(index, other))).slice(0, MOST_TRIED);
    }
    tried.push(...versions.filter((words) => words.some((word) => word !== LEFT_OUT)));
  }
  if (tried.length === 0) return null;
  const queries = tried
    .slice(0, MOST_TRIED)
    .map((words) => queryOf(words.filter((word) => word !== LEFT_OUT)) + (words[last] === typedWords.words[last] ? ":*" : ""));
  const [first] = await rowsOf<{ n: number }>(
    db,
    sql`select n::int as n from unnest(${sql.param(queries)}::text[]) with ordinality tried(query, n)
      where exists (select 1 from ${productSearch} where ${productSearch.words} @@ query::tsquery and ${isOffered})
      order by n limit 1`,
  );
  const chosen = first ? tried[first.n - 1] : undefined;
  if (!chosen) return null;
  const words = chosen.filter((word) => word !== LEFT_OUT);
  const replaced = new Map(typedWords.words.flatMap((word, index) => (chosen[index] === word ? [] : [[word, chosen[index] ?? word]])));
  return { ...typedWords, words, folded: words.join(" "), titleCounts: words.map(() => 1), begun: 1, replaced };
}

/** Returns the known words one edit away, and for an unfinished word those beginning so; likeliest first. */
async function neighboursOf(db: Db, word: string, isLast: boolean): Promise<string[]> {
  const { head, tail, swapped } = neighbourhoodOf(word);
  const backwards = [...tail].reverse().join("");
  const longest = isLast ? 60 : word.length + 1;
  const rows = await rowsOf<{ word: string; titles: number }>(
    db,
    sql`select word, titles from product_words
        where word >= ${head} and word < ${head + LAST_LETTER} and length(word) between ${word.length - 2} and ${longest}
      union select word, titles from product_words
        where reverse(word) collate "C" >= ${backwards} and reverse(word) collate "C" < ${backwards + LAST_LETTER}
          and length(word) between ${word.length - 1} and ${word.length + 1}
      union select word, titles from product_words where word = any(${sql.param(swapped)}::text[])`,
  );
  const likeliest = (some: typeof rows) =>
    some
      .sort((a, b) => Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) || b.titles - a.titles || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_NEIGHBOURS)
      .map((row) => row.word);
  // Documents lose a plural s, and « Duras » the last letter of her name: « durass » is one letter from the name.
  const isNear = (knownWord: string) => [knownWord, `${knownWord}s`, `${knownWord}x`].some((form) => isOneSlipAway(word, form));
  const whole = rows.filter((row) => row.word !== word && isNear(row.word));
  const begun = isLast ? rows.filter((row) => !whole.includes(row) && beginsOneSlipAway(word, row.word)) : [];
  return [...likeliest(whole), ...likeliest(begun)];
}

/** Returns the corrected query in the typed wording, with wrong words as found. */
export function wordingOf({ pieces, replaced }: Meant, found: readonly string[]): string {
  return pieces
    .map(({ typed, words }) =>
      words.some((word) => replaced.has(word)) ? words.map((word) => spellingOf(replaced.get(word) ?? word, found)).join(" ") : typed,
    )
    .filter((piece) => piece !== "")
    .join(" ");
}

/** Returns a word's spelling in the documents, with accents and plural; the word itself if it occurs in none of the texts. */
function spellingOf(word: string, texts: readonly string[]): string {
  if (word === LEFT_OUT) return "";
  for (const text of texts) {
    for (const [written] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const key = searchKey(written);
      if (key.startsWith(word) && key.length <= word.length + 1) return written.toLocaleLowerCase("fr");
    }
  }
  return word;
}
