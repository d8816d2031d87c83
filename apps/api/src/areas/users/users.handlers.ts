import type { Schemas } from "@reserve/contract";
import { allClaims, canGrant, effectiveClaims, WILDCARD } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { accountFaults, cleanAccount } from "../../platform/identity/account-faults.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { notifyOldEmail } from "../../platform/identity/old-email.ts";
import { sendPasswordLink } from "../../platform/identity/password-links.ts";
import { installationOf, passwordFault } from "../../platform/identity/password-rules.ts";
import {
  endSessionsOf,
  findPerson,
  insertUser,
  type Person,
  replaceRights,
  setPassword,
  updateUser,
  voidPasswordLinks,
} from "../../platform/identity/people.store.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { pageFacts } from "../../platform/lists.ts";
import type { Ports } from "../../platform/ports.ts";
import { grantFaults, idsOf, requireAllowed, takeTurn } from "./rights.ts";
import { roleHandlers } from "./roles.handlers.ts";
import { asUser, asUserSummary, loggedUser } from "./user-views.ts";
import { listRoles, listUsers, removeUser, type UserFilter } from "./users.store.ts";

/** Handlers of users, their claims, and the roles that group them. */
export const handlers: AreaHandlers<"users"> = {
  ...roleHandlers,

  listUsers: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, sort = "lastName", ...filters } = query;
    const { rows, counted } = await listUsers(db, {
      ...filters,
      page,
      pageSize,
      sort: sort.replace("-", "") as UserFilter["sort"],
      isDescending: sort.startsWith("-"),
    });
    return { ...pageFacts({ page, pageSize }, counted), items: rows.map(asUserSummary) };
  },

  getUser: async ({ input: { query }, db, user, now, setVersion }) => {
    const person = await requirePerson(db, query.id, now);
    setVersion(person.version);
    return asUser(person, user);
  },

  createUser: {
    prepare: async ({ input: { body }, ports }) => {
      const passwordHash = await hashOf(ports, body);
      return async ({ db, user, now, audit, setVersion }) => {
        const actor = await takeTurn(db, user, now);
        const { claimTypes, roles, fields } = await requireSound(db, ports, actor, body, null, now);
        const id = await insertUser(db, { ...fields, passwordHash, claims: claimTypes, roleIds: roles }, now);
        const person = await requirePerson(db, id, now);
        if (passwordHash === null) await sendPasswordLink(db, ports, person, "first", now);
        audit({ ...about(person), after: { ...loggedUser(person), ...(passwordHash === null ? {} : { password: "new" }) } });
        setVersion(person.version);
        return { ...SUCCESS, entityOutput: asUser(person, actor) };
      };
    },
  },

  updateUser: {
    prepare: async ({ input: { query, body }, ports }) => {
      const passwordHash = await hashOf(ports, body);
      return async ({ db, user, now, audit, setVersion, requireVersion }) => {
        const actor = await takeTurn(db, user, now);
        const before = await requirePerson(db, query.id, now, { lock: true });
        requireVersion(before.version, asUser(before, actor));
        await requireAllowed(db, "save", actor, before);
        const { claimTypes, roles, bundles, fields } = await requireSound(db, ports, actor, body, before, now);
        await requireAllowed(db, "save", actor, before, effectiveClaims(claimTypes, bundles));
        await updateUser(db, before.id, fields);
        await replaceRights(db, before.id, claimTypes, roles);
        if (passwordHash !== null) {
          await setPassword(db, before.id, passwordHash, now);
          await endSessionsOf(db, before.id, now, "passwordChange", actor.sessionId);
        } else if (fields.email !== before.email) {
          // A link sent to the previous e-mail address must not work for the reader of that mailbox.
          await voidPasswordLinks(db, before.id, now);
        }
        if (fields.email !== before.email) await notifyOldEmail(db, ports, before, now);
        const person = await requirePerson(db, before.id, now);
        const after = { ...loggedUser(person), ...(passwordHash === null ? {} : { password: "new" }) };
        audit({ ...about(person), before: loggedUser(before), after });
        setVersion(person.version);
        return { ...SUCCESS, entityOutput: asUser(person, actor) };
      };
    },
  },

  deleteUser: async ({ input: { query }, db, user, now, audit, requireVersion }) => {
    const actor = await takeTurn(db, user, now);
    const person = await requirePerson(db, query.id, now, { lock: true });
    requireVersion(person.version, asUser(person, actor));
    await requireAllowed(db, "delete", actor, person);
    await removeUser(db, person.id);
    audit({ ...about(person), before: loggedUser(person) });
    return SUCCESS;
  },

  setUserDisabled: async ({ input: { query, body }, db, user, now, audit, setVersion, requireVersion }) => {
    const actor = await takeTurn(db, user, now);
    const before = await requirePerson(db, query.id, now, { lock: true });
    requireVersion(before.version, asUser(before, actor));
    await requireAllowed(db, body.isDisabled ? "disable" : "enable", actor, before);
    await updateUser(db, before.id, { isDisabled: body.isDisabled });
    if (body.isDisabled) {
      await endSessionsOf(db, before.id, now, "disabled");
      await voidPasswordLinks(db, before.id, now);
    }
    const person = await requirePerson(db, before.id, now);
    audit({ ...about(person), before: loggedUser(before), after: loggedUser(person) });
    setVersion(person.version);
    return { ...SUCCESS, entityOutput: asUser(person, actor) };
  },

  endUserSessions: async ({ input: { body }, db, user, now, audit }) => {
    const actor = await takeTurn(db, user, now);
    const person = await requirePerson(db, body.id, now);
    await requireAllowed(db, "endSessions", actor, person);
    const endedSessions = await endSessionsOf(db, person.id, now, "admin");
    audit({ ...about(person), after: { endedSessions } });
    return SUCCESS;
  },

  createLoginToken: async ({ input: { body }, db, user, now, ports, audit }) => {
    const actor = await takeTurn(db, user, now);
    const person = await requirePerson(db, body.id, now);
    await requireAllowed(db, "sendLink", actor, person);
    const expiresAt = (await sendPasswordLink(db, ports, person, "first", now)).toISOString();
    audit({ ...about(person), after: { linkExpiresAt: expiresAt } });
    return { ...SUCCESS, entityOutput: { expiresAt } };
  },

  listClaimTypes: async ({ input: { query = {} }, user }) => ({
    items: [WILDCARD, ...allClaims]
      .filter((id) => id.startsWith(query.prefix ?? ""))
      .map((id) => ({ id, isGrantable: canGrant(user.claims, id) })),
  }),
};

