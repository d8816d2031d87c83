import { parisDateTime } from "./dates.ts";
import type { AvailabilityCode, ProductKind } from "./enumerations.ts";
import { type PostType, postAddress, postFields } from "./post.ts";
import { richTextWords } from "./rich-text/index.ts";
import { type SaleFacts, saleObstacles } from "./sale.ts";

// Structured data for search engines, in the vocabulary of schema.org. Contains only certain facts: a wrong claim costs a shop more than a missing
// one.

type Json = string | number | Json[] | { [name: string]: Json };
/** Structured data of an entity: JSON-LD as a plain object. */
export type StructuredData = { [name: string]: Json };

/** Structured data, and the recommended facts that are missing. */
export interface Described<Fact extends string> {
  /** Null if schema.org has no type for it, or it has no page. */
  data: StructuredData | null;
  /** Missing recommended facts, most important first. */
  missing: Fact[];
}

/** The shop that publishes the data, and its picture URLs. */
export interface SiteContext {
  /** Name of the shop. */
  name: string;
  locale: "fr" | "en";
  /** URL of the shop's site; null: pages are identified by path. */
  siteUrl: string | null;
  /** Returns the full URL of a picture, by its key. */
  pictureUrl: (key: string) => string;
}

/** Facts of a title mentioned by a post. */
export interface DescribedTitle {
  title: string;
  authors: readonly string[];
  ean: string;
  kind: ProductKind;
}

/** Facts of a post, with its texts in one language. */
export interface DescribedPost {
  postType: PostType;
  title: string;
  /** HTML. */
  lead: string;
  metaDescription: string;
  relativeUrl: string | null;
  publicationStartDate: string | null;
  eventStart: string | null;
  eventEnd: string | null;
  registration: { places: number | null } | null;
  location: Partial<Record<"company" | "address1" | "address2" | "address3" | "postalCode" | "city" | "country", string>>;
  /** In display order; only those visible on the site. */
  products: readonly DescribedTitle[];
  medias: readonly { nature: string; picture: string | null }[];
}

/** Recommended facts that a post can lack. */
export type PostFact = "title" | "eventStart" | "place" | "url" | "description" | "picture" | "eventEnd" | "publicationStart";

/** Post types that are articles. Search engines expect more data for the others (places, people, films) than a post has. */
const articles: readonly PostType[] = ["Article", "Folder", "ProductLiked", "MustRead"];

/** Returns the structured data of a post: an event or an article. */
export function describePost(post: DescribedPost, siteContext: SiteContext): Described<PostFact> {
  const { postType, relativeUrl } = post;
  const isEvent = postType === "Event";
  if (!isEvent && !(articles.includes(postType) && postFields[postType].groups.includes("seo"))) return { data: null, missing: [] };
  const title = post.title.trim();
  const shop: StructuredData = { "@type": "Organization", name: siteContext.name };
  const common = {
    description: post.metaDescription.trim() || richTextWords(post.lead),
    image: post.medias
      .flatMap(({ nature, picture }) => (nature === "Picture" && picture !== null ? [siteContext.pictureUrl(picture)] : []))
      .slice(0, 1),
    url: relativeUrl === null ? "" : `${siteContext.siteUrl ?? ""}${postAddress(relativeUrl)}`,
    inLanguage: siteContext.locale,
  };
  const always = lacking<PostFact>({ title, url: common.url, description: common.description, picture: common.image });
  if (isEvent) {
    const location = placeOf(post.location);
    const startDate = momentOf(post.eventStart);
    const endDate = momentOf(post.eventEnd);
    const data = described("Event", {
      name: title,
      ...common,
      startDate,
      endDate,
      eventStatus: "https://schema.org/EventScheduled",
      location,
      maximumAttendeeCapacity: post.registration?.places ?? "",
      organizer: shop,
    });
    return { data, missing: inOrder([...always, ...lacking<PostFact>({ eventStart: startDate, place: location, eventEnd: endDate })]) };
  }
  const datePublished = momentOf(post.publicationStartDate);
  const [book, ...others] = post.products;
  const about = book && others.length === 0 && isBook(book) ? bookOf(book) : {};
  const data = described("Article", { headline: title, ...common, datePublished, author: shop, publisher: shop, about });
  return { data, missing: inOrder([...always, ...lacking<PostFact>({ publicationStart: datePublished })]) };
}

/** Facts of a product. */
export interface DescribedProduct extends DescribedTitle, SaleFacts {
  publishers: readonly string[];
  summary: string | null;
  pages: number | null;
  /** Key of its cover; null: none. */
  picture: string | null;
}

/** Recommended facts that a product can lack. */
export type ProductFact = "title" | "isbn" | "authors" | "price" | "publishers" | "releaseDate" | "picture" | "summary";

