import type { Schemas } from "@reserve/contract";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { changeReview, findReview, holdReview, insertReview, listReviews, type ReviewText, removeReview } from "./reviews.store.ts";

const GONE = { fr: "Cette fiche n’existe pas ou n’existe plus.", en: "This record does not exist, or no longer." };

/** Answers about the area's records. */
export const handlers: AreaHandlers<"reviews"> = {
  listReviews: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "name", search } = query;
    return { ...(await listReviews(db, search, sort, { page, pageSize, after })), page, pageSize };
  },

  getReview: async ({ input: { query }, db, setVersion }) => {
    const found = existing(await findReview(db, query.id));
    setVersion(found.version);
    return found;
  },

  createReview: async ({ input: { body }, db, now, setVersion, audit }) => {
    const made = await insertReview(db, checked(body), now);
    audit({ entity: "review", entityId: made.id, entityName: made.name, after: { ...made } });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updateReview: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
    const before = existing(await holdReview(db, query.id));
    requireVersion(before.version, { ...before });
    const after = await changeReview(db, before.id, checked(body));
    audit({ entity: "review", entityId: after.id, entityName: after.name, before: { ...before }, after: { ...after } });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteReview: async ({ input: { query }, db, requireVersion, audit }) => {
    const before = existing(await holdReview(db, query.id));
    requireVersion(before.version, { ...before });
    await removeReview(db, before.id);
    audit({ entity: "review", entityId: before.id, entityName: before.name, before: { ...before } });
    return SUCCESS;
  },
};

function existing(found: Schemas["Review"] | null): Schemas["Review"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** What is stored of what was sent; 422 with every property that cannot be. */
function checked({ name }: ReviewText): ReviewText {
  const trimmed = name.trim();
  if (trimmed === "") throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  return { name: trimmed };
}
