import type { Db } from "../database/database.ts";

/** Whose data is asked for. */
export interface Person {
  customerId: number;
  /** Theirs, then those of the records that were merged into theirs. */
  emails: readonly string[];
}

/** What one area keeps about a person, for the export that the law gives them; each area says its own. */
export interface PersonalData {
  /** The export's property. */
  name:
    | "documents"
    | "messages"
    | "mails"
    | "reviews"
    | "registrations"
    | "subscriptions"
    | "suppressions"
    | "letters"
    | "events"
    | "profiles"
    | "discounts";
  read(db: Db, person: Person): Promise<Record<string, unknown>[]>;
}
