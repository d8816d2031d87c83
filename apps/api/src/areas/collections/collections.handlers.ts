import type { Schemas } from "@reserve/contract";
import { MOST_SPELLINGS, mergedSpellings, otherSpellings, searchKey, spaced } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import {
  asCollection,
  type CollectionText,
  changeCollection,
  collectionRows,
  insertCollection,
  listCollections,
  nameTaken,
} from "./collections.store.ts";

const ITSELF = {
  fr: "Choisissez une autre collection que celle qui reste.",
  en: "Choose another collection than the one that stays.",
};

const records = recordHandlers({
  entity: "collection",
  notFound: { fr: "Cette collection n’existe pas ou n’existe plus.", en: "This collection does not exist, or no longer." },
  rows: collectionRows,
  toRecord: asCollection,
  nameOf: ({ name }) => name,
});

/** Handlers of collections: a record for each collection of a publisher on titles. */
export const handlers: AreaHandlers<"collections"> = {
  listCollections: ({ input: { query = {} }, db }) => listCollections(db, query),
  getCollection: records.get,
  createCollection: records.create(async (body, { db, now }) => insertCollection(db, await checked(db, body), now)),
  updateCollection: records.update(async ({ id }, body, { db }) => changeCollection(db, id, await checked(db, body, id))),
  deleteCollection: records.remove(({ id }, { db }) => collectionRows.remove(db, id)),

  mergeCollections: async (context) => {
    const { db, audit } = context;
    const { record: before, others: lockedCollections } = await records.lockMerged(context, collectionRows.lockAll, ITSELF);
    const others = lockedCollections.map(asCollection);
    const text = merged(before, others);
    await collectionRows.remove(db, ...others.map(({ id }) => id));
    await requireFreeNames(db, text, before.id, "otherIds");
    const after = asCollection(await changeCollection(db, before.id, text));
    audit({ entity: "collection", entityId: after.id, entityName: after.name, before: { ...before, others }, after: { ...after } });
    return records.answer(after, context);
  },
};

/** Returns the normalized fields of a collection; throws 422 with every error, 409 when another collection has one of the names. */
async function checked(db: Db, sent: CollectionText, id?: number): Promise<CollectionText> {
  const name = spaced(sent.name);
  if (searchKey(name) === "") throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  const text = {
    ...sent,
    name,
    otherNames: otherSpellings(name, sent.otherNames),
    publisher: spaced(sent.publisher),
    description: sent.description.trim(),
  };
  await requireFreeNames(db, text, id);
  return text;
}

/** Merges records into one: all spellings, and fields that the remaining one lacks; throws 422 if it would have too many names. */
function merged(stays: Schemas["Collection"], others: readonly Schemas["Collection"][]): CollectionText {
  const { name, isVisible } = stays;
  const all = [stays, ...others];
  const otherNames = mergedSpellings(stays, others);
  if (otherNames.length > MOST_SPELLINGS)
    throw refuse.invalid([
      {
        propertyName: "otherIds",
        errorMessage: {
          fr: `Une collection a au plus ${MOST_SPELLINGS} autres noms ; elle en aurait ${otherNames.length}.`,
          en: `A collection has at most ${MOST_SPELLINGS} other names; this one would have ${otherNames.length}.`,
        },
      },
    ]);
  return {
    name,
    isVisible,
    otherNames,
    publisher: stays.publisher,
    description: all.find(({ description }) => description !== "")?.description ?? "",
  };
}

/** Throws 409 with the property whose name another collection of the publisher already has. */
async function requireFreeNames(
  db: Db,
  { name, otherNames, publisher }: CollectionText,
  id?: number,
  property?: "otherIds",
): Promise<void> {
  const taken = await nameTaken(db, [name, ...otherNames], publisher, id);
  if (!taken) return;
  const message = {
    fr: `« ${taken.name} » est déjà un nom de la collection « ${taken.owner} » : fusionnez les deux fiches.`,
    en: `“${taken.name}” is already a name of the collection “${taken.owner}”: merge the two sheets.`,
  };
  throw refuse.conflict(message, "duplicate", [
    { propertyName: property ?? (taken.name === name ? "name" : "otherNames"), errorMessage: message },
  ]);
}
