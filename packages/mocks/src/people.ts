import type { Schemas } from "@reserve/contract";
import {
  allClaims,
  canGrant,
  coversClaims,
  effectiveClaims,
  type PersonAction,
  type PersonReason,
  personRefusal,
  roleRefusal,
  ungrantableClaims,
  ungrantableRoles,
  WILDCARD,
} from "@reserve/domain";
import type { HttpHandler } from "msw";
import { minutesAgo, NOW } from "./fixtures/now.ts";
import type { StoredPerson, StoredRole } from "./fixtures/people.ts";
import { PASSWORD, userOfToken } from "./fixtures/users.ts";
import { faultOf, holds, pageOf, sorted, within } from "./lists.ts";
import { done, mock, type NoSuccess, problem, type Resolver, staleBy } from "./mock.ts";
import { missing, shop } from "./shop.ts";

type PropertyError = Schemas["PropertyError"];

const sentences: Record<PersonReason, string> = {
  HoldsMore: "Cette personne a des droits que vous n’avez pas.",
  Self: "Vous ne pouvez pas faire cela à votre propre compte.",
  OwnRight: "Vous ne pouvez pas vous retirer le droit de gérer les utilisateurs.",
  LastManager: "Plus personne ne pourrait gérer les utilisateurs.",
  LastFullRight: "Plus personne n’aurait tous les droits.",
  HasWorked: "Cette personne a déjà travaillé ici : désactivez son compte.",
  Disabled: "Ce compte est désactivé : réactivez-le d’abord.",
  RoleInUse: "Ce rôle est encore attribué.",
};
const refused = (reason: PersonReason) => problem(409, { detail: sentences[reason], reason });
const invalid = (errors: PropertyError[]) => problem(422, { propertiesErrorMessages: errors });
const named = (claims: readonly string[]) => claims.map((id) => ({ id }));

const personOf = (id: number) => shop().people.find((one) => one.id === id);
const roleOf = (id: number) => shop().roles.find((one) => one.id === id);
const rolesOf = (ids: readonly number[]) => ids.flatMap((id) => roleOf(id) ?? []);
const heldBy = ({ claims, roleIds }: Pick<StoredPerson, "claims" | "roleIds">) =>
  effectiveClaims(
    claims,
    rolesOf(roleIds).map((role) => role.claims),
  );

function caller(headers: Headers): StoredPerson {
  const id = userOfToken(headers.get("Authorization"))?.id ?? shop().callerId;
  const person = personOf(id);
  if (!person) throw new Error(`Nobody has the id ${id} in the mocked shop.`);
  return person;
}

function summary(person: StoredPerson): Schemas["UserSummary"] {
  const { id, userName, firstName, lastName, email, isDisabled, isPasswordSet, lastSignInAt, createdAt, roleIds } = person;
  const roles = rolesOf(roleIds).map((role) => ({ id: role.id, name: role.name }));
  return { id, userName, firstName, lastName, email, roles, isDisabled, isPasswordSet, lastSignInAt, createdAt };
}

function whole(person: StoredPerson, by: StoredPerson): Schemas["User"] {
  const { dateOfBirth, gender, mobilePhone, company, claims, sessionCount, version } = person;
  const held = heldBy(person);
  return {
    ...summary(person),
    dateOfBirth,
    gender,
    mobilePhone,
    company,
    claimTypes: named(claims),
    effectiveClaimTypes: named(held),
    sessionCount,
    isEditable: coversClaims(heldBy(by), held),
    version,
  };
}

function wholeRole(role: StoredRole, by: StoredPerson): Schemas["Role"] {
  const { id, name, claims, version } = role;
  const userCount = shop().people.filter(({ roleIds }) => roleIds.includes(id)).length;
  return { id, name, claimTypes: named(claims), userCount, isEditable: coversClaims(heldBy(by), claims), version };
}

function profileOf(person: StoredPerson): Schemas["Profile"] {
  const { id, userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, roleIds, sessionCount, version } = person;
  const roles = rolesOf(roleIds).map(({ name }) => name);
  return { id, userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, roles, sessionCount, version };
}

