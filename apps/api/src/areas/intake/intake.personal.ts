import { and, eq } from "drizzle-orm";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import { intakeRecords } from "./intake.tables.ts";

/** Whom the site means by its own reference: nobody once they are erased. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    await tx.delete(intakeRecords).where(and(eq(intakeRecords.kind, "customer"), eq(intakeRecords.entityId, customerId)));
  },
};
