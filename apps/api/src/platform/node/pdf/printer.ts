import { refuse } from "../../contract/refusals.ts";
import type { PrintJob } from "../../pdf/draw.ts";
import type { Printer } from "../../print.ts";
import { type ThreadLimits, workingThread } from "../working-thread.ts";
import type { PrintAnswer } from "./renderer.ts";

/** What printing may take at most; whatever the contract lets in stays far below. */
export interface PrintLimits extends ThreadLimits {
  /** For one file. */
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
 * Sheets and labels as PDF, set in the console's own typeface, with every letter embedded. They are made one after another in a thread of their own,
 * so that nobody waits for them but who asked. Throws 503 for what goes beyond a limit; `close` ends the thread at once, whatever it is at.
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
