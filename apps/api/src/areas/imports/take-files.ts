import type { Inbox } from "../../platform/inbox.ts";
import type { Ports } from "../../platform/ports.ts";
import { openFolderImport, updateImport } from "./imports.store.ts";
import { receiveFile } from "./receive-file.ts";

/**
 * Polls the watched folder once: archives the file whose import has ended, else imports the next. Files are verified and written
 * automatically, one at a time, so messages apply in order.
 */
export async function takeFiles(ports: Ports, inbox: Inbox): Promise<void> {
  const open = await openFolderImport(ports.db);
  if (open) {
    if (open.isAtWork) return;
    await inbox.move(open.row.fileName, open.row.state === "Done" ? "done" : "refused");
    await updateImport(ports.db, open.row.id, { folderState: "Filed" });
  }
  const [fileName] = await inbox.list();
  if (fileName === undefined) return;
  const bytes = await inbox.open(fileName);
  if (!bytes) return;
  const file = `uploads/${crypto.randomUUID()}`;
  const stored = await ports.files.store(file, bytes, ports.files.limit);
  if (!stored) {
    ports.log("warn", "file of the watched folder is too large", { limit: ports.files.limit });
    await inbox.move(fileName, "refused");
    return;
  }
  await ports.db.transaction((tx) => receiveFile(tx, ports, { fileName, upload: { file, ...stored }, user: null }, ports.clock.now()));
  ports.jobs.wake();
}
