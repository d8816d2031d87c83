import type { Schemas } from "@reserve/contract";
import type { HandlersOf, RequestContext } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { grantFaults, idsOf, requireRoleAllowed, takeTurn } from "./rights.ts";
import { asRole } from "./user-views.ts";
import { findRole, insertRole, isRoleNameTaken, listRoles, type RoleRecord, removeRole, updateRole } from "./users.store.ts";

type Save = Schemas["RoleSave"];

const records = recordHandlers({
  entity: "role",
  notFound: { fr: "Ce rôle n’existe pas ou n’existe plus.", en: "This role does not exist, or no longer." },
  // Changes of permissions take turns: no row needs a lock.
  rows: { find: findRole, lock: findRole },
  toRecord: (role, { user }) => asRole(role, user),
  nameOf: ({ name }) => name,
  audited: ({ name, claimTypes }) => ({ name, claimTypes: idsOf(claimTypes) }),
});

/** Returns the handler of a change of permissions: it takes turns with others, with the caller's current claims. */
function inTurn<Context extends RequestContext, Answer>(handle: (context: Context) => Promise<Answer>) {
  return async (context: Context) => handle({ ...context, user: await takeTurn(context.db, context.user, context.now) });
}

/** Handlers of roles: named sets of claims. */
export const roleHandlers: HandlersOf<"listRoles" | "getRole" | "createRole" | "updateRole" | "deleteRole"> = {
  listRoles: async ({ db, user }) => ({ items: (await listRoles(db)).map((role) => asRole(role, user)) }),
  getRole: records.get,

  createRole: inTurn(
    records.create(async (body: Save, { db, user }) => {
      await requireSound(db, user, body, null);
      return records.existing(await findRole(db, await insertRole(db, body.name.trim(), idsOf(body.claimTypes))));
    }),
  ),

  updateRole: inTurn(
    records.update(async (before, body: Save, { db, user }) => {
      await requireRoleAllowed(db, "save", user, before, async () => {
        await requireSound(db, user, body, before);
        await updateRole(db, before.id, body.name.trim(), idsOf(body.claimTypes));
      });
      return records.existing(await findRole(db, before.id));
    }),
  ),

  deleteRole: inTurn(records.remove((role, { db, user }) => requireRoleAllowed(db, "delete", user, role, () => removeRole(db, role.id)))),
};

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
