import { unanswered } from "./unanswered.ts";

/** Home, tasks, activity log, health. */
export const deskResolvers = unanswered(
  "listWorkQueues",
  "listActivity",
  "getHealth",
  "listMyTasks",
  "retryBackgroundTask",
  "getMailTemplate",
  "getSalesOverTime",
);
