import type { OperationOf, Schemas } from "@reserve/contract";
import {
  canDeletePost,
  canEditPost,
  canMovePost,
  claims,
  type PostEditReason,
  type PostGap,
  type PostMoveReason,
  postFields,
  postGaps,
  postMoveRules,
  postStatuses,
  postTypes,
  type RescheduleReason,
  rescheduled,
  undescribedPictures,
} from "@reserve/domain";
import { postStatusLabels, postTypeLabels } from "@reserve/domain/labels";
import { notifyWatchers } from "../../platform/changes.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers, HandlerContext } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, type Refusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { calendarOf, changeDates } from "./posts.calendar.ts";
import { checkedContent, type PostSources } from "./posts.content.ts";
import { forgetDraft } from "./posts.drafts.store.ts";
import { GONE, historyHandlers, NOT_YOURS, refuseVersion } from "./posts.history.handlers.ts";
import { announceOnline } from "./posts.online.ts";
import { publicHandlers } from "./posts.public.handlers.ts";
import { contentToRestore, keepRevision, momentOf } from "./posts.revisions.store.ts";
import {
  changePost,
  countStates,
  factsOf,
  findPost,
  insertPost,
  listPosts,
  lockPost,
  movePost,
  offerPosts,
  type PostContent,
  type PostRow,
  postOwners,
  removePost,
  takenUrls,
} from "./posts.store.ts";
import { type Viewer, viewerOf } from "./posts.viewer.ts";

const EDITORS_ONLY = {
  fr: "Seul qui modifie tous les articles peut faire cela.",
  en: "Only whoever may change all posts can do this.",
};
const URL_TAKEN = {
  fr: "Un autre article a déjà cette adresse dans cette langue.",
  en: "Another post has this URL in this language already.",
};

const REASONS: Record<Exclude<PostMoveReason | PostEditReason | "NotArchived", "NotYours" | "EditorsOnly">, Sentence> = {
  NotFromThisStatus: { fr: "L’état de l’article ne le permet pas.", en: "The post’s status does not allow this." },
  OnlyDrafts: {
    fr: "Cet article est soumis : reprenez-le pour le modifier.",
    en: "This post is submitted: take it back to change it.",
  },
  Archived: { fr: "Cet article est archivé : restaurez-le pour le modifier.", en: "This post is archived: restore it to change it." },
  NotArchived: { fr: "Archivez d’abord l’article.", en: "Archive the post first." },
  TitleMissing: { fr: "Il manque le titre.", en: "The title is missing." },
  UrlMissing: { fr: "Il manque l’adresse de la page.", en: "The URL of the page is missing." },
  EventStartMissing: { fr: "Il manque la date de l’événement.", en: "The date of the event is missing." },
  CityMissing: { fr: "Il manque la ville.", en: "The city is missing." },
  ProductMissing: { fr: "Il manque au moins un titre du catalogue.", en: "At least one title of the catalogue is missing." },
  MediaTextMissing: {
    fr: "Une image est sans texte de remplacement.",
    en: "A picture has no alternative text.",
  },
  EndPassed: { fr: "La fin de parution est passée.", en: "The end of publication has passed." },
};

const TOO_LONG = {
  fr: "Demandez au plus 62 jours, le premier avant le dernier.",
  en: "Ask for 62 days at most, the first before the last.",
};
/** Maximum number of days of a calendar request. */
const MOST_DAYS = 62;

const UNMOVED: Record<RescheduleReason, Sentence> = {
  NoSuchDate: { fr: "Cet article n’a plus cette date.", en: "This post has no such date any more." },
  EndBeforeStart: { fr: "La fin précède le début.", en: "The end comes before the beginning." },
};

/** Form fields of missing content. */
const GAPS: Record<PostGap, string> = {
  TitleMissing: "localizations.fr.title",
  UrlMissing: "localizations.fr.relativeUrl",
  EventStartMissing: "eventStart",
  CityMissing: "location.city",
  ProductMissing: "productEans",
  MediaTextMissing: "mediaIds",
  EndPassed: "publicationEndDate",
};

/**
 * Creates the handlers of posts; `sources` provides lookups from other areas. What the caller may not see is left out of every response,
 * and is 404 by id.
 */
