import { asc, eq } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import type { PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { analyticEvents } from "./analytics.tables.ts";
import { eraseEventsOf, moveEvents } from "./events.store.ts";

/** Personal data export: the person's visitor events. */
export const personalData: PersonalData = {
  name: "events",
  read: async (db, { customerId }) => {
    const rows = await db
      .select()
      .from(analyticEvents)
      .where(eq(analyticEvents.customerId, customerId))
      .orderBy(asc(analyticEvents.at), asc(analyticEvents.id));
    return rows.map(({ at, action, ean, searchKey }) => ({ at: at.toISOString(), action, ean, searched: searchKey }));
  },
};

/** Erasure: deletes the person's events and everything derived. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => void (await eraseEventsOf(tx, customerId)),
};

/** Merge: moves the events and recounts; the profile is recalculated later. */
export const personMoves: PersonMoves = {
  name: "events",
  count: (db, customerId) => db.$count(analyticEvents, eq(analyticEvents.customerId, customerId)),
  move: moveEvents,
};
