import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Time limits for stalled readers, and their maximum number. */
export interface StallLimits {
  /** Milliseconds without progress after which a reader counts as stalled. */
  stalledAfter: number;
  /** Milliseconds after which their connection is closed. */
  droppedAfter: number;
  /** Maximum number of stalled readers; beyond it, the one stalled for longest is dropped. */
  most: number;
}

/** A stalled reader buffers at most 256 kB: all of them 64 MB. Requests are not counted, since those of a CDN come from few addresses. */
export const STALL_LIMITS: StallLimits = { stalledAfter: 5_000, droppedAfter: 60_000, most: 256 };

/** Bytes read by a connection, and since when that has not changed. */
interface Progress {
  taken: number;
  since: number;
}

/** Closes connections whose client does not read its pending response, and their underlying reads. Idle clients are unaffected. */
export function dropStalledReaders(server: Server, { stalledAfter, droppedAfter, most }: StallLimits): void {
  const connections = new Map<Socket, Progress>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { taken: 0, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    const stalled = [...connections].filter(([socket, progress]) => {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0 || taken !== progress.taken) Object.assign(progress, { taken, since: now });
      return now - progress.since >= stalledAfter;
    });
    stalled.sort(([, a], [, b]) => a.since - b.since);
    stalled.forEach(([socket, { since }], place) => {
      if (now - since >= droppedAfter || place < stalled.length - most) socket.destroy();
    });
  };
  const timer = setInterval(look, Math.min(1_000, stalledAfter / 2));
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
