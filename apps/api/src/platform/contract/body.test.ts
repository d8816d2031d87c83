import { Agent, request } from "node:http";
import { type Context, Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { listen } from "../node/listen.ts";
import type { Files } from "../ports.ts";
import { tabFiles } from "../tab/ports.ts";
import { readUpload } from "./body.ts";
import { Refusal } from "./refusals.ts";

// A server that listens puts quicker ones of its own in their place, for good.
const { Request, Response } = globalThis;
afterAll(() => {
  Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
});

/** A disk that is full after the first piece of a file. */
const fullFiles = {
  ...tabFiles(),
  store: async (_name: string, bytes: ReadableStream<Uint8Array>) => {
    const reader = bytes.getReader();
    await reader.read();
    await reader.cancel();
    throw Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
  },
};

it("keeps the connection of a request that it stopped reading, for the next one", async () => {
  const app = new Hono();
  app.get("/", (context) => context.text("ok"));
  const take = (files: Files, most: number) => async (context: Context) => {
    const refused = await readUpload(context.req.raw, files, most).catch((error: unknown) => error);
    return context.body(null, refused instanceof Refusal ? refused.details.status : 503);
  };
  app.post("/full", take(fullFiles, 20_000_000));
  app.post("/large", take(tabFiles(), 100_000));
  const answer = () => new Response(null, { status: 400 });
  const { port, close } = await listen({ host: "127.0.0.1", port: 0 }, app, { refuse: answer, fail: answer });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  /** Sends bytes in pieces, without saying how many they are. */
  const send = (path: string, type: string, bytes: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, path, agent, method: bytes > 0 ? "POST" : "GET", headers: { "Content-Type": type } }, (answered) => {
        ports.add(answered.socket.localPort);
        answered.resume().on("end", () => resolve(answered.statusCode));
      });
      sent.on("error", reject);
      for (let left = bytes; left > 0; left -= 50_000) sent.write(Buffer.alloc(50_000, 0x20));
      sent.end();
    });
  const statuses = [];
  for (const [path, type, bytes] of [
    ["/full", "application/octet-stream", 3_000_000],
    ["/", "", 0],
    ["/large", "application/octet-stream", 200_000],
    ["/", "", 0],
  ] as const) {
    statuses.push(await send(path, type, bytes));
    // Longer than the server waits before it closes a connection whose request was read in part.
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  expect(statuses).toEqual([503, 200, 413, 200]);
  expect(ports.size).toBe(1);
  agent.destroy();
  await close();
}, 20_000);
