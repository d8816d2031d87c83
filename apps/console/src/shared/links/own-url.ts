/**
 * Returns a path of our own origin, or home. Home replaces everything that a browser could resolve to another origin (`//host`, `/\host`,
 * `javascript:`, line breaks), and a path with `//` in it: without its language prefix it would become another host.
 */
export function ownUrl(value: string): string {
  if (!value.startsWith("/")) return "/";
  for (const character of value) if (character.charCodeAt(0) < 32 || character === "\\") return "/";
  try {
    const base = "http://own.invalid";
    const url = new URL(value, base);
    // « /..//host » is normalized to « //host »: check the result, not the input.
    if (url.origin !== base || url.pathname.includes("//")) return "/";
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return "/";
  }
}

/** Loads a page of our own. */
export function openUrl(url: string): void {
  location.assign(ownUrl(url));
}

/** Opens a page of our own in a new tab, without `window.opener`. */
export function openTab(url: string): void {
  window.open(ownUrl(url), "_blank", "noopener");
}

/** Replaces the current page, so that Back does not return to it. */
export function replacePage(url: string): void {
  location.replace(ownUrl(url));
}

/** Replaces the URL without navigation. `state` stays with the history entry, also after a reload. */
export function replaceUrl(url: string, state: unknown = null): void {
  history.replaceState(state, "", ownUrl(url));
}
