import type { Schemas } from "@reserve/contract";
import type { RestrictionRule } from "@reserve/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { cutPage, idsOfPage, orderBy, orderingOf } from "../../platform/lists/keyset.ts";
import { currentRules } from "./restrictions.apply.ts";
import { isHiddenBy, isNamedBy, spelled } from "./restrictions.rules.ts";

/** Rules about to be saved, one per value. */
export interface CheckedRules {
  /** Id of the restriction it would replace. */
  id: number | null;
  rules: readonly RestrictionRule[];
}

const PAGE = 25;
const TITLES = { title: { key: products.titleKey, type: "text" } } as const;

/** Returns what new rules would hide beyond those in force, within what the client offers. */
export async function checkRules(
  db: Db,
  { id, rules }: CheckedRules,
  { onlyCustom, after }: { onlyCustom: boolean; after: string | undefined },
): Promise<Schemas["RestrictionCheckResult"]["entityOutput"]> {
  const before = await currentRules(db);
  const others = before.filter((rule) => rule.id !== id);
  const replaced = before.filter((rule) => rule.id === id);
  const spellings = await spelled(db, [...before, ...rules]);
  const by = (some: readonly RestrictionRule[]) => isHiddenBy({ ...spellings, rules: some });
  const isBefore = by(before);
  const isAfter = by([...others, ...rules]);
  const isOther = by(others);
  // A rule that keeps a value hides no title that another rule of its type keeps.
  const included = others.filter((other) => !other.isExcluded && rules.some(({ type, isExcluded }) => !isExcluded && type === other.type));
  const isHidden = by([...included, ...rules]);
  const isOffered = onlyCustom ? eq(products.isCustom, true) : undefined;
  const touched = [...replaced, ...rules];
  const named = touched.some(({ isExcluded }) => !isExcluded) ? null : isNamedBy({ ...spellings, rules: touched });
  const among = and(isOffered, named ?? undefined) ?? sql`true`;

  const [counts] = await rowsOf<Record<"hidden" | "already" | "newly" | "shown", number>>(
    db,
    sql`select count(*) filter (where hidden)::integer as hidden, count(*) filter (where hidden and other)::integer as already,
        count(*) filter (where after and not before)::integer as newly, count(*) filter (where before and not after)::integer as shown
      from (select ${isHidden} as hidden, ${isOther} as other, ${isBefore} as before, ${isAfter} as after from ${products} where ${among}) titles`,
  );
  const where = and(among, isHidden);
  return {
    catalogCount: await db.$count(products, isOffered),
    hiddenCount: counts?.hidden ?? 0,
    alreadyHiddenCount: counts?.already ?? 0,
    newlyHiddenCount: counts?.newly ?? 0,
    shownAgainCount: counts?.shown ?? 0,
    orderCount: await ordersWith(db, where),
    ...(await titlesOf(db, where, isOther, after)),
  };
}

/** Counts the open orders that contain one of these titles. */
async function ordersWith(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct lines.document_id)::integer as count from open_order_lines lines
      join ${products} on ${products.ean} = lines.ean where ${where}`,
  );
  return row?.count ?? 0;
}

async function titlesOf(db: Db, where: SQL | undefined, isOther: SQL, after: string | undefined) {
  const ordering = orderingOf("title", products.id, TITLES);
  const found = idsOfPage(db, products, where, ordering, { page: 1, pageSize: PAGE, after });
  const rows = await db
    .select({
      id: products.id,
      ean: products.ean,
      title: products.title,
      authors: products.authors,
      publishers: products.publishers,
      collections: products.collections,
      kind: products.kind,
      isAlreadyHidden: sql<boolean>`${isOther}`,
      cursorKey: found.cursorKey,
    })
    .from(found)
    .innerJoin(products, eq(products.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, PAGE, ordering);
  return { items: page.rows.map(({ cursorKey: _cursorKey, ...title }) => title), nextCursor: page.nextCursor };
}