/** Returns the structured data of a book or comic and its offer; null for other goods. */
export function describeProduct(product: DescribedProduct, siteContext: SiteContext, now: Date): Described<ProductFact> {
  if (product.kind !== "Book" && product.kind !== "Comic") return { data: null, missing: [] };
  const price = product.priceWithTax ?? "";
  const isOffered = price !== "" && product.isVisible && !product.isRestricted;
  const offers: StructuredData = isOffered
    ? {
        "@type": "Offer",
        price,
        priceCurrency: "EUR",
        availability: saleWord(product, now),
        seller: { "@type": "Organization", name: siteContext.name },
      }
    : {};
  const book = bookOf(product);
  const facts = {
    publisher: product.publishers.map((name) => ({ "@type": "Organization", name })),
    datePublished: product.releaseDate ?? "",
    description: (product.summary ?? "").replace(/\s+/g, " ").trim(),
    numberOfPages: product.pages ?? "",
    image: product.picture === null ? "" : siteContext.pictureUrl(product.picture),
    offers,
  };
  return {
    data: described("Book", { ...book, ...facts }),
    missing: lacking<ProductFact>({
      title: book.name ?? "",
      isbn: book.isbn ?? "",
      authors: book.author ?? "",
      price,
      publishers: facts.publisher,
      releaseDate: facts.datePublished,
      picture: facts.image,
      summary: facts.description,
    }),
  };
}

/** Returns JSON-LD to embed in a script element; content cannot close the element early. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify(data, null, 2).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const ORDER: readonly PostFact[] = ["title", "eventStart", "place", "url", "description", "picture", "eventEnd", "publicationStart"];
const inOrder = (facts: readonly PostFact[]) => ORDER.filter((fact) => facts.includes(fact));

/** Returns the structured data of a type without its empty properties. */
function described(type: string, facts: StructuredData): StructuredData {
  const filled = Object.entries(facts).filter(([, value]) => !isEmpty(value));
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(filled) };
}

const isEmpty = (value: Json) => value === "" || (typeof value === "object" && Object.keys(value).length === 0);

function lacking<Fact extends string>(facts: Record<string, Json>): Fact[] {
  return Object.keys(facts).filter((name) => isEmpty(facts[name] ?? "")) as Fact[];
}

/** Returns an instant with the offset of Paris; empty for none or an invalid one. */
function momentOf(text: string | null): string {
  if (text === null) return "";
  // Search engines accept a date without time.
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? "" : parisDateTime(instant);
}

function placeOf({ company, address1, address2, address3, postalCode, city, country }: DescribedPost["location"]): StructuredData {
  const trimmed = (text: string | undefined) => text?.trim() ?? "";
  const lines = {
    streetAddress: [address1, address2, address3].map(trimmed).filter(Boolean).join(", "),
    postalCode: trimmed(postalCode),
    addressLocality: trimmed(city),
    addressCountry: trimmed(country),
  };
  const filled = Object.entries(lines).filter(([, line]) => line !== "");
  const address: StructuredData = filled.length > 0 ? { "@type": "PostalAddress", ...Object.fromEntries(filled) } : {};
  const name = trimmed(company);
  // A country alone is not an address that one can find.
  if (name === "" && lines.streetAddress === "" && lines.addressLocality === "") return {};
  return { "@type": "Place", ...(name === "" ? {} : { name }), ...(isEmpty(address) ? {} : { address }) };
}

const isBook = ({ kind }: Pick<DescribedTitle, "kind">) => kind === "Book" || kind === "Comic";

function bookOf({ title, authors, ean }: DescribedTitle): StructuredData {
  const people = authors.map((author) => author.trim()).filter(Boolean);
  const name = title.trim();
  return {
    "@type": "Book",
    ...(name === "" ? {} : { name }),
    ...(people.length > 0 ? { author: people.map((one) => ({ "@type": "Person", name: one })) } : {}),
    // The ISBN of a book is its EAN; a custom EAN is not an ISBN.
    ...(/^97[89]\d{10}$/.test(ean) ? { isbn: ean } : {}),
  };
}

/** Returns the schema.org availability of a product. */
function saleWord(facts: SaleFacts, now: Date): string {
  const [obstacle] = saleObstacles(facts, now).filter((one) => one !== "Hidden" && one !== "Restricted");
  if (obstacle === "ToRelease") return "https://schema.org/PreOrder";
  if (obstacle === "OutOfPrint") return "https://schema.org/Discontinued";
  if (obstacle === "Reprinting") return "https://schema.org/OutOfStock";
  return onOrder.includes(facts.availability) ? "https://schema.org/BackOrder" : "https://schema.org/InStock";
}

/** Availabilities that the shop orders on demand. */
const onOrder: readonly AvailabilityCode[] = ["20"];
