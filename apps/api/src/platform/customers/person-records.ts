import type { Db } from "../database/database.ts";

/** Actions of an area when a customer is erased; each area provides its own. */
export interface PersonRecords {
  /** Anonymizes records that must be kept, and deletes the others. */
  erase(tx: Db, person: { customerId: number; email: string }, now: Date): Promise<void>;
}

/** Returns the placeholder that replaces an erased e-mail address; no mail is ever sent to it. */
export function erasedEmail(id: number | string): string {
  return `efface.${id}@personne.invalid`;
}

/** Placeholder that replaces an erased name. */
export const ERASED_NAME = "Personne effacée";
