import type { Schemas } from "@reserve/contract";
import type { DiffProperty } from "@reserve/design-system/diff";
import type { PostRevisionField } from "@reserve/domain";
import { richTextLines } from "@reserve/domain/rich-text";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../../shared/format/format.ts";

type Revision = Schemas["PostRevision"];
type Locale = keyof Schemas["PostTexts"];

type Flat<Field extends string> = Field extends `${infer Locale}.${infer Name}` ? `${Locale}-${Name}` : Field;

/** Returns the text key of a field: « fr-title » for « fr.title ». */
export function fieldKey(field: PostRevisionField): Flat<PostRevisionField> {
  return field.replace(".", "-") as Flat<PostRevisionField>;
}

interface Words {
  t: TFunction<"posts">;
  /** Category names by id. */
  categories: ReadonlyMap<string, string>;
}

/** Returns two versions of a post by field as display text: rich text as plain text, line by line, without HTML. */
export function revisionDiff(before: Revision, after: Revision, words: Words): DiffProperty[] {
  const sides = [textsOf(before, words), textsOf(after, words)] as const;
  return (Object.keys(sides[0]) as PostRevisionField[]).map((field) => ({
    id: field,
    label: words.t(`version.fieldLabel.${fieldKey(field)}`),
    before: sides[0][field],
    after: sides[1][field],
    isLongText: isLong.has(field),
  }));
}

/** Returns fields with equal text but different formatting: bold, a heading, the size of a list. */
export function formattedOnly(before: Revision, after: Revision): PostRevisionField[] {
  const found: PostRevisionField[] = [];
  for (const locale of ["fr", "en"] as const)
    for (const name of ["lead", "description"] as const) {
      const [was, is] = [before.content.localizations[locale][name], after.content.localizations[locale][name]];
      if (was !== is && richTextLines(was) === richTextLines(is)) found.push(`${locale}.${name}`);
    }
  return found;
}

const isLong: ReadonlySet<PostRevisionField> = new Set([
  "fr.title",
  "fr.subtitle",
  "fr.lead",
  "fr.description",
  "fr.seo",
  "en.title",
  "en.subtitle",
  "en.lead",
  "en.description",
  "en.seo",
  "location",
  "products",
  "posts",
  "medias",
]);

function textsOf(
  { postStatus, content, products, posts, medias, signature }: Revision,
  { t, categories }: Words,
): Record<PostRevisionField, string | null> {
  const { localizations, location, publicationStartDate, publicationEndDate, eventStart, eventEnd, registration } = content;
  const { gender: _gender, ...lines } = location;
  const span = (from: string | null, until: string | null) =>
    joined([from && t("version.from", { date: formatDateTime(from) }), until && t("version.until", { date: formatDateTime(until) })]);
  const rich = (locale: Locale, name: "lead" | "description") => richTextLines(localizations[locale][name]);
  const seo = (locale: Locale) => {
    const { relativeUrl, metaTitle, metaDescription, metaKeywords } = localizations[locale];
    return joined([relativeUrl, metaTitle, metaDescription, metaKeywords]);
  };
  const registrationOf = (one: typeof registration) => {
    if (!one) return null;
    return one.places === null ? t("version.openToAll") : t("version.places", { count: one.places });
  };
  const titles = new Map(products.map(({ ean, title }) => [ean, title]));
  return {
    "fr.title": localizations.fr.title,
    "fr.subtitle": localizations.fr.subtitle,
    "fr.lead": rich("fr", "lead"),
    "fr.description": rich("fr", "description"),
    "fr.seo": seo("fr"),
    "en.title": localizations.en.title,
    "en.subtitle": localizations.en.subtitle,
    "en.lead": rich("en", "lead"),
    "en.description": rich("en", "description"),
    "en.seo": seo("en"),
    postType: t(`type.${content.postType}`),
    publication: span(publicationStartDate, publicationEndDate),
    event: span(eventStart, eventEnd),
    registration: registrationOf(registration),
    location: joined(Object.values(lines)),
    products: joined(content.productEans.map((ean) => titles.get(ean) ?? ean)),
    posts: joined(content.postIds.map((id) => posts.find((post) => post.id === id)?.title ?? "")),
    medias: joined((content.mediaIds ?? []).map((id) => medias.find((media) => media.id === id)?.title ?? "")),
    categories: joined(content.categoryIds.map((id) => categories.get(String(id)) ?? String(id))),
    signature: signature?.name ?? (content.signatureId == null ? null : t("version.goneSignature")),
    tags: content.tags.join(", "),
    postStatus: t(`status.${postStatus}`),
  };
}

const joined = (lines: readonly (string | null)[]): string => lines.filter(Boolean).join("\n");
