import { parentPort } from "node:worker_threads";
import { findPdfFault, readPdfInvoice } from "../../pdf-faults.ts";
import type { PdfFault } from "../../pdfs.ts";
import { READY } from "../working-thread.ts";

/** A PDF to read, and what is to be found out. */
export interface PdfJob {
  find: "Fault" | "Invoice";
  bytes: Uint8Array;
}

/** The thread's response, of which `find` is one part; errors of ours are thrown. */
export interface PdfAnswer {
  fault?: PdfFault | null;
  invoice?: string | null;
}

parentPort?.on("message", ({ find, bytes }: PdfJob) => {
  const answer = async (): Promise<PdfAnswer> =>
    find === "Fault" ? { fault: await findPdfFault(bytes) } : { invoice: await readPdfInvoice(bytes) };
  void answer().then((found) => parentPort?.postMessage(found));
});

parentPort?.postMessage(READY);
