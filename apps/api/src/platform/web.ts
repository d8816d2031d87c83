/** Why nothing came from a URL. */
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
  /** The bytes, at most `limit` of them; else why there are none. Sends nothing of ours: no cookie, no token, no address where we stand. */
  fetch(url: string, limit: number): Promise<Uint8Array<ArrayBuffer> | WebFault>;
  /** The same, unless the file is the one of which the site said these. */
  fetchChanged(
    url: string,
    limit: number,
    validators: Validators,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; validators: Validators } | "unchanged" | WebFault>;
  /** Whether somebody who follows a link to it gets there, within so many milliseconds; nothing of the page is read. */
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
