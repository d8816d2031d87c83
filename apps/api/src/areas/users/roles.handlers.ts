import type { Schemas } from "@reserve/contract";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlersOf } from "../../platform/contract/handlers.ts";
import { fieldSentences } from "../../platform/contract/messages.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { grantFaults, idsOf, requireRoleAllowed, takeTurn } from "./rights.ts";
import { asRole, loggedRole } from "./user-views.ts";
import { insertRole, isRoleNameTaken, listRoles, type RoleRecord, removeRole, updateRole } from "./users.store.ts";

/** Handlers of roles: named sets of claims. */
export const roleHandlers: HandlersOf<"listRoles" | "getRole" | "createRole" | "updateRole" | "deleteRole"> = {
  listRoles: async ({ db, user }) => ({ items: (await listRoles(db)).map((role) => asRole(role, user)) }),

  getRole: async ({ input: { query }, db, user, setVersion }) => {
    const role = await requireRole(db, query.id);
    setVersion(role.version);
    return asRole(role, user);
  },

  createRole: async ({ input: { body }, db, user, now, audit, setVersion }) => {
    const actor = await takeTurn(db, user, now);
    await requireSound(db, actor, body, null);
    const role = await requireRole(db, await insertRole(db, body.name.trim(), idsOf(body.claimTypes)));
    audit({ entity: "role", entityId: role.id, entityName: role.name, after: loggedRole(role) });
    setVersion(role.version);
    return { ...SUCCESS, entityOutput: asRole(role, actor) };
  },

  updateRole: async ({ input: { query, body }, db, user, now, audit, setVersion, requireVersion }) => {
    const actor = await takeTurn(db, user, now);
    const before = await requireRole(db, query.id);
    requireVersion(before.version, asRole(before, actor));
    await requireRoleAllowed(db, "save", actor, before, async () => {
      await requireSound(db, actor, body, before);
      await updateRole(db, before.id, body.name.trim(), idsOf(body.claimTypes));
    });
    const role = await requireRole(db, before.id);
    audit({ entity: "role", entityId: role.id, entityName: role.name, before: loggedRole(before), after: loggedRole(role) });
    setVersion(role.version);
    return { ...SUCCESS, entityOutput: asRole(role, actor) };
  },

  deleteRole: async ({ input: { query }, db, user, now, audit, requireVersion }) => {
    const actor = await takeTurn(db, user, now);
    const role = await requireRole(db, query.id);
    requireVersion(role.version, asRole(role, actor));
    await requireRoleAllowed(db, "delete", actor, role, () => removeRole(db, role.id));
    audit({ entity: "role", entityId: role.id, entityName: role.name, before: loggedRole(role) });
    return SUCCESS;
  },
};

async function requireRole(db: Db, id: number): Promise<RoleRecord> {
  const [role] = await listRoles(db, [id]);
  if (!role) throw refuse.notFound({ fr: "Ce rôle n’existe pas ou n’existe plus.", en: "This role does not exist, or no longer." });
  return role;
}

async function requireSound(db: Db, actor: CurrentUser, body: Schemas["RoleSave"], before: RoleRecord | null): Promise<void> {
  const faults: PropertyRefusal[] = [];
  const name = body.name.trim();
  if (name === "") faults.push({ propertyName: "name", errorMessage: fieldSentences.required });
  else if (/\p{Cc}/u.test(name)) {
    faults.push({ propertyName: "name", errorMessage: fieldSentences.oneLine });
  } else if (await isRoleNameTaken(db, name, before?.id ?? null)) {
    faults.push({ propertyName: "name", errorMessage: { fr: "Un rôle porte déjà ce nom.", en: "A role has this name already." } });
  }
  faults.push(...grantFaults(actor, { claims: before?.claims ?? [], roles: [] }, { claimTypes: idsOf(body.claimTypes) }, []));
  if (faults.length > 0) throw refuse.invalid(faults);
}
