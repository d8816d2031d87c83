import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The process that uses a data folder, as far as known. */
export interface LockOwner {
  host: string;
  pid: number;
  since: string;
}

/** Thrown when another process uses the data folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
  readonly lockOwner: LockOwner | null;
  constructor(folder: string, lockOwner: LockOwner | null) {
    super(
      `Le dossier de données ${folder} est déjà utilisé${lockOwner ? nameOf(lockOwner) : ""}. Arrêtez-le, ou choisissez un autre DATA_DIR.`,
    );
    this.lockOwner = lockOwner;
  }
}

/** Thrown when the data folder cannot be locked at all. */
export class FolderNotLockable extends Error {
  override name = "FolderNotLockable";
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Le dossier de données ${folder} ne peut pas être réservé à ce serveur (${reason}). Placez DATA_DIR sur un disque local, où Réserve peut écrire.`,
      { cause },
    );
  }
}

/** Releases the folder. */
export type Unlock = () => Promise<void>;

/** Lock file, always empty: only the system lock on it matters. */
export const LOCK_FILE = "server.lock";
/**
 * Describes the lock's owner, for the second process and for people. A separate file, because closing any other handle of the locked one would
 * release the lock (POSIX).
 */
export const HOLDER_FILE = "server.holder.json";
const SQLITE_BUSY = 5;

/** All open locks: an unreferenced one would be garbage-collected, which would unlock its folder. */
const openDatabases = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process, without changing a byte if another has it: the embedded database has no lock, and two processes would lose
 * each other's rows. Uses the system lock that SQLite sets on a file: it works across containers and is released however the process ends. Throws
 * `FolderInUse` or `FolderNotLockable`.
 */
export function lockFolder(folder: string): Unlock {
  const lock = takeLock(folder);
  openDatabases.add(lock);
  const lockOwner: LockOwner = { host: hostname(), pid: process.pid, since: new Date().toISOString() };
  writeFileSync(join(folder, HOLDER_FILE), `${JSON.stringify(lockOwner)}\n`, { mode: 0o600 });
  return () => {
    openDatabases.delete(lock);
    lock.close();
    return Promise.resolve();
  };
}

/** Locks the data folder of an embedded database, creating it if needed; returns nothing for a server database. */
export function lockDataDir(environment: { dataDir: string; databaseUrl: string | null }): Unlock {
  if (environment.databaseUrl || environment.dataDir === "memory://") return () => Promise.resolve();
  mkdirSync(environment.dataDir, { recursive: true, mode: 0o700 });
  return lockFolder(environment.dataDir);
}

function takeLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
    // The journal stays in memory, because nothing is written that would need a rollback.
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    const isLocked = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
    throw isLocked ? new FolderInUse(folder, readLockOwner(folder)) : new FolderNotLockable(folder, error);
  }
}

/** Returns the last lock owner; null when unreadable. */
function readLockOwner(folder: string): LockOwner | null {
  try {
    const { host, pid, since } = JSON.parse(readFileSync(join(folder, HOLDER_FILE), "utf8")) as Record<keyof LockOwner, unknown>;
    return { host: String(host), pid: Number(pid), since: String(since) };
  } catch {
    // The folder is locked by another process.
    return null;
  }
}

function nameOf({ host, pid, since }: LockOwner): string {
  const at = new Date(since);
  const when = Number.isNaN(at.getTime()) ? "" : ` depuis le ${at.toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "medium" })}`;
  return ` par le processus ${pid} de la machine ${host}${when}`;
}
