/** Why nothing came from a URL. */
export type WebFault = "badUrl" | "notPublic" | "unreachable" | "refused" | "tooLarge" | "tooSlow";

/** What a site says of a file by which it knows later whether it has changed (RFC 9110, section 8.8); null what it does not say. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** What a site says when its page is asked for: the status, and where redirects ended. `tooManyRedirects`: they lead round, or on and on. */
export type WebAnswer = { status: number; url: string } | WebFault | "tooManyRedirects";

/** Fetches what somebody names by its URL, from the public internet alone. */
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

/** Where nothing can be fetched: a browser tab, a test that does not say otherwise. */
export const noWeb: Web = {
  fetch: () => Promise.resolve("unreachable"),
  fetchChanged: () => Promise.resolve("unreachable"),
  ask: () => Promise.resolve("unreachable"),
};

/** Of a file of which nothing is known. */
export const noValidators: Validators = { etag: null, lastModified: null };
