import { isSiteAddress, isWebAddress } from "./site-address.ts";

/** Maximum depth of the page tree. */
export const MOST_PAGE_LEVELS = 4;
/** Maximum blocs per page. */
export const MOST_BLOCS = 40;

/** Page layouts (specification, section 4, pageLayout). */
export const pageLayouts = ["FullPage", "TwoColumnsThinRight", "TwoColumnsThinLeft", "TwoColumnsEquals"] as const;
/** One of `pageLayouts`. */
export type PageLayout = (typeof pageLayouts)[number];

/** Bloc types (specification, section 4, blocType). */
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

/** Bloc widths in percent of the column (specification, section 4, blocWidth). */
export const blocWidths = [25, 50, 75, 100] as const;
/** One of `blocWidths`. */
export type BlocWidth = (typeof blocWidths)[number];

/** Columns of a bloc: the main one (only or wide), or the side one. */
export const blocColumns = ["main", "side"] as const;
/** One of `blocColumns`. */
export type BlocColumn = (typeof blocColumns)[number];

/** Columns of a layout from left to right, each with its width in sixths of the page. */
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

/** Content of a bloc: HTML, chosen posts, found posts, pictures, or only a maximum. */
export type BlocContent = "html" | "posts" | "search" | "medias" | "maximum" | "nothing";

/** Content of each bloc type, and its maximum number of items. */
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

/** Facts of a bloc to validate, in the wire's names. */
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
  /** Whether its text in the shop's default language is not empty. */
  hasHtml: boolean;
}

/** Errors of a bloc. */
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

/** An error of a bloc with its property. */
export interface BlocFinding {
  property: "html" | "postIds" | "mediaIds" | "categoryIds" | "maximum" | "column" | "url";
  fault: BlocFault;
}

/** Whether a bloc finds its posts automatically instead of showing selected ones. */
export function isFoundByItself({ blocType, automaticRetrieve }: Pick<BlocFacts, "blocType" | "automaticRetrieve">): boolean {
  return blocType === "Basic" && automaticRetrieve;
}

/** Returns the errors of a bloc that can be determined from the page alone; empty if it can be shown. */
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

/** Groups the blocs of a column into rows of at most 100 %; returns their indexes. */
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

/** Sorts found posts as a bloc shows them: manually ordered ones first, then the others; truncated to the maximum. */
export function inBlocOrder<Item extends { id: number }>(found: readonly Item[], order: readonly number[], maximum: number): Item[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const last = order.length;
  return found.toSorted((one, other) => (rank.get(one.id) ?? last) - (rank.get(other.id) ?? last)).slice(0, maximum);
}

/** Returns the path of a page on the public site; the home page is the root. */
export function pageAddress(relativeUrl: string, isHome: boolean): string {
  return isHome ? "/" : `/${relativeUrl}`;
}