export const makeHandlers = (sources: PostSources): AreaHandlers<"posts"> => ({
  listPosts: async ({ input: { query = {} }, db, user, now }) => {
    const { page = 1, pageSize = 25, after, sort = "-updatedAt", ...filters } = query;
    return { ...(await listPosts(db, viewerOf(user), filters, sort, { page, pageSize, after }, now)), page, pageSize };
  },

  listAccessiblePosts: async ({ input: { query = {} }, db, user, now }) => ({
    items: await offerPosts(db, viewerOf(user), query, now),
  }),

  getPostCounts: async ({ db, user, now }) => ({ items: await countStates(db, viewerOf(user), now) }),

  listPostOwners: async ({ db, user }) => ({ items: await postOwners(db, viewerOf(user)) }),

  getPost: async ({ input: { query }, db, user, now, setVersion }) => {
    const found = await existing(db, viewerOf(user), query.id, now, sources);
    setVersion(found.version);
    return found;
  },

  createPost: async ({ input: { body }, db, user, now, variant, setVersion, audit }) => {
    const viewer = viewerOf(user);
    const content = await checkedContent(db, viewer, body, null, now, variant, sources);
    await requireFreeUrls(db, content, null);
    const id = await insertPost(db, content, user.id, now);
    if (id === null) throw urlsTaken(["fr"]);
    const made = await existing(db, viewer, id, now, sources);
    await keepRevision(db, { id, before: null, after: await momentOf(db, made), kind: "Create", user, now });
    await forgetDraft(db, { userId: user.id, postId: null });
    audit({ entity: "post", entityId: made.id, entityName: made.title, after: audited(made) });
    setVersion(made.version);
    return { ...SUCCESS, entityOutput: made };
  },

  updatePost: async (context) => {
    const { query, body } = context.input;
    const saved = await writePost(context, query.id, async () => body, { kind: "Save" }, sources);
    await forgetDraft(context.db, { userId: context.user.id, postId: query.id });
    return saved;
  },

  ...historyHandlers(sources),

  ...publicHandlers(sources),

  restorePostRevision: async (context) => {
    const { db, user } = context;
    const { id, version } = context.input.body;
    const content = async () => {
      const found = await contentToRestore(db, viewerOf(user), id, version, sources);
      return found ?? refuseVersion();
    };
    return writePost(context, id, content, { kind: "Restore", restoredVersion: version }, sources);
  },

  deletePost: async ({ input: { query }, db, user, now, requireVersion, audit }) => {
    const viewer = viewerOf(user);
    const lockedPost = await lockExisting(db, viewer, query.id);
    const before = await existing(db, viewer, lockedPost.id, now, sources);
    requireVersion(before.version, { ...before });
    const verdict = canDeletePost(lockedPost, viewer.rights);
    if (!verdict.isAllowed) throw verdict.reason === "EditorsOnly" ? rightMissing(verdict.reason) : offFor(verdict.reason);
    await removePost(db, lockedPost.id);
    audit({ entity: "post", entityId: before.id, entityName: before.title, before: audited(before) });
    return SUCCESS;
  },

  movePost: async ({ input: { body }, db, user, now, ports, requireVersion, setVersion, audit }) => {
    const viewer = viewerOf(user);
    const lockedPost = await lockExisting(db, viewer, body.id);
    const verdict = canMovePost(
      body.move,
      await factsOf(db, lockedPost, sources.shownMedia),
      viewer.rights,
      lockedPost.ownerId === user.id,
      now,
    );
    if (!verdict.isAllowed && (verdict.reason === "NotYours" || verdict.reason === "EditorsOnly")) throw rightMissing(verdict.reason);
    const before = await existing(db, viewer, lockedPost.id, now, sources);
    requireVersion(before.version, { ...before });
    if (!verdict.isAllowed) throw offFor(verdict.reason as Exclude<PostMoveReason, "NotYours" | "EditorsOnly">);
    const was = await momentOf(db, before);
    const { to } = postMoveRules[body.move];
    const comment = body.comment?.trim() || null;
    await movePost(db, lockedPost.id, to, { move: body.move, at: now.toISOString(), by: personName(user), comment });
    const after = await existing(db, viewer, lockedPost.id, now, sources);
    await keepRevision(db, { id: lockedPost.id, before: was, after: await momentOf(db, after), kind: "Move", user, now });
    await notifyPostWatchers(db, after, user, "movePost");
    await announceOnline(db, ports, lockedPost.id, now);
    audit({
      entity: "post",
      entityId: after.id,
      entityName: after.title,
      before: { postStatus: before.postStatus },
      after: { postStatus: after.postStatus, ...(comment === null ? {} : { comment }) },
    });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  getPostCalendar: async ({ input: { query }, db, user, now }) => {
    const days = daysBetween(query.from, query.to);
    if (days < 0 || days >= MOST_DAYS) throw refuse.invalid([{ propertyName: "to", errorMessage: TOO_LONG }]);
    return calendarOf(db, viewerOf(user), query, now);
  },

  reschedulePost: async ({ input: { body }, db, user, now, requireVersion, setVersion, audit }) => {
    const viewer = viewerOf(user);
    const lockedPost = await lockExisting(db, viewer, body.id);
    const verdict = canEditPost(lockedPost, viewer.rights, lockedPost.ownerId === user.id);
    if (!verdict.isAllowed && verdict.reason === "NotYours") throw rightMissing(verdict.reason);
    const before = await existing(db, viewer, lockedPost.id, now, sources);
    requireVersion(before.version, { ...before });
    if (!verdict.isAllowed) throw offFor(verdict.reason);
    const moved = rescheduled(before, body.sign, new Date(body.at).toISOString());
    if (!moved.isAllowed) {
      if (moved.reason === "NoSuchDate") throw refuse.conflict(UNMOVED.NoSuchDate, moved.reason);
      throw refuse.invalid([{ propertyName: "at", errorMessage: UNMOVED.EndBeforeStart }]);
    }
    const was = await momentOf(db, before);
    await changeDates(db, lockedPost.id, moved.dates, now);
    const after = await existing(db, viewer, lockedPost.id, now, sources);
    await keepRevision(db, { id: lockedPost.id, before: was, after: await momentOf(db, after), kind: "Save", user, now });
    await notifyPostWatchers(db, after, user, "reschedulePost");
    audit({ entity: "post", entityId: after.id, entityName: after.title, before: datesOf(before), after: datesOf(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  listPostTypes: async ({ locale }) => ({ items: postTypes.map((id) => ({ id, label: postTypeLabels[id][locale] })) }),

  listPostStatuses: async ({ locale }) => ({ items: postStatuses.map((id) => ({ id, label: postStatusLabels[id][locale] })) }),

  getPostConfiguration: async () => ({
    items: postTypes.map((postType) => {
      const { groups, products, posts } = postFields[postType];
      return { postType, groups: [...groups], leastProducts: products.least, mostProducts: products.most, mostPosts: posts.most };
    }),
  }),
});

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const datesOf = ({ publicationStartDate, publicationEndDate, eventStart, eventEnd }: Schemas["Post"]) => ({
  publicationStartDate,
  publicationEndDate,
  eventStart,
  eventEnd,
});

/** Notifies people who have the post open of a change. */
function notifyPostWatchers(
  db: Db,
  { id, version }: Schemas["Post"],
  { userName, firstName }: CurrentUser,
  operation: OperationOf<"posts">,
) {
  return notifyWatchers(db, { entity: "post", id, version, userName, firstName, operation });
}

/** Saves `content` over a post that the caller can edit, and stores the revision. */
async function writePost(
  {
    db,
    user,
    now,
    variant,
    requireVersion,
    setVersion,
    audit,
  }: Pick<HandlerContext<"updatePost">, "db" | "user" | "now" | "variant" | "requireVersion" | "setVersion" | "audit">,
  id: number,
  content: () => Promise<Schemas["PostSave"]>,
  how: { kind: "Save" } | { kind: "Restore"; restoredVersion: number },
  sources: PostSources,
) {
  const viewer = viewerOf(user);
  const lockedPost = await lockExisting(db, viewer, id);
  const verdict = canEditPost(lockedPost, viewer.rights, lockedPost.ownerId === user.id);
  if (!verdict.isAllowed && verdict.reason === "NotYours") throw rightMissing(verdict.reason);
  const before = await existing(db, viewer, lockedPost.id, now, sources);
  requireVersion(before.version, { ...before });
  if (!verdict.isAllowed) throw offFor(verdict.reason);
  const was = await momentOf(db, before);
  const checked = await checkedContent(db, viewer, await content(), lockedPost.id, now, variant, sources);
  await requireFreeUrls(db, checked, lockedPost.id);
  if (!(await changePost(db, lockedPost.id, checked, now))) throw urlsTaken(["fr"]);
  const after = await existing(db, viewer, lockedPost.id, now, sources);
  // A published post must stay complete; an expired publication period is not an error of its content.
  if (after.postStatus === "Published") requireWhole(after, now);
  await keepRevision(db, { id: lockedPost.id, before: was, after: await momentOf(db, after), ...how, user, now });
  await notifyPostWatchers(db, after, user, how.kind === "Save" ? "updatePost" : "restorePostRevision");
  audit({ entity: "post", entityId: after.id, entityName: after.title, before: audited(before), after: audited(after) });
  setVersion(after.version);
  return { ...SUCCESS, entityOutput: after };
}

async function existing(db: Db, viewer: Viewer, id: number, now: Date, { shownMedia }: PostSources): Promise<Schemas["Post"]> {
  const found = await findPost(db, viewer, id, now, shownMedia);
  if (!found) throw refuse.notFound(GONE);
  return found;
}

async function lockExisting(db: Db, viewer: Viewer, id: number): Promise<PostRow> {
  const lockedPost = await lockPost(db, viewer, id);
  if (!lockedPost) throw refuse.notFound(GONE);
  return lockedPost;
}

function rightMissing(reason: "NotYours" | "EditorsOnly"): Refusal {
  return refuse.forbidden([claims.cms.postCreateEditAll], reason === "NotYours" ? NOT_YOURS : EDITORS_ONLY);
}

function offFor(reason: keyof typeof REASONS | "NotYours"): Refusal {
  return reason === "NotYours" ? rightMissing(reason) : refuse.conflict(REASONS[reason], reason);
}

/** Throws 409 if another post has one of the URLs; not which one, because the caller may not be allowed to see it. */
async function requireFreeUrls(db: Db, { localizations }: PostContent, except: number | null): Promise<void> {
  const taken = await takenUrls(db, localizations, except);
  if (taken.length > 0) throw urlsTaken(taken);
}

function urlsTaken(locales: readonly ("fr" | "en")[]): Refusal {
  const properties = locales.map((locale) => ({ propertyName: `localizations.${locale}.relativeUrl`, errorMessage: URL_TAKEN }));
  return refuse.conflict(URL_TAKEN, "duplicate", properties);
}

function requireWhole(post: Schemas["Post"], now: Date): void {
  const facts = {
    ...post,
    relativeUrl: post.localizations.fr.relativeUrl,
    city: post.location.city,
    productCount: post.products.length,
    undescribedPictures: undescribedPictures(post.medias),
  };
  const wrong: PropertyRefusal[] = postGaps(facts, now)
    .filter((gap) => gap !== "EndPassed")
    .map((gap) => ({ propertyName: GAPS[gap], errorMessage: REASONS[gap] }));
  if (wrong.length > 0) throw refuse.invalid(wrong);
}

/** Returns the audited fields of a post: titles and links by name. */
function audited(post: Schemas["Post"]): Record<string, unknown> {
  const { postType, postStatus, publicationStartDate, publicationEndDate, localizations, eventStart, eventEnd, registration, location } =
    post;
  return {
    postType,
    postStatus,
    publicationStartDate,
    publicationEndDate,
    localizations,
    eventStart,
    eventEnd,
    registration,
    location,
    productEans: post.products.map(({ ean }) => ean),
    postIds: post.posts.map(({ id }) => id),
    mediaIds: post.medias.map(({ id }) => id),
    categoryIds: post.categoryIds,
    signature: post.signature?.name ?? null,
    tags: post.tags.map(({ name }) => name),
  };
}
