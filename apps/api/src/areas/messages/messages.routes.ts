import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** What visitors and customers write. */
export const handlers: AreaHandlers<"messages"> = unanswered(
  "listMessages",
  "getMessage",
  "listMessageStatuses",
  "setMessageStatus",
  "listQuestions",
  "replyToMessage",
);
