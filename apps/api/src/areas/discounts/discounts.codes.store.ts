import type { Schemas } from "@reserve/contract";
import { couponKey, type DiscountCodeState, discountCodeState, makeCouponCodes } from "@reserve/domain";
import { and, asc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { countRows } from "../../platform/lists.ts";
import { discountCodes } from "./discounts.tables.ts";

/** A code's row. */
export type CodeRow = typeof discountCodes.$inferSelect;

const SORT_FIELDS = {
  code: { key: discountCodes.code, type: "text" },
  changedAt: { key: discountCodes.changedAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns a page of a discount's single-use codes, with the total. */
export async function listCodes(
  db: Db,
  discountId: number,
  { search, state }: { search?: string | undefined; state?: readonly DiscountCodeState[] | undefined },
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["DiscountCodePage"], "page" | "pageSize">> {
  const key = couponKey(search ?? "");
  const where = and(
    ownOf(discountId),
    key === ""
      ? undefined
      : sql`position(${key} in ${discountCodes.code} || ' ' || upper(coalesce(${discountCodes.orderReference}, ''))) > 0`,
    state?.length ? or(...state.map(isIn)) : undefined,
  );
  const ordering = orderingOf(sort, discountCodes.id, SORT_FIELDS);
  const found = idsOfPage(db, discountCodes, where, ordering, params);
  const rows = await db
    .select({ record: discountCodes, id: discountCodes.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(discountCodes, eq(discountCodes.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, discountCodes, where, () => estimateRows(db, discountCodes, where));
  return { items: page.rows.map(({ record }) => asCode(record)), nextCursor: page.nextCursor, ...counted };
}

/** Yields the codes in creation order, in batches, for the export. */
export async function* codesInBatches(db: Db, discountId: number, size: number): AsyncGenerator<readonly CodeRow[], void> {
  let lastId = 0;
  while (true) {
    const rows = await db
      .select()
      .from(discountCodes)
      .where(and(ownOf(discountId), gt(discountCodes.id, lastId)))
      .orderBy(asc(discountCodes.id))
      .limit(size);
    if (rows.length === 0) return;
    lastId = rows.at(-1)?.id ?? lastId;
    yield rows;
  }
}

/** Creates unique codes. */
export async function insertCodes(tx: Db, discountId: number, prefix: string, count: number, now: Date): Promise<void> {
  let missing = count;
  // Of a thousand million codes hardly any exists already; duplicates are redrawn.
  while (missing > 0) {
    const codes = makeCouponCodes(prefix, missing, pick);
    const made = await rowsOf<{ id: number }>(
      tx,
      sql`insert into ${discountCodes} (discount_id, code, is_shared, created_at, changed_at)
        select ${discountId}::integer, code, false, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from unnest(${sql.param(codes)}::text[]) code
        on conflict (code) do nothing returning id`,
    );
    missing -= made.length;
  }
}

/** Inserts codes as they are; for seeding. */
export async function addCodes(tx: Db, many: readonly Omit<CodeRow, "id">[]): Promise<void> {
  if (many.length > 0) await tx.insert(discountCodes).values([...many]);
}

/** Locks single-use codes of a discount; missing ones are left out. */
export function lockCodes(tx: Db, discountId: number, codes: readonly string[]): Promise<CodeRow[]> {
  return tx
    .select()
    .from(discountCodes)
    .where(and(ownOf(discountId), inArray(discountCodes.code, [...codes])))
    .orderBy(asc(discountCodes.id))
    .for("update");
}

/** Withdraws unused codes among these, or all; returns their number. */
export async function withdrawCodes(tx: Db, discountId: number, codes: readonly string[] | null, now: Date): Promise<number> {
  const rows = await tx
    .update(discountCodes)
    .set({ withdrawnAt: now, changedAt: now })
    .where(and(ownOf(discountId), isIn("free"), codes ? inArray(discountCodes.code, [...codes]) : undefined))
    .returning({ id: discountCodes.id });
  return rows.length;
}

/** Returns the discount of a typed single-use code; null when there is none. */
export async function ownCode(db: Db, typed: string | null): Promise<CodeRow | null> {
  const found = typed === null ? [] : await db.select().from(discountCodes).where(isOwn(typed));
  return found[0] ?? null;
}

/** Returns and locks a typed single-use code, so that only one of two orders gets it. */
export async function lockOwnCode(tx: Db, typed: string | null): Promise<CodeRow | null> {
  const found = typed === null ? [] : await tx.select().from(discountCodes).where(isOwn(typed)).for("update");
  return found[0] ?? null;
}

/** Marks a locked code as used by an order. */
export async function noteCode(tx: Db, id: number, orderReference: string, now: Date): Promise<void> {
  await tx.update(discountCodes).set({ orderReference, usedAt: now, changedAt: now }).where(eq(discountCodes.id, id));
}

/** Frees the codes of an order. */
export async function freeCodes(tx: Db, orderReference: string, now: Date): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ orderReference: null, usedAt: null, changedAt: now })
    .where(eq(discountCodes.orderReference, orderReference));
}

const ownOf = (discountId: number) => and(eq(discountCodes.discountId, discountId), not(discountCodes.isShared));
const isOwn = (typed: string) => and(eq(discountCodes.code, couponKey(typed)), not(discountCodes.isShared));

/** Returns the domain's state as an SQL condition. */
function isIn(state: DiscountCodeState): SQL | undefined {
  const { orderReference, withdrawnAt } = discountCodes;
  if (state === "used") return isNotNull(orderReference);
  return and(isNull(orderReference), state === "free" ? isNull(withdrawnAt) : isNotNull(withdrawnAt));
}

/** Returns a cryptographically random integer below `below`. */
function pick(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

function asCode(row: CodeRow): Schemas["DiscountCode"] {
  return {
    id: row.id,
    code: row.code,
    state: discountCodeState(row),
    orderReference: row.orderReference,
    usedAt: row.usedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