function informationOf(person: StoredPerson): Schemas["UserInformation"] {
  const { id, userName, firstName, lastName, email, roleIds } = person;
  const roles = rolesOf(roleIds).map(({ name }) => name);
  return { id, userName, firstName, lastName, email, claimTypes: named(heldBy(person)), roles };
}

const isOld = (headers: Headers, { version }: { version: number }) => headers.get("If-Match") !== `"${version}"`;

function refusalOf(action: PersonAction, by: StoredPerson, person: StoredPerson, claimsAfter?: readonly string[]): PersonReason | null {
  return personRefusal(action, {
    actor: { id: by.id, claims: heldBy(by) },
    person: { id: person.id, claims: heldBy(person), isDisabled: person.isDisabled, hasWorked: person.lastSignInAt !== null },
    ...(claimsAfter ? { claimsAfter } : {}),
    others: shop()
      .people.filter((one) => one.id !== person.id && !one.isDisabled)
      .map(heldBy),
  });
}

/** What is wrong with a person as somebody wants to save them, each sentence at its property. */
function faultsOf(body: Schemas["UserSave"], by: StoredPerson, before: StoredPerson | null): PropertyError[] {
  const held = heldBy(by);
  const errors: PropertyError[] = [];
  const isTaken = (field: "userName" | "email") =>
    shop().people.some((one) => one.id !== before?.id && one[field].toLowerCase() === body[field].trim().toLowerCase());
  if (isTaken("userName")) errors.push({ propertyName: "userName", errorMessage: "Ce nom d’utilisateur est déjà pris." });
  if (isTaken("email")) errors.push({ propertyName: "email", errorMessage: "Cette adresse est déjà celle d’un compte." });
  if (body.password && body.password.length < 12)
    errors.push({ propertyName: "password", errorMessage: "Choisissez au moins 12 caractères." });
  for (const index of ungrantableClaims(held, before?.claims ?? [], body.claimTypes))
    errors.push({ propertyName: `claimTypes[${index}]`, errorMessage: "Vous ne pouvez pas donner un droit que vous n’avez pas." });
  for (const index of ungrantableRoles(held, before?.roleIds ?? [], rolesOf(body.roles)))
    errors.push({ propertyName: `roles[${index}]`, errorMessage: "Ce rôle contient des droits que vous n’avez pas." });
  return errors;
}

function saved(body: Schemas["UserSave"]) {
  const { claimTypes, roles, password, dateOfBirth = null, gender = "Unknown", mobilePhone = null, company = null, ...person } = body;
  return { ...person, dateOfBirth, gender, mobilePhone, company, claims: [...claimTypes], roleIds: [...roles] };
}

/** Runs a change of a person that the rules allow; answers the person as they then are. */
function change(id: number, headers: Headers, action: PersonAction, apply: (person: StoredPerson) => void) {
  const person = personOf(id);
  const by = caller(headers);
  const isVersioned = headers.has("If-Match");
  if (!person) return missing(id);
  if (isVersioned && isOld(headers, person)) return staleBy(whole(person, by));
  const reason = refusalOf(action, by, person);
  if (reason) return refused(reason);
  apply(person);
  return { by, person };
}

const isRefused = (answer: object): answer is NoSuccess => "isNoSuccess" in answer;

interface PeopleResolvers {
  getProfile: Resolver<"getProfile">;
  updateProfile: Resolver<"updateProfile">;
  endOtherSessions: Resolver<"endOtherSessions">;
  listUsers: Resolver<"listUsers">;
  getUser: Resolver<"getUser">;
  createUser: Resolver<"createUser">;
  updateUser: Resolver<"updateUser">;
  deleteUser: Resolver<"deleteUser">;
  setUserDisabled: Resolver<"setUserDisabled">;
  endUserSessions: Resolver<"endUserSessions">;
  createLoginToken: Resolver<"createLoginToken">;
  listClaimTypes: Resolver<"listClaimTypes">;
  listRoles: Resolver<"listRoles">;
  getRole: Resolver<"getRole">;
  createRole: Resolver<"createRole">;
  updateRole: Resolver<"updateRole">;
  deleteRole: Resolver<"deleteRole">;
}

