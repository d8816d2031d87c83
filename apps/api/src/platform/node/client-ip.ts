import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The caller's IP address. `X-Forwarded-For` counts only as far as the operator vouches for the proxies: the entry that the first trusted proxy wrote,
 * counted from the right; anything further left is the caller's own invention.
 */
export function clientIp(trustedProxies: number): (request: Request, environment: unknown) => string {
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

/** The IP address alone, in its one spelling: no port, no brackets, no zone, IPv4 in IPv6 clothes as IPv4. What is none is cut short. */
function plain(written: string): string {
  const ip = written
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIP(ip) !== 6) return ip.slice(0, 64);
  const { hostname } = new URL(`http://[${ip}]/`);
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname);
  if (!mapped) return hostname.slice(1, -1);
  return mapped
    .slice(1)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}
