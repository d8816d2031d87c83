import ipaddr from "ipaddr.js";

/**
 * Normalizes an IP address or network to CIDR (`203.0.113.7/32`); null when invalid. A network must be named by its first address. IPv4
 * written as IPv6 is stored as IPv4, as callers are.
 */
export function readIpRange(written: string): string | null {
  const text = written.trim();
  const [address = "", bits, rest] = text.split("/");
  // The library also accepts `127.1` and `0x7f.1`, which users do not intend.
  if (rest !== undefined || !(address.includes(":") ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address)))
    return null;
  if (address.includes("%") || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const parsed = ipaddr.parse(address);
  const most = parsed.kind() === "ipv4" ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (length > most) return null;
  const first =
    parsed.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${length}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${length}`);
  if (first.toNormalizedString() !== parsed.toNormalizedString()) return null;
  const [network, bitCount] = unmapped(parsed, length);
  return `${network}/${bitCount}`;
}

/** Converts `::ffff:203.0.113.0/120` to `203.0.113.0/24`; returns anything else unchanged. */
function unmapped(network: ipaddr.IPv4 | ipaddr.IPv6, length: number): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && length >= 96;
  return isMapped ? [network.toIPv4Address(), length - 96] : [network, length];
}

/** Returns whether a caller's IP address is in one of the ranges; without ranges every address is allowed. */
export function isWithinRanges(ip: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  return ranges.some((range) => {
    // Older ranges may still be stored as IPv6.
    const [network, length] = unmapped(...ipaddr.parseCIDR(range));
    return network.kind() === parsed.kind() && parsed.match(network, length);
  });
}
