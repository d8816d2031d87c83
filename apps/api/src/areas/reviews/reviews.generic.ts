import { operations } from "@reserve/contract";
import { count, eq } from "drizzle-orm";
import type { GenericList } from "../../platform/generic-lists.ts";
import { estimateRows } from "../../platform/lists/keyset.ts";
import { countRows } from "../../platform/lists.ts";
import { reviews } from "./reviews.tables.ts";

/** Generic list of reviews, with the pending count. */
export const genericList: GenericList = {
  list: "Review",
  label: { fr: "Critiques", en: "Reviews" },
  claims: operations.listReviews.claims,
  count: async (db) => {
    const all = await countRows(db, reviews, undefined, () => estimateRows(db, reviews, undefined));
    const [waiting] = await db.select({ count: count() }).from(reviews).where(eq(reviews.status, "Pending"));
    return { ...all, waitingCount: waiting?.count ?? 0 };
  },
};
