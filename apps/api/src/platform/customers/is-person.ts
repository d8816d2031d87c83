import { type SQL, sql } from "drizzle-orm";
import { customers } from "./customers.tables.ts";

/** SQL condition: the customer row is neither erased nor merged into another one. */
export const isPerson: SQL = sql`(${customers.mergedIntoId} is null and ${customers.erasedAt} is null)`;
