import { type SQL, sql } from "drizzle-orm";
import { customers } from "./customers.tables.ts";

/** That a customer's row is about somebody: neither erased nor merged into another one, whose rows stay without saying who they were. */
export const isPerson: SQL = sql`(${customers.mergedIntoId} is null and ${customers.erasedAt} is null)`;
