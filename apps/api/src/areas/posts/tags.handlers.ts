import type { Schemas } from "@reserve/contract";
import { searchKey, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { viewerOf } from "./posts.viewer.ts";
import {
  changeTag,
  findTag,
  insertTag,
  listTags,
  lockTags,
  removeTags,
  retag,
  seoNameOf,
  type TagRow,
  type TagText,
  tagLike,
} from "./tags.store.ts";

const GONE = { fr: "Cette étiquette n’existe pas ou n’existe plus.", en: "This tag does not exist, or no longer." };

/** Handlers of the tags of posts. */
export const handlers: AreaHandlers<"tags"> = {
  listTags: async ({ input: { query = {} }, db, user }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search } = query;
    return { ...(await listTags(db, viewerOf(user), search, sort, { page, pageSize, after })), page, pageSize };
  },

  getTag: async ({ input: { query }, db, user, setVersion }) => {
    const found = existing(await findTag(db, viewerOf(user), query.id));
    setVersion(found.version);
    return found;
  },

  createTag: async ({ input: { body }, db, user, now, setVersion, audit }) => {
    const text = checked(body);
    const other = await tagLike(db, text, []);
    const id = other ? null : await insertTag(db, text, now);
    if (id === null) throw nameTaken(other);
    const made = existing(await findTag(db, viewerOf(user), id));
    audit({ entity: "tag", entityId: made.id, entityName: made.name, after: audited(made) });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateTag: async ({ input: { query, body }, db, user, requireVersion, setVersion, audit }) => {
    const before = await lockOne(db, query.id);
    requireVersion(before.version, { ...existing(await findTag(db, viewerOf(user), before.id)) });
    const text = checked(body);
    const other = await tagLike(db, text, [before.id]);
    if (other) throw nameTaken(other);
    await changeTag(db, before, text);
    const after = existing(await findTag(db, viewerOf(user), before.id));
    audit({ entity: "tag", entityId: after.id, entityName: after.name, before: audited(before), after: audited(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteTag: async ({ input: { query }, db, user, requireVersion, audit }) => {
    const before = await lockOne(db, query.id);
    const found = existing(await findTag(db, viewerOf(user), before.id));
    requireVersion(before.version, { ...found });
    await removeTags(db, [before.id]);
    audit({
      entity: "tag",
      entityId: before.id,
      entityName: before.name,
      before: { ...audited(before), postCount: found.postCount },
    });
    return SUCCESS;
  },

  mergeTags: async ({ input: { body }, db, user, requireVersion, setVersion, audit }) => {
    const { id, otherIds } = body;
    if (otherIds.includes(id))
      throw refuse.invalid([
        {
          propertyName: "otherIds",
          errorMessage: { fr: "Choisissez une autre étiquette que celle qui reste.", en: "Choose another tag than the one that stays." },
        },
      ]);
    const lockedTags = await lockTags(db, [id, ...otherIds]);
    const stays = existing(lockedTags.find((tag) => tag.id === id));
    requireVersion(stays.version, { ...existing(await findTag(db, viewerOf(user), id)) });
    const others = otherIds.map((other) => existing(lockedTags.find((tag) => tag.id === other)));
    await retag(db, id, otherIds);
    await removeTags(db, otherIds);
    await changeTag(db, stays, stays);
    const after = existing(await findTag(db, viewerOf(user), id));
    audit({ entity: "tag", entityId: id, entityName: after.name, before: { others: others.map(({ name }) => name) }, after: {} });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },
};

function existing<Found>(found: Found | null | undefined): Found {
  if (found == null) throw refuse.notFound(GONE);
  return found;
}

async function lockOne(db: Db, id: number): Promise<TagRow> {
  const [lockedTag] = await lockTags(db, [id]);
  return existing(lockedTag);
}

/** Returns the normalized fields; throws 422 for a name without letters and digits. */
function checked({ name: typed, seoName }: Schemas["TagSave"]): TagText {
  const name = spaced(typed);
  const made = seoName ?? seoNameOf(name);
  if (searchKey(name) === "" || made === "")
    throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  return { name, seoName: made };
}

const audited = ({ name, seoName }: Pick<TagRow, "name" | "seoName">) => ({ name, seoName });

function nameTaken(other: TagRow | null) {
  const message = other
    ? { fr: `Cette étiquette existe déjà : « ${other.name} ».`, en: `This tag exists already: “${other.name}”.` }
    : { fr: "Cette étiquette existe déjà.", en: "This tag exists already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: "name", errorMessage: message }]);
}
