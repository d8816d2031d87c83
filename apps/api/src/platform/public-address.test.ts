import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address of the public internet", () => {
  it.each(["203.0.114.7", "8.8.8.8", "2a00:1450:4007:80c::200e", "2001:4860:4860::8888", "::ffff:8.8.8.8"])("%s is one", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["IPv4-compatible of old, loopback within", "::127.0.0.1"],
    ["IPv4-compatible of old, public within", "::8.8.8.8"],
    ["::/96", "::5"],
    ["site-local of old (fec0::/10)", "fec0::1"],
    ["the end of fec0::/10", "feff:ffff::1"],
    ["segment routing (5f00::/16)", "5f00::1"],
    ["documentation (3fff::/20)", "3fff:fff::1"],
    ["documentation (2001:db8::/32)", "2001:db8::1"],
    ["translation (64:ff9b::/96)", "64:ff9b::7f00:1"],
    ["not given out (4000::/3)", "4000::1"],
    ["unique local", "fd00::1"],
    ["mapped loopback", "::ffff:127.0.0.1"],
    ["no address", "example.fr"],
  ])("%s is none: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
