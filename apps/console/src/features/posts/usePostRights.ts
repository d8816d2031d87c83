import type { Output } from "@reserve/contract";
import { claims, hasClaim, type PostRights } from "@reserve/domain";
import { useUser } from "../../shared/permissions.ts";

/** What the signed-in person may do with posts, and whether this one is theirs, as the rules take it; `isKnown` once the server has said who they are. */
export function usePostRights({ owner }: Pick<Output<"getPost">, "owner">): {
  rights: PostRights;
  isOwner: boolean;
  isKnown: boolean;
} {
  const { data: user, isPending } = useUser();
  const held = user?.claimTypes.map(({ id }) => id) ?? [];
  const { cms } = claims;
  return {
    isKnown: !isPending,
    isOwner: user !== undefined && owner?.id === user.id,
    rights: {
      canList: hasClaim(held, [cms.postList]),
      canEditOwn: hasClaim(held, [cms.postCreateEditIfOwner]),
      canEditAll: hasClaim(held, [cms.postCreateEditAll]),
    },
  };
}
