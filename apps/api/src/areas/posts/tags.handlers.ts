import type { Schemas } from "@reserve/contract";
import { searchKey, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { viewerOf } from "./posts.viewer.ts";
import { changeTag, insertTag, listTags, removeTags, retag, seoNameOf, type TagText, tagLike, tagRows, wholeTag } from "./tags.store.ts";

const ITSELF = { fr: "Choisissez une autre étiquette que celle qui reste.", en: "Choose another tag than the one that stays." };

const records = recordHandlers({
  entity: "tag",
  notFound: { fr: "Cette étiquette n’existe pas ou n’existe plus.", en: "This tag does not exist, or no longer." },
  rows: tagRows,
  toRecord: (row, { db, user }) => wholeTag(db, viewerOf(user), row),
  nameOf: ({ name }) => name,
  audited: ({ name, seoName }) => ({ name, seoName }),
});

/** Handlers of the tags of posts. */
export const handlers: AreaHandlers<"tags"> = {
  listTags: ({ input: { query = {} }, db, user }) => listTags(db, viewerOf(user), query),
  getTag: records.get,

  createTag: records.create(async (body, { db, now }) => {
    const row = await insertTag(db, await checked(db, body), now);
    if (!row) throw nameTaken();
    return row;
  }),

  updateTag: records.update(async (before, body, { db }) => changeTag(db, before, await checked(db, body, before.id))),

  deleteTag: async (context) => {
    const { id, name, seoName, postCount } = (await records.lock(context.input.query.id, context)).record;
    await removeTags(context.db, [id]);
    context.audit({ entity: "tag", entityId: id, entityName: name, before: { name, seoName, postCount } });
    return SUCCESS;
  },

  mergeTags: async (context) => {
    const { db, user, audit } = context;
    const { row, others } = await records.lockMerged(context, tagRows.lockAll, ITSELF);
    const otherIds = others.map(({ id }) => id);
    await retag(db, row.id, otherIds);
    await removeTags(db, otherIds);
    const after = await wholeTag(db, viewerOf(user), await changeTag(db, row, row));
    audit({ entity: "tag", entityId: after.id, entityName: after.name, before: { others: others.map(({ name }) => name) }, after: {} });
    return records.answer(after, context);
  },
};

/** Returns the normalized fields; throws 422 for a name without letters and digits, 409 when another tag has the name. */
async function checked(db: Db, { name: typed, seoName }: Schemas["TagSave"], id?: number): Promise<TagText> {
  const name = spaced(typed);
  const text = { name, seoName: seoName ?? seoNameOf(name) };
  if (searchKey(name) === "" || text.seoName === "")
    throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  const other = await tagLike(db, text, id);
  if (other) throw nameTaken(other);
  return text;
}

function nameTaken(other?: TagText) {
  const message = other
    ? { fr: `Cette étiquette existe déjà : « ${other.name} ».`, en: `This tag exists already: “${other.name}”.` }
    : { fr: "Cette étiquette existe déjà.", en: "This tag exists already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: "name", errorMessage: message }]);
}
