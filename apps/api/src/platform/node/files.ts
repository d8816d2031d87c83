import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Files } from "../ports.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.ts";

/** The most bytes that one file may have. */
const LIMIT = 300_000_000;

/** Files below one folder, which only the server's own account may read. Names are our own, generated ones: anything that could leave the folder is an error of ours. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string): string => {
    if (!/^[a-z0-9][a-z0-9/._-]*$/i.test(name) || name.includes("..")) throw new Error("A file name must be a generated one.");
    return join(folder, name);
  };
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(`${path}.part`, bytes, { mode: PRIVATE_FILE });
      await rename(`${path}.part`, path);
    },
    read: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    store: async (name, bytes, limit) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      const hash = createHash("sha256");
      let size = 0;
      const isWhole = await pipeline(
        Readable.fromWeb(bytes as NodeStream<Uint8Array>),
        async function* (pieces: AsyncIterable<Uint8Array>) {
          for await (const piece of pieces) {
            size += piece.byteLength;
            if (size > limit) throw new TooLarge();
            hash.update(piece);
            yield piece;
          }
        },
        createWriteStream(`${path}.part`, { mode: PRIVATE_FILE }),
      ).then(
        () => true,
        async (error: unknown) => {
          await rm(`${path}.part`, { force: true });
          if (error instanceof TooLarge) return false;
          throw error;
        },
      );
      if (!isWhole) return null;
      await rename(`${path}.part`, path);
      return { size, digest: hash.digest("hex") };
    },
    open: async (name) => {
      const path = pathOf(name);
      try {
        await access(path);
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
      return Readable.toWeb(createReadStream(path, { highWaterMark: 262_144 })) as unknown as ReadableStream<Uint8Array>;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    limit: LIMIT,
    verify: () => verifyFolder(folder),
  };
}

/** More than a file's name needs, so that a disk without room for it says so. */
const PROBE = new Uint8Array(4_096);

/** Throws unless a file can be written into the folder, and leaves none behind. */
export async function verifyFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${crypto.randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await writeFile(probe, PROBE, { mode: PRIVATE_FILE });
  } finally {
    await rm(probe, { force: true });
  }
}

/** Stops a file that has more bytes than it may. */
class TooLarge extends Error {
  override name = "TooLarge";
}
