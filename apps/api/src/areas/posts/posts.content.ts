import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  isEmail,
  type PostType,
  postFields,
  postLocationFields,
  publicationEnd,
  publicationStart,
  searchKey,
  spaced,
  webHref,
} from "@reserve/domain";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import type { Db } from "../../platform/database/database.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import type { ShownMedia } from "./posts.media.ts";
import { emptyLocation, linkedIds, type PostContent, postLocales, productIdsOf, visiblePosts } from "./posts.store.ts";
import type { Viewer } from "./posts.viewer.ts";
import { keepSignature } from "./signatures.store.ts";
import { seoNameOf, tagIdsOf } from "./tags.store.ts";

type Text = Schemas["PostText"];
type Location = Schemas["PostLocation"];

const NOT_OF_TYPE = { fr: "Ce type d’article n’a pas ce champ.", en: "This type of post does not have this field." };
const NO_TITLE = { fr: "Donnez un titre en français.", en: "Give a title in French." };
const UNTITLED = { fr: "Donnez aussi un titre dans cette langue.", en: "Give a title in this language, too." };
const END_FIRST = { fr: "La fin précède le début.", en: "The end comes before the beginning." };
const NO_START = { fr: "Donnez aussi le début.", en: "Give the beginning, too." };
const NO_WEBSITE = {
  fr: "Donnez une adresse qui commence par https:// ou http://, sans identifiant.",
  en: "Give a URL that begins with https:// or http://, without a user name.",
};
const NO_POST = { fr: "Cet article n’existe pas ou n’existe plus.", en: "This post does not exist, or no longer." };
const NO_CATEGORY = { fr: "Cette catégorie n’existe plus.", en: "This category does not exist any more." };
const NO_MEDIA = { fr: "Ce média n’existe plus.", en: "This medium does not exist any more." };
const NO_SIGNATURE = { fr: "Cette signature n’existe plus.", en: "This signature does not exist any more." };
const NO_TAG = { fr: "Une étiquette a au moins une lettre ou un chiffre.", en: "A tag has at least one letter or figure." };
const ITSELF = { fr: "Un article ne renvoie pas à lui-même.", en: "A post does not lead to itself." };
const TWICE = { fr: "Il est déjà dans la liste.", en: "It is in the list already." };

/** Returns each existing category with its descendants; provided by categories. */
export type KnownCategories = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;

/** Lookups that other areas provide to posts. */
export interface PostSources {
  knownCategories: KnownCategories;
  shownMedia: ShownMedia;
  /** Returns which of these media are pictures, in the given order, for the public. */
  pictures(db: Db, ids: readonly number[]): Promise<Schemas["ShownPicture"][]>;
  /** Returns the non-picture media among these, in order, in public form. */
  publicMedia(db: Db, ids: readonly number[]): Promise<Schemas["PublicMedia"][]>;
  /** Returns which of these products are public, in the given order. */
  titles(db: Db, ids: readonly number[], variant: ClientVariant): Promise<Schemas["PublicProductSummary"][]>;
}

const most = (count: number): Sentence => ({
  fr: count === 0 ? NOT_OF_TYPE.fr : `Ce type d’article en a au plus ${count}.`,
  en: count === 0 ? NOT_OF_TYPE.en : `This type of post has at most ${count}.`,
});

