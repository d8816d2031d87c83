import { lookup as resolveName } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { isPublicAddress } from "../public-address.ts";
import { faultOfUrl, isAllowedPlace, type PeerAnswer, type WebhookPeer } from "../webhooks/peer.ts";
import { within } from "../within.ts";
import { guardedLookup, NotPublic } from "./web.ts";

/** Overrides for operators and tests. */
export interface PeerOptions {
  /** `host` or `host:port` allowed although it is not public, also by plain http. */
  places?: readonly string[];
  lookup?: LookupFunction;
  milliseconds?: number;
}

const MOST_ANSWER_BYTES = 1_024;
const LOOKUP_MILLISECONDS = 3_000;

/**
 * Returns a webhook peer on the public internet. The address is checked at connection time against the DNS answer; redirects are not
 * followed; at most one kilobyte of the response is read.
 */
export function publicPeer({ places = [], lookup = resolveName as LookupFunction, milliseconds = 15_000 }: PeerOptions = {}): WebhookPeer {
  const guarded = guardedLookup(lookup, isPublicAddress);
  return {
    judge: async (text) => {
      const fault = faultOfUrl(text, places);
      if (fault) return fault;
      const url = new URL(text);
      if (isAllowedPlace(url, places)) return null;
      return (await isKnownAsPrivate(guarded, url.hostname)) ? "notPublic" : null;
    },
    post: async (text, headers, body) => {
      // A stored URL is checked again: the operator may have removed an exception.
      if (faultOfUrl(text, places)) return { fault: "notPublic" };
      const url = new URL(text);
      const { Agent, request } = await import("undici");
      const isFree = isAllowedPlace(url, places);
      const agent = new Agent({ connect: { lookup: isFree ? lookup : guarded, timeout: 5_000 }, pipelining: 0 });
      const signal = AbortSignal.timeout(milliseconds);
      try {
        const answer = await request(url, { dispatcher: agent, method: "POST", signal, headers, body, headersTimeout: milliseconds });
        return { status: answer.statusCode, answer: await beginningOf(answer.body), retryAfter: retryAfterOf(answer.headers) };
      } catch (error) {
        return { fault: faultOf(error, signal) };
      } finally {
        await agent.destroy();
      }
    },
  };
}

/** Whether a host resolves to a forbidden address; a failed lookup is false. */
async function isKnownAsPrivate(guarded: LookupFunction, hostname: string): Promise<boolean> {
  const connection = new Promise<boolean>((resolve) => {
    guarded(hostname.replace(/^\[|\]$/g, ""), { all: true }, (error) => resolve(error instanceof NotPublic));
  });
  return within(LOOKUP_MILLISECONDS, connection).catch(() => false);
}

/** Returns the start of a response body, up to the displayed length; a broken body does not affect the status. */
async function beginningOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      pieces.push(piece);
      size += piece.byteLength;
      if (size >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // The status is the result; the body is only for people to read, and is kept as far as it was received.
  }
  body.destroy();
  return printable(Buffer.concat(pieces).subarray(0, MOST_ANSWER_BYTES).toString("utf8"));
}

/** Removes what a database cannot store or a page cannot show: control characters, and unpaired surrogates. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, " ").replace(/\uFFFD+$/, "");
}

function retryAfterOf(headers: Dispatcher.ResponseData["headers"]): number | null {
  const retryAfter = headers["retry-after"];
  const text = (Array.isArray(retryAfter) ? retryAfter[0] : retryAfter)?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.round((at - Date.now()) / 1_000));
}

function faultOf(error: unknown, signal: AbortSignal): Extract<PeerAnswer, { fault: string }>["fault"] {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof NotPublic) return "notPublic";
    const code = "code" in current ? String(current.code) : "";
    if (/TIMEOUT/.test(code) || signal.aborted) return "tooSlow";
    if (current.name === "HTTPParserError" || /^(?:HPE_|UND_ERR_(?!SOCKET|CONNECT|CLOSED|DESTROYED))/.test(code)) return "broken";
    // An error of the network, DNS or TLS.
    if (code !== "") return "unreachable";
  }
  throw error;
}
