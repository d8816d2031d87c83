import type { Db } from "./database.ts";

/** A query with placeholders, built and named by Drizzle's `prepare`. */
interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

/**
 * Creates a query for SQL that never changes: its text is built once for each database handle, and parsed once by each connection. Only for queries
 * by key: after some runs PostgreSQL plans them without looking at the values. The name given to `prepare` must be unique in the project.
 */
export function preparedQuery<Result>(build: (db: Db) => Prepared<Result>): (db: Db, values: Record<string, unknown>) => Promise<Result> {
  const built = new WeakMap<Db, Prepared<Result>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query.execute(values);
  };
}
