import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** The log of who did what. */
export const handlers: AreaHandlers<"activity"> = unanswered("listActivity");
