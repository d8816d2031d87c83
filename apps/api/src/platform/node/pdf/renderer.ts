import { parentPort } from "node:worker_threads";
import type { AddressLabel, Sheet } from "../../print.ts";
import { type Faces, loadFaces } from "./faces.ts";
import { drawLabel } from "./label.ts";
import { drawSheet } from "./sheet.ts";

/** What the thread is asked for. */
export type PrintJob = { sheet: Sheet } | { label: AddressLabel };

/** What it says: the file, or why there is none. */
export type PrintAnswer = { bytes: Uint8Array<ArrayBuffer> } | { error: Error };

let faces: Promise<Faces> | null = null;

parentPort?.on("message", (job: PrintJob) => {
  void answer(job).then((said) => parentPort?.postMessage(said, "bytes" in said ? [said.bytes.buffer] : []));
});

async function answer(job: PrintJob): Promise<PrintAnswer> {
  try {
    faces ??= loadFaces();
    const loaded = await faces;
    return { bytes: await ("sheet" in job ? drawSheet(loaded, job.sheet) : drawLabel(loaded, job.label)) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
