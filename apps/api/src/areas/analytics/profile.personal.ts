import { eq } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { targets } from "./analytics.tables.ts";
import { personProfiles } from "./profiling.tables.ts";

/** Personal data export: the person's profile at the last calculation. */
export const personalData: PersonalData = {
  name: "profiles",
  read: (db, { customerId }) =>
    db
      .select({ profile: targets.name, description: targets.description })
      .from(personProfiles)
      .innerJoin(targets, eq(targets.id, personProfiles.targetId))
      .where(eq(personProfiles.customerId, customerId)),
};
