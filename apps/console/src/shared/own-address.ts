/**
 * A path of this very origin, or home. Everything that a browser could read as another one (`//host`, `/\host`, `javascript:`, line breaks) is home, and so
 * is a path with `//` in it: without the language before it, it would be another host.
 */
export function ownAddress(value: string): string {
  if (!value.startsWith("/")) return "/";
  for (const character of value) if (character.charCodeAt(0) < 32 || character === "\\") return "/";
  try {
    const base = "http://own.invalid";
    const url = new URL(value, base);
    // « /..//host » is normalised to « //host »: look at what came out, not at what went in.
    if (url.origin !== base || url.pathname.includes("//")) return "/";
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return "/";
  }
}

/** Loads a page of our own. */
export function openAddress(address: string): void {
  location.assign(ownAddress(address));
}

/** Opens a page of our own in another tab, which knows nothing of this one. */
export function openTab(address: string): void {
  window.open(ownAddress(address), "_blank", "noopener");
}

/** Loads a page of our own in this one's place: Back does not lead here again. */
export function replacePage(address: string): void {
  location.replace(ownAddress(address));
}

/** Says another address of our own for what stands here, without loading anything. `state` stays with this entry of the tab's history, over a reload too. */
export function renameAddress(address: string, state: unknown = null): void {
  history.replaceState(state, "", ownAddress(address));
}
