import { refuse } from "../../contract/refusals.ts";
import type { PrintJob } from "../../pdf/draw.ts";
import type { Printer } from "../../print.ts";
import { type ThreadLimits, workingThread } from "../working-thread.ts";
import type { PrintAnswer } from "./renderer.ts";

/** Limits for printing a PDF; everything the contract allows stays far below. */
export interface PrintLimits extends ThreadLimits {
  /** Maximum size of one file. */
  bytes: number;
}

const LIMITS: PrintLimits = {
  ...{ milliseconds: 10_000, startMilliseconds: 30_000, waiting: 50 },
  ...{ bytes: 20_000_000, megabytesOfMemory: 256 },
};
const TOO_MUCH = {
  fr: "L’impression n’a pas abouti. Réessayez dans un instant.",
  en: "Printing did not succeed. Try again shortly.",
};

/**
 * Creates the printer of PDF sheets and labels, in the console's own typeface, fully embedded. Files are made one at a time in a separate thread, so
 * that only their callers wait. Throws 503 beyond a limit; `close` ends the thread immediately, even while printing.
 */
export function pdfPrinter(
  limits: PrintLimits = LIMITS,
  renderer: URL = new URL("./renderer.ts", import.meta.url),
): Printer & { close(): Promise<void> } {
  const thread = workingThread<PrintJob, PrintAnswer>(renderer, limits, TOO_MUCH);
  const print = async (job: PrintJob) => {
    const answer = await thread.do(job);
    if ("error" in answer) throw answer.error;
    if (answer.bytes.byteLength > limits.bytes) throw refuse.unavailable(TOO_MUCH);
    return answer.bytes;
  };
  return {
    sheet: (sheet) => print({ sheet }),
    label: (label) => print({ label }),
    papers: (papers) => print({ papers }),
    close: thread.close,
  };
}
