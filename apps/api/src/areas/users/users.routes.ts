import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** Users, roles, claims. */
export const handlers: AreaHandlers<"users"> = unanswered(
  "listUsers",
  "getUser",
  "createUser",
  "updateUser",
  "deleteUser",
  "setUserDisabled",
  "endUserSessions",
  "createLoginToken",
  "listClaimTypes",
  "listRoles",
  "getRole",
  "createRole",
  "updateRole",
  "deleteRole",
);
