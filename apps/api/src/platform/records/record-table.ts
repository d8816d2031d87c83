import type { Input, ReadId } from "@reserve/contract";
import { asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../lists/keyset.ts";
import { countPage, type PageFacts, totalOf } from "../lists.ts";

/** Query of a list operation: filters, sort and page. */
export type ListQuery<Op extends ReadId> = NonNullable<Input<Op>["query"]>;

/** Filters of a list operation, without its search. */
export type ListFilters<Op extends ReadId> = Omit<ListQuery<Op>, "page" | "pageSize" | "after" | "sort" | "search">;

/** Row that a `recordTable` returns. */
export type RowOf<Records extends { find: (db: Db, id: number) => Promise<unknown> }> = NonNullable<Awaited<ReturnType<Records["find"]>>>;

interface Options<Computed> {
  /** Sort fields of its pages, by their name in the contract. */
  sorts?: Readonly<Record<string, SortField>>;
  /**
   * SQL expressions that are read with every row. Drizzle writes columns without their table where no other table is joined: in a subquery,
   * `${table}.column` names one of the outer table.
   */
  computed?: Computed;
  /** Row lock: with the weaker one, rows that refer to a locked one can still be inserted. */
  strength?: "update" | "no key update";
}

/** Creates the queries of a table of records with id and version. */
export function recordTable<
  Table extends PgTable & { id: PgColumn; version: PgColumn },
  Computed extends Record<string, SQL> = Record<never, never>,
>(table: Table, { sorts = {}, computed, strength = "update" }: Options<Computed> = {}) {
  type Row = Table["$inferSelect"] & { [Key in keyof Computed]: Computed[Key] extends SQL<infer Value> ? Value : never };
  // Drizzle cannot infer the columns of a generic table: queries are written for a plain one, and their rows typed here.
  const plain: PgTable = table;
  const columns = { ...getTableColumns(plain), ...computed };

  const select = async (db: Db, where: SQL | undefined): Promise<Row[]> =>
    (await db.select(columns).from(plain).where(where).orderBy(asc(table.id))) as Row[];

  const find = async (db: Db, id: number): Promise<Row | null> => (await select(db, eq(table.id, id)))[0] ?? null;

  const written = async (tx: Db, id: unknown): Promise<Row> => {
    const row = await find(tx, Number(id));
    if (!row) throw new Error("a record that was written is not there");
    return row;
  };

  const lockAll = async (tx: Db, ids: readonly number[]): Promise<Row[]> => {
    const among = inArray(table.id, [...ids]);
    await tx.select({ id: table.id }).from(plain).where(among).orderBy(asc(table.id)).for(strength);
    return select(tx, among);
  };

  const insertIfFree = async (tx: Db, values: PgInsertValue<Table>): Promise<Row | null> => {
    const [row] = await tx.insert(plain).values(values).onConflictDoNothing().returning({ id: table.id });
    return row ? written(tx, row.id) : null;
  };

  return {
    /** Returns records in id order. */
    select,

    /** Returns a record, or null. */
    find,

    /** Locks a record for this transaction and returns it; null when there is none. */
    lock: async (tx: Db, id: number): Promise<Row | null> => (await lockAll(tx, [id]))[0] ?? null,

    /** Locks records for this transaction in id order, to avoid deadlocks, and returns them; missing ones are left out. */
    lockAll,

    /** Inserts a record and returns it. */
    insert: async (tx: Db, values: PgInsertValue<Table>): Promise<Row> => {
      const [row] = await tx.insert(plain).values(values).returning({ id: table.id });
      return written(tx, row?.id);
    },

    /** Inserts a record and returns it; null when another one has its unique value. */
    insertIfFree,

    /** Updates a locked record, increments its version and returns it. */
    change: async (tx: Db, id: number, values: PgUpdateSetSource<Table>): Promise<Row> => {
      await tx
        .update(plain)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id));
      return written(tx, id);
    },

    /** Deletes locked records. */
    remove: async (tx: Db, ...ids: readonly number[]): Promise<void> => {
      await tx.delete(plain).where(inArray(table.id, [...ids]));
    },

    /** Returns a page of records with the total. */
    page: async (
      db: Db,
      // The contract fills in the default sort.
      { page = 1, pageSize = 25, after, sort = "" }: Partial<PageParams> & { sort?: string },
      where?: SQL,
    ): Promise<PageFacts & { rows: Row[] }> => {
      const ordering = orderingOf(sort, table.id, sorts);
      const found = idsOfPage(db, plain, where, ordering, { page, pageSize, after });
      const order = where ? orderBy(ordering) : [];
      const rows = await db
        .select({ row: columns, id: table.id, cursorKey: found.cursorKey, total: totalOf(db, plain, where, order) })
        .from(found)
        .innerJoin(plain, eq(table.id, found.id))
        .orderBy(...orderBy(ordering));
      const cut = cutPage(rows as { row: Row; id: number; cursorKey: string }[], pageSize, ordering);
      const counted = await countPage(rows, db, plain, where, () => estimateRows(db, plain, where), order);
      return { ...counted, page, pageSize, nextCursor: cut.nextCursor, rows: cut.rows.map(({ row }) => row) };
    },
  };
}
