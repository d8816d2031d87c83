import { createHash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { ReadableStream as NodeStream } from "node:stream/web";
import type { S3Client } from "@aws-sdk/client-s3";
import type { ByteRange, Files } from "../ports.ts";

/** Object storage for the files. */
export interface Bucket {
  name: string;
  /** Prefix of every object name; ends with `/` unless empty. */
  prefix: string;
  region: string;
  /** Endpoint of S3-compatible storage other than Amazon's; null: Amazon's. */
  endpoint: string | null;
}

const LIMIT = 300_000_000;
/** Open connections to the storage. */
const CONNECTIONS = 1_000;

/**
 * Creates file storage on an S3-compatible service. Credentials come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, never from the
 * URL, which is logged. Uploads are atomic: parts of an aborted one are removed.
 */
export function bucketFiles({ name, prefix, region, endpoint }: Bucket): Files & { close(): void } {
  let opened: Promise<S3> | null = null;
  const s3 = () => {
    opened ??= openS3(region, endpoint);
    return opened;
  };
  const at = (file: string) => {
    if (!/^[a-z0-9][a-z0-9/._-]*$/i.test(file) || file.includes("..")) throw new Error("A file name must be a generated one.");
    return { Bucket: name, Key: `${prefix}${file}` };
  };
  const get = async (file: string, range?: ByteRange) => {
    const { client, commands } = await s3();
    const command = new commands.GetObjectCommand({ ...at(file), ...(range && { Range: `bytes=${range.start}-${range.end}` }) });
    try {
      return (await client.send(command)).Body ?? null;
    } catch (error) {
      if (error instanceof commands.NoSuchKey) return null;
      throw error;
    }
  };
  return {
    write: async (file, bytes) => {
      const { client, commands } = await s3();
      await client.send(new commands.PutObjectCommand({ ...at(file), Body: bytes }));
    },
    read: async (file) => (await (await get(file))?.transformToByteArray()) ?? null,
    store: async (file, bytes, limit) => {
      const { client, Upload } = await s3();
      const hash = createHash("sha256");
      let size = 0;
      const counted = new Transform({
        transform: (piece: Uint8Array, _encoding, done) => {
          size += piece.byteLength;
          hash.update(piece);
          done(size > limit ? new TooLarge() : null, piece);
        },
      });
      const source = Readable.fromWeb(bytes as NodeStream<Uint8Array>);
      source.on("error", (error) => counted.destroy(error));
      const upload = new Upload({ client, params: { ...at(file), Body: source.pipe(counted) }, queueSize: 2 });
      try {
        await upload.done();
        return { size, digest: hash.digest("hex") };
      } catch (error) {
        source.destroy();
        if (error instanceof TooLarge) return null;
        throw error;
      }
    },
    size: async (file) => {
      const { client, commands } = await s3();
      try {
        return (await client.send(new commands.HeadObjectCommand(at(file)))).ContentLength ?? 0;
      } catch (error) {
        // A response without a body: only its status shows that the object is missing.
        if (error instanceof commands.NotFound) return null;
        throw error;
      }
    },
    open: async (file, range) => {
      const body = await get(file, range);
      return body && (NodeStream.from(body as Readable) as ReadableStream<Uint8Array>);
    },
    remove: async (file) => {
      const { client, commands } = await s3();
      await client.send(new commands.DeleteObjectCommand(at(file)));
    },
    limit: LIMIT,
    verify: async () => {
      const { client, commands } = await s3();
      const probe = at(`probe-${crypto.randomUUID()}`);
      await client.send(new commands.PutObjectCommand({ ...probe, Body: new Uint8Array(16) }));
      await client.send(new commands.DeleteObjectCommand(probe));
    },
    close: () => {
      void opened?.then(({ client }) => client.destroy());
    },
  };
}

interface S3 {
  client: S3Client;
  commands: typeof import("@aws-sdk/client-s3");
  Upload: typeof import("@aws-sdk/lib-storage").Upload;
}

/** Loads the S3 client, only if a bucket is configured. */
async function openS3(region: string, endpoint: string | null): Promise<S3> {
  const [commands, { Upload }] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
  const client = new commands.S3Client({
    region,
    // A slow reader occupies a connection for the whole file: with the usual fifty, others would wait.
    requestHandler: { httpAgent: { maxSockets: CONNECTIONS }, httpsAgent: { maxSockets: CONNECTIONS } },
    // Storage other than Amazon's often supports neither buckets as host names nor the newer checksums.
    ...(endpoint
      ? { endpoint, forcePathStyle: true, requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" }
      : {}),
  });
  return { client, commands, Upload };
}

/** Thrown when a file exceeds its maximum size. */
class TooLarge extends Error {
  override name = "TooLarge";
}
