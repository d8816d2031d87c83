import { and, like, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { estimateRows, type Ordering, type PageAsked, readCursor } from "../../platform/lists/keyset.ts";
import { countOrEstimate, EXACT_UP_TO } from "../../platform/lists.ts";
import { beginsSo, holds, type Meant, meantBy, mostPossible, readWords, relevanceOf, type Words } from "./catalog.search.ts";
import { productSearch, products } from "./catalog.tables.ts";

/** What a search found: by its number or by its words. */
export interface Found {
  /** The words that were found; null when it was found by its number. */
  words: Words | null;
  /** The words, where they are not those that were typed but meant by these; else null. */
  meant: Meant | null;
  /** More titles than are put into an order by themselves: they stand by title, those first that begin so. */
  isBroad: boolean;
  /** The condition on `products`. */
  isMatch: SQL;
}

/** So many titles are weighed one by one; of more nobody looks for the best but in their own words. */
const WEIGHED = 3_000;
/** So many digits are part of an EAN and no year. */
const DIGITS = /^[\d\s-]{5,}$/;

/** The order « best first », which a search alone has. */
export const RELEVANCE: Pick<Ordering, "name"> = { name: "relevance" };

/** Finds what was typed: the EAN that it is, a part of one, or its words; and where nothing of what is offered holds these, what was meant. */
export async function findMatches(
  db: Db,
  { search, ean }: { search: string; ean?: string | null | undefined },
  isOffered: readonly SQL[],
): Promise<Found> {
  const byNumber = { words: null, meant: null, isBroad: false };
  if (ean) {
    const second = sql`array(select product_id from ${productSearch} where ${productSearch.words} @@ ${`'${ean}'`}::tsquery)`;
    return { ...byNumber, isMatch: sql`(${products.ean} = ${ean} or ${products.id} = any(${second}))` };
  }
  if (DIGITS.test(search.trim())) {
    const digits = search.replace(/\D/g, "");
    const isMatch = like(products.ean, `%${digits}%`);
    const [one] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(isMatch, ...isOffered))
      .limit(1);
    if (digits.length >= 5 && one) return { ...byNumber, isMatch };
  }
  const typed = await readWords(db, search);
  const breadth = await breadthOf(db, typed, isOffered);
  if (breadth !== "None") return byWords(typed, null, breadth);
  const meant = typed.words.length === 0 ? null : await meantBy(db, typed, and(...isOffered) ?? sql`true`);
  return meant ? byWords(meant, meant, await breadthOf(db, meant, isOffered)) : byWords(typed, null, breadth);
}

function byWords(words: Words, meant: Meant | null, breadth: Breadth): Found {
  const isBroad = breadth === "Broad";
  const held = holds(words);
  const isMatch = isBroad
    ? sql`exists (select 1 from ${productSearch} where ${productSearch.productId} = ${products.id} and ${held})`
    : sql`${products.id} = any(array(select ${productSearch.productId} from ${productSearch} where ${held}))`;
  return { words, meant, isBroad, isMatch };
}

type Breadth = "None" | "Narrow" | "Broad";

