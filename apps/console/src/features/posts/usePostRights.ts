import type { Output } from "@reserve/contract";
import { claims, hasClaim, type PostRights } from "@reserve/domain";
import { useUser } from "../../shared/session/permissions.ts";

/** Returns the user's permissions for posts, as the rules take them; `isKnown` once the user is loaded. */
export function useKnownRights(): { rights: PostRights; userId: number | undefined; isKnown: boolean } {
  const { data: user, isPending } = useUser();
  const ownClaims = user?.claimTypes.map(({ id }) => id) ?? [];
  const { cms } = claims;
  return {
    isKnown: !isPending,
    userId: user?.id,
    rights: {
      canList: hasClaim(ownClaims, [cms.postList]),
      canEditOwn: hasClaim(ownClaims, [cms.postCreateEditIfOwner]),
      canEditAll: hasClaim(ownClaims, [cms.postCreateEditAll]),
    },
  };
}

/** The same, and whether this post is theirs. */
export function usePostRights({ owner }: Pick<Output<"getPost">, "owner">): {
  rights: PostRights;
  isOwner: boolean;
  isKnown: boolean;
} {
  const { rights, userId, isKnown } = useKnownRights();
  return { rights, isKnown, isOwner: userId !== undefined && owner?.id === userId };
}
