import type { Schemas } from "@reserve/contract";
import { isPublicAddress } from "../public-address.ts";

/** Reasons why a webhook URL is rejected. */
export type UrlFault = "badUrl" | "notHttps" | "notPublic";

/** Outcome of one delivery attempt: the response, or why there is none. */
export type PeerAnswer =
  | {
      status: number /** The first kilobyte. */;
      answer: string /** Seconds until the next attempt, if the receiver specifies it. */;
      retryAfter: number | null;
    }
  | { fault: Schemas["WebhookFault"] };

/** Delivers events to webhook URLs on the public internet only. */
export interface WebhookPeer {
  /** Returns why nothing can ever be sent to a URL; null if it can. A name that does not resolve yet is not a fault. */
  judge(url: string): Promise<UrlFault | null>;
  /** Sends once without following redirects; returns a response or a fault within fifteen seconds. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<PeerAnswer>;
}

/** Whether the operator allows a non-public target: `host` or `host:port`. */
export function isAllowedPlace({ hostname, port, protocol }: URL, places: readonly string[]): boolean {
  return places.includes(hostname) || places.includes(`${hostname}:${port || (protocol === "https:" ? "443" : "80")}`);
}

/** Returns what is wrong with a URL as text; host names are checked when resolved. `places`: extra targets the operator allows. */
export function faultOfUrl(text: string, places: readonly string[]): UrlFault | null {
  if (!URL.canParse(text)) return "badUrl";
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return "badUrl";
  if (isAllowedPlace(url, places)) return null;
  const bare = url.hostname.replace(/^\[|\]$/g, "");
  if (/^[\d.]+$|:/.test(bare) ? !isPublicAddress(bare) : isLocalName(bare)) return "notPublic";
  if (url.protocol !== "https:") return "notHttps";
  return url.port === "" ? null : "badUrl";
}

/** Returns whether a name refers to a local machine or network, regardless of DNS. */
function isLocalName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/.test(host) || !host.includes(".");
}

/** Peer that sends nothing: for a browser tab, and for tests by default. It accepts everything but `.invalid`, which never resolves. */
export const noPeer: WebhookPeer = {
  judge: (url) => Promise.resolve(faultOfUrl(url, [])),
  post: (url) =>
    Promise.resolve(new URL(url).hostname.endsWith(".invalid") ? { fault: "unreachable" } : { status: 204, answer: "", retryAfter: null }),
};
