import { classifyDatabaseError } from "../database/errors.ts";
import { NewerDatabase } from "../database/migrate.ts";
import { WrongKeyEncryptionKey } from "../identity/key-encryption.ts";
import { BadEnvironment } from "./environment.ts";
import { PortInUse } from "./listen.ts";
import { FolderInUse, FolderNotLockable } from "./lock.ts";

/** One sentence for a mistake that the operator can mend; the error itself, with its trace, for a fault of ours. */
export function sentenceFor(error: unknown, isServerDatabase: boolean): unknown {
  const kinds = [BadEnvironment, FolderInUse, FolderNotLockable, NewerDatabase, PortInUse, WrongKeyEncryptionKey];
  const isKnown = kinds.some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  const isAway = isServerDatabase && classifyDatabaseError(error) === "unavailable";
  return isAway ? "La base de données indiquée par DATABASE_URL ne répond pas. Vérifiez l’adresse, puis relancez." : error;
}
