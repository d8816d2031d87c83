import type { Schemas } from "@reserve/contract";
import { canEditPost, claims } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type CurrentUser, findCurrentUser } from "../../platform/identity/current-user.ts";
import { typeIn } from "../../platform/presence.ts";
import { watchRecords } from "../../platform/watch.ts";
import type { PostSources } from "./posts.content.ts";
import { type DraftOf, findDraft, forgetDraft, keepDraft } from "./posts.drafts.store.ts";
import { findRevision, listRevisions } from "./posts.revisions.store.ts";
import { findOwner, readVersions, visiblePosts } from "./posts.store.ts";
import { viewerOf } from "./posts.viewer.ts";

/** Message of the 404 for a post that does not exist or that the caller may not see. */
export const GONE = { fr: "Cet article n’existe pas ou n’existe plus.", en: "This post does not exist, or no longer." };
/** Message of the 403 for a post that the caller may see but not edit. */
export const NOT_YOURS = { fr: "Cet article n’est pas le vôtre.", en: "This post is not yours." };
const NO_VERSION = { fr: "Cette version de l’article n’a pas été gardée.", en: "This version of the post was not kept." };
/** Maximum length of a draft's JSON in characters, well below the request limit. */
const LONGEST_DRAFT = 800_000;

/** Handlers of revisions and drafts, under the permissions of the post. */
export const historyHandlers = ({
  shownMedia,
}: PostSources): Pick<
  AreaHandlers<"posts">,
  "listPostRevisions" | "getPostRevision" | "getPostDraft" | "keepPostDraft" | "discardPostDraft" | "watchPosts"
> => ({
  listPostRevisions: async ({ input: { query }, db, user }) => {
    await requireSeen(db, user, query.id);
    return listRevisions(db, viewerOf(user), query.id, query.before, query.pageSize ?? 25);
  },

  getPostRevision: async ({ input: { query }, db, user, now }) => {
    await requireSeen(db, user, query.id);
    return (await findRevision(db, viewerOf(user), query.id, query.version, now, shownMedia)) ?? refuseVersion();
  },

  getPostDraft: async ({ input: { query }, db, user }) => ({ draft: await findDraft(db, await draftOf(db, user, query?.id)) }),

  keepPostDraft: async ({ input: { query, body }, db, user, now, audit }) => {
    const of = await draftOf(db, user, query?.id);
    if (JSON.stringify(body.values).length > LONGEST_DRAFT) throw refuse.tooLarge(LONGEST_DRAFT);
    await keepDraft(db, of, body, now);
    await noteField(db, of, body.field ?? null);
    // Autosaved drafts are no audit events: the log has the post's save.
    audit();
    return { ...SUCCESS, savedAt: now.toISOString() };
  },

  discardPostDraft: async ({ input: { query }, db, user, audit }) => {
    const of = await draftOf(db, user, query?.id);
    await forgetDraft(db, of);
    await noteField(db, of, null);
    audit();
    return SUCCESS;
  },

  watchPosts: async ({ input: { query }, db, ports, user, isStillAllowed }) => {
    const sees = async (who: CurrentUser) => (await visiblePosts(db, viewerOf(who), query.id)).size === query.id.length;
    if (!(await sees(user))) throw refuse.notFound(GONE);
    // After losing a claim, the user may have another one that allows fewer posts.
    const stillSees = async () => {
      const now = await findCurrentUser(db, user.sessionId, user.id, ports.clock.now());
      return now !== null && (await sees(now));
    };
    return watchRecords(ports, db, {
      entity: "post",
      ids: query.id,
      readVersions,
      userId: user.id,
      hasPresence: true,
      isStillAllowed: async () => (await isStillAllowed()) && (await stillSees()),
    });
  },
});

/** Throws 404: no such revision. */
export function refuseVersion(): never {
  throw refuse.notFound(NO_VERSION);
}

/** Notifies others who have the post open which field is being edited. */
async function noteField(tx: Db, { userId, postId }: DraftOf, field: Schemas["PostField"] | null): Promise<void> {
  if (postId !== null) await typeIn(tx, { entity: "post", id: postId, userId, field });
}

async function requireSeen(db: Db, user: CurrentUser, id: number): Promise<{ ownerId: number | null }> {
  const found = await findOwner(db, viewerOf(user), id);
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** Returns the caller's draft key of a post they can edit once its status allows; drafts are kept even if a colleague changes the post meanwhile. */
async function draftOf(db: Db, user: CurrentUser, id: number | undefined): Promise<DraftOf> {
  if (id === undefined) return { userId: user.id, postId: null };
  const { ownerId } = await requireSeen(db, user, id);
  const verdict = canEditPost({ postStatus: "Draft" }, viewerOf(user).rights, ownerId === user.id);
  if (!verdict.isAllowed) throw refuse.forbidden([claims.cms.postCreateEditAll], NOT_YOURS);
  return { userId: user.id, postId: id };
}