/** Returns the entity of an audit entry. */
function about(person: Person) {
  return { entity: "user", entityId: person.id, entityName: personName(person) };
}

/** Returns a person, or throws 404. With `lock`, no other transaction can change them meanwhile, not even their own request. */
async function requirePerson(db: Db, id: number, now: Date, options: { lock?: boolean } = {}): Promise<Person> {
  const person = await findPerson(db, id, now, options);
  if (!person) {
    throw refuse.notFound({ fr: "Cet utilisateur n’existe pas ou n’existe plus.", en: "This user does not exist, or no longer." });
  }
  return person;
}

/** Returns the hash of a new password; null if it is unchanged or rejected by `requireSound`. */
async function hashOf(ports: Ports, { password = "", ...typed }: Schemas["UserSave"]): Promise<string | null> {
  if (password === "" || passwordFault(password, { ...cleanAccount(typed), ...installationOf(ports) }) !== null) return null;
  return ports.passwords.hash(password);
}

/** Returns the validated parts of a save; throws 422 at every invalid field. */
async function requireSound(db: Db, ports: Ports, actor: CurrentUser, body: Schemas["UserSave"], before: Person | null, now: Date) {
  const { password = "", claimTypes: sentClaims, roles: sentRoles, ...typed } = body;
  const [claimTypes, roles] = [idsOf(sentClaims), idsOf(sentRoles)];
  const fields = cleanAccount(typed);
  const foundRoles = await listRoles(db, roles);
  const had = { claims: before?.claims ?? [], roles: before?.roles.map(({ id }) => id) ?? [] };
  const faults = [
    ...(await accountFaults(
      db,
      fields,
      { text: password, userName: fields.userName, installation: installationOf(ports) },
      now,
      before?.id ?? null,
    )),
    ...grantFaults(actor, had, { claimTypes, roles }, foundRoles),
  ];
  if (faults.length > 0) throw refuse.invalid(faults);
  return { claimTypes, roles, bundles: foundRoles.map((role) => role.claims), fields };
}
