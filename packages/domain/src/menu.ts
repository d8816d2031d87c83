import { categoryCodeOf } from "./category.ts";
import { isSiteAddress, isWebAddress, sitePath } from "./site-address.ts";

/** Maximum depth of the site menu. */
export const MOST_MENU_LEVELS = 3;

/** Styles of a menu entry: plain, button or quiet. */
export const menuStyles = ["Plain", "Button", "Quiet"] as const;

/** Target of a menu entry. */
export interface MenuAddress {
  urlAbsolute: string;
  isExternalUrl: boolean;
}

/** Returns why a menu target is invalid: site paths begin with « / », others with http:// or https://; null when valid. */
export function menuAddressFault({ urlAbsolute, isExternalUrl }: MenuAddress): "notOnSite" | "notOnWeb" | null {
  if (isExternalUrl) return isWebAddress(urlAbsolute) ? null : "notOnWeb";
  return isSiteAddress(urlAbsolute) ? null : "notOnSite";
}

/**
 * Whether a target is known to be dead: a category hidden from the site. Posts, products and other sites are unknown and never reported;
 * for pages see `unreachableIn`.
 */
export function isDeadLink({ urlAbsolute, isExternalUrl }: MenuAddress, shownCategories: ReadonlySet<string>): boolean {
  const code = isExternalUrl ? null : categoryCodeOf(urlAbsolute);
  return code !== null && !shownCategories.has(code);
}

/**
 * Returns the languages of an entry in which visitors cannot reach its page: a draft, below a draft, or not translated. `pages`: the
 * languages shown, by page URL; unknown targets are not reported.
 */
export function unreachableIn<Locale extends string>(
  { urlAbsolute, isExternalUrl }: MenuAddress,
  labels: readonly Locale[],
  pages: ReadonlyMap<string, ReadonlySet<Locale>>,
): Locale[] {
  const shown = isExternalUrl ? undefined : pages.get(sitePath(urlAbsolute));
  return shown ? labels.filter((locale) => !shown.has(locale)) : [];
}
