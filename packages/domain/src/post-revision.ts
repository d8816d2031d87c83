import type { Schemas } from "@reserve/contract";

type Content = Schemas["PostSave"];
type Text = Schemas["PostText"];
type Locale = keyof Schemas["PostTexts"];
type TextField = "title" | "subtitle" | "lead" | "description" | "seo";

/** Fields that can differ between two revisions of a post. */
export type PostRevisionField = Schemas["PostRevisionField"];

/** The field under which a change of each property is reported; the type requires an entry for every new property. */
const fieldOf: Readonly<Record<Exclude<keyof Content, "localizations">, PostRevisionField>> = {
  postType: "postType",
  publicationStartDate: "publication",
  publicationEndDate: "publication",
  eventStart: "event",
  eventEnd: "event",
  registration: "registration",
  location: "location",
  productEans: "products",
  postIds: "posts",
  mediaIds: "medias",
  categoryIds: "categories",
  signatureId: "signature",
  tags: "tags",
};

const textFieldOf: Readonly<Record<keyof Text, TextField>> = {
  title: "title",
  subtitle: "subtitle",
  lead: "lead",
  description: "description",
  relativeUrl: "seo",
  metaTitle: "seo",
  metaDescription: "seo",
  metaKeywords: "seo",
};

const locales: readonly Locale[] = ["fr", "en"];

/** Returns the fields that differ between two revisions: texts by language in page order, then the rest. */
export function changedPostFields(before: Content, after: Content): PostRevisionField[] {
  const texts = locales.flatMap((locale) =>
    keysOf(textFieldOf)
      .filter((name) => !isSame(before.localizations[locale][name], after.localizations[locale][name]))
      .map((name): PostRevisionField => `${locale}.${textFieldOf[name]}`),
  );
  const others = keysOf(fieldOf)
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => fieldOf[name]);
  return [...new Set([...texts, ...others])];
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** Whether two values have the same data, regardless of the order of their properties; absent equals null. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, ordered(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
