import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** Saved views of lists. */
export const handlers: AreaHandlers<"views"> = unanswered("listViews", "createView", "updateView", "deleteView");
