import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { HOLDER_FILE, LOCK_FILE } from "./lock.ts";

/** File modes that restrict access to the server's own account. */
export const PRIVATE_FOLDER = 0o700;
/** The same for files. */
export const PRIVATE_FILE = 0o600;

/** Permission bits of the group and all others. */
const OTHERS = 0o077;
/** File with the key that encrypts those of the embedded database, if the environment provides none. */
export const KEY_FILE = "key-encryption.key";
/** Folder of the embedded database. */
export const DATABASE_FOLDER = "database";
/** Folder of an embedded database that is not complete yet. */
export const NEW_DATABASE_FOLDER = "database.new";
/** Names the server creates in its data folder. */
const OURS = [DATABASE_FOLDER, NEW_DATABASE_FOLDER, "files", "outbox", KEY_FILE, LOCK_FILE, HOLDER_FILE];
/** Names that mounted disks and home folders contain by default. */
const NOBODYS = ["lost+found", ".bash_logout", ".bashrc", ".profile"];

/**
 * Files that other accounts of the machine could read: `closed` were closed now; `left` still are open, because they are not the server's to close.
 */
export interface Openness {
  closed: number;
  left: string[];
}

/**
 * Creates the data folder, and restricts it and the server's files in it to the server's account: folders 700, files 600. A folder that also contains
 * other files is shared: it stays unchanged, and only the server's own files are restricted.
 */
export async function closeToOthers(folder: string): Promise<Openness> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const openness: Openness = { closed: 0, left: [] };
  // On Windows, modes say nothing about other accounts.
  if (process.platform === "win32") return openness;
  const entries = await readdir(folder);
  const isOurs = entries.every((name) => OURS.includes(name) || NOBODYS.includes(name));
  if (isOurs) await closeOne(folder, openness);
  else if (((await stat(folder)).mode & OTHERS) !== 0) openness.left.push(folder);
  for (const name of OURS.filter((one) => entries.includes(one))) await closeTree(join(folder, name), openness);
  return openness;
}

async function closeTree(path: string, openness: Openness): Promise<void> {
  await closeOne(path, openness);
  if (!(await stat(path)).isDirectory()) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await closeTree(below, openness);
    // A link's target may be outside the folder.
    else if (entry.isFile()) await closeOne(below, openness);
  }
}

async function closeOne(path: string, openness: Openness): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & OTHERS) === 0) return;
  try {
    await chmod(path, mode & 0o777 & ~OTHERS);
    openness.closed += 1;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
    openness.left.push(path);
  }
}
