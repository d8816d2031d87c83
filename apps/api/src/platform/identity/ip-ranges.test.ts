import { describe, expect, it } from "vitest";
import { isWithinRanges, readIpRange } from "./ip-ranges.ts";

describe("the networks from which a key may call", () => {
  it.each([
    ["::ffff:203.0.113.7", "203.0.113.7/32"],
    ["::ffff:203.0.113.0/120", "203.0.113.0/24"],
    ["::ffff:0:0/96", "0.0.0.0/0"],
    ["203.0.113.0/24", "203.0.113.0/24"],
    ["2001:db8::/32", "2001:db8::/32"],
    ["::ffff:203.0.113.7/120", null],
    ["::ffff:0:0/95", null],
  ])("%s is kept as %s", (written, kept) => {
    expect(readIpRange(written)).toBe(kept);
  });

  it("let a caller of IPv4 through where the network was kept as IPv6", () => {
    for (const caller of ["203.0.113.200", "::ffff:203.0.113.200"]) {
      expect(isWithinRanges(caller, ["::ffff:203.0.113.0/120"])).toBe(true);
      expect(isWithinRanges(caller, ["::ffff:198.51.100.0/120"])).toBe(false);
    }
  });
});
