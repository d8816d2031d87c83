import { emailKey, type TargetGroup } from "@reserve/domain";
import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { targets } from "./analytics.tables.ts";
import { countPeople, peoplePage, type Subscribed } from "./targets.people.ts";

/** Creates the recipient source of targets: people who match at least one; `subscribed` is provided by customers. */
export function targetedPeople(subscribed: Subscribed) {
  return {
    /** Returns every target by name, with its last count. */
    choices: (db: Db) =>
      db
        .select({ key: targets.id, name: targets.name, count: targets.people })
        .from(targets)
        .orderBy(asc(targets.nameKey), asc(targets.id)),

    /** Returns a page of people, after the customer with the key `after`; null if a target is missing. */
    async page(db: Db, ids: readonly number[], { now, after, limit }: { now: Date; after: string; limit: number }) {
      const target = await oneOf(db, ids);
      if (!target) return null;
      const people = await peoplePage(db, target, { now, after: Number(after), size: limit }, subscribed);
      // Customers have no language setting yet.
      return people.map(({ id, email }) => ({ key: String(id), customerId: id, email: emailKey(email), locale: "fr" as const }));
    },

    /** Counts the people; null when a target is missing. Sets a statement timeout for the transaction. */
    async count(tx: Db, ids: readonly number[], now: Date): Promise<number | null> {
      const target = await oneOf(tx, ids);
      return target && (await countPeople(tx, target, now, subscribed)).count;
    },
  };
}

/** Returns the union of targets; null when one is missing. */
async function oneOf(db: Db, targetIds: readonly number[]): Promise<TargetGroup | null> {
  const rows = await db
    .select({ tree: targets.tree })
    .from(targets)
    .where(inArray(targets.id, [...targetIds]));
  return rows.length === new Set(targetIds).size ? { rule: "any", nodes: rows.map(({ tree }) => tree) } : null;
}
