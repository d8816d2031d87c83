import type { IncomingMessage } from "node:http";

/**
 * The caller's address. `X-Forwarded-For` counts only as far as the operator vouches for the proxies: the entry that the first trusted proxy wrote,
 * counted from the right; anything further left is the caller's own invention.
 */
export function clientAddress(trustedProxies: number): (request: Request, environment: unknown) => string {
  return (request, environment) => {
    const incoming = (environment as { incoming?: IncomingMessage } | undefined)?.incoming;
    const peer = incoming?.socket.remoteAddress ?? "";
    if (trustedProxies === 0) return plain(peer);
    const chain = (request.headers.get("X-Forwarded-For") ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean);
    return plain(chain.at(-trustedProxies) ?? peer);
  };
}

/** IPv4 in IPv6 clothes is the same caller; anything that is no address is cut short. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, "").slice(0, 64);
}
