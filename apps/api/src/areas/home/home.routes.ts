import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** What waits for somebody this morning. */
export const handlers: AreaHandlers<"home"> = unanswered("listWorkQueues");
