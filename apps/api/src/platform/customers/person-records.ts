import type { Db } from "../database/database.ts";

/** What becomes of one area's records of a person who is erased; each area says its own. */
export interface PersonRecords {
  /** Takes the person out of what must stay, and takes away what need not. */
  erase(tx: Db, person: { customerId: number; email: string }, now: Date): Promise<void>;
}

/** What stands where an e-mail address was; no mail ever leaves to it. */
export function erasedEmail(id: number | string): string {
  return `efface.${id}@personne.invalid`;
}

/** What stands where a name was. */
export const ERASED_NAME = "Personne effacée";
