import type { Output } from "@reserve/contract";
import { claims, hasClaim, type PostRights } from "@reserve/domain";
import { useUser } from "../../shared/permissions.ts";

/** What the signed-in person may do with posts, and whether this one is theirs, as the rules take it. */
export function usePostRights({ owner }: Pick<Output<"getPost">, "owner">): { rights: PostRights; isOwner: boolean } {
  const { data: user } = useUser();
  const held = user?.claimTypes.map(({ id }) => id) ?? [];
  const { cms } = claims;
  return {
    isOwner: user !== undefined && owner?.id === user.id,
    rights: {
      canList: hasClaim(held, [cms.postList]),
      canEditOwn: hasClaim(held, [cms.postCreateEditIfOwner]),
      canEditAll: hasClaim(held, [cms.postCreateEditAll]),
    },
  };
}
