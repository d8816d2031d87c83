import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A server with the latency of a distant one. */
interface SlowPeer {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * A proxy that delays responses randomly: API responses by up to `milliseconds`, files by up to a third of that. When the server is down, connections
 * are closed.
 */
export async function slowPeer(port: number, milliseconds: number): Promise<SlowPeer> {
  const proxy = createServer((incoming, answer) => {
    const late = (incoming.url?.startsWith("/api/") ? 1 : 1 / 3) * Math.random() * milliseconds;
    const passed = request(
      { host: "127.0.0.1", port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      async (response) => {
        await wait(late);
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        answer.flushHeaders();
        response.pipe(answer);
        response.on("error", () => answer.destroy());
      },
    );
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
