import { lookup as resolveName } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { Dispatcher } from "undici";
import { isPublicAddress } from "../public-address.ts";
import { noValidators, type Validators, type Web, type WebAnswer, type WebFault } from "../web.ts";

/** Overrides for tests. */
export interface WebOptions {
  lookup?: LookupFunction;
  isAllowed?: (address: string) => boolean;
  ports?: readonly string[];
  milliseconds?: number;
}

const MOST_REDIRECTS = 3;
/** Maximum redirects of a link a reader follows: shops and newsletters count clicks with them. */
const MOST_REDIRECTS_OF_LINK = 5;

/**
 * Creates the fetcher for the public internet. An address is checked at connection time, against the very DNS answer used to connect, so that DNS
 * rebinding has no effect; each redirect is checked like the first URL.
 */
export function publicWeb({
  lookup = resolveName as LookupFunction,
  isAllowed = isPublicAddress,
  ports = ["", "80", "443"],
  milliseconds = 20_000,
}: WebOptions = {}): Web {
  const guarded = guardedLookup(lookup, isAllowed);

  async function follow(start: string, limit: number, validators: Validators): ReturnType<Web["fetchChanged"]> {
    const signal = AbortSignal.timeout(milliseconds);
    const { Agent, request } = await import("undici");
    const agent = new Agent({ connect: { lookup: guarded, timeout: 5_000 }, maxResponseSize: limit, pipelining: 0 });
    try {
      let url = start;
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        const fault = faultOfUrl(url);
        if (fault) return fault;
        const answer = await request(url, {
          dispatcher: agent,
          signal,
          headers: { Accept: "image/webp,image/png,image/jpeg,application/pdf", "User-Agent": "Reserve", ...conditionOf(validators) },
          headersTimeout: 10_000,
          bodyTimeout: 10_000,
        });
        const to = answer.statusCode >= 300 && answer.statusCode < 400 ? answer.headers.location : undefined;
        if (to === undefined) return await responseOf(answer, limit, validators);
        await answer.body.dump({ limit: 16_384 });
        const next = Array.isArray(to) ? to[0] : to;
        if (!next || !URL.canParse(next, url)) return "refused";
        url = new URL(next, url).href;
      }
      return "refused";
    } catch (error) {
      return faultOf(error, signal);
    } finally {
      await agent.destroy();
    }
  }

  async function askFor(start: string, patience: number): Promise<WebAnswer> {
    const signal = AbortSignal.timeout(patience);
    const { Agent, request } = await import("undici");
    const agent = new Agent({ connect: { lookup: guarded, timeout: patience }, maxResponseSize: 16_384, pipelining: 0 });
    const send = async (url: string, method: "HEAD" | "GET") => {
      const { body, statusCode, headers } = await request(url, {
        ...{ dispatcher: agent, signal, method, headersTimeout: patience, bodyTimeout: patience },
        headers: { Accept: "text/html,*/*", "User-Agent": "Reserve" },
      });
      // Nothing of the page is wanted.
      body.on("error", () => undefined).destroy();
      return { statusCode, location: headers.location };
    };
    try {
      let url = start;
      for (let hop = 0; hop <= MOST_REDIRECTS_OF_LINK; hop += 1) {
        const fault = faultOfUrl(url);
        if (fault) return fault;
        const head = await send(url, "HEAD");
        // Some sites answer readers alone.
        const { statusCode: status, location } = head.statusCode >= 400 ? await send(url, "GET") : head;
        const to = status >= 300 && status < 400 ? location : undefined;
        if (to === undefined) return { status, url };
        const next = Array.isArray(to) ? to[0] : to;
        if (!next || !URL.canParse(next, url)) return "refused";
        url = new URL(next, url).href;
      }
      return "tooManyRedirects";
    } catch (error) {
      return faultOf(error, signal);
    } finally {
      await agent.destroy();
    }
  }

  function faultOfUrl(text: string): WebFault | null {
    if (!URL.canParse(text)) return "badUrl";
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol) || url.username || url.password || !ports.includes(url.port)) return "badUrl";
    // A name is judged when it is resolved; numbers are never asked for.
    const bare = url.hostname.replace(/^\[|\]$/g, "");
    return ipaddr.isValid(bare) && !isAllowed(bare) ? "notPublic" : null;
  }

  return {
    fetch: async (url, limit) => {
      const download = await follow(url.trim(), limit, noValidators);
      if (download === "unchanged") throw new Error("nothing was known of the file");
      return typeof download === "string" ? download : download.bytes;
    },
    fetchChanged: (url, limit, validators) => follow(url.trim(), limit, validators),
    ask: (url, patience) => askFor(url.trim(), patience),
  };
}

/** Returns a DNS lookup that fails unless every resolved address is allowed. */
export function guardedLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [], undefined as never);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: 0 }];
      // One bad answer among good ones is typical of DNS rebinding.
      const bad = addresses.find(({ address }) => !isAllowed(address));
      if (bad || addresses.length === 0) return done(new NotPublic(hostname), [], undefined as never);
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address ?? "", first?.family);
    });
}

const isKnown = ({ etag, lastModified }: Validators) => etag !== null || lastModified !== null;

/** Returns headers that request the file only if it differs from the known one. */
function conditionOf({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag === null ? {} : { "If-None-Match": etag }), ...(lastModified === null ? {} : { "If-Modified-Since": lastModified }) };
}

/** Returns the body with its validators; header values that are too long are dropped. */
async function responseOf(answer: Dispatcher.ResponseData, limit: number, validators: Validators): ReturnType<Web["fetchChanged"]> {
  if (answer.statusCode === 304 && isKnown(validators)) {
    await answer.body.dump({ limit: 16_384 });
    return "unchanged";
  }
  if (answer.statusCode !== 200) return dropped(answer);
  const { etag, "last-modified": date } = answer.headers;
  const bytes = await bytesOf(answer, limit);
  if (typeof bytes === "string") return bytes;
  return {
    bytes,
    validators: {
      etag: typeof etag === "string" && /^(?:W\/)?"[!#-~]{0,200}"$/.test(etag) ? etag : null,
      lastModified: typeof date === "string" && /^[A-Za-z0-9,: -]{10,40}$/.test(date) ? date : null,
    },
  };
}

async function bytesOf({ body, headers }: Dispatcher.ResponseData, limit: number): Promise<Uint8Array<ArrayBuffer> | WebFault> {
  const declared = Number(headers["content-length"] ?? "0");
  if (declared > limit) {
    body.destroy();
    return "tooLarge";
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > limit) return "tooLarge";
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

async function dropped({ body }: Dispatcher.ResponseData): Promise<WebFault> {
  await body.dump({ limit: 16_384 });
  return "refused";
}

function faultOf(error: unknown, signal: AbortSignal): WebFault {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof NotPublic) return "notPublic";
    const code = "code" in current ? String(current.code) : "";
    if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return "tooLarge";
    if (/TIMEOUT/.test(code)) return "tooSlow";
    if (signal.aborted) return "tooSlow";
    // An error of the network, DNS, TLS or the other side's HTTP.
    if (code !== "") return "unreachable";
  }
  throw error;
}

/** Thrown for a name that resolves to a forbidden address. */
export class NotPublic extends Error {
  override name = "NotPublic";
  constructor(host: string) {
    super(`${host} is no name of the public internet`);
  }
}