async function breadthOf(db: Db, words: Words, isOffered: readonly SQL[]): Promise<Breadth> {
  if (words.words.length === 0 || mostPossible(words) === 0) return "None";
  const some = sql`select 1 from ${source(isOffered)} where ${and(holds(words), ...isOffered)} limit ${WEIGHED + 1}`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${some}) matched`);
  const count = row?.count ?? 0;
  return count === 0 ? "None" : count > WEIGHED ? "Broad" : "Narrow";
}

/** Documents, with their products where these are asked about. */
function source(conditions: readonly SQL[]): SQL {
  return conditions.length === 0
    ? sql`${productSearch}`
    : sql`${productSearch} join ${products} on ${products.id} = ${productSearch.productId}`;
}

interface Ranked {
  rows: { id: number; cursorKey: string }[];
  counted: { totalCount: number; totalIsExact: boolean };
}

/**
 * The ids of a page of what was found by words, and one more, to be cut by `cutPage`, with their number unless that is not wanted. A key's first
 * letter says by which of the two orders it stands, so that a page goes on as it began.
 */
export async function rankedPage(
  db: Db,
  found: Found,
  narrowed: readonly SQL[],
  { page, pageSize, after }: PageAsked,
  { isCounted = true } = {},
): Promise<Ranked> {
  const { words } = found;
  if (!words || words.words.length === 0) return { rows: [], counted: { totalCount: 0, totalIsExact: true } };
  const cursor = after === undefined ? null : readCursor(RELEVANCE.name, after);
  const offset = cursor ? 0 : (page - 1) * pageSize;
  const isBroad = cursor ? cursor.key[0] !== WEIGHED_KEY : found.isBroad;
  if (!isBroad) return weighedPage(db, words, narrowed, { cursor, offset, limit: pageSize + 1 });
  const where = and(holds(words), ...narrowed) ?? sql`true`;
  return {
    rows: await broadPage(db, words, narrowed, { cursor, offset, limit: pageSize + 1 }),
    counted: isCounted ? await countFound(db, where, narrowed) : { totalCount: 0, totalIsExact: false },
  };
}

interface Cut {
  cursor: { key: string; id: number } | null;
  offset: number;
  limit: number;
}

const WEIGHED_KEY = "w";
const BEGINS_KEY = "b";
const REST_KEY = "r";

async function weighedPage(db: Db, words: Words, narrowed: readonly SQL[], { cursor, offset, limit }: Cut): Promise<Ranked> {
  const behind = cursor ? sql`where (key collate "C", id) > (${cursor.key.slice(1)}, ${cursor.id}::integer)` : sql``;
  const rows = await rowsOf<{ id: number; key: string; total: number }>(
    db,
    sql`with found as materialized (
        select ${productSearch.productId} as id, ${relevanceOf(words)} as key
        from ${productSearch} join ${products} on ${products.id} = ${productSearch.productId} where ${and(holds(words), ...narrowed)}
      )
      select id, key, total from (select count(*)::int as total from found) counted
        left join lateral (select id, key from found ${behind} order by key collate "C", id limit ${limit} offset ${offset}) page on true
        order by key collate "C", id`,
  );
  const counted = await countOrEstimate(rows[0]?.total ?? 0);
  return { rows: rows.filter(({ id }) => id !== null).map(({ id, key }) => ({ id, cursorKey: WEIGHED_KEY + key })), counted };
}

/** Those whose titles begin with the question, by title, then the others by title: each found in the order of an index, however many there are. */
async function broadPage(db: Db, words: Words, narrowed: readonly SQL[], { cursor, offset, limit }: Cut) {
  const begins = beginsSo(words);
  const part = async (letter: string, where: SQL, skipped: number, wanted: number) => {
    const behind =
      cursor?.key[0] === letter
        ? sql`and (${productSearch.title}, ${productSearch.productId}) > (${cursor.key.slice(1)}, ${cursor.id}::integer)`
        : sql``;
    const rows = await rowsOf<{ id: number; title: string }>(
      db,
      sql`select ${productSearch.productId} as id, ${productSearch.title} as title from ${source(narrowed)}
        where ${and(holds(words), ...narrowed)} and ${where} ${behind}
        order by ${productSearch.title}, ${productSearch.productId} limit ${wanted} offset ${skipped}`,
    );
    return rows.map(({ id, title }) => ({ id, cursorKey: letter + title }));
  };
  const first = cursor?.key[0] === REST_KEY ? [] : await part(BEGINS_KEY, begins, offset, limit);
  if (first.length === limit) return first;
  // Past the last of them, the rest goes on behind as many as there are.
  const before =
    offset === 0 || first.length > 0 ? offset : await countBeginning(db, and(begins, holds(words), ...narrowed), narrowed, offset);
  const skipped = offset - before;
  return [...first, ...(await part(REST_KEY, sql`not ${begins}`, skipped, limit - first.length))];
}

async function countBeginning(db: Db, where: SQL | undefined, narrowed: readonly SQL[], most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${source(narrowed)} where ${where} limit ${most}) matched`,
  );
  return row?.count ?? 0;
}

async function countFound(db: Db, where: SQL, narrowed: readonly SQL[]) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${source(narrowed)} where ${where} limit ${EXACT_UP_TO + 1}) matched`,
  );
  return countOrEstimate(row?.count ?? 0, () => (narrowed.length > 0 ? Promise.resolve(0) : estimateRows(db, productSearch, where)));
}
