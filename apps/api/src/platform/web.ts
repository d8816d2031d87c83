/** Why nothing came from a URL. */
export type WebFault = "badUrl" | "notPublic" | "unreachable" | "refused" | "tooLarge" | "tooSlow";

/** Fetches what somebody names by its URL, from the public internet alone. */
export interface Web {
  /** The bytes, at most `limit` of them; else why there are none. Sends nothing of ours: no cookie, no token, no address where we stand. */
  fetch(url: string, limit: number): Promise<Uint8Array<ArrayBuffer> | WebFault>;
}

/** Where nothing can be fetched: a browser tab, a test that does not say otherwise. */
export const noWeb: Web = { fetch: () => Promise.resolve("unreachable") };
