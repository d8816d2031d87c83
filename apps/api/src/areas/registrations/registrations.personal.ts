import { registrationEmailKey } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { asRegistration } from "./registrations.store.ts";
import { eventRegistrations, registrationEvents } from "./registrations.tables.ts";

/** The events for which a person registered by their e-mail address, also where they gave their place up. */
export const personalData: PersonalData = {
  name: "registrations",
  read: async (db, { email }) => {
    const found = await db
      .select({ row: eventRegistrations, event: registrationEvents.title })
      .from(eventRegistrations)
      .innerJoin(registrationEvents, eq(registrationEvents.id, eventRegistrations.eventId))
      .where(eq(eventRegistrations.emailKey, registrationEmailKey(email)))
      .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id));
    return found.map(({ row, event }) => {
      const { version: _version, ...said } = asRegistration(row);
      return { event, ...said };
    });
  },
};
