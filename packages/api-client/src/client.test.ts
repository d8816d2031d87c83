import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { type ApiClientOptions, createApiClient } from "./client.ts";
import { ApiFailure, fieldErrors } from "./failure.ts";
import { isStaleAfter, staleTimes } from "./freshness.ts";

const problem = (status: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({
      type: "/problems/x",
      title: "Titre",
      status,
      detail: "Détail",
      instance: "req_7",
      isValid: false,
      errors: ["Détail"],
      propertiesErrorMessages: [],
      ...more,
    }),
    { status, headers: { "Content-Type": "application/problem+json", ...headers } },
  );
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json", "X-Request-Id": "req_1", ...headers } });

/** A server that returns these responses in sequence and records its requests. */
function serve(...answers: (Response | Error | ((request: Request) => Response | Promise<Response>))[]) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    if (!answer) throw new Error("nothing to answer");
    return answer instanceof Response ? answer.clone() : answer(request);
  };
  return { requests, fetch };
}

function client(fetch: ApiClientOptions["fetch"], more: Partial<ApiClientOptions> = {}) {
  let keys = 0;
  return createApiClient({
    baseUrl: "http://shop.test/api",
    tokens: { current: async () => "first", renew: async () => "second" },
    locale: () => "fr",
    visitorGuid: () => "visitor-1",
    newKey: () => `key-${++keys}`,
    fetch,
    ...more,
  });
}

const ship = { body: { documentId: 24118, itemIds: [1, 2] } };

describe("a read", () => {
  test("goes to its URL with language, token and visitor, one parameter a value", async () => {
    const { requests, fetch } = serve(json({ items: [] }));
    await client(fetch).read("listDocuments", { query: { page: 2, documentStatus: ["Processing", "Created"], search: "Hélène & co" } });
    const request = requests[0];
    const url = new URL(request?.url ?? "");
    expect(url.pathname).toBe("/api/BackOffice/Document/Documents");
    expect(url.searchParams.getAll("documentStatus")).toEqual(["Processing", "Created"]);
    expect(url.searchParams.get("search")).toBe("Hélène & co");
    expect(request?.headers.get("Authorization")).toBe("Bearer first");
    expect(request?.headers.get("Accept-Language")).toBe("fr");
    expect(request?.headers.get("X-Visitor-Guid")).toBe("visitor-1");
    expect(request?.credentials).toBe("include");
  });

  test("throws what failed, with the request id and the claim that is missing", async () => {
    const { fetch } = serve(problem(403, { requiredClaims: ["Permission.BackOffice.Public.DocumentsManage"] }));
    const failed = client(fetch).read("getDocument", { query: { id: 1 } });
    await expect(failed).rejects.toBeInstanceOf(ApiFailure);
    await expect(failed).rejects.toMatchObject({
      message: "Détail",
      failure: { kind: "forbidden", status: 403, requestId: "req_7", requiredClaims: ["Permission.BackOffice.Public.DocumentsManage"] },
    });
  });

  test("tells being offline from being given up", async () => {
    const { fetch } = serve(new TypeError("Failed to fetch"));
    await expect(client(fetch).read("listStores")).rejects.toMatchObject({ failure: { kind: "offline", status: null } });
    const leaving = new AbortController();
    leaving.abort();
    await expect(client(fetch).read("listStores", {}, { signal: leaving.signal })).rejects.toMatchObject({ failure: { kind: "aborted" } });
  });

  test("becomes a query: area, operation and parameters in the key, its lifetime beside it", async () => {
    const { fetch } = serve(json({ items: [{ id: 1, name: "Librairie du Quai", city: "Brest" }] }));
    const api = client(fetch);
    const query = api.query("listDocuments", { query: { page: 3 } });
    expect(query.queryKey).toEqual(["orders", "listDocuments", { page: 3 }]);
    expect(query.staleTime).toBe(staleTimes.moment);
    const stores = api.query("listStores");
    expect(stores.queryKey).toEqual(["orders", "listStores", null]);
    expect(stores.staleTime).toBe(2_678_400_000);
    await expect(stores.queryFn({})).resolves.toMatchObject({ items: [{ city: "Brest" }] });
    expectTypeOf(query.queryKey[1]).toEqualTypeOf<"listDocuments">();
    // @ts-expect-error an order cannot be read without its id
    expect(() => api.query("getDocument")).not.toThrow();
  });

  test.each([
    [400, "malformed"],
    [401, "unauthorized"],
    [403, "forbidden"],
    [404, "notFound"],
    [409, "conflict"],
    [412, "stale"],
    [413, "tooLarge"],
    [422, "invalid"],
    [428, "versionMissing"],
    [429, "throttled"],
    [500, "failed"],
    [503, "unavailable"],
    [502, "unavailable"],
    [418, "failed"],
  ])("names a %i « %s »", async (status, kind) => {
    const { fetch } = serve(problem(status));
    await expect(client(fetch).read("listStores")).rejects.toMatchObject({ failure: { kind, status } });
  });

  test("survives an answer that is no JSON at all", async () => {
    const { fetch } = serve(new Response("<h1>502</h1>", { status: 502 }));
    await expect(client(fetch).read("listStores")).rejects.toMatchObject({ failure: { kind: "unavailable", errors: [], requestId: null } });
  });
});

