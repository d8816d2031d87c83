import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublicAddress } from "../public-address.ts";
import { publicWeb } from "./web.ts";

let server: Server;
let port: string;
let connections = 0;
const requests: Record<string, string | string[] | undefined>[] = [];
const DATE = "Sat, 21 Nov 2026 09:00:00 GMT";
const PICTURE = new Uint8Array(5_000).fill(7);

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.headers);
    const path = new URL(request.url ?? "/", "http://x").pathname;
    if (path === "/cover.jpg") response.end(PICTURE);
    else if (path === "/known") {
      const isKnown = request.headers["if-none-match"] === '"v1"' || request.headers["if-modified-since"] === DATE;
      response.writeHead(isKnown ? 304 : 200, { ETag: '"v1"', "Last-Modified": DATE }).end(isKnown ? undefined : PICTURE);
    } else if (path === "/odd") response.writeHead(200, { ETag: "no quotes", "Last-Modified": "yesterday\tat noon" }).end(PICTURE);
    else if (path === "/never") response.writeHead(304).end();
    else if (path === "/moved") response.writeHead(302, { Location: "/cover.jpg" }).end("x".repeat(1_000));
    else if (path === "/inside") response.writeHead(302, { Location: "http://inside.example/" }).end();
    else if (path === "/loopback") response.writeHead(301, { Location: "http://127.0.0.1/" }).end();
    else if (path === "/file") response.writeHead(302, { Location: "file:///etc/passwd" }).end();
    else if (path === "/round") response.writeHead(302, { Location: "/round" }).end();
    else if (path === "/large") response.writeHead(200, { "Content-Length": "90000000" }).write("x");
    else if (path === "/endless") {
      response.writeHead(200);
      const more = () => response.destroyed || response.write(PICTURE, () => setImmediate(more));
      more();
    } else if (path === "/slow") response.writeHead(200).write("x");
    else if (path === "/broken") response.writeHead(500).end();
    else if (path === "/readers") response.writeHead(request.method === "HEAD" ? 405 : 200).end("x".repeat(100_000));
    else if (path === "/silent") return;
    else response.writeHead(404).end();
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

/** Names as a name server answers them; anything under `.public.example` is our server here. */
const NAMES: Record<string, string[]> = {
  "inside.example": ["10.0.0.7"],
  "loopback.example": ["127.0.0.1"],
  "loopback6.example": ["::1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "metadata.example": ["169.254.169.254"],
  "nat64.example": ["64:ff9b::7f00:1"],
  "local6.example": ["fe80::1"],
  "unique6.example": ["fd00::1"],
  "both.example": ["93.184.216.34", "127.0.0.1"],
  "both-otherwise.example": ["127.0.0.1", "93.184.216.34"],
  "zero.example": ["0.0.0.0"],
  "carrier.example": ["100.64.0.1"],
};
const lookupIn =
  (names: (hostname: string) => string[] | undefined): LookupFunction =>
  (hostname, options, done) => {
    const addresses = (names(hostname) ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const [first] = addresses;
    if (!first) return done(Object.assign(new Error(`ENOTFOUND ${hostname}`), { code: "ENOTFOUND" }), "", 4);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  };

/** The public internet of these tests is this machine, for names that say so. */
const PUBLIC_HERE = "127.0.0.1";
const friendly = (milliseconds?: number) =>
  publicWeb({
    lookup: lookupIn((name) => (name.endsWith("public.example") ? [PUBLIC_HERE] : NAMES[name])),
    isAllowed: (address) => address === PUBLIC_HERE || isPublicAddress(address),
    ports: ["", port],
    ...(milliseconds ? { milliseconds } : {}),
  });
const here = (path: string) => `http://www.public.example:${port}${path}`;

describe("what can be fetched", () => {
  it("comes whole, also behind a redirect, and nothing of ours is sent along", async () => {
    expect(await friendly().fetch(here("/cover.jpg"), 10_000)).toEqual(PICTURE);
    expect(await friendly().fetch(` ${here("/moved")} `, 10_000)).toEqual(PICTURE);
    expect(requests.every((headers) => headers.cookie === undefined && headers.authorization === undefined && !headers.referer)).toBe(true);
  });

  it("is fetched only when it has changed, by the site's validators", async () => {
    const fetchChanged = (path: string, etag: string | null, lastModified: string | null = null) =>
      friendly().fetchChanged(here(path), 10_000, { etag, lastModified });
    const validators = { etag: '"v1"', lastModified: DATE };
    expect(await fetchChanged("/known", null)).toEqual({ bytes: PICTURE, validators });
    expect([await fetchChanged("/known", '"v1"'), await fetchChanged("/known", null, DATE)]).toEqual(["unchanged", "unchanged"]);
    expect(await fetchChanged("/known", '"v0"')).toEqual({ bytes: PICTURE, validators });
    // Invalid header values are not stored, and 304 to an unconditional request is an error.
    expect(await fetchChanged("/odd", null)).toEqual({ bytes: PICTURE, validators: { etag: null, lastModified: null } });
    expect([await fetchChanged("/never", null), await friendly().fetch(here("/never"), 10_000)]).toEqual(["refused", "refused"]);
  });

  it.each([
    ["/nothing", "refused"],
    ["/round", "refused"],
    ["/large", "tooLarge"],
    ["/endless", "tooLarge"],
    ["/inside", "notPublic"],
    ["/file", "badUrl"],
  ])("reports why %s is not fetched: %s", async (path, fault) => {
    expect(await friendly().fetch(here(path), 10_000)).toBe(fault);
  });

  it("gives up on a site that takes too long", async () => {
    expect(await friendly(300).fetch(here("/slow"), 10_000)).toBe("tooSlow");
  });

  it("reports an unknown host name as no answer", async () => {
    expect(await friendly().fetch("http://nowhere.example/", 10_000)).toBe("unreachable");
  });
});

describe("a link", () => {
  const ask = (path: string) => friendly().ask(here(path), path === "/silent" ? 500 : 10_000);

  it("is answered with its status, behind redirects with where they end, and by sites that answer readers alone", async () => {
    expect(await ask("/cover.jpg")).toEqual({ status: 200, url: here("/cover.jpg") });
    expect(await ask("/moved")).toEqual({ status: 200, url: here("/cover.jpg") });
    expect(await ask("/readers")).toEqual({ status: 200, url: here("/readers") });
  });

  it.each([
    ["/nothing", 404],
    ["/broken", 500],
  ])("%s that is dead is reported: %i", async (path, status) => {
    expect(await ask(path)).toEqual({ status, url: here(path) });
  });

  it.each([
    ["/round", "tooManyRedirects"],
    ["/silent", "tooSlow"],
    ["/inside", "notPublic"],
    ["/file", "badUrl"],
  ])("%s leads nowhere: %s", async (path, fault) => {
    expect(await ask(path)).toBe(fault);
  });
});

const LITERALS = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "017700000001",
  "127.000.000.001",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "0",
  "0.0.0.0",
  "10.0.0.1",
  "10.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "192.168.257",
  "169.254.169.254",
  "2852039166",
  "0xa9fea9fe",
  "100.64.0.1",
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:169.254.169.254]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd12:3456:789a::1]",
  "[ff02::1]",
  "[2001:db8::1]",
];

