import type { Schemas } from "@reserve/contract";
import { MOST_SPELLINGS, mergedSpellings, otherSpellings, searchKey, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  type CollectionText,
  changeCollection,
  findCollection,
  insertCollection,
  listCollections,
  lockCollections,
  nameTaken,
  removeCollections,
} from "./collections.store.ts";

const GONE = { fr: "Cette collection n’existe pas ou n’existe plus.", en: "This collection does not exist, or no longer." };

/** Handlers of collections: a record for each collection of a publisher on titles. */
export const handlers: AreaHandlers<"collections"> = {
  listCollections: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search, isVisible } = query;
    return { ...(await listCollections(db, { search, isVisible }, sort, { page, pageSize, after })), page, pageSize };
  },

  getCollection: async ({ input: { query }, db, setVersion }) => {
    const found = existing(await findCollection(db, query.id));
    setVersion(found.version);
    return found;
  },

  createCollection: async ({ input: { body }, db, now, setVersion, audit }) => {
    const text = checked(body);
    await requireFreeNames(db, text, []);
    const made = await insertCollection(db, text, now);
    audit({ entity: "collection", entityId: made.id, entityName: made.name, after: { ...made } });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateCollection: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
    const before = existing((await lockCollections(db, [query.id]))[0]);
    requireVersion(before.version, { ...before });
    const text = checked(body);
    await requireFreeNames(db, text, [before.id]);
    const after = await changeCollection(db, before.id, text);
    audit({ entity: "collection", entityId: after.id, entityName: after.name, before: { ...before }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteCollection: async ({ input: { query }, db, requireVersion, audit }) => {
    const before = existing((await lockCollections(db, [query.id]))[0]);
    requireVersion(before.version, { ...before });
    await removeCollections(db, [before.id]);
    audit({ entity: "collection", entityId: before.id, entityName: before.name, before: { ...before } });
    return SUCCESS;
  },

  mergeCollections: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
    const { id, otherIds } = body;
    if (otherIds.includes(id))
      throw refuse.invalid([
        {
          propertyName: "otherIds",
          errorMessage: {
            fr: "Choisissez une autre collection que celle qui reste.",
            en: "Choose another collection than the one that stays.",
          },
        },
      ]);
    const lockedCollections = await lockCollections(db, [id, ...otherIds]);
    const before = existing(lockedCollections.find((one) => one.id === id));
    requireVersion(before.version, { ...before });
    const others = otherIds.map((other) => existing(lockedCollections.find((one) => one.id === other)));
    const text = merged(before, others);
    await removeCollections(db, otherIds);
    await requireFreeNames(db, text, [id], "otherIds");
    const after = await changeCollection(db, id, text);
    audit({ entity: "collection", entityId: id, entityName: after.name, before: { ...before, others }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },
};

function existing(found: Schemas["Collection"] | null | undefined): Schemas["Collection"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** Returns the normalized fields; throws 422 with every error. */
function checked(sent: CollectionText): CollectionText {
  const name = spaced(sent.name);
  const wrong: PropertyRefusal[] = [];
  if (searchKey(name) === "") wrong.push({ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return {
    ...sent,
    name,
    otherNames: otherSpellings(name, sent.otherNames),
    publisher: spaced(sent.publisher),
    description: sent.description.trim(),
  };
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
  ownIds: readonly number[],
  property?: "otherIds",
): Promise<void> {
  const taken = await nameTaken(db, [name, ...otherNames], publisher, ownIds);
  if (!taken) return;
  const message = {
    fr: `« ${taken.name} » est déjà un nom de la collection « ${taken.owner} » : fusionnez les deux fiches.`,
    en: `“${taken.name}” is already a name of the collection “${taken.owner}”: merge the two sheets.`,
  };
  throw refuse.conflict(message, "duplicate", [
    { propertyName: property ?? (taken.name === name ? "name" : "otherNames"), errorMessage: message },
  ]);
}
