import { parisDayEnd, parisDayStart } from "./dates.ts";

/** Post types: note, event, list of titles, place … */
export const postTypes = [
  "ProductLiked",
  "Article",
  "Folder",
  "Event",
  "ProductList",
  "Location",
  "Author",
  "Html",
  "Banner",
  "Video",
  "Podcast",
  "MustRead",
] as const;
/** One of `postTypes`. */
export type PostType = (typeof postTypes)[number];

/** Post statuses in the order of the workflow. Only Published is public. */
export const postStatuses = ["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Published", "Archived"] as const;
/** One of `postStatuses`. */
export type PostStatus = (typeof postStatuses)[number];

/** States of a post as shown: its status, and for a published one whether its dates put it online. */
export const postStates = [
  "Draft",
  "WaitingForValidation",
  "ValidationRejected",
  "Validated",
  "Scheduled",
  "Online",
  "Expired",
  "Archived",
] as const;
/** One of `postStates`. */
export type PostState = (typeof postStates)[number];

/** Facts from which a post's state is derived, in the wire's names. */
export interface PublicationFacts {
  postStatus: PostStatus;
  publicationStartDate: string | null;
  publicationEndDate: string | null;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the instant at which a publication begins: a date without time counts from its first second in Paris. */
export function publicationStart(text: string): Date {
  return isDay(text) ? parisDayStart(text) : new Date(text);
}

/** Returns the last instant of a publication: a date without time counts to 23:59:59 in Paris. */
export function publicationEnd(text: string): Date {
  return isDay(text) ? parisDayEnd(text) : new Date(text);
}

/** Returns the state of a post: its status; a published one is scheduled, online or expired. */
export function postState({ postStatus, publicationStartDate, publicationEndDate }: PublicationFacts, now: Date): PostState {
  if (postStatus !== "Published") return postStatus;
  if (publicationEndDate !== null && publicationEnd(publicationEndDate) < now) return "Expired";
  return publicationStartDate !== null && publicationStart(publicationStartDate) > now ? "Scheduled" : "Online";
}

/** Post permissions derived from claims: read all, edit own, edit all. */
export interface PostRights {
  canList: boolean;
  canEditOwn: boolean;
  canEditAll: boolean;
}

/** Whether a user can see a post: their own, or any with permission to read or edit all. */
export function canSeePost({ canList, canEditOwn, canEditAll }: PostRights, isOwner: boolean): boolean {
  return canList || canEditAll || (canEditOwn && isOwner);
}

/** Whether a user can create a post; they become its owner. */
export function canCreatePost({ canEditOwn, canEditAll }: PostRights): boolean {
  return canEditOwn || canEditAll;
}

/** Workflow moves between post statuses; button labels are in the screens. */
export const postMoves = [
  "submit",
  "takeBack",
  "validate",
  "reject",
  "correct",
  "resubmit",
  "publish",
  "unpublish",
  "archive",
  "restore",
] as const;
/** One of `postMoves`. */
export type PostMove = (typeof postMoves)[number];

/** The users who can make a move: `owner` is the post's owner or an editor of all posts, `editor` only the latter. */
type Mover = "owner" | "editor";
interface MoveRule {
  to: PostStatus;
  /** Each status it starts from, and who may make it. */
  from: Partial<Record<PostStatus, Mover>>;
}

/** Rule of each move: source statuses with who may make it, and target. */
export const postMoveRules: Readonly<Record<PostMove, MoveRule>> = {
  submit: { to: "WaitingForValidation", from: { Draft: "owner" } },
  takeBack: { to: "Draft", from: { WaitingForValidation: "owner" } },
  validate: { to: "Validated", from: { WaitingForValidation: "editor" } },
  reject: { to: "ValidationRejected", from: { WaitingForValidation: "editor" } },
  correct: { to: "Draft", from: { ValidationRejected: "owner" } },
  resubmit: { to: "WaitingForValidation", from: { ValidationRejected: "owner" } },
  publish: { to: "Published", from: { Draft: "editor", Validated: "editor" } },
  unpublish: { to: "Validated", from: { Published: "editor" } },
  archive: { to: "Archived", from: { Draft: "owner", ValidationRejected: "owner", Validated: "owner", Published: "editor" } },
  restore: { to: "Draft", from: { Archived: "owner" } },
};

/** Reasons why a post cannot be published yet. */
export type PostGap =
  | "TitleMissing"
  | "UrlMissing"
  | "EventStartMissing"
  | "CityMissing"
  | "ProductMissing"
  | "MediaTextMissing"
  | "EndPassed";
/** Reasons why a move is not allowed: permission missing, wrong status, or incomplete content. */
export type PostMoveReason = "NotYours" | "EditorsOnly" | "NotFromThisStatus" | PostGap;

/** Whether an action is allowed, else the reason. */
export type PostVerdict<Reason extends string> = { isAllowed: true } | { isAllowed: false; reason: Reason };

/** Facts of a post that its workflow uses. */
export interface PostFacts extends PublicationFacts {
  postType: PostType;
  title: string;
  relativeUrl: string | null;
  eventStart: string | null;
  city: string | null;
  productCount: number;
  /** Number of pictures without alternative text, which screen readers cannot describe. */
  undescribedPictures?: number;
}

/** Returns what a post lacks to be published, in form order; empty when complete. */
export function postGaps(post: PostFacts, now: Date): PostGap[] {
  const { groups, products } = postFields[post.postType];
  const gaps: PostGap[] = [];
  if (post.title.trim() === "") gaps.push("TitleMissing");
  if (groups.includes("event") && post.eventStart === null) gaps.push("EventStartMissing");
  if (post.postType === "Location" && !post.city?.trim()) gaps.push("CityMissing");
  if (post.productCount < products.least) gaps.push("ProductMissing");
  if (groups.includes("seo") && post.relativeUrl === null) gaps.push("UrlMissing");
  if ((post.undescribedPictures ?? 0) > 0) gaps.push("MediaTextMissing");
  if (post.publicationEndDate !== null && publicationEnd(post.publicationEndDate) < now) gaps.push("EndPassed");
  return gaps;
}

/** Whether a user can make a move now. Missing permission is reported before the status. */
export function canMovePost(move: PostMove, post: PostFacts, rights: PostRights, isOwner: boolean, now: Date): PostVerdict<PostMoveReason> {
  const { from } = postMoveRules[move];
  const mover = from[post.postStatus];
  if (!rights.canEditAll) {
    const isForOwners = mover === "owner" || (mover === undefined && Object.values(from).includes("owner"));
    if (!isForOwners) return off("EditorsOnly");
    if (!rights.canEditOwn || !isOwner) return off("NotYours");
  }
  if (mover === undefined) return off("NotFromThisStatus");
  const [gap] = move === "publish" ? postGaps(post, now) : [];
  return gap ? off(gap) : { isAllowed: true };
}

/** Reasons why a post cannot be edited: another user's, waiting for or past validation, archived. */
export type PostEditReason = "NotYours" | "OnlyDrafts" | "Archived";

/** Whether a user can edit a post: owners their drafts and returned posts, editors of all everything but archived posts. */
export function canEditPost(
  { postStatus }: Pick<PostFacts, "postStatus">,
  rights: PostRights,
  isOwner: boolean,
): PostVerdict<PostEditReason> {
  if (!rights.canEditAll) {
    if (!rights.canEditOwn || !isOwner) return off("NotYours");
    if (postStatus !== "Draft" && postStatus !== "ValidationRejected") return off("OnlyDrafts");
  }
  return postStatus === "Archived" ? off("Archived") : { isAllowed: true };
}

/** Whether a user can delete a post permanently: only archived ones, and only with permission to edit all. */
export function canDeletePost(
  { postStatus }: Pick<PostFacts, "postStatus">,
  { canEditAll }: PostRights,
): PostVerdict<"EditorsOnly" | "NotArchived"> {
  if (!canEditAll) return off("EditorsOnly");
  return postStatus === "Archived" ? { isAllowed: true } : off("NotArchived");
}

/** Groups of post fields that a type has together. */
export const postFieldGroups = ["subtitle", "lead", "description", "seo", "signature", "event", "person", "contact", "place"] as const;
/** One of `postFieldGroups`. */
export type PostFieldGroup = (typeof postFieldGroups)[number];

/** Location fields by group. */
export const postLocationFields = {
  person: ["gender", "firstName", "lastName"],
  contact: ["email", "website", "phoneNumber", "mobilePhoneNumber"],
  place: ["company", "address1", "address2", "address3", "postalCode", "city", "country"],
} as const satisfies Partial<Record<PostFieldGroup, readonly string[]>>;

/** Fields of a post type besides title, publication dates and tags. */
export interface PostFields {
  groups: readonly PostFieldGroup[];
  /** Linked products: none where `most` is 0; `least` before it is published. */
  products: { least: number; most: number };
  /** Linked posts. */
  posts: { most: number };
}

const page = ["subtitle", "lead", "description", "seo"] as const;
const signed = [...page, "signature"] as const;
const none = { least: 0, most: 0 };
const some = { least: 0, most: 20 };

/**
 * Fields of each post type. Types with their own page have all texts and SEO fields; banners and HTML snippets are shown inside other pages. Events
 * have a time and a place, places people and an address. Liked titles, lists and must-reads require titles; folders contain other posts. Personal
 * types can be signed: notes, liked titles, lists, folders, films and sounds; the others represent the shop.
 */
export const postFields: Readonly<Record<PostType, PostFields>> = {
  ProductLiked: { groups: signed, products: { least: 1, most: 10 }, posts: { most: 0 } },
  Article: { groups: signed, products: some, posts: { most: 20 } },
  Folder: { groups: signed, products: some, posts: { most: 50 } },
  Event: { groups: [...page, "event", "contact", "place"], products: some, posts: { most: 20 } },
  ProductList: { groups: signed, products: { least: 1, most: 100 }, posts: { most: 0 } },
  Location: { groups: [...page, "person", "contact", "place"], products: none, posts: { most: 20 } },
  Author: { groups: [...page, "person", "contact"], products: some, posts: { most: 20 } },
  Html: { groups: ["description"], products: none, posts: { most: 0 } },
  Banner: { groups: ["subtitle", "description"], products: none, posts: { most: 0 } },
  Video: { groups: signed, products: some, posts: { most: 20 } },
  Podcast: { groups: signed, products: some, posts: { most: 20 } },
  MustRead: { groups: signed, products: { least: 1, most: 100 }, posts: { most: 0 } },
};

/** Maximum number of pictures, sounds, documents and films of a post. */
export const mostPostMedia = 20;

/** Returns how many pictures of a post lack an alternative text. */
export function undescribedPictures(media: readonly { nature: string; altText: string }[]): number {
  return media.filter(({ nature, altText }) => nature === "Picture" && altText === "").length;
}

const off = <Reason extends string>(reason: Reason) => ({ isAllowed: false as const, reason });

/** Returns the path of a post on the public site. */
export function postAddress(relativeUrl: string): string {
  return `/article/${relativeUrl}`;
}
