import type { Schemas } from "@reserve/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { postDrafts } from "./posts.tables.ts";

/** User and post of a draft; null: a new post. */
export interface DraftOf {
  userId: number;
  postId: number | null;
}

/** Returns the unsaved draft of a post, or null. */
export async function findDraft(db: Db, of: DraftOf): Promise<Schemas["PostDraft"] | null> {
  const [row] = await db.select().from(postDrafts).where(isOf(of));
  return row ? { values: row.content, version: row.version, savedAt: row.savedAt.toISOString() } : null;
}

/** Stores the draft of a post, replacing the previous one. */
export async function keepDraft(tx: Db, of: DraftOf, { values, version }: Schemas["PostDraftSave"], now: Date): Promise<void> {
  const stored = { content: values, version, savedAt: now };
  await tx
    .insert(postDrafts)
    .values({ ...of, ...stored })
    .onConflictDoUpdate({ target: [postDrafts.userId, postDrafts.postId], set: stored });
}

/** Deletes the draft of a post. */
export async function forgetDraft(tx: Db, of: DraftOf): Promise<void> {
  await tx.delete(postDrafts).where(isOf(of));
}

function isOf({ userId, postId }: DraftOf) {
  return and(eq(postDrafts.userId, userId), postId === null ? isNull(postDrafts.postId) : eq(postDrafts.postId, postId));
}
