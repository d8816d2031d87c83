import {
  type PostState,
  type PostStatus,
  type PostType,
  parisDay,
  parisDayEnd,
  parisHour,
  postFields,
  shiftDay,
  textToSeo,
} from "@reserve/domain";
import { type PostAuthor, paragraphs, postPlans, postSignatures, postTags } from "./post-texts.ts";
import type { DemoProduct } from "./rows.ts";

/** A post of the demo shop. */
export interface DemoPost {
  postType: PostType;
  postStatus: PostStatus;
  owner: PostAuthor;
  title: string;
  subtitle: string;
  lead: string;
  description: string;
  relativeUrl: string | null;
  metaDescription: string;
  /** Empty: not translated. */
  englishTitle: string;
  createdAt: string;
  updatedAt: string;
  publicationStart: string | null;
  publicationEnd: string | null;
  eventStart: string | null;
  eventEnd: string | null;
  location: { company: string; address1: string; postalCode: string; city: string; country: string } | null;
  productIds: number[];
  /** Indexes of earlier posts in the list. */
  linked: number[];
  /** Media of the library, by their titles. */
  pictures: string[];
  /** Categories of the site, by their codes. */
  categories: string[];
  /** Name of the signature; null without one. */
  signature: string | null;
  tags: string[];
  /** Reason for the rejection; null if it was not rejected. */
  comment: string | null;
}

const ADDRESSES = [
  { company: "Librairie du Quai", address1: "5 quai de la Douane", postalCode: "29200", city: "Brest", country: "FR" },
  { company: "Librairie du Quai, Les Capucins", address1: "25 rue de Pontaniou", postalCode: "29200", city: "Brest", country: "FR" },
] as const;
const COMMENTS = [
  "Le sujet est bon, mais il manque l’avis de Mathilde.",
  "L’adresse n’est pas la bonne : c’est au 5, quai de la Douane.",
  "Deux paragraphes de trop, et pas encore de titre lié.",
] as const;

/** Creates notes, events, lists and dossiers about books and the life of the shop: some online, some scheduled, some expired, some drafts. */
export function makePosts(products: readonly DemoProduct[], now: Date): DemoPost[] {
  const today = parisDay(now);
  const books = products.filter(({ kind, availability, isVisible }) => kind === "Book" && availability === "21" && isVisible);
  let events = 0;
  let rejected = 0;
  return postPlans.map(([postType, state, owner, title, leadText, english], index) => {
    const { groups, products: linkable, posts } = postFields[postType];
    // The list begins months ago and ends this week.
    const begun = shiftDay(today, -Math.round((postPlans.length - index) * 2.4));
    const [first, last] = publicationDays(state, begun, today, index);
    const hasStory = postType !== "Html" && postType !== "Banner";
    const isEvent = groups.includes("event");
    if (isEvent) events += 1;
    const eventDay =
      isEvent && state !== "Draft"
        ? state === "Expired" || state === "Archived"
          ? shiftDay(begun, 9)
          : shiftDay(today, 3 + events * 3)
        : null;
    const isRejected = state === "ValidationRejected";
    if (isRejected) rejected += 1;
    const wanted = linkable.least > 0 ? (postType === "ProductLiked" ? 1 : 5 + (index % 4)) : linkable.most > 0 && index % 3 === 0 ? 1 : 0;
    const isBare = state === "Draft" && leadText === "";
    return {
      postType,
      postStatus: statusOf(state),
      owner,
      title,
      subtitle: postType === "Banner" ? leadText : groups.includes("subtitle") && index % 4 === 1 ? "Par l’équipe de la librairie" : "",
      lead: groups.includes("lead") && leadText !== "" ? `<p>${leadText}</p>` : "",
      description: isBare ? "" : descriptionOf(hasStory, index),
      relativeUrl: groups.includes("seo") && state !== "Draft" ? textToSeo(title, "fr") : null,
      metaDescription: groups.includes("seo") ? leadText : "",
      englishTitle: english ?? "",
      createdAt: parisHour(begun, 9 + (index % 8)).toISOString(),
      updatedAt: parisHour(shiftDay(begun, 1), 8 + (index % 9)).toISOString(),
      publicationStart: first && parisHour(first, 8).toISOString(),
      publicationEnd: last && parisDayEnd(last).toISOString(),
      eventStart: eventDay && parisHour(eventDay, 18).toISOString(),
      eventEnd: eventDay && parisHour(eventDay, 20).toISOString(),
      location: isEvent || postType === "Location" ? (ADDRESSES[postType === "Location" ? index : events % 2] ?? ADDRESSES[0]) : null,
      productIds: isBare ? [] : pick(books, index, wanted),
      linked: posts.most > 0 && postType === "Folder" ? [8, 10, 19].filter((place) => place < index) : [],
      pictures: hasStory && !isBare ? picturesOf(postType, index, state === "Draft") : [],
      categories: hasStory && postType !== "Location" ? categoriesOf(`${title} ${leadText}`) : [],
      signature: groups.includes("signature") && !isBare && index % 3 === 2 ? signatureOf(title, leadText, index) : null,
      tags: groups.includes("seo") ? [postTags[index % postTags.length] ?? "", postTags[(index * 5 + 3) % postTags.length] ?? ""] : [],
      comment: isRejected ? (COMMENTS[rejected - 1] ?? COMMENTS[0]) : null,
    };
  });
}

