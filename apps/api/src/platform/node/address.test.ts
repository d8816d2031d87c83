import { expect, it } from "vitest";
import { clientAddress } from "./address.ts";

const from = (peer: string, forwarded: string | null, proxies: number) =>
  clientAddress(proxies)(new Request("http://x/", forwarded ? { headers: { "X-Forwarded-For": forwarded } } : {}), {
    incoming: { socket: { remoteAddress: peer } },
  });

it("believes nobody about an address unless the operator vouches for proxies, and then only as many", () => {
  expect(from("203.0.113.5", "10.0.0.1", 0)).toBe("203.0.113.5");
  expect(from("::ffff:203.0.113.5", null, 0)).toBe("203.0.113.5");
  expect(from("127.0.0.1", "1.1.1.1, 203.0.113.5", 1)).toBe("203.0.113.5");
  expect(from("127.0.0.1", "1.1.1.1, 203.0.113.5, 10.0.0.2", 2)).toBe("203.0.113.5");
  expect(from("127.0.0.1", null, 1)).toBe("127.0.0.1");
});
