import type { Db } from "../database/database.ts";

/** The person whose data is requested. */
export interface Person {
  customerId: number;
  /** Their e-mail addresses, then those of records merged into theirs. */
  emails: readonly string[];
}

/** An area's part of a person's data export (GDPR); each area provides its own. */
export interface PersonalData {
  /** Property name in the export. */
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
    | "discounts"
    | "vouchers";
  read(db: Db, person: Person): Promise<Record<string, unknown>[]>;
}
