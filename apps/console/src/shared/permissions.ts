import { type OperationId, operations } from "@reserve/contract";
import { hasClaim } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useRuntime } from "./runtime.tsx";

/** The person who is signed in, as the server last said; undefined while that is not known yet. */
export function useUser() {
  const { api } = useRuntime();
  return useQuery(api.query("getCurrentUser"));
}

/** Says of a set of claims, or of an operation of the contract, whether the signed-in person may. The server decides; this only shows. */
export function useMay(): (needed: readonly string[] | OperationId) => boolean {
  const { data } = useUser();
  const held = data?.claimTypes.map((claim) => claim.id) ?? [];
  return (needed) => data !== undefined && hasClaim(held, typeof needed === "string" ? operations[needed].claims : needed);
}
