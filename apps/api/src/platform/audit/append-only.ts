import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";

/** Whether the role that the application signs in with could change or empty the log: by its rights, or as the owner, who may switch triggers off. */
export async function mayRewriteLog(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ may: boolean }>(
    db,
    sql`select has_table_privilege('audit_entries', 'update') or has_table_privilege('audit_entries', 'delete')
        or has_table_privilege('audit_entries', 'truncate') or pg_has_role(relowner, 'member') as may
      from pg_class where oid = 'audit_entries'::regclass`,
  );
  return row?.may ?? true;
}

/** Empties the log of a customer's values and returns in how many entries; null where the database does not let this server do so. Their row must still say who they are. */
export async function forgetInLog(tx: Db, customerId: number): Promise<number | null> {
  const [row] = await rowsOf<{ count: number | null }>(tx, sql`select forget_customer_in_log(${customerId}::integer) as count`);
  return row?.count ?? null;
}

/** What whoever runs the server reads then: what is at stake, and where it says what to run. */
export const LOG_MAY_BE_REWRITTEN =
  "the database role of DATABASE_URL could change or empty the log (audit_entries); apps/api/README.md, « A log that can only grow », says what to run once as the database's administrator";
