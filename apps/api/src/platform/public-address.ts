import ipaddr from "ipaddr.js";

/** Whether an address is one of the public internet: unicast, and in no range that is kept for anything else, also inside an IPv6 that carries an IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast";
}
