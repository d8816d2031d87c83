import type { Schemas } from "@reserve/contract";
import { MOST_SPELLINGS, mergedSpellings, otherSpellings, searchKey, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  type AuthorText,
  changeAuthor,
  findAuthor,
  insertAuthor,
  listAuthors,
  lockAuthors,
  nameTaken,
  removeAuthors,
} from "./authors.store.ts";

const GONE = { fr: "Cet auteur n’existe pas ou n’existe plus.", en: "This author does not exist, or no longer." };

/** Handlers of authors: a record for each name on titles. */
export const handlers: AreaHandlers<"authors"> = {
  listAuthors: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search, isVisible } = query;
    return { ...(await listAuthors(db, { search, isVisible }, sort, { page, pageSize, after })), page, pageSize };
  },

  getAuthor: async ({ input: { query }, db, setVersion }) => {
    const found = existing(await findAuthor(db, query.id));
    setVersion(found.version);
    return found;
  },

  createAuthor: async ({ input: { body }, db, now, setVersion, audit }) => {
    const text = checked(body);
    await requireFreeNames(db, text, []);
    const made = await insertAuthor(db, text, now);
    audit({ entity: "author", entityId: made.id, entityName: made.name, after: { ...made } });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateAuthor: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
    const before = existing((await lockAuthors(db, [query.id]))[0]);
    requireVersion(before.version, { ...before });
    const text = checked(body);
    await requireFreeNames(db, text, [before.id]);
    const after = await changeAuthor(db, before.id, text);
    audit({ entity: "author", entityId: after.id, entityName: after.name, before: { ...before }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteAuthor: async ({ input: { query }, db, requireVersion, audit }) => {
    const before = existing((await lockAuthors(db, [query.id]))[0]);
    requireVersion(before.version, { ...before });
    await removeAuthors(db, [before.id]);
    audit({ entity: "author", entityId: before.id, entityName: before.name, before: { ...before } });
    return SUCCESS;
  },

  mergeAuthors: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
    const { id, otherIds } = body;
    if (otherIds.includes(id))
      throw refuse.invalid([
        {
          propertyName: "otherIds",
          errorMessage: { fr: "Choisissez un autre auteur que celui qui reste.", en: "Choose another author than the one who stays." },
        },
      ]);
    const lockedAuthors = await lockAuthors(db, [id, ...otherIds]);
    const before = existing(lockedAuthors.find((one) => one.id === id));
    requireVersion(before.version, { ...before });
    const others = otherIds.map((other) => existing(lockedAuthors.find((one) => one.id === other)));
    const text = merged(before, others);
    await removeAuthors(db, otherIds);
    const after = await changeAuthor(db, id, text);
    audit({ entity: "author", entityId: id, entityName: after.name, before: { ...before, others }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },
};

function existing(found: Schemas["Author"] | null | undefined): Schemas["Author"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** Returns the normalized fields; throws 422 with every error. */
function checked(sent: AuthorText): AuthorText {
  const name = spaced(sent.name);
  const wrong: PropertyRefusal[] = [];
  if (searchKey(name) === "") wrong.push({ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (sent.born !== null && sent.died !== null && sent.died < sent.born)
    wrong.push({
      propertyName: "died",
      errorMessage: { fr: "L’année de décès précède celle de naissance.", en: "The year of death comes before that of birth." },
    });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { ...sent, name, otherNames: otherSpellings(name, sent.otherNames), biography: sent.biography.trim() };
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
async function requireFreeNames(db: Db, { name, otherNames }: AuthorText, ownIds: readonly number[]): Promise<void> {
  const taken = await nameTaken(db, [name, ...otherNames], ownIds);
  if (!taken) return;
  const message = {
    fr: `« ${taken.name} » est déjà un nom de ${taken.owner} : fusionnez les deux fiches.`,
    en: `“${taken.name}” is already a name of ${taken.owner}: merge the two sheets.`,
  };
  throw refuse.conflict(message, "duplicate", [{ propertyName: taken.name === name ? "name" : "otherNames", errorMessage: message }]);
}
