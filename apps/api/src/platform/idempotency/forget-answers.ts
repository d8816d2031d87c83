import { isNotNull } from "drizzle-orm";
import type { PersonRecords } from "../customers/person-records.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/**
 * Clears all stored idempotent responses on erasure: labels and other files contain names in compressed bytes that no search finds. The keys remain,
 * so nothing is executed twice; a repeated request gets an error that its response is gone.
 */
export const personRecords: PersonRecords = {
  erase: async (tx) => {
    await tx.update(idempotencyKeys).set({ answer: null }).where(isNotNull(idempotencyKeys.answer));
  },
};
