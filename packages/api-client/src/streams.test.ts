import { describe, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";
import type { StreamEvent } from "./streams.ts";

function client(...answers: ((request: Request) => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const api = createApiClient({
    baseUrl: "http://shop.test/api",
    tokens: { current: async () => "first", renew: async () => "second" },
    locale: () => "fr",
    visitorGuid: () => null,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error("nothing to answer");
      return answer(request);
    },
  });
  return { api, requests };
}

const problem = (status: number) =>
  new Response(JSON.stringify({ errors: ["Non."], propertiesErrorMessages: [], isValid: false }), {
    status,
    headers: { "Content-Type": "application/problem+json", "X-Request-Id": "req_1" },
  });

const chunks = (...pieces: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return () => new Response(body, { headers: { "Content-Type": "text/event-stream" } });
};

describe("a file", () => {
  test("comes with the name that the server gave it", async () => {
    const { api, requests } = client(
      () =>
        new Response("Num\u00e9ro", {
          headers: {
            "Content-Type": "text/csv; charset=utf-8",
            "Content-Disposition": "attachment; filename=\"commandes-a-preparer.csv\"; filename*=UTF-8''commandes-%C3%A0-pr%C3%A9parer.csv",
          },
        }),
    );
    const file = await api.download("exportDocuments", { query: { view: "toPrepare" } });
    expect(file).toMatchObject({ isValid: true, fileName: "commandes-\u00e0-pr\u00e9parer.csv" });
    expect(file.isValid && (await file.blob.text())).toBe("Num\u00e9ro");
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer first");
    expect(new URL(requests[0]?.url ?? "").searchParams.get("view")).toBe("toPrepare");
  });

  test("says how far it is, and gives the same file", async () => {
    const { api } = client(chunks("Num\u00e9ro\r\n", "24118\r\n"));
    const pieces: number[] = [];
    const file = await api.download("exportDocuments", { query: {} }, { onBytes: ({ length }) => pieces.push(length) });
    expect(pieces).toEqual([9, 7]);
    expect(file.isValid && (await file.blob.text())).toBe("Num\u00e9ro\r\n24118\r\n");
  });

  test("is asked for with a key where it writes, and again with a renewed token", async () => {
    const { api, requests } = client(
      () => problem(401),
      () => new Response(new Uint8Array([37, 80]), { headers: { "Content-Type": "application/pdf" } }),
    );
    expect(await api.download("generateLabel", { body: { documentId: 1 } }, { idempotencyKey: "key-1" })).toMatchObject({
      isValid: true,
      fileName: null,
    });
    expect(requests.map(({ headers }) => [headers.get("Authorization"), headers.get("Idempotency-Key")])).toEqual([
      ["Bearer first", "key-1"],
      ["Bearer second", "key-1"],
    ]);
  });

  test("that is refused or breaks off is a failure as data", async () => {
    const refused = client(() => problem(409));
    expect(await refused.api.download("generateLabel", { body: { documentId: 1 } })).toMatchObject({ kind: "conflict", errors: ["Non."] });
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("cut")) });
    const cut = client(() => new Response(broken, { headers: { "Content-Type": "text/csv" } }));
    expect(await cut.api.download("exportDocuments", { query: {} })).toMatchObject({ isValid: false, kind: "offline" });
  });
});

describe("a stream of events", () => {
  const query = { id: [24118] };

  test("is read piece by piece, opened again when it breaks with the last event's id, and ends with its signal", async () => {
    const { api, requests } = client(
      chunks(': \n\nevent: change\nid: 7\ndata: {"ver', 'sion":8}\n\n'),
      () => {
        throw new Error("offline");
      },
      chunks("event: change\r\ndata: {}\r\n\r\n"),
    );
    const ended = new AbortController();
    const events: StreamEvent[] = [];
    const lines: boolean[] = [];
    const result = api.events(
      "watchDocuments",
      { query },
      {
        signal: ended.signal,
        firstWaitMs: 1,
        onLine: (isOpen) => lines.push(isOpen),
        onEvent: (event) => {
          events.push(event);
          if (events.length === 2) ended.abort();
        },
      },
    );
    expect(await result).toBeNull();
    expect(events).toEqual([
      { event: "change", data: '{"version":8}', id: "7" },
      { event: "change", data: "{}", id: null },
    ]);
    expect(lines).toEqual([true, false, true]);
    expect(requests.map(({ headers }) => headers.get("Last-Event-ID"))).toEqual([null, "7", "7"]);
  });

  test("stops for good where another try would be refused again", async () => {
    const { api, requests } = client(() => problem(403));
    const failure = await api.events("watchDocuments", { query }, { signal: new AbortController().signal, onEvent: vi.fn() });
    expect(failure).toMatchObject({ kind: "forbidden" });
    expect(requests).toHaveLength(1);
  });

  test("that falls silent is opened again", async () => {
    const ended = new AbortController();
    const { api, requests } = client(
      () => new Response(new ReadableStream<Uint8Array>(), { headers: { "Content-Type": "text/event-stream" } }),
      chunks("data: on\n\n"),
    );
    const events: string[] = [];
    await api.events(
      "watchDocuments",
      { query },
      {
        signal: ended.signal,
        firstWaitMs: 1,
        silenceMs: 20,
        onEvent: ({ data }) => {
          events.push(data);
          ended.abort();
        },
      },
    );
    expect([events, requests.length]).toEqual([["on"], 2]);
  });
});
