import { emailKey, searchKey } from "@reserve/domain";
import { asc, eq, inArray } from "drizzle-orm";
import { ERASED_NAME, erasedEmail, type PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { asRegistration } from "./registrations.store.ts";
import { eventRegistrations, registrationEvents } from "./registrations.tables.ts";

/** Personal data export: events for which a person registered by e-mail address, including cancelled registrations. */
export const personalData: PersonalData = {
  name: "registrations",
  read: async (db, { emails }) => {
    const found = await db
      .select({ row: eventRegistrations, event: registrationEvents.title })
      .from(eventRegistrations)
      .innerJoin(registrationEvents, eq(registrationEvents.id, eventRegistrations.eventId))
      .where(inArray(eventRegistrations.emailKey, emails.map(emailKey)))
      .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id));
    return found.map(({ row, event }) => {
      const { version: _version, ...registration } = asRegistration(row);
      return { event, ...registration };
    });
  },
};

/** Erasure: attendance counts stay without names; future registrations are cancelled. */
export const personRecords: PersonRecords = {
  erase: async (tx, { email }, now) => {
    const found = await tx
      .select({ row: eventRegistrations, endAt: registrationEvents.eventEndAt })
      .from(eventRegistrations)
      .innerJoin(registrationEvents, eq(registrationEvents.id, eventRegistrations.eventId))
      .where(eq(eventRegistrations.emailKey, emailKey(email)));
    for (const { row, endAt } of found) {
      const isToCome = row.state !== "Cancelled" && new Date(endAt) > now;
      const gone = isToCome ? { state: "Cancelled" as const, cancelledAt: now, hadPlace: row.state === "Registered" } : {};
      await tx
        .update(eventRegistrations)
        .set({
          ...{ firstName: "", lastName: ERASED_NAME, nameKey: searchKey(ERASED_NAME), phone: "", comments: "" },
          ...{ email: erasedEmail(row.id), emailKey: erasedEmail(row.id), searchText: ` ${searchKey(ERASED_NAME)}` },
          ...gone,
          version: row.version + 1,
        })
        .where(eq(eventRegistrations.id, row.id));
    }
  },
};
