import { and, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { enqueueWebhooks } from "../../platform/webhooks/webhooks.ts";
import { posts } from "./posts.tables.ts";

/** Number of posts announced per batch. */
const A_BATCH = 100;

/** Enqueues webhooks for posts that came online by date, once across servers; called periodically. Returns their number. */
export async function announcePublished(ports: Pick<Ports, "db" | "jobs" | "settings">, now: Date): Promise<number> {
  const announcedCount = await ports.db.transaction((tx) => announceOnline(tx, ports, null, now));
  if (announcedCount > 0) ports.jobs.wake();
  return announcedCount;
}

/** Enqueues the webhook of one post in the transaction that may have published it; null: of all posts. */
export async function announceOnline(tx: Db, ports: Pick<Ports, "jobs" | "settings">, id: number | null, now: Date): Promise<number> {
  const isOnline = and(
    eq(posts.postStatus, "Published"),
    isNull(posts.onlineToldAt),
    or(isNull(posts.publicationStartAt), lte(posts.publicationStartAt, now)),
    or(isNull(posts.publicationEndAt), gte(posts.publicationEndAt, now)),
  );
  const due = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(id === null ? isOnline : and(isOnline, eq(posts.id, id)))
    .limit(A_BATCH)
    .for("update", { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map((post) => post.id);
  await tx.update(posts).set({ onlineToldAt: now }).where(inArray(posts.id, ids));
  for (const postId of ids) await enqueueWebhooks(tx, ports, { type: "post.published", id: postId, state: "Online" }, now);
  return ids.length;
}