const SHELVES = [
  [/cin[ée]m|film|dvd/i, "cinema"],
  [/jeunesse|enfant|album|manuel|scolaire/i, "jeunesse"],
  [/bretagne|breton|brest|mer\b|port\b|île/i, "mer-et-bretagne"],
  [/bande dessinée|manga|bulle/i, "bande-dessinee"],
  [/histoire|essai|philosoph/i, "essais-et-sciences-humaines"],
] as const;

/** Returns the categories that a post's text mentions; literature if it mentions none. */
function categoriesOf(words: string): string[] {
  const named = SHELVES.flatMap(([pattern, code]) => (pattern.test(words) ? [code] : []));
  return named.length > 0 ? named : ["litterature"];
}

const SPEAKERS = [
  [/jeunesse|enfant|album/i, 0],
  [/bretagne|breton|brest|mer\b|port\b|île/i, 1],
  [/bande dessinée|manga|bulle/i, 3],
] as const;

/** Returns the signature for books of this kind; otherwise the signatures in turn. */
function signatureOf(title: string, lead: string, index: number): string | null {
  const named = SPEAKERS.find(([pattern]) => pattern.test(`${title} ${lead}`));
  return postSignatures[named?.[1] ?? index % postSignatures.length]?.name ?? null;
}

const PICTURES = [
  "Tram sur le pont de Recouvrance",
  "Coup de vent en rade",
  "Le chat des Capucins",
  "Écrire un premier roman",
  "Coin lecture",
];

/** Returns a post's pictures: every third post has one, an event its banner; only a draft has one without description. */
function picturesOf(postType: PostType, index: number, isDraft: boolean): string[] {
  if (postType === "Video") return ["Dans l’atelier du relieur"];
  if (postType === "Podcast") return ["La corne de brume, extrait lu"];
  if (index % 3 !== 0) return [];
  if (isDraft) return ["Coup de vent en rade", "Thé du club de lecture"];
  const picture = PICTURES[index % PICTURES.length] ?? "Coin lecture";
  return postType === "Event" ? ["Soirée lecture, bandeau", picture] : [picture];
}

function statusOf(state: PostState): PostStatus {
  return state === "Scheduled" || state === "Online" || state === "Expired" ? "Published" : state;
}

/** Returns the first and last day of publication, so that the post is in its state today. */
function publicationDays(state: PostState, begun: string, today: string, index: number): [string | null, string | null] {
  if (state === "Scheduled") return [shiftDay(today, 1 + (index % 6) * 2), index % 2 === 0 ? shiftDay(today, 40) : null];
  if (state === "Expired") return [shiftDay(begun, 2), shiftDay(begun, 20)];
  if (state === "Online") return [shiftDay(begun, 2), index % 3 === 0 ? shiftDay(today, 25 + index) : null];
  return state === "Validated" && index % 2 === 0 ? [shiftDay(today, 6), null] : [null, null];
}

function descriptionOf(hasStory: boolean, index: number): string {
  if (!hasStory) return "<p>Du mardi au samedi, de 10 heures à 19 heures.</p>";
  const [first, second] = [paragraphs[index % paragraphs.length] ?? "", paragraphs[(index + 1) % paragraphs.length] ?? ""];
  return `<p>${first}</p><h2>Et maintenant ?</h2><p>${second}</p>`;
}

function pick(books: readonly DemoProduct[], index: number, wanted: number): number[] {
  const picked = Array.from({ length: wanted }, (_, step) => books[(index * 7 + step * 11) % books.length]?.id);
  return [...new Set(picked)].filter((id) => id !== undefined);
}
