import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";

/** Whether the application's database role can alter or truncate the audit log: through grants, or as the owner, who can disable triggers. */
export async function mayRewriteLog(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ may: boolean }>(
    db,
    sql`select has_table_privilege('audit_entries', 'update') or has_table_privilege('audit_entries', 'delete')
        or has_table_privilege('audit_entries', 'truncate') or pg_has_role(relowner, 'member') as may
      from pg_class where oid = 'audit_entries'::regclass`,
  );
  return row?.may ?? true;
}

/**
 * Removes a customer's personal values from the audit log; returns the number of entries changed, or null when the database role is not
 * allowed to. Call it before the customer row is erased.
 */
export async function forgetInLog(tx: Db, customerId: number): Promise<number | null> {
  const [row] = await rowsOf<{ count: number | null }>(tx, sql`select forget_customer_in_log(${customerId}::integer) as count`);
  return row?.count ?? null;
}

/** Log warning for the operator: the risk, and where the fix is documented. */
export const LOG_MAY_BE_REWRITTEN =
  "the database role of DATABASE_URL could change or empty the log (audit_entries); apps/api/README.md, « A log that can only grow », says what to run once as the database's administrator";
