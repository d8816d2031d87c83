import { isSiteAddress, isWebAddress } from "./site-address.ts";

/** How many levels the pages of the site have at most. */
export const MOST_PAGE_LEVELS = 4;
/** How many blocs a page has at most. */
export const MOST_BLOCS = 40;

/** How a page is divided (specification, section 4, pageLayout). */
export const pageLayouts = ["FullPage", "TwoColumnsThinRight", "TwoColumnsThinLeft", "TwoColumnsEquals"] as const;
/** One of `pageLayouts`. */
export type PageLayout = (typeof pageLayouts)[number];

/** What a bloc shows (specification, section 4, blocType). */
export const blocTypes = [
  "Html",
  "Manual",
  "Basic",
  "ImageCarousel",
  "HardCodedCategoryNavigation",
  "HardCodedProducts",
  "HardCodedTags",
  "HardCodedBestSales",
  "HardCodedNewProducts",
  "HardCodedSoonPublishedProducts",
  "HardCodedAgenda",
] as const;
/** One of `blocTypes`. */
export type BlocType = (typeof blocTypes)[number];

/** How much of its column a bloc takes, in percent (specification, section 4, blocWidth). */
export const blocWidths = [25, 50, 75, 100] as const;
/** One of `blocWidths`. */
export type BlocWidth = (typeof blocWidths)[number];

/** In which column a bloc stands: the only or wide one, or the one beside it. */
export const blocColumns = ["main", "side"] as const;
/** One of `blocColumns`. */
export type BlocColumn = (typeof blocColumns)[number];

/** The columns of a layout from left to right, each with its sixths of the page. */
export const layoutColumns: Readonly<Record<PageLayout, readonly { column: BlocColumn; sixths: number }[]>> = {
  FullPage: [{ column: "main", sixths: 6 }],
  TwoColumnsThinRight: [
    { column: "main", sixths: 4 },
    { column: "side", sixths: 2 },
  ],
  TwoColumnsThinLeft: [
    { column: "side", sixths: 2 },
    { column: "main", sixths: 4 },
  ],
  TwoColumnsEquals: [
    { column: "main", sixths: 3 },
    { column: "side", sixths: 3 },
  ],
};

/** What staff fill in of a bloc: its text, posts by hand, posts that are looked for, pictures, or only how many are shown. */
export type BlocContent = "html" | "posts" | "search" | "medias" | "maximum" | "nothing";

/** What each type of bloc is filled with, and how many things it shows at most. */
export const blocContents: Readonly<Record<BlocType, { content: BlocContent; most: number }>> = {
  Html: { content: "html", most: 0 },
  Manual: { content: "posts", most: 24 },
  Basic: { content: "search", most: 24 },
  ImageCarousel: { content: "medias", most: 12 },
  HardCodedCategoryNavigation: { content: "nothing", most: 0 },
  HardCodedProducts: { content: "maximum", most: 24 },
  HardCodedTags: { content: "maximum", most: 60 },
  HardCodedBestSales: { content: "maximum", most: 24 },
  HardCodedNewProducts: { content: "maximum", most: 24 },
  HardCodedSoonPublishedProducts: { content: "maximum", most: 24 },
  HardCodedAgenda: { content: "maximum", most: 24 },
};

/** What a bloc is judged by; the wire's own fields. */
export interface BlocFacts {
  blocType: BlocType;
  column: BlocColumn;
  automaticRetrieve: boolean;
  maximum: number | null;
  resultsOrderable: boolean;
  postIds: readonly number[];
  mediaIds: readonly number[];
  url: string | null;
  isExternalUrl: boolean;
  /** Whether its text says anything in the shop's own language. */
  hasHtml: boolean;
}

/** What is wrong with a bloc, so that it cannot be shown. */
export type BlocFault =
  | "htmlMissing"
  | "postsMissing"
  | "mediasMissing"
  | "maximumMissing"
  | "tooMany"
  | "noSuchColumn"
  | "notOnSite"
  | "notOnWeb"
  | "unknownPost"
  | "unknownMedia"
  | "unknownCategory"
  | "twice";

/** Where a fault stands, by the property of the bloc. */
export interface BlocFinding {
  property: "html" | "postIds" | "mediaIds" | "categoryIds" | "maximum" | "column" | "url";
  fault: BlocFault;
}

/** Whether a bloc finds posts itself, or shows only those that staff chose. */
export function isFoundByItself({ blocType, automaticRetrieve }: Pick<BlocFacts, "blocType" | "automaticRetrieve">): boolean {
  return blocType === "Basic" && automaticRetrieve;
}

/** What is missing or wrong in a bloc of a page, as far as the page alone can tell; none: it can be shown. */
export function blocFindings(bloc: BlocFacts, layout: PageLayout): BlocFinding[] {
  const found: BlocFinding[] = [];
  const { content, most } = blocContents[bloc.blocType];
  const count = content === "medias" ? bloc.mediaIds.length : bloc.postIds.length;
  if (!layoutColumns[layout].some(({ column }) => column === bloc.column)) found.push({ property: "column", fault: "noSuchColumn" });
  if (content === "html" && !bloc.hasHtml) found.push({ property: "html", fault: "htmlMissing" });
  if (content === "medias" && count === 0) found.push({ property: "mediaIds", fault: "mediasMissing" });
  const isChosen = content === "posts" || (content === "search" && !bloc.automaticRetrieve);
  if (isChosen && count === 0) found.push({ property: "postIds", fault: "postsMissing" });
  if (count > most) found.push({ property: content === "medias" ? "mediaIds" : "postIds", fault: "tooMany" });
  const isCounted = content === "maximum" || isFoundByItself(bloc);
  if (isCounted && bloc.maximum === null) found.push({ property: "maximum", fault: "maximumMissing" });
  if (isCounted && bloc.maximum !== null && bloc.maximum > most) found.push({ property: "maximum", fault: "tooMany" });
  const { url, isExternalUrl } = bloc;
  if (url !== null && isExternalUrl && !isWebAddress(url)) found.push({ property: "url", fault: "notOnWeb" });
  if (url !== null && !isExternalUrl && !isSiteAddress(url)) found.push({ property: "url", fault: "notOnSite" });
  return found;
}

/**
 * The blocs of a column as rows on the page: each stands beside the one before it as long as both fit into 100 %. The answer holds their indexes
 * in what was given.
 */
export function blocRows(widths: readonly BlocWidth[]): number[][] {
  const rows: number[][] = [];
  let taken = 100;
  for (const [index, width] of widths.entries()) {
    if (taken + width > 100) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push(index);
    taken += width;
  }
  return rows;
}

/**
 * What found posts are in the order in which a bloc shows them: those that staff put in order first, then the others as they were found; as many as
 * it shows at most.
 */
export function inBlocOrder<Item extends { id: number }>(found: readonly Item[], order: readonly number[], maximum: number): Item[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const last = order.length;
  return found.toSorted((one, other) => (rank.get(one.id) ?? last) - (rank.get(other.id) ?? last)).slice(0, maximum);
}

/** Where the public site shows a page; the home page is the site itself. */
export function pageAddress(relativeUrl: string, isHome: boolean): string {
  return isHome ? "/" : `/${relativeUrl}`;
}
