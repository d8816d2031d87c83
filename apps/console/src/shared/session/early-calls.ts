/** A call that the page started before the console's code was there. */
interface EarlyCall {
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  /** Calls that the page has started and nobody has taken yet, by URL (early-calls.ts). */
  var earlyCalls: Map<string, EarlyCall> | undefined;
  /** Keys that were pressed before the console could handle them. */
  var earlyKeys: KeyboardEvent[] | undefined;
}

/** Age in milliseconds from which the answer of an early call no longer counts as the first one. */
export const EARLY_CALL_MS = 20_000;

/**
 * Sends a request as `fetch` does; the first one for a URL that the page has already called with the same token gets that answer.
 * Rejects as `fetch` does, after a second attempt where the early one found no server.
 */
export function fetchOnce(request: Request): Promise<Response> {
  const call = request.method === "GET" ? globalThis.earlyCalls?.get(request.url) : undefined;
  // Another token: somebody else has signed in meanwhile, or the session was renewed.
  if (!call || call.authorization !== request.headers.get("Authorization")) return fetch(request);
  globalThis.earlyCalls?.delete(request.url);
  return call.answer.catch(() => fetch(request));
}
