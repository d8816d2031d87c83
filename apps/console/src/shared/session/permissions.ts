import { type OperationId, operations } from "@reserve/contract";
import { hasClaim } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useRuntime } from "../query/runtime.tsx";
import { narrowed, type Preview, useStoredPreview, writePreview } from "./preview.ts";

/** Returns the signed-in user with the claims of a previewed role, if any; undefined while unknown. */
export function useUser() {
  const { api } = useRuntime();
  const preview = useStoredPreview();
  return useQuery({ ...api.query("getCurrentUser"), select: (user) => narrowed(user, preview) });
}

/** Returns whether the user has one of these claims, or may call an operation. For display only: the server decides. */
export function useMay(): (needed: readonly string[] | OperationId) => boolean {
  const { data } = useUser();
  const claims = data?.claimTypes.map((claim) => claim.id) ?? [];
  return (needed) => data !== undefined && hasClaim(claims, typeof needed === "string" ? operations[needed].claims : needed);
}

/** « Voir la console comme ce rôle »: the previewed role, with functions to start and stop. A preview removes permissions and never grants any. */
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
