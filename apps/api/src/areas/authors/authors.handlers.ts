import type { Schemas } from "@reserve/contract";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { type AuthorText, changeAuthor, findAuthor, holdAuthor, insertAuthor, listAuthors, removeAuthor } from "./authors.store.ts";

const GONE = { fr: "Cette fiche n’existe pas ou n’existe plus.", en: "This record does not exist, or no longer." };

/** Answers about the area's records. */
export const handlers: AreaHandlers<"authors"> = {
  listAuthors: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search } = query;
    return { ...(await listAuthors(db, search, sort, { page, pageSize, after })), page, pageSize };
  },

  getAuthor: async ({ input: { query }, db, setVersion }) => {
    const found = existing(await findAuthor(db, query.id));
    setVersion(found.version);
    return found;
  },

  createAuthor: async ({ input: { body }, db, now, setVersion, audit }) => {
    const made = await insertAuthor(db, checked(body), now);
    audit({ entity: "author", entityId: made.id, entityName: made.name, after: { ...made } });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateAuthor: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
    const before = existing(await holdAuthor(db, query.id));
    requireVersion(before.version, { ...before });
    const after = await changeAuthor(db, before.id, checked(body));
    audit({ entity: "author", entityId: after.id, entityName: after.name, before: { ...before }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteAuthor: async ({ input: { query }, db, requireVersion, audit }) => {
    const before = existing(await holdAuthor(db, query.id));
    requireVersion(before.version, { ...before });
    await removeAuthor(db, before.id);
    audit({ entity: "author", entityId: before.id, entityName: before.name, before: { ...before } });
    return SUCCESS;
  },
};

function existing(found: Schemas["Author"] | null): Schemas["Author"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** What is stored of what was sent; 422 with every property that cannot be. */
function checked({ name }: AuthorText): AuthorText {
  const trimmed = name.trim();
  if (trimmed === "") throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  return { name: trimmed };
}
