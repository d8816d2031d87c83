/**
 * Returns the source that attempts count against: an IPv4 address, or the network (/64) of an IPv6 one, as each household or server has billions of
 * those.
 */
export function sourceOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const before = groups(head);
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill("0");
  return `${[...before, ...gap, ...groups(tail ?? "")]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`;
}
