import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { variant } from "@reserve/client-generic";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { application } from "../../apps/api/src/application.ts";
import { readEnvironment } from "../../apps/api/src/platform/node/environment.ts";
import { type RunningServer, startServer } from "../../apps/api/src/platform/node/start.ts";

let folder: string;
let server: RunningServer;
// A server that listens puts quicker ones of its own in their place, for good.
const { Request, Response } = globalThis;

/** A file of the built console, when it is built. */
const built = fileURLToPath(new URL("../../apps/console/dist/assets", import.meta.url));
const asset = existsSync(built) ? readdirSync(built).find((name) => name.endsWith(".js")) : undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reserve-headers-"));
  // A URL behind https, as in production: what is promised only there can be seen too.
  const environment = readEnvironment({
    PORT: "0",
    DATA_DIR: folder,
    SEED: "none",
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://console.example.fr",
  });
  server = await startServer(
    application,
    environment,
    variant,
    () => undefined,
    () => Promise.resolve(),
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
});

const HOST = "console.example.fr";

interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request as a reverse proxy does: to the server's own port, with the public host name. `fetch` would send the port's host. */
function ask(
  path: string,
  { method = "GET", headers = {}, body }: HttpRequest = {},
): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers: { Host: HOST, ...length, ...headers } }, (answer) => {
      let received = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        received += text;
      });
      const pairs = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: new Headers(pairs), body: received }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends raw bytes and returns the response until the server closes. */
function send(bytes: string): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = received.split(/\r\n\r\n(.*)/s);
      const [line = "", ...fields] = head.split("\r\n");
      const pairs = fields.map((field): [string, string] => [field.split(":")[0] ?? "", field.replace(/^[^:]*:\s*/, "")]);
      resolve({ status: Number(line.split(" ")[1]), headers: new Headers(pairs), body });
    });
  });
}

const json = { "Content-Type": "application/json" };
const token = "/api/BackOffice/Authentication/Token";

