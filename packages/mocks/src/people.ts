import { unanswered } from "./unanswered.ts";

/** Users, roles and profile. */
export const peopleResolvers = unanswered(
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
