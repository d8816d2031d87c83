import { parentPort } from "node:worker_threads";
import type { AddressLabel, Papers, Sheet } from "../../print.ts";
import { type Faces, loadFaces } from "./faces.ts";
import { drawLabel } from "./label.ts";
import { type Bytes, Page } from "./page.ts";
import { drawSheet } from "./sheet.ts";

/** What the thread is asked for. */
export type PrintJob = { sheet: Sheet } | { label: AddressLabel } | { papers: Papers };

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
    return { bytes: await draw(loaded, papersOf(job)) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** One paper is a file of one. */
function papersOf(job: PrintJob): Papers {
  if ("papers" in job) return job.papers;
  const { language, title, madeAt } = "sheet" in job ? job.sheet : job.label;
  return { language, title, madeAt, parts: [job] };
}

function draw(loaded: Faces, { parts, ...options }: Papers): Promise<Bytes> {
  const page = new Page(loaded, options);
  for (const part of parts) {
    if ("sheet" in part) drawSheet(page, part.sheet);
    else drawLabel(page, part.label);
  }
  return page.finish();
}
