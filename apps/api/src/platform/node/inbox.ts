import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import type { Inbox } from "../inbox.ts";
import { readPieces, unlessMissing } from "./files.ts";

/** Younger files may still be written to; a modification time further in the future is from before the clock was set back. */
const QUIET_MILLISECONDS = 5_000;

/** Inbox of the files in a folder on disk; hidden and incomplete ones are ignored. */
export function folderInbox(folder: string, now: () => number = Date.now): Inbox {
  return {
    list: async () => {
      await mkdir(folder, { recursive: true });
      const entries = await readdir(folder, { withFileTypes: true });
      const files = await Promise.all(
        entries
          .filter(
            (entry) =>
              entry.isFile() &&
              !/^\s|\s$|\p{Cc}/u.test(entry.name) &&
              !entry.name.startsWith(".") &&
              !/\.(part|tmp|filepart|crdownload)$/i.test(entry.name),
          )
          .map(async ({ name }) => ({ name, changedAt: (await lstat(join(folder, name))).mtimeMs })),
      );
      return files
        .filter(({ changedAt }) => Math.abs(now() - changedAt) >= QUIET_MILLISECONDS)
        .toSorted((one, other) => one.changedAt - other.changedAt || one.name.localeCompare(other.name))
        .map(({ name }) => name);
    },
    open: async (name) => {
      const path = join(folder, name);
      const facts = await unlessMissing(lstat(path));
      // O_NOFOLLOW: a symbolic link that replaced the file could point to anything the server may read.
      return facts?.isFile() ? readPieces(path, { start: 0, end: facts.size - 1 }, constants.O_RDONLY | constants.O_NOFOLLOW) : null;
    },
    move: async (name, to) => void (await moveFile(folder, name, to)),
  };
}

/** Moves a file of the folder to that of done or refused ones, and returns its name there. */
export async function moveFile(folder: string, name: string, to: "done" | "refused"): Promise<string> {
  await mkdir(join(folder, to), { recursive: true });
  const place = await takePlace(join(folder, to), name);
  try {
    await rename(join(folder, name), place);
  } catch (error) {
    await rm(place, { force: true });
    // The file was removed by hand, which has the same effect.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  return basename(place);
}

/** Creates an empty placeholder under the file's name, numbered when the name is taken. */
async function takePlace(folder: string, fileName: string): Promise<string> {
  const { name, ext } = parse(fileName);
  for (let number = 1; ; number += 1) {
    const place = join(folder, number === 1 ? fileName : `${name} (${number})${ext}`);
    try {
      await (await open(place, "wx")).close();
      return place;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}
