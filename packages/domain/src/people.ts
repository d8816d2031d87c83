import { claims, hasClaim, WILDCARD } from "./claims.ts";

/** Reasons to reject a change of a user or a role; the console has a sentence for each. */
export const personReasons = [
  /** This person has claims that the caller lacks: only a user who has them too may change the account. */
  "HoldsMore",
  /** Users cannot disable or delete themselves. */
  "Self",
  /** Users cannot remove their own claim to manage users. */
  "OwnRight",
  /** No other user could manage users any more. */
  "LastManager",
  /** No other user would have the wildcard claim, so it could never be granted again. */
  "LastFullRight",
  /** A user who has worked here stays in the audit log and can only be disabled. */
  "HasWorked",
  /** A disabled user gets no link. */
  "Disabled",
  /** Some users still have the role. */
  "RoleInUse",
] as const;
/** One of `personReasons`. */
export type PersonReason = (typeof personReasons)[number];

/** Actions on a user that the rules distinguish. */
export type PersonAction = "save" | "disable" | "enable" | "delete" | "endSessions" | "sendLink";

/** A user in the rules: claims are the effective ones, including those of roles. */
export interface ClaimsOwner {
  id: number;
  claims: readonly string[];
}

/** Facts of a user that the rules use. */
export interface PersonFacts {
  /** The caller, with current claims. */
  actor: ClaimsOwner;
  /** The user before the change. */
  person: ClaimsOwner & { isDisabled: boolean; hasWorked: boolean };
  /** For `save`: the user's effective claims after the change; otherwise as before. */
  claimsAfter?: readonly string[];
  /** Effective claims of every other active user. Absent in the console, which does not know them: the server decides. */
  others?: readonly (readonly string[])[];
}

/** Returns all distinct claims of a user: direct ones and those of their roles. */
export function effectiveClaims(own: readonly string[], roles: readonly (readonly string[])[]): string[] {
  return [...new Set([...own, ...roles.flat()])].sort();
}

/** Whether these claims allow managing users. */
export function canManageUsers(ownClaims: readonly string[]): boolean {
  return hasClaim(ownClaims, [claims.management.users]);
}

/** Whether a caller can grant a claim: only one they have; the wildcard has all. */
export function canGrant(ownClaims: readonly string[], claim: string): boolean {
  return ownClaims.includes(WILDCARD) || ownClaims.includes(claim);
}

/** Whether the caller has every claim of a user or role, and so may edit it. */
export function coversClaims(ownClaims: readonly string[], others: readonly string[]): boolean {
  return others.every((claim) => canGrant(ownClaims, claim));
}

/** Returns the indexes in `after` of claims that are newly granted and that the caller lacks. Claims the user already has do not count. */
export function ungrantableClaims(ownClaims: readonly string[], before: readonly string[], after: readonly string[]): number[] {
  return after.flatMap((claim, index) => (before.includes(claim) || canGrant(ownClaims, claim) ? [] : [index]));
}

/** Returns the indexes in `after` of newly assigned roles with a claim that the caller lacks. */
export function ungrantableRoles(
  ownClaims: readonly string[],
  before: readonly number[],
  after: readonly { id: number; claims: readonly string[] }[],
): number[] {
  return after.flatMap((role, index) => (before.includes(role.id) || coversClaims(ownClaims, role.claims) ? [] : [index]));
}

/** Returns why this action on a user is not allowed; null if it is. */
export function personRefusal(action: PersonAction, { actor, person, claimsAfter, others }: PersonFacts): PersonReason | null {
  const isSelf = actor.id === person.id;
  if (!coversClaims(actor.claims, person.claims)) return "HoldsMore";
  if (isSelf && (action === "disable" || action === "delete")) return "Self";
  if (action === "delete" && person.hasWorked) return "HasWorked";
  if (action === "sendLink" && person.isDisabled) return "Disabled";
  if (person.isDisabled) return null;
  const after = action === "disable" || action === "delete" ? [] : action === "save" ? (claimsAfter ?? person.claims) : person.claims;
  if (isSelf && canManageUsers(person.claims) && !canManageUsers(after)) return "OwnRight";
  return others ? lossRefusal([person.claims, ...others], [after, ...others]) : null;
}

/** Facts of a role that the rules use. */
export interface RoleFacts {
  /** The caller, with current claims. */
  actor: ClaimsOwner;
  claims: readonly string[];
  /** Number of users with the role. */
  userCount: number;
  /** For `save`: the caller's effective claims after the change of the role. */
  actorClaimsAfter?: readonly string[];
  /** For `save`, on the server: the effective claims of every active user, before and after the change. */
  everybody?: { before: readonly (readonly string[])[]; after: readonly (readonly string[])[] };
}

/** Returns why this action on a role is not allowed; null if it is. */
export function roleRefusal(
  action: "save" | "delete",
  { actor, claims: ownClaims, userCount, actorClaimsAfter, everybody }: RoleFacts,
): PersonReason | null {
  if (!coversClaims(actor.claims, ownClaims)) return "HoldsMore";
  if (action === "delete") return userCount > 0 ? "RoleInUse" : null;
  if (actorClaimsAfter && canManageUsers(actor.claims) && !canManageUsers(actorClaimsAfter)) return "OwnRight";
  return everybody ? lossRefusal(everybody.before, everybody.after) : null;
}

/** Returns the rejection when a change would leave no user with an essential claim; both lists are the effective claims of active users. */
function lossRefusal(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): PersonReason | null {
  if (before.some(canManageUsers) && !after.some(canManageUsers)) return "LastManager";
  const isFull = (ownClaims: readonly string[]) => ownClaims.includes(WILDCARD);
  return before.some(isFull) && !after.some(isFull) ? "LastFullRight" : null;
}
