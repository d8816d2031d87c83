import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const CONSOLE = "https://console.example.fr";
const LISTED = [CONSOLE, "http://127.0.0.1:5173"];
const STRANGERS = [
  "https://evil.example",
  "http://console.example.fr",
  "https://console.example.fr:8443",
  "https://console.example.fr.evil.example",
  "https://evil-console.example.fr",
  "https://evil.console.example.fr",
  "https://console.example.fr/",
  "https://console.example.fr/login",
  "https://console.example.fr@evil.example",
  "https://CONSOLE.example.fr",
  "https://console.example.fr#",
  "https://console.example",
  "https://example.fr",
  "http://127.0.0.1:5174",
  "http://localhost:5173",
  "https://127.0.0.1:5173",
  "null",
  "*",
  "file://",
  `${CONSOLE}, https://evil.example`,
];

let shop: TestApp;
beforeAll(async () => {
  const plain = await testApp();
  await plain.close();
  shop = await testApp({ ports: { settings: { ...plain.ports.settings, corsOrigins: LISTED } } });
});
afterAll(() => shop.close());

const hosting = "/api/Common/Hosting/Hosting";
const ask = (origin: string, init: RequestInit = {}) =>
  shop.app.request(hosting, { ...init, headers: { ...init.headers, Origin: origin } });
const beforehand = {
  method: "OPTIONS",
  headers: { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization" },
};

describe("a console on another origin", () => {
  it("is answered with credentials and may read version, reference and waiting time", async () => {
    for (const origin of LISTED) {
      const { status, headers } = await ask(origin);
      expect(status).toBe(200);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
      expect(headers.get("Access-Control-Expose-Headers")).toMatch(/ETag.*X-Request-Id.*Retry-After/);
      expect(headers.get("Vary")).toContain("Origin");
    }
  });

  it("may send every header of the contract, after a preflight", async () => {
    const { status, headers } = await ask(CONSOLE, beforehand);
    expect(status).toBe(204);
    const allowed = headers.get("Access-Control-Allow-Headers")?.split(", ") ?? [];
    expect(allowed).toEqual(
      expect.arrayContaining(["Authorization", "Content-Type", "Accept-Language", "Idempotency-Key", "If-Match", "X-Visitor-Guid"]),
    );
    expect(headers.get("Access-Control-Allow-Methods")).toContain("POST");
  });

  it("learns of a refusal too: a failed call is no network error to it", async () => {
    const answer = await shop.app.request("/api/Common/User/User", { headers: { Origin: CONSOLE } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(CONSOLE);
  });
});

describe("any other origin", () => {
  it("gets no permission, neither in the preflight nor in the response", async () => {
    let wrong = 0;
    for (const origin of STRANGERS) {
      for (const init of [{}, beforehand]) {
        const { headers } = await ask(origin, init);
        if ([...headers.keys()].some((name) => name.startsWith("access-control-"))) wrong += 1;
        expect(headers.get("Vary")).toContain("Origin");
      }
    }
    console.log(`origins: ${STRANGERS.length} strangers, ${LISTED.length} listed, ${wrong} wrong`);
    expect(wrong).toBe(0);
  });

  it("is the rule where nobody is listed", async () => {
    const closed = await testApp();
    const answer = await closed.app.request(hosting, { headers: { Origin: CONSOLE } });
    expect(answer.status).toBe(200);
    expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
    await closed.close();
  });
});
