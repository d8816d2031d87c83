/** Reasons why nothing could be loaded from a URL. */
export type WebFault = "badUrl" | "notPublic" | "unreachable" | "refused" | "tooLarge" | "tooSlow";

/** Validators of a cached file (ETag, Last-Modified; RFC 9110, section 8.8); null when the site sends none. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Result of fetching a page: the status and the final URL. `tooManyRedirects`: a loop or too long a chain. */
export type WebAnswer = { status: number; url: string } | WebFault | "tooManyRedirects";

/** Fetches URLs from the public internet only. */
export interface Web {
  /** Downloads at most `limit` bytes; else returns the reason. Sends nothing about us: no cookie, token or address. */
  fetch(url: string, limit: number): Promise<Uint8Array<ArrayBuffer> | WebFault>;
  /** Like `fetch`, but conditional: skips the download if the file is the one with these validators. */
  fetchChanged(
    url: string,
    limit: number,
    validators: Validators,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; validators: Validators } | "unchanged" | WebFault>;
  /** Checks whether a link to the URL works, within this many milliseconds; the page's content is not read. */
  ask(url: string, milliseconds: number): Promise<WebAnswer>;
}

/** Web port that fetches nothing: for a browser tab, and for tests by default. */
export const noWeb: Web = {
  fetch: () => Promise.resolve("unreachable"),
  fetchChanged: () => Promise.resolve("unreachable"),
  ask: () => Promise.resolve("unreachable"),
};

/** Validators of a file that was not fetched before. */
export const noValidators: Validators = { etag: null, lastModified: null };
