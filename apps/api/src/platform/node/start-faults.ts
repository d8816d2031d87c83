import { statfsSync } from "node:fs";
import { classifyDatabaseError } from "../database/errors.ts";
import { NewerDatabase, OlderDatabase } from "../database/migrate.ts";
import { WrongKeyEncryptionKey } from "../identity/key-encryption.ts";
import { UnreadableDatabase } from "./database-folder.ts";
import { BadEnvironment } from "./environment.ts";
import { PortInUse } from "./listen.ts";
import { FolderInUse, FolderNotLockable } from "./lock.ts";

/** The embedded database writes its log in files of 16 MB: with less space than two of them it can neither be opened nor created. */
const LEAST_FREE_BYTES = 32_000_000;

/** Database and data folder of a start, as far as its environment could be read. */
export interface StartPlace {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Returns the message for a failed start that the operator can fix; else the error itself. `freeBytes` returns the free space of a folder:
 * on a full disk the embedded database throws an error without cause.
 */
export function startFault(error: unknown, place: StartPlace | null, freeBytes = freeBytesOf): unknown {
  const kinds = [BadEnvironment, FolderInUse, FolderNotLockable, NewerDatabase, OlderDatabase, PortInUse, WrongKeyEncryptionKey];
  const isKnown = kinds.some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  const failure = classifyDatabaseError(error);
  if (place?.databaseUrl) {
    if (failure === "unavailable") return "La base de données indiquée par DATABASE_URL ne répond pas. Vérifiez l’adresse, puis relancez.";
    if (failure === "full")
      return "Le disque de la base de données ou du dossier de données est plein. Libérez de la place, puis relancez.";
    return error;
  }
  // On a full disk the embedded database fails to open, too: space is the better hint.
  const isFull = failure === "full" || (place !== null && place.dataDir !== "memory://" && freeBytes(place.dataDir) < LEAST_FREE_BYTES);
  if (isFull) return `Le disque du dossier de données ${place?.dataDir ?? ""} est plein. Libérez au moins 100 Mo, puis relancez.`;
  return error instanceof UnreadableDatabase ? error.message : error;
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // The folder does not exist: the thrown error reports that.
    return Number.POSITIVE_INFINITY;
  }
}
