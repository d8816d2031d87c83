import { parentPort } from "node:worker_threads";
import { findPdfFault } from "../../pdf-faults.ts";
import type { PdfFault } from "../../pdfs.ts";
import { READY } from "../working-thread.ts";

/** The thread's response; errors of ours are thrown. */
export interface PdfAnswer {
  fault: PdfFault | null;
}

parentPort?.on("message", (bytes: Uint8Array) => {
  void findPdfFault(bytes).then((fault) => parentPort?.postMessage({ fault } satisfies PdfAnswer));
});

parentPort?.postMessage(READY);
