import ipaddr from "ipaddr.js";

/** The only IPv6 range assigned for the public internet (IANA); addresses outside only look similar, such as the obsolete `::/96`. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an address is public unicast, in no reserved range, also as IPv4 inside IPv6. */
export function isPublicAddress(address: string): boolean {
  // The library reads `::8.8.8.8` as if it were mapped (`::ffff:8.8.8.8`); connections use the other one.
  if (!ipaddr.isValid(address) || /^::[\d.]*$/.test(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT));
}
