import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { searchKey, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import { viewerOf } from "./posts.viewer.ts";
import {
  changeSignature,
  countSigned,
  findSignature,
  insertSignature,
  listSignatures,
  lockSignature,
  removeSignature,
  type SignatureRow,
  signatureLike,
} from "./signatures.store.ts";

const GONE = { fr: "Cette signature n’existe pas ou n’existe plus.", en: "This signature does not exist, or no longer." };
const USED = (count: number) => ({
  fr: count === 1 ? "Elle signe un article : retirez-la d’abord." : `Elle signe ${count} articles : retirez-la d’abord.`,
  en: count === 1 ? "It signs a post: take it off first." : `It signs ${count} posts: take it off first.`,
});

/** Handlers of the signatures of posts. */
export const handlers: AreaHandlers<"signatures"> = {
  listSignatures: async ({ input: { query = {} }, db, user }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search } = query;
    return { ...(await listSignatures(db, viewerOf(user), search, sort, { page, pageSize, after })), page, pageSize };
  },

  getSignature: async ({ input: { query }, db, user, setVersion }) => {
    const found = existing(await findSignature(db, viewerOf(user), query.id));
    setVersion(found.version);
    return found;
  },

  createSignature: async ({ input: { body }, db, user, now, variant, setVersion, audit }) => {
    const save = checked(body, variant);
    const other = await signatureLike(db, save.name, null);
    const id = other ? null : await insertSignature(db, save, now);
    if (id === null) throw nameTaken(other);
    const made = existing(await findSignature(db, viewerOf(user), id));
    audit({ entity: "signature", entityId: made.id, entityName: made.name, after: audited(made) });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateSignature: async ({ input: { query, body }, db, user, variant, requireVersion, setVersion, audit }) => {
    const before = existing(await lockSignature(db, query.id));
    requireVersion(before.version, { ...existing(await findSignature(db, viewerOf(user), before.id)) });
    const save = checked(body, variant);
    const other = await signatureLike(db, save.name, before.id);
    if (other) throw nameTaken(other);
    await changeSignature(db, before.id, save);
    const after = existing(await findSignature(db, viewerOf(user), before.id));
    audit({ entity: "signature", entityId: after.id, entityName: after.name, before: audited(before), after: audited(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteSignature: async ({ input: { query }, db, user, requireVersion, audit }) => {
    const before = existing(await lockSignature(db, query.id));
    requireVersion(before.version, { ...existing(await findSignature(db, viewerOf(user), before.id)) });
    const signed = await countSigned(db, before.id);
    if (signed > 0) throw refuse.conflict(USED(signed), "used");
    await removeSignature(db, before.id);
    audit({ entity: "signature", entityId: before.id, entityName: before.name, before: audited(before) });
    return SUCCESS;
  },
};

function existing<Found>(found: Found | null): Found {
  if (found === null) throw refuse.notFound(GONE);
  return found;
}

/** Returns the sanitized fields; throws 422 for a name without letters and digits. */
function checked(body: Schemas["SignatureSave"], variant: ClientVariant): Schemas["SignatureSave"] {
  const name = spaced(body.name);
  if (searchKey(name) === "") throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  return { name, description: storedHtml(body.description, variant).trim() };
}

const audited = ({ name, description }: Pick<SignatureRow, "name" | "description">) => ({ name, description });

function nameTaken(other: SignatureRow | null) {
  const message = other
    ? { fr: `Cette signature existe déjà : « ${other.name} ».`, en: `This signature exists already: “${other.name}”.` }
    : { fr: "Cette signature existe déjà.", en: "This signature exists already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: "name", errorMessage: message }]);
}
