import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { operations } from "@reserve/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mediaFiles, mediaTable } from "./areas/medias/medias.tables.ts";
import { folderFiles } from "./platform/node/files.ts";
import { listen } from "./platform/node/listen.ts";
import { STALL_LIMITS, type StallLimits } from "./platform/node/stalled-readers.ts";
import { until } from "./testing/follow.ts";
import { TEST_START, type TestApp, testApp } from "./testing/test-app.ts";

const SIZE = 47_000_000;
const PATH = `/api${operations.getMediaFile.path}?key=${"5".repeat(32)}`;

let shop: TestApp;
let folder: string;
let open: { sockets: Socket[]; close: () => Promise<void> }[] = [];
// A server that listens puts quicker ones of its own in their place, for good.
const { Request, Response } = globalThis;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reserve-downloads-"));
  shop = await testApp({ ports: { files: folderFiles(folder) } });
  await shop.ports.files.write("sounds/long", new Uint8Array(SIZE).fill(7));
  const { db } = shop.database;
  const [media] = await db
    .insert(mediaTable)
    .values({
      ...{ mediaType: "AudioUpload", title: "Lecture", titleKey: "lecture", altText: "", content: "x", searchText: " lecture" },
      ...{ createdAt: TEST_START, createdBy: "Solène Kermarrec" },
    })
    .returning({ id: mediaTable.id });
  await db.insert(mediaFiles).values({
    ...{ mediaId: media?.id ?? null, kind: "File", key: "5".repeat(32), storedAs: "sounds/long", fileName: "lecture.mp3" },
    ...{ contentType: "audio/mpeg", size: SIZE, createdAt: TEST_START },
  });
});
afterEach(async () => {
  for (const { sockets, close } of open) {
    for (const socket of sockets) socket.destroy();
    await close();
  }
  open = [];
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
  Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
});

/** A server on a port of its own, and readers of the long file who take what they are let take. */
async function serve(limits: StallLimits = STALL_LIMITS) {
  const fail = () => new Response(null, { status: 500 });
  const { port, close } = await listen({ host: "127.0.0.1", port: 0 }, shop.app, { refuse: fail, fail }, limits);
  const sockets: Socket[] = [];
  open.push({ sockets, close });
  return {
    origin: `http://127.0.0.1:${port}`,
    read: () => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`));
      const reader = { socket, taken: 0, isOver: false };
      socket.on("data", (bytes) => {
        reader.taken += bytes.byteLength;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        reader.isOver = true;
      });
      sockets.push(socket);
      return reader;
    },
  };
}

/** Returns the number of open file descriptors of the long file. */
const openFiles = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === join(folder, "sounds/long");
    } catch {
      // The one that listed them.
      return false;
    }
  }).length;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;
/**
 * Returns the bytes outside of the heap that something still refers to. A collection frees dead buffers on another thread, and V8 subtracts them only when
 * the next collection begins: that is the minor one.
 */
const externalBytes = () => {
  collect();
  collect({ type: "minor" });
  return process.memoryUsage().external;
};

it("24 slow readers of a file of 47 MB use at most 256 kB each", async () => {
  const { read } = await serve();
  const before = externalBytes();
  const readers = Array.from({ length: 24 }, read);
  for (const { socket } of readers) {
    socket.on("data", () => {
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
  }
  let most = 0;
  for (let look = 0; look < 20; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    most = Math.max(most, externalBytes() - before);
  }
  expect(readers.filter(({ taken, isOver }) => taken < 200_000 || isOver)).toEqual([]);
  expect(openFiles()).toBe(24);
  // In addition, the readers' own buffers in this process, 64 kB each, and half a megabyte.
  expect(most).toBeLessThan(24 * (256_000 + 65_536) + 500_000);
}, 20_000);

it("a reader who takes nothing for too long is dropped and the file closed; one who takes something is served to the end", async () => {
  const { read } = await serve({ stalledAfter: 100, droppedAfter: 500, most: 256 });
  const asleep = read();
  asleep.socket.pause();
  const reader = read();
  await until(() => reader.taken > SIZE, 15_000);
  await until(() => openFiles() === 0, 5_000);
  // Only what was already in the socket's buffers arrives.
  asleep.socket.resume();
  await until(() => asleep.isOver, 5_000);
  expect(asleep.taken).toBeLessThan(SIZE);
}, 30_000);

it("of too many stalled readers, the one stalled longest is dropped, and no active one", async () => {
  const { read, origin } = await serve({ stalledAfter: 200, droppedAfter: 60_000, most: 2 });
  const asleep: ReturnType<typeof read>[] = [];
  for (let count = 0; count < 4; count += 1) {
    const one = read();
    one.socket.pause();
    asleep.push(one);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await until(() => openFiles() === 2, 5_000);
  // Requests per address are unlimited: it may be a CDN.
  for (let count = 0; count < 200; count += 1) {
    const answer = await fetch(origin + PATH, { headers: { Range: `bytes=${count * 1_000}-${count * 1_000 + 99}` } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 100]);
  }
  for (const { socket } of asleep) socket.resume();
  await until(() => asleep.every(({ taken, isOver }) => isOver || taken > SIZE), 15_000);
  expect(asleep.map(({ taken }) => taken > SIZE)).toEqual([false, false, true, true]);
}, 40_000);

it("over a socket a file is described, requested in parts and revalidated as in RFC 9110", async () => {
  const { origin } = await serve();
  const ask = (headers: Record<string, string> = {}, method = "GET") => fetch(origin + PATH, { method, headers });
  const head = await ask({ Range: "bytes=0-9" }, "HEAD");
  const named = Object.fromEntries(
    ["Content-Length", "Content-Type", "Accept-Ranges", "Transfer-Encoding"].map((n) => [n, head.headers.get(n)]),
  );
  expect([head.status, named]).toEqual([
    200,
    { "Content-Length": `${SIZE}`, "Content-Type": "audio/mpeg", "Accept-Ranges": "bytes", "Transfer-Encoding": null },
  ]);
  const tag = head.headers.get("ETag") ?? "";
  const end = await ask({ Range: "bytes=-1000", "If-Range": tag, "Accept-Encoding": "gzip" });
  expect([end.status, end.headers.get("Content-Range"), end.headers.get("Content-Encoding")]).toEqual([
    206,
    `bytes ${SIZE - 1_000}-${SIZE - 1}/${SIZE}`,
    null,
  ]);
  expect(new Uint8Array(await end.arrayBuffer())).toEqual(new Uint8Array(1_000).fill(7));
  const again = await ask({ "If-None-Match": tag, Range: "bytes=0-9" });
  expect([again.status, again.headers.get("ETag"), again.headers.get("Cache-Control"), await again.text()]).toEqual([
    304,
    tag,
    "public, max-age=31536000, immutable",
    "",
  ]);
  const outside = await ask({ Range: `bytes=${SIZE}-` });
  expect([outside.status, outside.headers.get("Content-Range"), outside.headers.get("Cache-Control"), await outside.json()]).toEqual([
    416,
    `bytes */${SIZE}`,
    "no-store",
    expect.objectContaining({ status: 416, isValid: false, detail: "Ce fichier n’a pas les octets demandés." }),
  ]);
  expect(openFiles()).toBe(0);
});
