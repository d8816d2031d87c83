import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Inbox } from "../inbox.ts";
import { openFile } from "./files.ts";

/** Younger files may still be written to. */
const QUIET_MILLISECONDS = 5_000;

/** The files of a folder on disk; hidden ones and those that say that they are not whole yet are left alone. */
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
          .map(async ({ name }) => ({ name, changedAt: (await stat(join(folder, name))).mtimeMs })),
      );
      return files
        .filter(({ changedAt }) => now() - changedAt >= QUIET_MILLISECONDS)
        .toSorted((one, other) => one.changedAt - other.changedAt || one.name.localeCompare(other.name))
        .map(({ name }) => name);
    },
    open: (name) => openFile(join(folder, name)),
    move: async (name, to) => {
      await mkdir(join(folder, to), { recursive: true });
      try {
        await rename(join(folder, name), join(folder, to, name));
      } catch (error) {
        // Somebody took it away by hand: it is aside.
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      }
    },
  };
}
