import type { Schemas } from "@reserve/contract";
import { coversClaims } from "@reserve/domain";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import type { Person } from "../../platform/identity/people.store.ts";
import type { listUsers, RoleRecord } from "./users.store.ts";

type UserRow = Awaited<ReturnType<typeof listUsers>>["rows"][number];

/** Returns a user as shown in the list. */
export function asUserSummary(row: UserRow): Schemas["UserSummary"] {
  return { ...row, lastSignInAt: row.lastSignInAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() };
}

/** Returns a user in full, as seen by a viewer with these claims. */
export function asUser({ claims, effectiveClaims, ...person }: Person, viewer: CurrentUser): Schemas["User"] {
  return {
    ...person,
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
    claimTypes: claims.map((id) => ({ id })),
    effectiveClaimTypes: effectiveClaims.map((id) => ({ id })),
    isEditable: coversClaims(viewer.claims, effectiveClaims),
  };
}

/** Returns the audited fields of a user. */
export function loggedUser(person: Person): Record<string, unknown> {
  const { userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, isDisabled } = person;
  const facts = { userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, isDisabled };
  return { ...facts, claimTypes: person.claims, roles: person.roles.map(({ name }) => name) };
}

/** Returns a role as seen by a viewer with these claims. */
export function asRole({ claims, ...role }: RoleRecord, viewer: CurrentUser): Schemas["Role"] {
  return { ...role, claimTypes: claims.map((id) => ({ id })), isEditable: coversClaims(viewer.claims, claims) };
}
