import ipaddr from "ipaddr.js";

/** An address or a network as it is kept, `203.0.113.7/32`; null when it is neither. A network is named by its first address, so that nobody means another one than they wrote. */
export function readIpRange(written: string): string | null {
  const text = written.trim();
  const [address = "", bits, rest] = text.split("/");
  // The library also takes `127.1` and `0x7f.1`, which people do not mean.
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
  return first.toNormalizedString() === parsed.toNormalizedString() ? `${parsed}/${length}` : null;
}

/** Whether a caller's IP address lies in one of the ranges; without ranges every one does. */
export function isWithinRanges(ip: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  return ranges.some((range) => {
    const [network, length] = ipaddr.parseCIDR(range);
    return network.kind() === parsed.kind() && parsed.match(network, length);
  });
}
