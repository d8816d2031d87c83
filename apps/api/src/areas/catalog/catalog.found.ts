import { and, like, type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { cutPage, estimateRows, type Ordering, type PageParams, readCursor } from "../../platform/lists/keyset.ts";
import { countOrEstimate, EXACT_UP_TO } from "../../platform/lists.ts";
import { listConditionsOf, type Narrow, searchConditionsOf } from "./catalog.filters.ts";
import {
  areCommon,
  areKnownWords,
  beginsSo,
  type Meant,
  matchesWords,
  meantBy,
  readWords,
  relevanceOf,
  type Words,
} from "./catalog.search.ts";

/** Part of the catalogue that a search covers, as conditions on `product_search`. */
export interface Scope {
  /** Conditions of the offered catalogue, for corrections. */
  isOffered: readonly SQL[];
  /** Conditions of the offered and filtered catalogue. */
  narrowed: readonly SQL[];
}

/** Maximum number of matches ranked by relevance; a larger result has those that begin with the query first, in index order. */
const WEIGHED = 3_000;
/** Number of titles beginning with common words that is sufficient for a result. */
const ENOUGH = 100;
/** An index is scanned up to a third of the matches; beyond that fetching all of them is faster. */
const WALKED = 3;
/** Minimum number of digits treated as part of an EAN; four may be a year. */
const SHORTEST_PART = 5;

/** Sort order of EANs, as in the index of their prefixes. */
export const BY_NUMBER = sql`${products.ean} collate "C"`;

/** The order « best first », only available with a search. */
const RELEVANCE: Pick<Ordering, "name"> = { name: "relevance" };

/** SQL condition on `products` for a typed EAN or part of one; null for words. */
export async function findNumber(db: Db, search: string, ean: string | null | undefined): Promise<SQL | null> {
  if (ean) {
    const second = sql`array(select ${productSearch.productId} from ${productSearch} where ${productSearch.words} @@ ${`'${ean}'`}::tsquery)`;
    return sql`(${products.ean} = ${ean} or ${products.id} = any(${second}))`;
  }
  const digits = search.replace(/\D/g, "");
  if (digits.length < SHORTEST_PART || !/^[\d\s-]+$/.test(search.trim())) return null;
  // Each query by its own index; with a limit the planner would prefer to scan the table for the second.
  for (const isMatch of [
    sql`(${BY_NUMBER} >= ${digits} and ${BY_NUMBER} < ${`${digits}:`})`,
    sql`${products.id} = any(array(select id from products part where ${like(sql`part.ean`, `%${digits}%`)}))`,
  ]) {
    const [one] = await db.select({ id: products.id }).from(products).where(isMatch).orderBy(BY_NUMBER).limit(1);
    if (one) return isMatch;
  }
  return null;
}

/** Result of a word search. */
export interface Found {
  /** The corrected words, if they differ from the typed ones; else null. */
  meant: Meant | null;
  rows: { id: number; cursorKey: string }[];
  counted: { totalCount: number; totalIsExact: boolean };
  nextCursor: string | null;
}

/** Returns a page of titles that match the words, best first; without a match, those of the corrected words. */
export async function findBest(db: Db, search: string, scope: Scope, params: PageParams, { isCounted = true } = {}): Promise<Found> {
  const cursor = params.after === undefined ? null : readCursor(RELEVANCE.name, params.after);
  const cut = { cursor, offset: cursor ? 0 : (params.page - 1) * params.pageSize, limit: params.pageSize + 1 };
  const typed = await readWords(db, search);
  const best = await rank(db, typed, scope, cut, isCounted);
  if (best) return { ...best, ...cutBest(best.rows, params), meant: null };
  const meant = await meantBy(db, typed, and(...scope.isOffered) ?? sql`true`);
  const other = meant && (await rank(db, meant, scope, cut, isCounted));
  if (!meant || !other) return { meant: null, rows: [], counted: { totalCount: 0, totalIsExact: true }, nextCursor: null };
  return { ...other, ...cutBest(other.rows, params), meant };
}

function cutBest(rows: Found["rows"], { pageSize }: PageParams) {
  return cutPage(rows, pageSize, RELEVANCE);
}

/**
 * Returns the conditions on `products` for filters that need the search table, with the number of matches; `depth`: rows scanned until the page is
 * reached.
 */
export async function findNarrowed(db: Db, filters: Narrow, depth: number) {
  const narrowed = and(...searchConditionsOf(filters)) ?? sql`true`;
  const breadth = await countUpTo(db, [narrowed], EXACT_UP_TO + 1);
  // So few rows are faster to fetch and sort than to find in index order.
  const isFetched = breadth <= WEIGHED || (breadth <= EXACT_UP_TO && breadth < depth * WALKED);
  return {
    conditions: isFetched ? [fetched(narrowed)] : listConditionsOf(filters),
    count: () => countOrEstimate(breadth, () => estimateRows(db, productSearch, narrowed)),
  };
}

/** Returns the condition for matches: a few are fetched and sorted, many are found quickly in index order. */
function matching(breadth: number, condition: SQL): SQL {
  return breadth > WEIGHED
    ? sql`exists (select 1 from ${productSearch} where ${productSearch.productId} = ${products.id} and ${condition})`
    : fetched(condition);
}

function fetched(condition: SQL): SQL {
  return sql`${products.id} = any(array(select ${productSearch.productId} from ${productSearch} where ${condition}))`;
}

/** Returns the condition on `products` that they match the typed words or their correction, and the number of matches in scope. */
export async function findAll(db: Db, search: string, scope: Scope) {
  const typed = await readWords(db, search);
  let meant: Meant | null = null;
  let breadth = await breadthOf(db, typed, scope);
  if (breadth === 0) {
    meant = await meantBy(db, typed, and(...scope.isOffered) ?? sql`true`);
    if (meant) breadth = await breadthOf(db, meant, scope);
  }
  const condition = matchesWords(meant ?? typed);
  const isMatch = matching(breadth, and(condition, ...scope.narrowed) ?? condition);
  return { meant, isMatch, condition, count: () => countFound(db, [condition, ...scope.narrowed]) };
}

async function breadthOf(db: Db, words: Words, { isOffered }: Scope): Promise<number> {
  if (!areKnownWords(words)) return 0;
  if (await hasNoBest(db, words)) return WEIGHED + 1;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${productSearch} where ${and(matchesWords(words), ...isOffered)} limit ${WEIGHED + 1}) matched`,
  );
  return row?.count ?? 0;
}

type Ranked = Pick<Found, "rows" | "counted">;

/**
 * Returns the ids of a page plus one, and optionally the total; null without a match. The first letter of a key encodes the sort order, so that later
 * pages keep it.
 */
async function rank(db: Db, words: Words, scope: Scope, cut: Cut, isCounted: boolean): Promise<Ranked | null> {
  if (!areKnownWords(words)) return null;
  const isWeighed = cut.cursor ? cut.cursor.key[0] === WEIGHED_KEY : !(await hasNoBest(db, words));
  const weighed = isWeighed ? await weighedPage(db, words, scope, cut) : "Broad";
  if (weighed !== "Broad") return weighed;
  const [rows, counted] = await Promise.all([
    broadPage(db, words, scope, cut),
    isCounted ? countFound(db, [matchesWords(words), ...scope.narrowed]) : { totalCount: 0, totalIsExact: false },
  ]);
  return { rows, counted };
}

/** Whether ranking can be skipped: one very common word, or several that begin enough titles. */
async function hasNoBest(db: Db, words: Words): Promise<boolean> {
  if (!areCommon(words)) return false;
  return words.words.length === 1 || (await countUpTo(db, [beginsSo(words)], ENOUGH)) === ENOUGH;
}

interface Cut {
  cursor: { key: string; id: number } | null;
  offset: number;
  limit: number;
}

const WEIGHED_KEY = "w";
const BEGINS_KEY = "b";
const REST_KEY = "r";

async function weighedPage(
  db: Db,
  words: Words,
  { isOffered, narrowed }: Scope,
  { cursor, offset, limit }: Cut,
): Promise<Ranked | null | "Broad"> {
  const behind = cursor ? sql`where (key collate "C", id) > (${cursor.key.slice(1)}, ${cursor.id}::integer)` : sql``;
  // A next page keeps its order even if there are meanwhile too many titles.
  const most = cursor ? EXACT_UP_TO : WEIGHED;
  const rows = await rowsOf<{ id: number; key: string; found: number; total: number }>(
    db,
    sql`with product_search as materialized (
        select product_id, title, phrases, kind, availability, is_visible, is_custom, release_date, stock, price_cents, is_restricted, publishers, collections, facets
        from ${productSearch} where ${and(matchesWords(words), ...isOffered)} limit ${most + 1}
      ), weighed as materialized (
        select ${productSearch.productId} as id, ${relevanceOf(words)} as key from product_search
        where ${and(sql`(select count(*) from product_search) <= ${most}`, ...narrowed)}
      )
      select id, key, found, total
        from (select (select count(*)::int from product_search) as found, (select count(*)::int from weighed) as total) counted
        left join lateral (select id, key from weighed ${behind} order by key collate "C", id limit ${limit} offset ${offset}) page on true
        order by key collate "C", id`,
  );
  const { found = 0, total = 0 } = rows[0] ?? {};
  if (found === 0) return null;
  if (found > most) return "Broad";
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ id, key }) => ({ id, cursorKey: WEIGHED_KEY + key })),
    counted: { totalCount: total, totalIsExact: true },
  };
}

/** Returns titles that begin with the query, then the others, both in index order, however many match. */
async function broadPage(db: Db, words: Words, { narrowed }: Scope, { cursor, offset, limit }: Cut): Promise<Ranked["rows"]> {
  const begins = beginsSo(words);
  const part = async (letter: string, conditions: readonly SQL[], skipped: number, wanted: number) => {
    const behind =
      cursor?.key[0] === letter
        ? [sql`(${productSearch.title}, ${productSearch.productId}) > (${cursor.key.slice(1)}, ${cursor.id}::integer)`]
        : [];
    const rows = await rowsOf<{ id: number; title: string }>(
      db,
      sql`select ${productSearch.productId} as id, ${productSearch.title} as title from ${productSearch}
        where ${and(...conditions, ...narrowed, ...behind)} order by ${productSearch.title}, ${productSearch.productId} limit ${wanted} offset ${skipped}`,
    );
    return rows.map(({ id, title }) => ({ id, cursorKey: letter + title }));
  };
  const first = cursor?.key[0] === REST_KEY ? [] : await part(BEGINS_KEY, [begins], offset, limit);
  if (first.length === limit) return first;
  // After the last title of the first part, the second part continues at the offset minus their number.
  const before = offset === 0 || first.length > 0 ? offset + first.length : await countUpTo(db, [begins, ...narrowed], offset);
  return [
    ...first,
    ...(await part(REST_KEY, [matchesWords(words), sql`not ${begins}`], Math.max(0, offset - before), limit - first.length)),
  ];
}

async function countUpTo(db: Db, conditions: readonly SQL[], most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${productSearch} where ${and(...conditions)} limit ${most}) matched`,
  );
  return row?.count ?? 0;
}

async function countFound(db: Db, conditions: readonly SQL[]) {
  return countOrEstimate(await countUpTo(db, conditions, EXACT_UP_TO + 1), () => estimateRows(db, productSearch, and(...conditions)));
}
