import { sitePath } from "./site-address.ts";

/** Maximum depth of the category tree. */
export const MOST_CATEGORY_LEVELS = 4;

const CATEGORIES = "/categorie/";

/** Returns the path of a category on the public site, even if a page is associated with it. */
export function categoryAddress(code: string): string {
  return `${CATEGORIES}${code}`;
}

/** Returns the category code in a site path; null for any other path. */
export function categoryCodeOf(address: string): string | null {
  const path = sitePath(address);
  return `${path}/`.startsWith(CATEGORIES) ? path.slice(CATEGORIES.length) : null;
}