/** Returns the stored form of a save: texts sanitized, days as times; throws 422 with every error. `id`: the saved post, null for a new one. */
export async function checkedContent(
  db: Db,
  viewer: Viewer,
  body: Schemas["PostSave"],
  id: number | null,
  now: Date,
  variant: ClientVariant,
  { knownCategories, shownMedia }: PostSources,
): Promise<PostContent> {
  const wrong: PropertyRefusal[] = [];
  const refuseAt = (propertyName: string, errorMessage: Sentence) => wrong.push({ propertyName, errorMessage });
  const fields = postFields[body.postType];
  const hasEvent = fields.groups.includes("event");
  const isSigned = fields.groups.includes("signature");

  const localizations = { fr: cleaned(body.localizations.fr, variant), en: cleaned(body.localizations.en, variant) };
  for (const locale of postLocales)
    for (const name of foreignTexts(body.postType, localizations[locale])) refuseAt(`localizations.${locale}.${name}`, NOT_OF_TYPE);
  if (searchKey(localizations.fr.title) === "") refuseAt("localizations.fr.title", NO_TITLE);
  if (localizations.en.title === "" && isWritten(localizations.en)) refuseAt("localizations.en.title", UNTITLED);

  const publicationStartAt = body.publicationStartDate === null ? null : publicationStart(body.publicationStartDate);
  const publicationEndAt = body.publicationEndDate === null ? null : publicationEnd(body.publicationEndDate);
  if (publicationStartAt && publicationEndAt && publicationEndAt < publicationStartAt) refuseAt("publicationEndDate", END_FIRST);
  const [eventStartAt, eventEndAt] = [momentOf(body.eventStart), momentOf(body.eventEnd)];
  if (!hasEvent && eventStartAt) refuseAt("eventStart", NOT_OF_TYPE);
  if (!hasEvent && eventEndAt) refuseAt("eventEnd", NOT_OF_TYPE);
  if (hasEvent && eventEndAt && !eventStartAt) refuseAt("eventStart", NO_START);
  if (eventStartAt && eventEndAt && eventEndAt < eventStartAt) refuseAt("eventEnd", END_FIRST);

  if (!hasEvent && body.registration) refuseAt("registration", NOT_OF_TYPE);

  const location = trimmed(body.location);
  for (const name of foreignPlaces(body.postType, location)) refuseAt(`location.${name}`, NOT_OF_TYPE);
  if (location.email !== "" && !isEmail(location.email)) refuseAt("location.email", fieldSentences.invalidEmail);
  const website = location.website === "" ? "" : webHref(location.website);
  if (website === null) refuseAt("location.website", NO_WEBSITE);
  else location.website = website;

  if (body.productEans.length > fields.products.most) refuseAt("productEans", most(fields.products.most));
  const byEan = await productIdsOf(db, body.productEans);
  eachOnce(body.productEans, (ean, at, isAgain) => {
    if (isAgain) refuseAt(`productEans[${at}]`, TWICE);
    else if (!byEan.has(ean)) refuseAt(`productEans[${at}]`, NO_SUCH_TITLE);
  });

  if (body.postIds.length > fields.posts.most) refuseAt("postIds", most(fields.posts.most));
  const before = id === null ? [] : await linkedIds(db, id);
  const visible = await visiblePosts(db, viewer, [...new Set([...body.postIds, ...before])]);
  eachOnce(body.postIds, (linked, at, isAgain) => {
    if (isAgain) refuseAt(`postIds[${at}]`, TWICE);
    else if (linked === id) refuseAt(`postIds[${at}]`, ITSELF);
    else if (!visible.has(linked)) refuseAt(`postIds[${at}]`, NO_POST);
  });
  const mediaIds = body.mediaIds ?? [];
  const knownIds = new Set((await shownMedia(db, mediaIds)).map((media) => media.id));
  eachOnce(mediaIds, (media, at, isAgain) => {
    if (isAgain) refuseAt(`mediaIds[${at}]`, TWICE);
    else if (!knownIds.has(media)) refuseAt(`mediaIds[${at}]`, NO_MEDIA);
  });
  const categories = await knownCategories(db, body.categoryIds);
  eachOnce(body.categoryIds, (category, at, isAgain) => {
    if (isAgain) refuseAt(`categoryIds[${at}]`, TWICE);
    else if (!categories.has(category)) refuseAt(`categoryIds[${at}]`, NO_CATEGORY);
  });
  if (body.signatureId != null) {
    if (!isSigned) refuseAt("signatureId", NOT_OF_TYPE);
    else if (!(await keepSignature(db, body.signatureId))) refuseAt("signatureId", NO_SIGNATURE);
  }
  const tagNames = body.tags.map(spaced);
  for (const [at, tag] of tagNames.entries()) if (seoNameOf(tag) === "") refuseAt(`tags[${at}]`, NO_TAG);

  if (wrong.length > 0) throw refuse.invalid(wrong);
  // Linked posts the author cannot see are kept, because they cannot have removed them.
  const unseen = fields.posts.most === 0 ? [] : before.filter((linked) => !visible.has(linked));
  return {
    postType: body.postType,
    publicationStartAt,
    publicationEndAt,
    eventStartAt,
    eventEndAt,
    // A post that is no longer an event has no registration.
    registration: hasEvent ? body.registration : null,
    localizations,
    location,
    productIds: body.productEans.flatMap((ean) => byEan.get(ean) ?? []),
    postIds: [...body.postIds, ...unseen],
    mediaIds: body.mediaIds,
    categoryIds: body.categoryIds,
    signatureId: isSigned ? body.signatureId : null,
    tagIds: await tagIdsOf(db, tagNames, now),
  };
}

function cleaned(text: Text, variant: ClientVariant): Text {
  return {
    title: spaced(text.title),
    subtitle: spaced(text.subtitle),
    lead: storedHtml(text.lead, variant).trim(),
    description: storedHtml(text.description, variant).trim(),
    relativeUrl: text.relativeUrl,
    metaTitle: spaced(text.metaTitle),
    metaDescription: spaced(text.metaDescription),
    metaKeywords: spaced(text.metaKeywords),
  };
}

const isWritten = (text: Text) => Object.values(text).some((value) => value !== null && value !== "");

const SEO = ["relativeUrl", "metaTitle", "metaDescription", "metaKeywords"] as const;

/** Returns texts in fields that the type does not have. */
function foreignTexts(type: PostType, text: Text): (keyof Text)[] {
  const { groups } = postFields[type];
  const foreign: (keyof Text)[] = (["subtitle", "lead", "description"] as const).filter((name) => !groups.includes(name));
  if (!groups.includes("seo")) foreign.push(...SEO);
  return foreign.filter((name) => text[name] !== null && text[name] !== "");
}

function foreignPlaces(type: PostType, location: Location): (keyof Location)[] {
  const { groups } = postFields[type];
  return (["person", "contact", "place"] as const)
    .filter((group) => !groups.includes(group))
    .flatMap((group): readonly (keyof Location)[] => postLocationFields[group])
    .filter((name) => location[name] !== emptyLocation[name]);
}

function trimmed(location: Location): Location {
  const lines = Object.entries(location).map(([name, value]) => [name, spaced(value)]);
  return Object.fromEntries(lines) as unknown as Location;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

function eachOnce<Value>(values: readonly Value[], visit: (value: Value, at: number, isAgain: boolean) => void): void {
  const seen = new Set<Value>();
  for (const [at, value] of values.entries()) {
    visit(value, at, seen.has(value));
    seen.add(value);
  }
}
