import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "../ports.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.ts";

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
