import type { LocaleCode } from "@reserve/client-variant";
import type { TargetGroup } from "@reserve/domain";
import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { targets } from "./analytics.tables.ts";
import { countPeople, peoplePage, type Subscribed } from "./targets.people.ts";

/** Somebody who can be written to. */
export interface TargetedPerson {
  customerId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** The shop knows no other of its customers yet. */
  locale: LocaleCode;
}

/** What campaigns ask of targets: whom at least one of several means. Targets that are gone mean nobody. */
export interface TargetedPeople {
  /** How many they are; inside a transaction, which it bounds in time. */
  count(tx: Db, targetIds: readonly number[], now: Date): Promise<number>;
  /** So many of them in the order of their ids, from behind one on (0 at first); fewer than asked at the end. */
  page(db: Db, targetIds: readonly number[], at: { now: Date; after: number; size: number }): Promise<TargetedPerson[]>;
}

/** Tells campaigns whom targets mean; `subscribed` is customers'. */
export function targetedPeople(subscribed: Subscribed): TargetedPeople {
  return {
    count: async (tx, targetIds, now) => {
      const target = await oneOf(tx, targetIds);
      return target ? (await countPeople(tx, target, now, subscribed)).count : 0;
    },
    page: async (db, targetIds, at) => {
      const target = await oneOf(db, targetIds);
      const people = target ? await peoplePage(db, target, at, subscribed) : [];
      return people.map(({ id, email, firstName, lastName }) => ({ customerId: id, email, firstName, lastName, locale: "fr" }));
    },
  };
}

/** The target that means whom one of these means; null when none is left. */
async function oneOf(db: Db, targetIds: readonly number[]): Promise<TargetGroup | null> {
  if (targetIds.length === 0) return null;
  const rows = await db
    .select({ tree: targets.tree })
    .from(targets)
    .where(inArray(targets.id, [...targetIds]));
  return rows.length === 0 ? null : { rule: "any", nodes: rows.map(({ tree }) => tree) };
}
