import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";

/** Rows per statement: large enough that round trips do not matter, small enough that the text never reaches some megabytes. */
const BATCH = 1000;

/**
 * Inserts many rows quickly: each statement contains its rows as one JSON text, several times faster than thousands of parameters. All rows have the
 * same columns; absent columns get their default. `made` specifies SQL computed from a column's value.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  made: Partial<Record<keyof Table["$inferInsert"], (value: SQL) => SQL>> = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const named = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(first, key));
  const columns = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    named.map(
      ([key, column]) =>
        (made as Record<string, (value: SQL) => SQL>)[key]?.(sql`${sql.identifier(column.name)}`) ?? sql.identifier(column.name),
    ),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const records = rows
      .slice(start, start + BATCH)
      .map((row) => Object.fromEntries(named.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null])));
    await db.execute(
      sql`insert into ${table} (${columns}) select ${values} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::text::json)`,
    );
  }
}

/** Updates these columns of many rows by id, in one statement, plus the columns in `set`. */
export async function updateRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly (Partial<Table["$inferSelect"]> & { id: number })[],
  keys: readonly (keyof Table["$inferSelect"] & string)[],
  set: SQL,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const nameOf = (key: string) => columns[key]?.name ?? key;
  const records = rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(keys.map((key) => [nameOf(key), row[key as keyof typeof row] ?? null])),
  }));
  const changed = keys.map((key) => sql`${sql.identifier(nameOf(key))} = changed.${sql.identifier(nameOf(key))}`);
  await db.execute(
    sql`update ${table} set ${sql.join([...changed, set], sql`, `)}
      from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::text::json) as changed
      where ${table}.id = changed.id`,
  );
}

/** Sets the id sequence past the highest id, after inserts with explicit ids. */
export async function continueIds(db: Db, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1), exists (select 1 from ${sql.identifier(name)}))`,
  );
}