describe("a send", () => {
  test("carries a new key each time, or the one it is given, and the version of the record", async () => {
    const { requests, fetch } = serve(json({ isValid: true, errors: [], propertiesErrorMessages: [] }, { ETag: '"8"' }));
    const api = client(fetch);
    const result = await api.send("shipDocumentItems", ship);
    expect(result).toMatchObject({ isValid: true, etag: '"8"', requestId: "req_1" });
    await api.send("shipDocumentItems", ship);
    await api.send(
      "setDeliveryPackage",
      { body: { documentId: 1, deliveryPackage: "8R42" } },
      { idempotencyKey: "key-of-the-dialog", version: '"7"' },
    );
    expect(requests.map((request) => request.headers.get("Idempotency-Key"))).toEqual(["key-1", "key-2", "key-of-the-dialog"]);
    expect(requests.map((request) => request.headers.get("If-Match"))).toEqual([null, null, '"7"']);
    await expect(requests[0]?.json()).resolves.toEqual({ documentId: 24118, itemIds: [1, 2] });
  });

  test("gives a refusal back as data, ready for the form", async () => {
    const { fetch } = serve(
      problem(422, { errors: [], propertiesErrorMessages: [{ propertyName: "itemIds", errorMessage: "Cochez au moins une ligne." }] }),
    );
    const result = await client(fetch).send("shipDocumentItems", ship);
    expect(result.isValid).toBe(false);
    if (result.isValid) return;
    expect(result.kind).toBe("invalid");
    expect(fieldErrors(result)).toEqual({
      summary: [],
      properties: [{ propertyName: "itemIds", errorMessage: "Cochez au moins une ligne." }],
    });
  });

  test("takes a refused result for a refusal whatever its status", async () => {
    const { fetch } = serve(json({ isValid: false, errors: ["Non."], propertiesErrorMessages: [] }));
    await expect(client(fetch).send("shipDocumentItems", ship)).resolves.toMatchObject({
      isValid: false,
      kind: "invalid",
      errors: ["Non."],
    });
  });

  test("keeps the domain's reason, the current record and the time to wait", async () => {
    const conflict = serve(problem(409, { reason: "alreadyPaid" }));
    await expect(client(conflict.fetch).send("validatePayment", { body: { documentId: 1 } })).resolves.toMatchObject({
      kind: "conflict",
      reason: "alreadyPaid",
    });
    const stale = serve(problem(412, { current: { id: 1, version: 9 } }));
    await expect(
      client(stale.fetch).send("setDeliveryPackage", { body: { documentId: 1, deliveryPackage: "abc" } }),
    ).resolves.toMatchObject({ kind: "stale", current: { version: 9 } });
    const wait = serve(problem(429, {}, { "Retry-After": "42" }));
    await expect(client(wait.fetch).send("createToken", { body: { userName: "a", password: "b" } })).resolves.toMatchObject({
      kind: "throttled",
      retryAfterSeconds: 42,
    });
  });

  test("is repeated once under the same key when no answer came, and only then", async () => {
    const lost = serve(new TypeError("Failed to fetch"), json({ isValid: true, errors: [], propertiesErrorMessages: [] }));
    await expect(client(lost.fetch).send("shipDocumentItems", ship)).resolves.toMatchObject({ isValid: true });
    expect(lost.requests.map((request) => request.headers.get("Idempotency-Key"))).toEqual(["key-1", "key-1"]);

    const gone = serve(new TypeError("Failed to fetch"));
    await expect(client(gone.fetch).send("shipDocumentItems", ship)).resolves.toMatchObject({ isValid: false, kind: "offline" });
    expect(gone.requests).toHaveLength(2);

    const refused = serve(problem(500));
    await expect(client(refused.fetch).send("shipDocumentItems", ship)).resolves.toMatchObject({ kind: "failed" });
    expect(refused.requests).toHaveLength(1);

    const keyless = serve(new TypeError("Failed to fetch"));
    await expect(client(keyless.fetch).send("createToken", { body: { userName: "a", password: "b" } })).resolves.toMatchObject({
      kind: "offline",
    });
    expect(keyless.requests).toHaveLength(1);
  });

  test("waits for its own first attempt when that one is still at work", async () => {
    vi.useFakeTimers();
    try {
      const { requests, fetch } = serve(
        new TypeError("Failed to fetch"),
        problem(409, { type: "/problems/in-flight" }),
        json({ isValid: true, errors: [], propertiesErrorMessages: [] }),
      );
      const sent = client(fetch).send("shipDocumentItems", ship);
      await vi.advanceTimersByTimeAsync(1_000);
      await expect(sent).resolves.toMatchObject({ isValid: true });
      expect(new Set(requests.map((request) => request.headers.get("Idempotency-Key"))).size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test("takes its minimum time, so that a button does not flicker", async () => {
    vi.useFakeTimers();
    try {
      const { fetch } = serve(json({ isValid: true, errors: [], propertiesErrorMessages: [] }));
      const settled = vi.fn();
      const sent = client(fetch, { minimumDelayMs: 200 }).send("shipDocumentItems", ship).then(settled);
      await vi.advanceTimersByTimeAsync(199);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await sent;
      expect(settled).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a token that is refused", () => {
  test("is renewed once and the call repeated under the same key", async () => {
    const renew = vi.fn(async () => "second");
    const { requests, fetch } = serve((request) =>
      request.headers.get("Authorization") === "Bearer second"
        ? json({ isValid: true, errors: [], propertiesErrorMessages: [] })
        : problem(401),
    );
    const api = client(fetch, { tokens: { current: async () => "first", renew } });
    await expect(api.send("shipDocumentItems", ship)).resolves.toMatchObject({ isValid: true });
    expect(renew).toHaveBeenCalledExactlyOnceWith("first");
    expect(requests.map((request) => request.headers.get("Idempotency-Key"))).toEqual(["key-1", "key-1"]);
  });

  test("stays refused when the session is lost or the new one is refused too", async () => {
    const lost = serve(problem(401));
    const api = client(lost.fetch, { tokens: { current: async () => "first", renew: async () => null } });
    await expect(api.read("listStores")).rejects.toMatchObject({ failure: { kind: "unauthorized" } });
    expect(lost.requests).toHaveLength(1);
    const stubborn = serve(problem(401));
    await expect(client(stubborn.fetch).read("listStores")).rejects.toMatchObject({ failure: { kind: "unauthorized" } });
    expect(stubborn.requests).toHaveLength(2);
  });

  test("is nobody's business in a public call: no token, no renewal, so a refresh never waits for itself", async () => {
    const tokens = { current: vi.fn(async () => "first"), renew: vi.fn(async () => "second") };
    const { requests, fetch } = serve(problem(401));
    await expect(client(fetch, { tokens }).send("refreshToken", { body: { token: "rt" } })).resolves.toMatchObject({
      kind: "unauthorized",
    });
    expect(tokens.current).not.toHaveBeenCalled();
    expect(tokens.renew).not.toHaveBeenCalled();
    expect(requests[0]?.headers.get("Authorization")).toBeNull();
  });

  test("counts as unanswered when the session could not be asked", async () => {
    const { requests, fetch } = serve(json({}));
    const api = client(fetch, { tokens: { current: () => Promise.reject(new Error("offline")), renew: async () => null } });
    await expect(api.read("listStores")).rejects.toMatchObject({ failure: { kind: "offline" } });
    expect(requests).toHaveLength(0);
  });
});

test("a write makes the areas of the contract stale, and no other", () => {
  const isStale = isStaleAfter("shipDocumentItems");
  expect(isStale(["orders", "getDocument", { id: 1 }])).toBe(true);
  expect(isStale(["mails", "listMails", null])).toBe(true);
  expect(isStale(["catalog", "listProducts", null])).toBe(false);
});
