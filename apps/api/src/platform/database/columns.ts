import { timestamp } from "drizzle-orm/pg-core";

/** A moment, kept in UTC with milliseconds; the application sets it from its own clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
