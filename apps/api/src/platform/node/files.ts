import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "../ports.ts";

/** Files below one folder. Names are our own, generated ones: anything that could leave the folder is an error of ours. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string): string => {
    if (!/^[a-z0-9][a-z0-9/._-]*$/i.test(name) || name.includes("..")) throw new Error("A file name must be a generated one.");
    return join(folder, name);
  };
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, bytes);
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

/** Throws unless a file can be written into the folder, and leaves none behind. */
export async function verifyFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${crypto.randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(probe, "");
  await rm(probe);
}
