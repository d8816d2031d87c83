import { sql } from "drizzle-orm";
import type { PersonRecords } from "../customers/person-records.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** Answers that were kept for whoever asks again go where they say the person's e-mail address: who repeats such a key is no longer answered from there. */
export const personRecords: PersonRecords = {
  erase: async (tx, { email }) => {
    await tx.delete(idempotencyKeys).where(sql`position(lower(${email}) in lower(${idempotencyKeys.answer}::text)) > 0`);
  },
};
