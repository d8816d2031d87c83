import { sitePath } from "./site-address.ts";

/** How many levels the categories have at most. */
export const MOST_CATEGORY_LEVELS = 4;

const CATEGORIES = "/categorie/";

/** Where the public site shows a category, whatever page is associated to it. */
export function categoryAddress(code: string): string {
  return `${CATEGORIES}${code}`;
}

/** The code of the category that an address on the site is of; null for every other address. */
export function categoryCodeOf(address: string): string | null {
  const path = sitePath(address);
  return `${path}/`.startsWith(CATEGORIES) ? path.slice(CATEGORIES.length) : null;
}
