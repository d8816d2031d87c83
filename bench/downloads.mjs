// Readers of one stored sound of 47 MB who take it slowly, as from a slow line: what they cost the server, and how fast one who hurries has it meanwhile.
//   npm run bench -- downloads [--readers=24] [--kbps=1000] [--seconds=10]
import { connect } from "node:net";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";

const { values } = parseArgs({
  options: {
    readers: { type: "string", default: "24" },
    kbps: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
  },
});
const READERS = Number(values.readers);
const SIZE = 47_000_000;
const PART = 1_048_576;
const PIECE = 65_536;
const PAUSE_MS = (PIECE * 8) / Number(values.kbps);
/** Code for the server process: reports its memory after a full garbage collection. */
const PROBE = `process.on("message", () => {
  for (let turn = 0; turn < 4; turn += 1) globalThis.gc();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  process.send({ heapUsed, external, arrayBuffers, rss });
});
process.channel.unref();`;

const shop = await demoShop({
  // The probe looks at the thread that it is loaded into first.
  script: "serve.ts",
  flags: ["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(PROBE)}`],
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
try {
  await shop.start();
  const load = loadavg()[0];
  const path = `/api/Common/Media/File?key=${await upload(await shop.signIn("admin"))}`;
  // The first answer loads modules that stay in memory.
  const alone = await hurry(path);
  await pause(2_000);
  const before = await probe();
  const readers = Array.from({ length: READERS }, () => readSlowly(path));
  const most = { heapUsed: 0, external: 0, arrayBuffers: 0, rss: 0 };
  for (let second = 0; second < Number(values.seconds); second += 1) {
    await pause(1_000);
    const now = await probe();
    for (const kind of Object.keys(most)) most[kind] = Math.max(most[kind], now[kind] - before[kind]);
  }
  const taken = readers.map((reader) => reader.taken / 1e6);
  const beside = await hurry(path);
  for (const { socket } of readers) socket.destroy();
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  const growth = most.heapUsed + most.external;
  console.log(
    `${READERS} readers of ${SIZE / 1e6} MB at ${values.kbps} kbit/s for ${values.seconds} s (${Math.min(...taken).toFixed(1)} to ${Math.max(...taken).toFixed(1)} MB taken): ` +
      `external memory + ${megabytes(most.external)} MB, of which array buffers + ${megabytes(most.arrayBuffers)}; heap + ${megabytes(most.heapUsed)}; ` +
      `resident + ${megabytes(most.rss)}; each reader ${Math.round(growth / READERS / 1e3)} kB. ` +
      `One who hurries: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside them.`,
  );
  console.log(
    `${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${load.toFixed(1)}.`,
  );
} finally {
  await shop.remove();
}

function probe() {
  return new Promise((resolve) => {
    shop.process.once("message", resolve);
    shop.process.send("probe");
  });
}

/** Makes a medium of a sound of that size; the key of its file. */
async function upload(token) {
  const sound = new Uint8Array(SIZE).fill(7);
  sound.set(new TextEncoder().encode("ID3"));
  const uploadId = crypto.randomUUID();
  for (let offset = 0; offset < SIZE; offset += PART) {
    const query = new URLSearchParams({ uploadId, fileName: "lecture.mp3", size: String(SIZE), offset: String(offset) });
    const answer = await fetch(`${shop.origin}/api/BackOffice/Media/Upload?${query}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/octet-stream",
        "Idempotency-Key": crypto.randomUUID(),
      },
      body: sound.subarray(offset, offset + PART),
    });
    if (!answer.ok) throw new Error(`a part was refused: ${answer.status} ${await answer.text()}`);
  }
  const body = { title: "Lecture", altText: "", mediaType: "AudioUpload", uploadId };
  const { entityOutput } = await shop.call("POST", "/BackOffice/Media/Media", token, body);
  return entityOutput.uploadedFile.key;
}

/** Takes a piece, then rests. */
function readSlowly(path) {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`));
  const reader = { socket, taken: 0 };
  socket.on("data", (bytes) => {
    reader.taken += bytes.byteLength;
    socket.pause();
    setTimeout(() => socket.resume(), (PAUSE_MS * bytes.byteLength) / PIECE);
  });
  socket.on("error", () => undefined);
  return reader;
}

/** Milliseconds for the whole file. */
async function hurry(path) {
  const since = performance.now();
  const answer = await fetch(shop.origin + path);
  const { byteLength } = await answer.arrayBuffer();
  if (byteLength !== SIZE) throw new Error(`the file came with ${byteLength} bytes`);
  return performance.now() - since;
}
