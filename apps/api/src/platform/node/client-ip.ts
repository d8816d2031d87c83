import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Returns the caller's IP address. `X-Forwarded-For` is trusted only as far as the operator declares proxies: the entry written by the first trusted
 * proxy, counted from the right; anything further left can be forged by the caller.
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

/** Returns the IP address in canonical form: no port, brackets or zone, IPv4-mapped IPv6 as IPv4. Invalid text is truncated. */
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
