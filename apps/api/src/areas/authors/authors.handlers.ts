import type { Schemas } from "@reserve/contract";
import { MOST_SPELLINGS, mergedSpellings, otherSpellings, searchKey, spaced } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { type AuthorText, asAuthor, authorRows, changeAuthor, insertAuthor, listAuthors, nameTaken } from "./authors.store.ts";

const ITSELF = { fr: "Choisissez un autre auteur que celui qui reste.", en: "Choose another author than the one who stays." };

const records = recordHandlers({
  entity: "author",
  notFound: { fr: "Cet auteur n’existe pas ou n’existe plus.", en: "This author does not exist, or no longer." },
  rows: authorRows,
  toRecord: asAuthor,
  nameOf: ({ name }) => name,
});

/** Handlers of authors: a record for each name on titles. */
export const handlers: AreaHandlers<"authors"> = {
  listAuthors: ({ input: { query = {} }, db }) => listAuthors(db, query),
  getAuthor: records.get,
  createAuthor: records.create(async (body, { db, now }) => insertAuthor(db, await checked(db, body), now)),
  updateAuthor: records.update(async ({ id }, body, { db }) => changeAuthor(db, id, await checked(db, body, id))),
  deleteAuthor: records.remove(({ id }, { db }) => authorRows.remove(db, id)),

  mergeAuthors: async (context) => {
    const { db, audit } = context;
    const { record: before, others: lockedAuthors } = await records.lockMerged(context, authorRows.lockAll, ITSELF);
    const others = lockedAuthors.map(asAuthor);
    const text = merged(before, others);
    await authorRows.remove(db, ...others.map(({ id }) => id));
    const after = asAuthor(await changeAuthor(db, before.id, text));
    audit({ entity: "author", entityId: after.id, entityName: after.name, before: { ...before, others }, after: { ...after } });
    return records.answer(after, context);
  },
};

/** Returns the normalized fields of an author; throws 422 with every error, 409 when another author has one of the names. */
async function checked(db: Db, sent: AuthorText, id?: number): Promise<AuthorText> {
  const name = spaced(sent.name);
  const wrong: PropertyRefusal[] = [];
  if (searchKey(name) === "") wrong.push({ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (sent.born !== null && sent.died !== null && sent.died < sent.born)
    wrong.push({
      propertyName: "died",
      errorMessage: { fr: "L’année de décès précède celle de naissance.", en: "The year of death comes before that of birth." },
    });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const text = { ...sent, name, otherNames: otherSpellings(name, sent.otherNames), biography: sent.biography.trim() };
  await requireFreeNames(db, text, id);
  return text;
}

/** Merges records into one: all spellings, and fields that the remaining one lacks; throws 422 if it would have too many names. */
function merged(stays: Schemas["Author"], others: readonly Schemas["Author"][]): AuthorText {
  const { name, isVisible } = stays;
  const all = [stays, ...others];
  const otherNames = mergedSpellings(stays, others);
  if (otherNames.length > MOST_SPELLINGS)
    throw refuse.invalid([
      {
        propertyName: "otherIds",
        errorMessage: {
          fr: `Un auteur a au plus ${MOST_SPELLINGS} autres noms ; il en aurait ${otherNames.length}.`,
          en: `An author has at most ${MOST_SPELLINGS} other names; this one would have ${otherNames.length}.`,
        },
      },
    ]);
  return {
    name,
    isVisible,
    otherNames,
    biography: all.find(({ biography }) => biography !== "")?.biography ?? "",
    born: all.find(({ born }) => born !== null)?.born ?? null,
    died: all.find(({ died }) => died !== null)?.died ?? null,
  };
}

/** Throws 409 with the property whose name another author already has. */
async function requireFreeNames(db: Db, { name, otherNames }: AuthorText, id?: number): Promise<void> {
  const taken = await nameTaken(db, [name, ...otherNames], id);
  if (!taken) return;
  const message = {
    fr: `« ${taken.name} » est déjà un nom de ${taken.owner} : fusionnez les deux fiches.`,
    en: `“${taken.name}” is already a name of ${taken.owner}: merge the two sheets.`,
  };
  throw refuse.conflict(message, "duplicate", [{ propertyName: taken.name === name ? "name" : "otherNames", errorMessage: message }]);
}
