import { type OperationId, operations } from "@reserve/contract";
import { hasClaim } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { narrowed, type Preview, useStoredPreview, writePreview } from "./preview.ts";
import { useRuntime } from "./runtime.tsx";

/** The person who is signed in, as the server last said, with the rights of the role that they are looking through, if any; undefined while unknown. */
export function useUser() {
  const { api } = useRuntime();
  const preview = useStoredPreview();
  return useQuery({ ...api.query("getCurrentUser"), select: (user) => narrowed(user, preview) });
}

/** Says of a set of claims, or of an operation of the contract, whether the signed-in person may. The server decides; this only shows. */
export function useMay(): (needed: readonly string[] | OperationId) => boolean {
  const { data } = useUser();
  const claims = data?.claimTypes.map((claim) => claim.id) ?? [];
  return (needed) => data !== undefined && hasClaim(claims, typeof needed === "string" ? operations[needed].claims : needed);
}

/** « Voir la console comme ce rôle »: the role that is being looked through, and the ways in and out. It takes rights away and never gives one. */
export function usePreview(): { preview: Preview | null; start(role: Preview): void; stop(): void } {
  const userId = useUser().data?.id;
  const stored = useStoredPreview();
  return {
    preview: stored && stored.userId === userId ? stored : null,
    start({ name, claims }) {
      if (userId !== undefined) writePreview({ userId, name, claims });
    },
    stop: () => writePreview(null),
  };
}
