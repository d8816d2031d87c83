import { parisDayEnd, parisDayStart } from "./dates.ts";

/** What a post is: a note, an event, a list of titles, a place … */
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

/** Where a post stands on its way to the site, in the order of that way. Only Published is public. */
export const postStatuses = ["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Published", "Archived"] as const;
/** One of `postStatuses`. */
export type PostStatus = (typeof postStatuses)[number];

/** What people see of a post: its status, and of a published one whether its dates have it on the site. */
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

/** What a post's state is derived from; the wire's own fields. */
export interface PublicationFacts {
  postStatus: PostStatus;
  publicationStartDate: string | null;
  publicationEndDate: string | null;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The instant at which a publication begins: a day alone counts from its first second in Paris. */
export function publicationStart(text: string): Date {
  return isDay(text) ? parisDayStart(text) : new Date(text);
}

/** The last instant of a publication: a day alone counts to 23:59:59 in Paris. */
export function publicationEnd(text: string): Date {
  return isDay(text) ? parisDayEnd(text) : new Date(text);
}

/** Where a post stands at this moment: its status; published, it is scheduled, online or expired. */
export function postState({ postStatus, publicationStartDate, publicationEndDate }: PublicationFacts, now: Date): PostState {
  if (postStatus !== "Published") return postStatus;
  if (publicationEndDate !== null && publicationEnd(publicationEndDate) < now) return "Expired";
  return publicationStartDate !== null && publicationStart(publicationStartDate) > now ? "Scheduled" : "Online";
}

/** What somebody may do with posts, by their claims: read all, write their own, write all. */
export interface PostRights {
  canList: boolean;
  canEditOwn: boolean;
  canEditAll: boolean;
}

/** Whether somebody may know of a post: an own one, or any with the right to read or write all. */
export function canSeePost({ canList, canEditOwn, canEditAll }: PostRights, isOwner: boolean): boolean {
  return canList || canEditAll || (canEditOwn && isOwner);
}

/** Whether somebody may begin a post; it is theirs from then on. */
export function canCreatePost({ canEditOwn, canEditAll }: PostRights): boolean {
  return canEditOwn || canEditAll;
}

/** What moves a post from one status to another. Names of buttons stand with the screens. */
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

/** Who may move: the owner of an own post and whoever writes all, or only whoever writes all. */
type Mover = "owner" | "editor";
interface MoveRule {
  to: PostStatus;
  /** Each status that it leaves, and who may. */
  from: Partial<Record<PostStatus, Mover>>;
}

/** Each move: where from, by whom, where to. */
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

/** Why a post may not go to the site yet. */
export type PostGap =
  | "TitleMissing"
  | "UrlMissing"
  | "EventStartMissing"
  | "CityMissing"
  | "ProductMissing"
  | "MediaTextMissing"
  | "EndPassed";
/** Why a move is off: the right is another's, the status is another, or something is missing first. */
export type PostMoveReason = "NotYours" | "EditorsOnly" | "NotFromThisStatus" | PostGap;

/** Whether something may be done, else why not. */
export type PostVerdict<Reason extends string> = { isAllowed: true } | { isAllowed: false; reason: Reason };

/** As much of a post as the rules of its moves look at. */
export interface PostFacts extends PublicationFacts {
  postType: PostType;
  title: string;
  relativeUrl: string | null;
  eventStart: string | null;
  city: string | null;
  productCount: number;
  /** Pictures without alternative text: whoever listens to the page would not know of them. */
  undescribedPictures?: number;
}

/** What keeps a post from the site, in the order of the form; nothing when it may go. */
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

/** Whether somebody may move a post so now. Their right comes first: whoever could never do it is told that, whatever the status. */
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

/** Why a post cannot be written: another's, waiting for or past validation, archived. */
export type PostEditReason = "NotYours" | "OnlyDrafts" | "Archived";

/** Whether somebody may save a post: owners their drafts and what was sent back, whoever writes all everything but the archive. */
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

/** Whether somebody may delete a post for good: only from the archive, and only whoever writes all. */
export function canDeletePost(
  { postStatus }: Pick<PostFacts, "postStatus">,
  { canEditAll }: PostRights,
): PostVerdict<"EditorsOnly" | "NotArchived"> {
  if (!canEditAll) return off("EditorsOnly");
  return postStatus === "Archived" ? { isAllowed: true } : off("NotArchived");
}

/** Fields of a post that come and go together. */
export const postFieldGroups = ["subtitle", "lead", "description", "seo", "signature", "event", "person", "contact", "place"] as const;
/** One of `postFieldGroups`. */
export type PostFieldGroup = (typeof postFieldGroups)[number];

/** The fields of the location, by the group that they come with. */
export const postLocationFields = {
  person: ["gender", "firstName", "lastName"],
  contact: ["email", "website", "phoneNumber", "mobilePhoneNumber"],
  place: ["company", "address1", "address2", "address3", "postalCode", "city", "country"],
} as const satisfies Partial<Record<PostFieldGroup, readonly string[]>>;

/** What a type of post has beside title, dates of publication and tags. */
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
 * The fields of each type. What has a page of its own has all texts and what engines are told; a banner and a piece of HTML are shown inside other
 * pages. An event has a time and a place, a place has people and an address, an author is a person. A liked title, a list and what must be read are
 * about titles, so they need one; a folder gathers other posts. What somebody of the shop says in their own name may be signed: notes, liked titles,
 * lists, dossiers, films and sounds; an event, a place, an author and what stands inside other pages speak for the shop.
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

/** The most pictures, sounds, documents and films of one post. */
export const mostPostMedia = 20;

/** How many of a post's media are pictures that nobody describes. */
export function undescribedPictures(media: readonly { nature: string; altText: string }[]): number {
  return media.filter(({ nature, altText }) => nature === "Picture" && altText === "").length;
}

const off = <Reason extends string>(reason: Reason) => ({ isAllowed: false as const, reason });

/** Where the public site shows a post. */
export function postAddress(relativeUrl: string): string {
  return `/article/${relativeUrl}`;
}
