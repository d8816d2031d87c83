import { sql } from "drizzle-orm";
import type { DerivedTable } from "../../../platform/database/derived-tables.ts";

/** The chain of the ledger: its trigger writes it with the entries. */
export const derivedTables: readonly DerivedTable[] = [
  { name: "ledger_chain", isMissing: sql`exists (select from ledger_entries) <> exists (select from ledger_chain)` },
];