/** A response of each kind: the request, and the status that makes the test meaningful. */
const answers: [name: string, path: string, init: HttpRequest, status: number | number[]][] = [
  ["a success", "/api/Common/Hosting/Hosting", {}, 200],
  ["a head", "/api/Common/Hosting/Hosting", { method: "HEAD" }, 200],
  ["nobody signed in", "/api/Common/User/User", {}, 401],
  ["a forged token", "/api/Common/User/User", { headers: { Authorization: "Bearer a.b.c" } }, 401],
  ["a wrong password", token, { method: "POST", headers: json, body: '{"userName":"admin","password":"faux"}' }, 401],
  ["a broken body", token, { method: "POST", headers: json, body: "{" }, 400],
  ["an invalid body", token, { method: "POST", headers: json, body: "{}" }, 422],
  ["a huge body", token, { method: "POST", headers: json, body: `{"userName":"${"a".repeat(1_100_000)}"}` }, 413],
  ["an unknown operation", "/api/nowhere", {}, 404],
  ["the API's bare URL", "/api", {}, [200, 404, 503]],
  ["another method", token, { method: "DELETE" }, 405],
  [
    "asking beforehand",
    token,
    { method: "OPTIONS", headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" } },
    405,
  ],
  ["the document", "/api/openapi.json", {}, 200],
  ["the reference", "/api/docs", {}, 200],
  ["its guide", "/api/docs/shop", {}, 200],
  ["health", "/health", {}, 200],
  ["readiness", "/ready", {}, 200],
  ["the page", "/", {}, asset ? 200 : 503],
  ["a screen's page", "/public/document/detail?id=1", {}, asset ? 200 : 503],
  ["the Storybook", "/storybook/", {}, asset ? 404 : 503],
  ["a file of the Storybook", "/storybook/iframe.html", {}, 404],
  ["a form sent to a page", "/login", { method: "POST", body: "a=b" }, 405],
  ["a file", `/assets/${asset ?? "none.js"}`, {}, asset ? 200 : 404],
  ["a file that is not there", "/assets/none.js", {}, 404],
  ["a way out of the folder", "/assets/..%2f..%2fpackage.json", {}, 404],
  ["a URL that cannot be decoded", "/%ff.js", {}, 404],
];

describe("every answer", () => {
  it.each(answers)("of the kind: %s", async (_name, path, init, expected) => {
    const { status, headers } = await ask(path, init);
    expect([expected].flat()).toContain(status);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'(?!.*unsafe-eval)/);
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    // Who serves, and in which version, is nobody's business.
    expect(headers.get("Server")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
    expect([...headers.values()].join("\n")).not.toMatch(/node|hono|express|v?\d+\.\d+\.\d+/i);
    if (path.startsWith("/api/")) {
      expect(headers.get("Cache-Control")).toBe("no-store");
      if (!["/api/openapi.json", "/api/docs", "/api/docs/shop"].includes(path))
        expect(headers.get("X-Request-Id")).toMatch(/^req_[0-9a-f]{32}$/);
    }
    if (status === 405) expect(headers.get("Allow")).toBe(path === token ? "POST" : "GET, HEAD");
    if (status >= 400) expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("that is a page runs our own files only, and nothing becomes code", async () => {
    const page = await ask("/");
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    // A page has one script of its own within it, for guests another than for users: that very text may run, and no other.
    const signedIn = await ask("/", { headers: { Cookie: "reserve.session=%7B%7D" } });
    const scripts = [page, signedIn].map(({ body, headers }) => {
      const [, own = ""] = /<script data-script="[\w-]+">([\s\S]*?)<\/script>/.exec(body) ?? [];
      expect(own).not.toBe("");
      const hash = createHash("sha256").update(own).digest("base64");
      expect(headers.get("Content-Security-Policy")?.split("; ")).toContain(`script-src 'self' 'sha256-${hash}'`);
      return hash;
    });
    expect(new Set(scripts).size).toBe(2);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
    // Nothing of other sites but the five players of films and sounds, in frames alone (SECURITY.md).
    const ours = policy.split("; ").map((part) => (part.startsWith("frame-src ") ? "frame-src" : part));
    expect(ours.join("; ")).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy.split("; ").find((part) => part.startsWith("frame-src "))).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://w.soundcloud.com https://player.ausha.co",
    );
  });
});

/** Requests that never become one of the app's: what is sent, and the status of what comes back. */
const unreadable: [name: string, bytes: string, status: number][] = [
  ["something else expected", `GET / HTTP/1.1\r\nHost: ${HOST}\r\nExpect: dinner\r\nConnection: close\r\n\r\n`, 417],
  ["a backslash in the path", `GET /a\\b HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, 400],
  ["a path that is none", `GET nowhere HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, 400],
  ["a URL that is none", `GET http://[/ HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["a host with a name before it", `GET / HTTP/1.1\r\nHost: evil@${HOST}\r\nConnection: close\r\n\r\n`, 400],
  ["no request at all", "bonjour\r\n\r\n", 400],
  ["a method that is none", `get / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, 400],
  ["a header that is none", `GET / HTTP/1.1\r\nHost: ${HOST}\r\nnothing\r\n\r\n`, 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  [
    "a body in pieces that are none",
    `POST ${token} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    400,
  ],
  ["another host", "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 421],
  ["another host in the URL", `GET http://evil.example/login HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`, 421],
];

describe("a request that the app never sees", () => {
  it.each(unreadable)("is refused in the form of all others: %s", async (_name, bytes, expected) => {
    const { status, headers, body } = await send(bytes);
    expect(status).toBe(expected);
    expect(headers.get("Content-Type")).toBe("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status: expected, isValid: false, errors: [expect.stringMatching(/^[A-ZÀ-Ý].{20,}\.$/)] });
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Request-Id")).toMatch(/^req_[0-9a-f]{32}$/);
  });

  it("is refused in the caller's language where it can be read", async () => {
    const english = await send(`GET / HTTP/1.1\r\nHost: evil.example\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`);
    expect(JSON.parse(english.body)).toMatchObject({ detail: "There is no shop at this address." });
    expect(english.headers.get("Content-Language")).toBe("en");
    const expecting = await send(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nAccept-Language: en\r\nExpect: x\r\nConnection: close\r\n\r\n`);
    expect(JSON.parse(expecting.body)).toMatchObject({ detail: "The server cannot meet this Expect header." });
  });
});

describe("the requested host", () => {
  const statusOf = async (host: string, path: string) => (await ask(path, { headers: { Host: host } })).status;
  it.each([HOST, HOST.toUpperCase(), `${HOST}:443`, `${HOST}:8443`])("is the public URL, in any spelling: %s", async (host) => {
    expect(await statusOf(host, "/api/Common/Hosting/Hosting")).toBe(200);
  });

  it.each(["127.0.0.1", "localhost", "evil.example", `${HOST}.evil.example`, `sub.${HOST}`, `${HOST}.`, "[::1]"])(
    "is no other, whatever is asked for, but by a probe: %s",
    async (host) => {
      for (const path of ["/", "/login", "/api/Common/Hosting/Hosting", token, "/api/nowhere", `/assets/${asset ?? "none.js"}`, "/healthy"])
        expect([path, await statusOf(host, path)]).toEqual([path, 421]);
      expect([await statusOf(host, "/health"), await statusOf(host, "/ready")]).toEqual([200, 200]);
    },
  );
});

describe("other origins", () => {
  const origins = [
    "https://evil.example",
    "http://evil.example",
    "null",
    "file://",
    "http://localhost",
    "http://127.0.0.1",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "https://console.example.fr.evil.example",
    "https://evilconsole.example.fr",
    "https://console.example.fr@evil.example",
    "https://console.example.fr:444",
    "http://console.example.fr",
    "https://CONSOLE.example.fr",
    "https://sub.console.example.fr",
    "https://example.fr",
    "https://xn--cnsole-fxa.example.fr",
    "chrome-extension://abcdefghijklmnop",
    "*",
    "https://console.example.fr%60.evil.example",
  ];
  it.each(origins)("are never let in: %s", async (origin) => {
    for (const [path, init] of [
      ["/api/Common/Hosting/Hosting", {}],
      [token, { method: "POST", body: "{}" }],
      [token, { method: "OPTIONS" }],
      ["/", {}],
    ] as const) {
      const headers = {
        Origin: origin,
        Cookie: "reserve.session=x",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
      };
      const answer = await ask(path, { ...init, headers });
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(allowed, `${path} answers ${answer.status}`).toEqual([]);
    }
  });
});
