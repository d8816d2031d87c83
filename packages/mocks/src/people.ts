import { unanswered } from "./unanswered.ts";

/** Users, roles, profile and passwords. */
export const peopleResolvers = unanswered(
  "requestPasswordReset",
  "resetPassword",
  "getProfile",
  "updateProfile",
  "endOtherSessions",
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
