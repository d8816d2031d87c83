import type { Schemas } from "@reserve/contract";
import { hasClaim } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { claimsOf, isListQuery } from "./view-query.ts";
import {
  changeView,
  countOwnViews,
  findOwnView,
  insertView,
  isNameTaken,
  listViews,
  lockOwnView,
  removeView,
  type ViewContent,
} from "./views.store.ts";

/** Maximum number of views per list: with more, one would have to search them. */
const MOST_VIEWS = 50;

const records = recordHandlers({
  entity: "view",
  notFound: { fr: "Cette vue n’existe pas, ou n’est pas la vôtre.", en: "There is no such view, or it is not yours." },
  rows: {
    find: (db, id, { user }) => findOwnView(db, user.id, id),
    lock: async (tx, id, { user }) => {
      const view = (await lockOwnView(tx, user.id, id)) ? await findOwnView(tx, user.id, id) : null;
      if (view) requireList(user, view.list);
      return view;
    },
  },
  toRecord: (view: Schemas["SavedView"]) => view,
  nameOf: ({ name }) => name,
});

/** Handlers of saved views: one's own and those shared by others. */
export const handlers: AreaHandlers<"views"> = {
  listViews: async ({ input: { query }, db, user }) => {
    requireList(user, query.list);
    return { items: await listViews(db, user.id, query.list) };
  },

  createView: records.create(async (body, { db, user }) => {
    requireList(user, body.list);
    const content = contentOf(body);
    if ((await countOwnViews(db, user.id, body.list)) >= MOST_VIEWS) {
      throw refuse.conflict(
        {
          fr: `Vous avez déjà ${MOST_VIEWS} vues de cette liste : supprimez-en une d’abord.`,
          en: `You have ${MOST_VIEWS} views of this list already: delete one first.`,
        },
        "TooManyViews",
      );
    }
    await requireFreeName(db, user.id, content, null);
    return existingView(db, user, await insertView(db, user.id, content));
  }),

  updateView: records.update(async (before, body, { db, user }) => {
    const content = contentOf(body, before);
    await requireFreeName(db, user.id, content, before.id);
    await changeView(db, before.id, content);
    return existingView(db, user, before.id);
  }),

  deleteView: records.remove(({ id }, { db }) => removeView(db, id)),
};

async function existingView(db: Db, user: CurrentUser, id: number): Promise<Schemas["SavedView"]> {
  return records.existing(await findOwnView(db, user.id, id));
}

/** Throws 403 without the claims of the list: a view reveals data of its list, such as a name that was searched. */
function requireList({ claims }: CurrentUser, list: Schemas["ViewedList"]): void {
  const required = claimsOf(list);
  if (!hasClaim(claims, required)) throw refuse.forbidden(required);
}

/** Returns the normalized fields; throws 422 with every error. */
function contentOf(sent: Schemas["SavedViewSave"], before?: Schemas["SavedView"]): ViewContent {
  const wrong: PropertyRefusal[] = [];
  if (before && before.list !== sent.list) {
    wrong.push({ propertyName: "list", errorMessage: { fr: "Une vue reste à sa liste.", en: "A view stays with its list." } });
  }
  const query = sent.address.replace(/^\?/, "");
  if (!isListQuery(sent.list, query)) {
    wrong.push({
      propertyName: "address",
      errorMessage: { fr: "Cette adresse n’est pas celle de la liste.", en: "This is not an address of the list." },
    });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { list: sent.list, name: sent.name.trim(), address: query, isShared: sent.isShared };
}

async function requireFreeName(db: Db, userId: number, { list, name }: ViewContent, id: number | null): Promise<void> {
  if (!(await isNameTaken(db, userId, list, name, id))) return;
  const message = { fr: "Vous avez déjà une vue de ce nom.", en: "You already have a view of that name." };
  throw refuse.conflict(message, "duplicate", [{ propertyName: "name", errorMessage: message }]);
}
