import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { until } from "../../testing/follow.ts";
import { listen } from "./listen.ts";

// A server that listens puts quicker ones of its own in their place, for good.
const { Request, Response } = globalThis;
afterAll(() => {
  Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
});

it("ends what is read for somebody who reads nothing of it, and nobody else's", async () => {
  const piecesTaken: Record<string, number> = {};
  const over: string[] = [];
  const app = new Hono();
  app.get("/endless/:name", (context) => {
    const name = context.req.param("name");
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        piecesTaken[name] = (piecesTaken[name] ?? 0) + 1;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        over.push(name);
      },
    });
    return context.body(body);
  });
  const answer = () => new Response(null, { status: 400 });
  const { port, close } = await listen(
    { host: "127.0.0.1", port: 0 },
    app,
    { refuse: answer, fail: answer },
    { stalledAfter: 100, droppedAfter: 300, most: 256 },
  );
  const ask = (name: string) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET /endless/${name} HTTP/1.1\r\nHost: a\r\n\r\n`));
    return socket.on("error", () => undefined);
  };
  const asleep = ask("asleep").pause();
  const slow = ask("slow");
  slow.on("data", () => {
    slow.pause();
    setTimeout(() => slow.resume(), 2);
  });
  await until(() => over.length > 0, 10_000);
  expect(over).toEqual(["asleep"]);
  // Only the data in transit was read for them.
  expect(piecesTaken.asleep).toBeLessThan(400);
  slow.destroy();
  await until(() => over.length === 2, 10_000);
  asleep.destroy();
  await close();
});

it("keeps a connection longer than a proxy in front of it does", async () => {
  const app = new Hono();
  app.get("/", (context) => context.text("ok"));
  const answer = () => new Response(null, { status: 400 });
  const { port, close } = await listen({ host: "127.0.0.1", port: 0 }, app, { refuse: answer, fail: answer });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(10_000) });
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(60);
  await close();
});
