import type { OperationId } from "@reserve/contract";
import { problem, type Resolver } from "./mock.ts";

/** Resolvers for operations whose mock is still to be written: 503. */
export function unanswered<Op extends OperationId>(...ids: Op[]): { [Id in Op]: Resolver<Id> } {
  return Object.fromEntries(ids.map((id) => [id, () => problem(503)])) as unknown as { [Id in Op]: Resolver<Id> };
}
