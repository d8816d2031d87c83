import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import type { ByteRange, Files } from "../ports.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.ts";

/** The most bytes that one file may have. */
const LIMIT = 300_000_000;

/**
 * Bytes of a file read at a time. The server buffers two to four of them for a stalled reader: enough for any bandwidth, little compared to 256 kB.
 */
const PIECE = 32_768;

/** Files below one folder, which only the server's own account may read. Names are our own, generated ones: anything that could leave the folder is an error of ours. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string): string => {
    if (!/^[a-z0-9][a-z0-9/._-]*$/i.test(name) || name.includes("..")) throw new Error("A file name must be a generated one.");
    return join(folder, name);
  };
  return {
    write: (name, bytes) => writeWhole(pathOf(name), bytes),
    read: (name) => unlessMissing(readFile(pathOf(name))),
    store: async (name, bytes, limit) => {
      const path = pathOf(name);
      const hash = createHash("sha256");
      let size = 0;
      async function* measured(): AsyncGenerator<Uint8Array, void> {
        for await (const piece of bytes as NodeStream<Uint8Array>) {
          size += piece.byteLength;
          if (size > limit) throw new TooLarge();
          hash.update(piece);
          yield piece;
        }
      }
      try {
        await writeWhole(path, measured());
        return { size, digest: hash.digest("hex") };
      } catch (error) {
        if (error instanceof TooLarge) return null;
        throw error;
      }
    },
    size: async (name) => (await unlessMissing(stat(pathOf(name))))?.size ?? null,
    open: async (name, range) => openFile(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
    limit: LIMIT,
    verify: () => verifyFolder(folder),
  };
}

/** Ending of the name under which a file is written until it is whole. */
const PART = ".part";

/** Writes a file, which gets its name once it is whole. Removes what was written of one that fails, such as on a full disk. */
export async function writeWhole(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${path}${PART}`;
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await writeFile(part, bytes, { mode: PRIVATE_FILE });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Removes what a process that was killed had written of files below a folder, and returns how many there were. `quietMilliseconds`: for how long nothing must
 * have been written to one, where other processes may write into the same folder.
 */
export async function removeParts(folder: string, quietMilliseconds: number): Promise<number> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  let removed = 0;
  for (const entry of entries.filter((one) => one.isFile() && one.name.endsWith(PART))) {
    const path = join(entry.parentPath, entry.name);
    const changedAt = (await unlessMissing(stat(path)))?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt < quietMilliseconds) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Returns the result; null where the file does not exist (ENOENT). */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Returns a file's bytes, or a range of them, as `readPieces` does; null where there is no such file. */
async function openFile(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
  const facts = await unlessMissing(stat(path));
  return facts && readPieces(path, range ?? { start: 0, end: facts.size - 1 });
}

/** Returns a byte range of a file, read on demand. A stream of `node:fs` reads ahead and would use twice the memory for a slow reader. */
export function readPieces(path: string, range: ByteRange, flags: string | number = "r"): ReadableStream<Uint8Array> {
  return NodeStream.from(piecesOf(path, range, flags)) as ReadableStream<Uint8Array>;
}

async function* piecesOf(path: string, { start, end }: ByteRange, flags: string | number): AsyncGenerator<Uint8Array, void> {
  const file = await open(path, flags);
  try {
    for (let at = start; at <= end; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(Math.min(PIECE, end + 1 - at)), { position: at });
      if (bytesRead === 0) throw new Error("a stored file ended before its last byte");
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** More than a file's directory entry needs, so that a full disk is detected. */
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
