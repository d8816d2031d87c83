import { categoryCodeOf } from "./category.ts";
import { isSiteAddress, isWebAddress, sitePath } from "./site-address.ts";

/** How many levels the menu of the site has at most. */
export const MOST_MENU_LEVELS = 3;

/** How the site shows an entry of its menu: as the others, as a button, or quietly. */
export const menuStyles = ["Plain", "Button", "Quiet"] as const;

/** Where an entry of the menu leads. */
export interface MenuAddress {
  urlAbsolute: string;
  isExternalUrl: boolean;
}

/** Why an address cannot stand in the menu: on the site it begins with « / », elsewhere with http:// or https://; null when it can. */
export function menuAddressFault({ urlAbsolute, isExternalUrl }: MenuAddress): "notOnSite" | "notOnWeb" | null {
  if (isExternalUrl) return isWebAddress(urlAbsolute) ? null : "notOnWeb";
  return isSiteAddress(urlAbsolute) ? null : "notOnSite";
}

/**
 * Whether it is known that nothing answers at an address: that of a category which the site does not show. Posts, products and other sites cannot
 * be known yet, so nothing is said of them; of pages `unreachableIn` tells.
 */
export function isDeadLink({ urlAbsolute, isExternalUrl }: MenuAddress, shownCategories: ReadonlySet<string>): boolean {
  const code = isExternalUrl ? null : categoryCodeOf(urlAbsolute);
  return code !== null && !shownCategories.has(code);
}

/**
 * The languages of an entry's labels in which visitors do not reach the page that it leads to: a draft, below a draft, or not written in it. `pages`:
 * of each address of a page the languages in which it is shown; an address that is none of them may be anything else, so nothing is said of it.
 */
export function unreachableIn<Locale extends string>(
  { urlAbsolute, isExternalUrl }: MenuAddress,
  labels: readonly Locale[],
  pages: ReadonlyMap<string, ReadonlySet<Locale>>,
): Locale[] {
  const shown = isExternalUrl ? undefined : pages.get(sitePath(urlAbsolute));
  return shown ? labels.filter((locale) => !shown.has(locale)) : [];
}
