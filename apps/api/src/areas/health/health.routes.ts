import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** How the server fares. */
export const handlers: AreaHandlers<"health"> = unanswered("getHealth");
