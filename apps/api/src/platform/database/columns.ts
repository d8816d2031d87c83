import { timestamp } from "drizzle-orm/pg-core";

/** Timestamp column in UTC with milliseconds; set from the application's clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
