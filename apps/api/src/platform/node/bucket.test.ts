import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Files } from "../ports.ts";
import { bucketFiles } from "./bucket.ts";

/** The part of S3 needed for files: objects, and multipart uploads. */
class Storage {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Map<number, Buffer>>();
  readonly signed: boolean[] = [];

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://s3");
    const key = decodeURIComponent(url.pathname);
    const upload = url.searchParams.get("uploadId") ?? "";
    this.signed.push(/^AWS4-HMAC-SHA256 Credential=key-of-a-test\//.test(request.headers.authorization ?? ""));
    const body = await bodyOf(request);
    const xml = (text: string) => response.writeHead(200, { "Content-Type": "application/xml" }).end(text);
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      const id = String(this.uploads.size + 1);
      this.uploads.set(id, new Map());
      xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    } else if (request.method === "PUT" && upload) {
      this.uploads.get(upload)?.set(Number(url.searchParams.get("partNumber")), body);
      response.writeHead(200, { ETag: `"${body.length}"` }).end();
    } else if (request.method === "POST" && upload) {
      const parts = [...(this.uploads.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part);
      this.objects.set(key, Buffer.concat(parts));
      this.uploads.delete(upload);
      xml("<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>");
    } else if (request.method === "DELETE") {
      if (upload) this.uploads.delete(upload);
      else this.objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === "PUT") {
      this.objects.set(key, body);
      response.writeHead(200, { ETag: '"x"' }).end();
    } else {
      const found = this.objects.get(key);
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
      const part = found?.subarray(Number(start ?? 0), end === undefined ? undefined : Number(end) + 1);
      if (part) response.writeHead(start === undefined ? 200 : 206, { "Content-Length": part.length }).end(part);
      else response.writeHead(404, { "Content-Type": "application/xml" }).end("<Error><Code>NoSuchKey</Code></Error>");
    }
  }
}

/** Returns the decoded body: a signed chunked upload has a header line before each chunk. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  if (!request.headers["content-encoding"]?.includes("aws-chunked")) return whole;
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = whole.indexOf("\r\n", at);
    const length = Number.parseInt(whole.toString("latin1", at, end), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(whole.subarray(end + 2, end + 2 + length));
    at = end + 4 + length;
  }
}

let storage: Storage;
let server: Server;
let files: Files & { close(): void };
beforeAll(async () => {
  // Otherwise the library leaves a global behind.
  vi.stubEnv("AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA", "true");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key-of-a-test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret-of-a-test");
  storage = new Storage();
  server = createServer((request, response) => void storage.answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  files = bucketFiles({ name: "reserve", prefix: "boutique/", region: "fr-par", endpoint });
});
afterAll(async () => {
  files.close();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const streamOf = (pieces: number, size: number): ReadableStream<Uint8Array> => {
  let left = pieces;
  return new ReadableStream({
    pull: (controller) => {
      if (left-- > 0) controller.enqueue(new Uint8Array(size).fill(left % 251));
      else controller.close();
    },
  });
};

describe("files in a bucket", () => {
  it("are written, read and removed under the prefix, signed", async () => {
    await files.write("pictures/1/small.webp", new Uint8Array([1, 2, 3]));
    expect([...storage.objects.keys()]).toEqual(["/reserve/boutique/pictures/1/small.webp"]);
    expect(await files.read("pictures/1/small.webp")).toEqual(new Uint8Array([1, 2, 3]));
    await files.remove("pictures/1/small.webp");
    expect(await files.read("pictures/1/small.webp")).toBeNull();
    expect(await files.open("pictures/1/small.webp")).toBeNull();
    expect(await files.size("pictures/1/small.webp")).toBeNull();
    expect(storage.signed.every(Boolean)).toBe(true);
  });

  it("are stored piece by piece, and opened so", async () => {
    const stored = await files.store("uploads/a", streamOf(140, 100_000), 20_000_000);
    expect(stored).toMatchObject({ size: 14_000_000, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const opened = await files.open("uploads/a");
    let size = 0;
    for await (const piece of opened ?? []) size += piece.byteLength;
    expect(size).toBe(14_000_000);
    expect(await files.size("uploads/a")).toBe(14_000_000);
    const part = await new Response(await files.open("uploads/a", { start: 99_998, end: 100_001 })).bytes();
    expect(part).toEqual(new Uint8Array([139, 139, 138, 138]));
  });

  it("that are too large, or break off, leave nothing", async () => {
    expect(await files.store("uploads/b", streamOf(400, 100_000), 12_000_000)).toBeNull();
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("terminated")),
    });
    await expect(files.store("uploads/c", broken, 1_000)).rejects.toThrow("terminated");
    expect([...storage.objects.keys()].filter((key) => /uploads\/[bc]$/.test(key))).toEqual([]);
    await vi.waitFor(() => expect(storage.uploads.size).toBe(0));
  });

  it("say whether anything can be written, and leave no probe", async () => {
    const before = storage.objects.size;
    await files.verify();
    expect(storage.objects.size).toBe(before);
    await expect(files.write("../out", new Uint8Array(1))).rejects.toThrow("generated");
  });

  it("say that the storage does not answer", async () => {
    const nowhere = bucketFiles({ name: "reserve", prefix: "", region: "fr-par", endpoint: "http://127.0.0.1:9" });
    await expect(nowhere.verify()).rejects.toThrow();
    nowhere.close();
  });
});