describe("sixty URLs of what is not public", () => {
  const targets = [
    ...LITERALS.map((host) => `http://${host}:PORT/cover.jpg`),
    ...Object.keys(NAMES).map((host) => `http://${host}:PORT/cover.jpg`),
    "http://user:secret@127.0.0.1:PORT/",
    "ftp://127.0.0.1/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:PORT/",
    "http://①②⑦.0.0.1:PORT/",
    "http://127.0.0.1:22/",
  ];

  it("are all refused before any connection", async () => {
    expect(targets.length).toBeGreaterThanOrEqual(60);
    const web = publicWeb({
      lookup: lookupIn((name) => NAMES[name] ?? (/^localhost\.?$/i.test(name) ? ["127.0.0.1", "::1"] : undefined)),
      ports: ["", port],
      milliseconds: 5_000,
    });
    const before = connections;
    const faults = await Promise.all(
      targets.flatMap((target) => {
        const url = target.replace("PORT", port);
        return [web.fetch(url, 10_000), web.ask(url, 5_000)].map(async (fault) => [target, await fault] as const);
      }),
    );
    expect(faults.filter(([, fault]) => fault !== "notPublic" && fault !== "badUrl")).toEqual([]);
    expect(connections - before).toBe(0);
  });

  it("does not reach this machine by a name that first resolves to a public IP address", async () => {
    let answers = 0;
    const web = publicWeb({
      lookup: lookupIn(() => (answers++ === 0 ? ["93.184.216.34", "127.0.0.1"] : ["127.0.0.1"])),
      ports: ["", port],
      milliseconds: 3_000,
    });
    const before = connections;
    expect(await web.fetch(`http://rebinding.example:${port}/cover.jpg`, 10_000)).toBe("notPublic");
    expect(await web.fetch(`http://rebinding.example:${port}/cover.jpg`, 10_000)).toBe("notPublic");
    expect(connections - before).toBe(0);
  });

  it("gains nothing by a redirect from a public site", async () => {
    const web = publicWeb({
      lookup: lookupIn(() => [PUBLIC_HERE]),
      isAllowed: (address) => address === PUBLIC_HERE,
      ports: ["", port],
    });
    const inside = publicWeb({
      lookup: lookupIn((name) => (name === "www.public.example" ? [PUBLIC_HERE] : ["10.0.0.7"])),
      isAllowed: (address) => address === PUBLIC_HERE,
      ports: ["", port],
    });
    expect(await inside.fetch(here("/inside"), 10_000)).toBe("notPublic");
    expect(await web.fetch(here("/file"), 10_000)).toBe("badUrl");
  });
});
