import type { Schemas } from "@reserve/contract";
import type { Upload } from "../../platform/contract/body.ts";
import type { Db } from "../../platform/database/database.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import type { Ports } from "../../platform/ports.ts";
import { addImport, type ImportRow, updateImport } from "./imports.store.ts";

/** A file that came, and from whom; nobody: from the watched folder. */
export interface ReceivedFile {
  fileName: string;
  upload: Upload;
  user: { id: number; userName: string; name: string } | null;
}

/** Notes a file and lets it be verified in the background. */
export async function receiveFile(tx: Db, ports: Ports, { fileName, upload, user }: ReceivedFile, now: Date): Promise<ImportRow> {
  const row = await addImport(tx, {
    kind: await kindOf(ports, fileName, upload.file),
    state: "Verifying",
    fileName: fileName.replace(/\p{Cc}/gu, " ").trim() || "import",
    file: upload.file,
    fileSize: upload.size,
    createdAt: now,
    createdById: user?.id ?? null,
    createdBy: user?.name ?? null,
    ...(user ? {} : { folderState: "Open" as const }),
  });
  const payload = { importId: row.id, fileName: row.fileName, userId: user?.id ?? null, userName: user?.userName ?? null };
  const task = await planTask(tx, ports, { kind: "VerifyImport", payload, totalCount: Math.ceil(upload.size / 1024), user }, now);
  await updateImport(tx, row.id, { taskId: task.id });
  return row;
}

/** What begins like XML, or is called so, are notices. */
async function kindOf(ports: Ports, fileName: string, file: string): Promise<Schemas["ImportKind"]> {
  if (/\.(xml|onix|onx)$/i.test(fileName)) return "Onix";
  if (/\.(csv|txt|tsv)$/i.test(fileName)) return "Stock";
  const reader = (await ports.files.open(file))?.getReader();
  const head = (await reader?.read())?.value ?? new Uint8Array(0);
  await reader?.cancel();
  const letters = String.fromCharCode(...head.subarray(0, 40).filter((byte) => byte !== 0 && byte < 128)).trimStart();
  return letters.startsWith("<") ? "Onix" : "Stock";
}
