import type { OperationId } from "@reserve/contract";
import type { HandlersOf } from "./handlers.ts";
import { refuse } from "./refusals.ts";

/** Handlers for operations that the contract has and nobody answers yet: 503, as the contract declares it. */
export function unanswered<Op extends OperationId>(...ids: Op[]): HandlersOf<Op> {
  return Object.fromEntries(ids.map((id) => [id, () => Promise.reject(refuse.unavailable())])) as unknown as HandlersOf<Op>;
}
