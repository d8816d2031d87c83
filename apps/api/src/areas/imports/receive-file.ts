import type { Schemas } from "@reserve/contract";
import type { Upload } from "../../platform/contract/body.ts";
import type { Db } from "../../platform/database/database.ts";
import { cleanFileName } from "../../platform/file-name.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import type { Ports } from "../../platform/ports.ts";
import { FOLDER, keySource, sourceSetting } from "./import-sources.store.ts";
import { addImport, type ImportRow, updateImport } from "./imports.store.ts";

/** A received file and its sender; null for the watched folder. */
export interface ReceivedFile {
  fileName: string;
  upload: Upload;
  user: (ImportUser & { keyId?: number }) | null;
}

/** The user on whose behalf an import is verified or written. */
export interface ImportUser {
  id: number;
  userName: string;
  name: string;
}

/** Stores a file and enqueues its verification. */
export async function receiveFile(tx: Db, ports: Ports, { fileName, upload, user }: ReceivedFile, now: Date): Promise<ImportRow> {
  const source = user ? (user.keyId === undefined ? null : keySource(user.keyId)) : FOLDER;
  const row = await addImport(tx, {
    ...(await sourceSetting(tx, source)),
    source,
    kind: await kindOf(ports, fileName, upload.file),
    state: "Verifying",
    fileName: cleanFileName(fileName) || "import",
    file: upload.file,
    fileSize: upload.size,
    createdAt: now,
    createdById: user?.id ?? null,
    createdBy: user?.name ?? null,
    ...(user ? {} : { folderState: "Open" as const }),
  });
  await planVerification(tx, ports, row, user, now);
  return row;
}

/** Enqueues the verification of a file from the start; without a sender, a valid file is then written automatically. */
export async function planVerification(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  row: ImportRow,
  user: ImportUser | null,
  now: Date,
): Promise<void> {
  const payload = { importId: row.id, fileName: row.fileName, userId: user?.id ?? null, userName: user?.userName ?? null };
  const task = await planTask(tx, ports, { kind: "VerifyImport", payload, totalCount: Math.ceil(row.fileSize / 1024), user }, now);
  await updateImport(tx, row.id, { taskId: task.id });
}

/** Returns the kind of a file: XML content or name means notices, anything else stock. */
async function kindOf(ports: Ports, fileName: string, file: string): Promise<Schemas["ImportKind"]> {
  if (/\.(xml|onix|onx)$/i.test(fileName)) return "Onix";
  if (/\.(csv|txt|tsv)$/i.test(fileName)) return "Stock";
  const reader = (await ports.files.open(file))?.getReader();
  const head = (await reader?.read())?.value ?? new Uint8Array(0);
  await reader?.cancel();
  const letters = String.fromCharCode(...head.subarray(0, 40).filter((byte) => byte !== 0 && byte < 128)).trimStart();
  return letters.startsWith("<") ? "Onix" : "Stock";
}
