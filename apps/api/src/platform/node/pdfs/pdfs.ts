import type { Pdfs } from "../../pdfs.ts";
import { type ThreadLimits, workingThread } from "../working-thread.ts";
import type { PdfAnswer, PdfJob } from "./reader.ts";

const LIMITS: ThreadLimits = { milliseconds: 10_000, startMilliseconds: 30_000, waiting: 20, megabytesOfMemory: 256 };
const TOO_MUCH = {
  fr: "Le PDF n’a pas pu être vérifié. Réessayez dans un instant.",
  en: "The PDF could not be checked. Try again shortly.",
};

/** Creates the checker of PDFs, in a separate thread: a small file may unpack to a large one. Throws 503 beyond a limit. */
export function pdfThread(limits: ThreadLimits = LIMITS): Pdfs & { close(): Promise<void> } {
  const thread = workingThread<PdfJob, PdfAnswer>(new URL("./reader.ts", import.meta.url), limits, TOO_MUCH);
  return {
    findFault: async (bytes) => (await thread.do({ find: "Fault", bytes })).fault ?? null,
    readInvoice: async (bytes) => (await thread.do({ find: "Invoice", bytes })).invoice ?? null,
    close: thread.close,
  };
}
