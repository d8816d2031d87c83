import { canSeePost, claims, hasClaim, type PostRights } from "@reserve/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { posts } from "./posts.tables.ts";

/** The viewer of posts and their permissions. */
export interface Viewer {
  userId: number;
  rights: PostRights;
}

/** Returns the post permissions of a user's current claims. */
export function viewerOf({ id, claims: ownClaims }: Pick<CurrentUser, "id" | "claims">): Viewer {
  const { cms } = claims;
  return {
    userId: id,
    rights: {
      canList: hasClaim(ownClaims, [cms.postList]),
      canEditOwn: hasClaim(ownClaims, [cms.postCreateEditIfOwner]),
      canEditAll: hasClaim(ownClaims, [cms.postCreateEditAll]),
    },
  };
}

/** SQL condition: posts that the viewer can see; every query of posts uses it. */
export function seenBy({ userId, rights }: Viewer): SQL | undefined {
  if (canSeePost(rights, false)) return undefined;
  return canSeePost(rights, true) ? eq(posts.ownerId, userId) : sql`false`;
}

/**
 * Access checks for areas with data of posts: a query of the ids of posts a user may see, and whether they may edit data of a post with that owner.
 */
export const postAccess = {
  seen: (user: Pick<CurrentUser, "id" | "claims">): SQL =>
    sql`select ${posts.id} from ${posts} where ${seenBy(viewerOf(user)) ?? sql`true`}`,
  mayWrite: (user: Pick<CurrentUser, "id" | "claims">, ownerId: number | null): boolean => {
    const { userId, rights } = viewerOf(user);
    return rights.canEditAll || (rights.canEditOwn && ownerId === userId);
  },
};
