import { isNotNull } from "drizzle-orm";
import type { PersonRecords } from "../customers/person-records.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/**
 * Empties every answer that is kept for repetitions, of whomever: labels and other files name people in compressed bytes, where nobody finds them. The keys stay, so
 * that what was done is not done again; who repeats one is told so.
 */
export const personRecords: PersonRecords = {
  erase: async (tx) => {
    await tx.update(idempotencyKeys).set({ answer: null }).where(isNotNull(idempotencyKeys.answer));
  },
};
