import { expect, it } from "vitest";
import { clientIp } from "./client-ip.ts";

const from = (peer: string, forwarded: string | null, proxies: number) =>
  clientIp(proxies)(new Request("http://x/", forwarded ? { headers: { "X-Forwarded-For": forwarded } } : {}), {
    incoming: { socket: { remoteAddress: peer } },
  });

it("believes nobody about a client's IP unless the operator vouches for proxies, and then only as many", () => {
  expect(from("203.0.113.5", "10.0.0.1", 0)).toBe("203.0.113.5");
  expect(from("::ffff:203.0.113.5", null, 0)).toBe("203.0.113.5");
  expect(from("127.0.0.1", "1.1.1.1, 203.0.113.5", 1)).toBe("203.0.113.5");
  expect(from("127.0.0.1", "1.1.1.1, 203.0.113.5, 10.0.0.2", 2)).toBe("203.0.113.5");
  expect(from("127.0.0.1", null, 1)).toBe("127.0.0.1");
});

it("ignores ports, brackets, zones and different notations of one IP address", () => {
  for (const written of ["203.0.113.5:4711", "::ffff:203.0.113.5", "::FFFF:cb00:7105", "[::ffff:203.0.113.5]:80", " 203.0.113.5 "]) {
    expect(from("127.0.0.1", `1.1.1.1,${written}`, 1), written).toBe("203.0.113.5");
  }
  for (const written of ["2001:db8::1", "[2001:DB8:0:0:0:0:0:1]:443", "[2001:db8::1]", "2001:0db8::0001%eth0"]) {
    expect(from("127.0.0.1", written, 1), written).toBe("2001:db8::1");
  }
  expect(from("fe80::1%eth0", null, 0)).toBe("fe80::1");
  for (const written of ["unknown", "_hidden", "<script>", "999.1.1.1", "x".repeat(500)]) {
    expect(from("127.0.0.1", written, 1).length, written).toBeLessThanOrEqual(64);
  }
});
