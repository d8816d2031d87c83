import { and, eq, inArray } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import { ERASED_NAME, type PersonRecords } from "../../platform/customers/person-records.ts";
import { intakeRecords } from "./intake.tables.ts";
import { eraseEntries } from "./intake.tray.store.ts";

/** Erasure: deletes the site's references to the person, and what waits of their orders. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    await eraseEntries(tx, customerId, ERASED_NAME);
    await tx.delete(intakeRecords).where(and(eq(intakeRecords.kind, "customer"), eq(intakeRecords.entityId, customerId)));
  },
};

/** Merge: the site's references point to the other customer. */
export const personMoves: PersonMoves = {
  name: null,
  count: async () => 0,
  move: async (tx, from, into) => {
    await tx
      .update(intakeRecords)
      .set({ entityId: into })
      .where(and(inArray(intakeRecords.kind, ["customer", "erasure"]), eq(intakeRecords.entityId, from)));
  },
};
