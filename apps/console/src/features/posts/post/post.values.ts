import type { Output, Schemas } from "@reserve/contract";
import type { LocalizedText } from "@reserve/design-system/localized";
import { type PostType, parisHour, postFields, postLocationFields, textToSeo } from "@reserve/domain";
import { richTextLines } from "@reserve/domain/rich-text";
import type { Publication } from "../../../shared/command/save-effect.ts";
import type { Title } from "../../../shared/format/titles.ts";

type Post = Output<"updatePost">["entityOutput"];
/** The languages that a post can be written in. */
export type PostLocale = keyof Schemas["PostTexts"];

/** SEO texts of a post in one language. */
export interface PostSeo {
  title: string;
  description: string;
  /** Null: made of the title. */
  slug: string | null;
  keywords: string;
}

/** Form values of a post. */
export interface PostValues {
  postType: PostType;
  localizations: LocalizedText;
  seo: Readonly<Record<PostLocale, PostSeo>>;
  publicationStartDate: string | null;
  publicationEndDate: string | null;
  eventStart: string | null;
  eventEnd: string | null;
  isOnRegistration: boolean;
  /** Null: as many as come. */
  places: number | null;
  location: Schemas["PostLocation"];
  products: readonly Title[];
  posts: readonly Schemas["PostLink"][];
  medias: readonly Schemas["PostMedia"][];
  /** Category ids. */
  categoryIds: readonly string[];
  /** Null without a signature. */
  signature: Schemas["PostSignature"] | null;
  tags: readonly string[];
}

/** Returns the publication period of the post; a new or unpublished one is not public. */
export function postPublication(
  post: Pick<Post, "postStatus"> | null,
  { publicationStartDate, publicationEndDate }: Pick<PostValues, "publicationStartDate" | "publicationEndDate">,
): Publication {
  return { isPublic: post?.postStatus === "Published", start: publicationStartDate, end: publicationEndDate };
}

/** Returns the texts of all languages for comparisons: one per line, rich text as plain text. */
export function comparedTexts(localizations: PostValues["localizations"]): string {
  return Object.values(localizations)
    .flatMap((texts) => Object.entries(texts))
    .map(([name, text]) => (name === "lead" || name === "description" ? richTextLines(text) : text.trim()))
    .filter(Boolean)
    .join("\n");
}

const emptyLocation: Schemas["PostLocation"] = {
  gender: "Unknown",
  firstName: "",
  lastName: "",
  email: "",
  website: "",
  phoneNumber: "",
  mobilePhoneNumber: "",
  company: "",
  address1: "",
  address2: "",
  address3: "",
  postalCode: "",
  city: "",
  country: "",
};
const texts = ["title", "subtitle", "lead", "description"] as const;

/** Returns the form values of a post; a new one is a note, published at eight on the day `start` if given. */
export function postValuesOf(post: Post | null, start: string | null = null): PostValues {
  const localized = (locale: PostLocale) => {
    const text = post?.localizations[locale];
    return Object.fromEntries(texts.map((name) => [name, text?.[name] ?? ""]));
  };
  const seo = (locale: PostLocale): PostSeo => {
    const text = post?.localizations[locale];
    return {
      title: text?.metaTitle ?? "",
      description: text?.metaDescription ?? "",
      slug: text?.relativeUrl ?? null,
      keywords: text?.metaKeywords ?? "",
    };
  };
  return {
    postType: post?.postType ?? "Article",
    localizations: { fr: localized("fr"), en: localized("en") },
    seo: { fr: seo("fr"), en: seo("en") },
    publicationStartDate: post ? post.publicationStartDate : start && parisHour(start, 8).toISOString(),
    publicationEndDate: post?.publicationEndDate ?? null,
    eventStart: post?.eventStart ?? null,
    eventEnd: post?.eventEnd ?? null,
    isOnRegistration: post ? post.registration !== null : false,
    places: post?.registration?.places ?? null,
    location: post?.location ?? emptyLocation,
    products: post?.products ?? [],
    posts: post?.posts ?? [],
    medias: post?.medias ?? [],
    categoryIds: post?.categoryIds.map(String) ?? [],
    signature: post?.signature ?? null,
    tags: post?.tags.map(({ name }) => name) ?? [],
  };
}

/** Returns the request body, without input for other post types. */
export function postSaveOf(values: PostValues): Schemas["PostSave"] {
  const { groups, products, posts } = postFields[values.postType];
  const has = (group: (typeof groups)[number]) => groups.includes(group);
  const textIn = (locale: PostLocale): Schemas["PostText"] => {
    const { title = "", subtitle = "", lead = "", description = "" } = values.localizations[locale] ?? {};
    const seo = values.seo[locale];
    return {
      title: title.trim(),
      subtitle: has("subtitle") ? subtitle.trim() : "",
      lead: has("lead") ? lead : "",
      description: has("description") ? description : "",
      relativeUrl: has("seo") ? seo.slug?.replace(/-+$/, "") || textToSeo(title, locale) || null : null,
      metaTitle: has("seo") ? seo.title.trim() : "",
      metaDescription: has("seo") ? seo.description.trim() : "",
      metaKeywords: has("seo") ? seo.keywords.trim() : "",
    };
  };
  const shown = (["person", "contact", "place"] as const).filter(has).flatMap((group): readonly string[] => postLocationFields[group]);
  const location = Object.fromEntries(
    Object.entries(values.location).map(([name, value]) => [
      name,
      shown.includes(name) ? value.trim() : emptyLocation[name as keyof typeof emptyLocation],
    ]),
  ) as unknown as Schemas["PostLocation"];
  return {
    postType: values.postType,
    publicationStartDate: values.publicationStartDate,
    publicationEndDate: values.publicationEndDate,
    localizations: { fr: textIn("fr"), en: textIn("en") },
    eventStart: has("event") ? values.eventStart : null,
    eventEnd: has("event") ? values.eventEnd : null,
    registration: has("event") && values.isOnRegistration ? { places: values.places } : null,
    location,
    productEans: products.most > 0 ? values.products.map(({ ean }) => ean) : [],
    postIds: posts.most > 0 ? values.posts.map(({ id }) => id) : [],
    mediaIds: values.medias.map(({ id }) => id),
    categoryIds: values.categoryIds.map(Number),
    signatureId: has("signature") ? (values.signature?.id ?? null) : null,
    tags: [...values.tags],
  };
}

/** Returns missing or invalid properties, by their names in the contract, before anything is sent. */
export function postFaults(
  values: PostValues,
): ("localizations.fr.title" | "localizations.en.title" | "publicationEndDate" | "eventEnd")[] {
  const { localizations, publicationStartDate, publicationEndDate, eventStart, eventEnd } = postSaveOf(values);
  const faults: ReturnType<typeof postFaults> = [];
  if (localizations.fr.title === "") faults.push("localizations.fr.title");
  const { title, relativeUrl: _made, ...others } = localizations.en;
  if (title === "" && Object.values(others).some((text) => text !== "")) faults.push("localizations.en.title");
  if (publicationStartDate && publicationEndDate && publicationEndDate < publicationStartDate) faults.push("publicationEndDate");
  if (eventStart && eventEnd && eventEnd < eventStart) faults.push("eventEnd");
  return faults;
}
