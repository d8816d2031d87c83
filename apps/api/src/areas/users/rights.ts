import {
  allClaims,
  claims,
  hasClaim,
  type PersonAction,
  type PersonReason,
  personRefusal,
  roleRefusal,
  ungrantableClaims,
  ungrantableRoles,
  WILDCARD,
} from "@reserve/domain";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type CurrentUser, findCurrentUser } from "../../platform/identity/current-user.ts";
import type { Person } from "../../platform/identity/people.store.ts";
import { personSentences } from "./person.texts.ts";
import { activeClaims, hasWorked, lockRights, type RoleRecord } from "./users.store.ts";

/**
 * Serializes changes of permissions, and returns the caller with their current claims: those at the start of the request may have been revoked by the
 * previous change.
 */
export async function takeTurn(db: Db, user: CurrentUser, now: Date): Promise<CurrentUser> {
  await lockRights(db);
  const actor = await findCurrentUser(db, user.sessionId, user.id, now);
  if (!actor) throw refuse.unauthenticated();
  const required = [claims.management.users];
  if (!hasClaim(actor.claims, required)) throw refuse.forbidden(required);
  return actor;
}

/** Throws 409 when the rules forbid to do this to this person. */
export async function requireAllowed(
  db: Db,
  action: PersonAction,
  actor: CurrentUser,
  person: Person,
  claimsAfter?: readonly string[],
): Promise<void> {
  const active = await activeClaims(db);
  active.delete(person.id);
  refuseFor(
    personRefusal(action, {
      actor,
      person: {
        id: person.id,
        claims: person.effectiveClaims,
        isDisabled: person.isDisabled,
        hasWorked: action === "delete" && (person.lastSignInAt !== null || (await hasWorked(db, person.id))),
      },
      ...(claimsAfter ? { claimsAfter } : {}),
      others: [...active.values()],
    }),
  );
}

/** Throws 409 if the rules forbid this action on this role. `change` performs it, and the resulting claims are read from the database. */
export async function requireRoleAllowed(
  db: Db,
  action: "save" | "delete",
  actor: CurrentUser,
  role: RoleRecord,
  change: () => Promise<void>,
): Promise<void> {
  refuseFor(roleRefusal(action, { actor, ...role }));
  const before = await activeClaims(db);
  await change();
  const after = await activeClaims(db);
  refuseFor(
    roleRefusal(action, {
      actor,
      ...role,
      actorClaimsAfter: after.get(actor.id) ?? [],
      everybody: { before: [...before.values()], after: [...after.values()] },
    }),
  );
}

/** Returns the ids of references, given as ids or as read objects. */
export function idsOf<Id extends string | number>(references: readonly (Id | { id: Id })[]): Id[] {
  return references.map((reference) => (typeof reference === "object" ? reference.id : reference));
}

/** Returns the claims and roles that cannot be granted, by request index. */
export function grantFaults(
  actor: CurrentUser,
  before: { claims: readonly string[]; roles: readonly number[] },
  grants: { claimTypes: readonly string[]; roles?: readonly number[] },
  allRoles: readonly RoleRecord[],
): PropertyRefusal[] {
  const { claimTypes, roles = [] } = grants;
  const unknownClaims = claimTypes.flatMap((claim, index) => (before.claims.includes(claim) || isClaim(claim) ? [] : [index]));
  const unknownRoles = roles.flatMap((id, index) => (allRoles.some((role) => role.id === id) ? [] : [index]));
  // An unknown role has no claims.
  const bundles = roles.map((id) => ({ id, claims: allRoles.find((role) => role.id === id)?.claims ?? [] }));
  return [
    ...at("claimTypes", unknownClaims, SENTENCES.noSuchClaim),
    ...at(
      "claimTypes",
      ungrantableClaims(actor.claims, before.claims, claimTypes).filter((index) => !unknownClaims.includes(index)),
      SENTENCES.missingClaim,
    ),
    ...at("roles", unknownRoles, SENTENCES.noSuchRole),
    ...at("roles", ungrantableRoles(actor.claims, before.roles, bundles), SENTENCES.roleGrantsMore),
  ];
}

function isClaim(name: string): boolean {
  return name === WILDCARD || allClaims.some((claim) => claim === name);
}

function at(list: string, indexes: readonly number[], errorMessage: Sentence): PropertyRefusal[] {
  return indexes.map((index) => ({ propertyName: `${list}[${index}]`, errorMessage }));
}

function refuseFor(reason: PersonReason | null): void {
  if (reason) throw refuse.conflict(personSentences[reason], reason);
}

const SENTENCES = {
  noSuchClaim: { fr: "Ce droit n’existe pas.", en: "This right does not exist." },
  missingClaim: { fr: "Vous ne pouvez pas donner un droit que vous n’avez pas.", en: "You cannot give a right that you lack." },
  noSuchRole: { fr: "Ce rôle n’existe pas ou n’existe plus.", en: "This role does not exist, or no longer." },
  roleGrantsMore: {
    fr: "Ce rôle comporte des droits que vous n’avez pas : vous ne pouvez pas le donner.",
    en: "This role holds rights that you lack: you cannot give it.",
  },
} satisfies Record<string, Sentence>;