/** Users, roles and profile: writes are remembered, and what the domain refuses is refused. */
export const peopleResolvers: PeopleResolvers = {
  getProfile: ({ headers }) => profileOf(caller(headers)),
  updateProfile: ({ body, headers }) => {
    const person = caller(headers);
    if (isOld(headers, person)) return staleBy(profileOf(person));
    const { password, currentPassword, ...rest } = body;
    if ((password || rest.email !== person.email) && currentPassword !== PASSWORD)
      return invalid([{ propertyName: "currentPassword", errorMessage: "Ce n’est pas votre mot de passe actuel." }]);
    Object.assign(person, rest, { version: person.version + 1, ...(password ? { sessionCount: 1 } : {}) });
    return { ...done, entityOutput: profileOf(person) };
  },
  endOtherSessions: ({ headers }) => {
    caller(headers).sessionCount = 1;
    return done;
  },

  listUsers: ({ query }) => {
    const fault = faultOf(query.search);
    if (fault) return fault;
    const found = shop().people.filter(
      (one) =>
        holds(query.search, one.userName, one.email, `${one.firstName} ${one.lastName}`) &&
        (!query.role?.length || one.roleIds.some((id) => within(query.role, id))) &&
        (query.isDisabled === undefined || one.isDisabled === query.isDisabled),
    );
    return pageOf(sorted(found, query.sort ?? "lastName").map(summary), query);
  },
  getUser: ({ query: { id }, headers }) => {
    const person = personOf(id);
    return person ? whole(person, caller(headers)) : missing(id);
  },
  createUser: ({ body, headers }) => {
    const by = caller(headers);
    const errors = faultsOf(body, by, null);
    if (errors.length > 0) return invalid(errors);
    const person: StoredPerson = {
      ...saved(body),
      id: Math.max(...shop().people.map(({ id }) => id)) + 1,
      isDisabled: false,
      isPasswordSet: Boolean(body.password),
      lastSignInAt: null,
      createdAt: NOW,
      sessionCount: 0,
      version: 1,
    };
    shop().people.push(person);
    return { ...done, entityOutput: whole(person, by) };
  },
  updateUser: ({ query: { id }, body, headers }) => {
    const by = caller(headers);
    const person = personOf(id);
    if (!person) return missing(id);
    if (isOld(headers, person)) return staleBy(whole(person, by));
    const errors = faultsOf(body, by, person);
    if (errors.length > 0) return invalid(errors);
    const next = saved(body);
    const reason = refusalOf("save", by, person, heldBy(next));
    if (reason) return refused(reason);
    Object.assign(person, next, { version: person.version + 1, ...(body.password ? { sessionCount: 0, isPasswordSet: true } : {}) });
    return { ...done, entityOutput: whole(person, by) };
  },
  deleteUser: ({ query: { id }, headers }) => {
    const answer = change(id, headers, "delete", () => {
      shop().people = shop().people.filter((one) => one.id !== id);
    });
    return isRefused(answer) ? answer : done;
  },
  setUserDisabled: ({ query: { id }, body: { isDisabled }, headers }) => {
    const answer = change(id, headers, isDisabled ? "disable" : "enable", (person) => {
      Object.assign(person, { isDisabled, version: person.version + 1, ...(isDisabled ? { sessionCount: 0 } : {}) });
    });
    return isRefused(answer) ? answer : { ...done, entityOutput: whole(answer.person, answer.by) };
  },
  endUserSessions: ({ body: { id }, headers }) => {
    const answer = change(id, headers, "endSessions", (person) => {
      person.sessionCount = 0;
    });
    return isRefused(answer) ? answer : done;
  },
  createLoginToken: ({ body: { id }, headers }) => {
    const answer = change(id, headers, "sendLink", () => undefined);
    return isRefused(answer) ? answer : { ...done, entityOutput: { expiresAt: minutesAgo(-24 * 60) } };
  },

  listClaimTypes: ({ query: { prefix = "" }, headers }) => {
    const held = heldBy(caller(headers));
    return {
      items: [WILDCARD, ...allClaims].filter((id) => id.startsWith(prefix)).map((id) => ({ id, isGrantable: canGrant(held, id) })),
    };
  },
  listRoles: ({ headers }) => ({
    items: shop()
      .roles.map((role) => wholeRole(role, caller(headers)))
      .toSorted((a, b) => a.name.localeCompare(b.name, "fr")),
  }),
  getRole: ({ query: { id }, headers }) => {
    const role = roleOf(id);
    return role ? wholeRole(role, caller(headers)) : missing(id);
  },
  createRole: ({ body, headers }) => {
    const by = caller(headers);
    const errors = roleFaultsOf(body, by, null);
    if (errors.length > 0) return invalid(errors);
    const role: StoredRole = {
      id: Math.max(...shop().roles.map(({ id }) => id)) + 1,
      name: body.name,
      claims: [...body.claimTypes],
      version: 1,
    };
    shop().roles.push(role);
    return { ...done, entityOutput: wholeRole(role, by) };
  },
  updateRole: ({ query: { id }, body, headers }) => {
    const by = caller(headers);
    const role = roleOf(id);
    if (!role) return missing(id);
    if (isOld(headers, role)) return staleBy(wholeRole(role, by));
    const errors = roleFaultsOf(body, by, role);
    if (errors.length > 0) return invalid(errors);
    const active = shop().people.filter((one) => !one.isDisabled);
    const heldAfter = ({ claims, roleIds }: StoredPerson) =>
      effectiveClaims(
        claims,
        rolesOf(roleIds).map((one) => (one.id === id ? body.claimTypes : one.claims)),
      );
    const reason = roleRefusal("save", {
      actor: { id: by.id, claims: heldBy(by) },
      claims: role.claims,
      userCount: 0,
      actorClaimsAfter: heldAfter(by),
      everybody: { before: active.map(heldBy), after: active.map(heldAfter) },
    });
    if (reason) return refused(reason);
    Object.assign(role, { name: body.name, claims: [...body.claimTypes], version: role.version + 1 });
    return { ...done, entityOutput: wholeRole(role, by) };
  },
  deleteRole: ({ query: { id }, headers }) => {
    const role = roleOf(id);
    if (!role) return missing(id);
    const by = caller(headers);
    if (isOld(headers, role)) return staleBy(wholeRole(role, by));
    const reason = roleRefusal("delete", {
      actor: { id: by.id, claims: heldBy(by) },
      claims: role.claims,
      userCount: wholeRole(role, by).userCount,
    });
    if (reason) return refused(reason);
    shop().roles = shop().roles.filter((one) => one.id !== id);
    return done;
  },
};

function roleFaultsOf(body: Schemas["RoleSave"], by: StoredPerson, before: StoredRole | null): PropertyError[] {
  const isTaken = shop().roles.some((one) => one.id !== before?.id && one.name.toLowerCase() === body.name.trim().toLowerCase());
  return [
    ...(isTaken ? [{ propertyName: "name", errorMessage: "Un rôle de ce nom existe déjà." }] : []),
    ...ungrantableClaims(heldBy(by), before?.claims ?? [], body.claimTypes).map((index) => ({
      propertyName: `claimTypes[${index}]`,
      errorMessage: "Vous ne pouvez pas donner un droit que vous n’avez pas.",
    })),
  ];
}

/** Somebody of the mocked shop is signed in, whatever the token: the server answers and refuses as it would them. */
export function signedInAsPerson(id: number): HttpHandler {
  shop().callerId = id;
  return mock("getCurrentUser", () => {
    const person = personOf(id);
    return person ? informationOf(person) : problem(401);
  });
}
