import { Worker } from "node:worker_threads";
import { refuse } from "../../contract/refusals.ts";
import type { PrintJob } from "../../pdf/draw.ts";
import type { Bytes } from "../../pdf/page.ts";
import type { Printer } from "../../print.ts";
import type { PrintAnswer } from "./renderer.ts";

/** What printing may take at most; whatever the contract lets in stays far below. */
export interface PrintLimits {
  /** For one file, with the start of the thread. */
  milliseconds: number;
  /** How many files may wait. */
  waiting: number;
  bytes: number;
  megabytesOfMemory: number;
}

const LIMITS: PrintLimits = { milliseconds: 10_000, waiting: 20, bytes: 20_000_000, megabytesOfMemory: 256 };

interface Waiting {
  job: PrintJob;
  resolve(bytes: Bytes): void;
  reject(error: unknown): void;
}

/**
 * Sheets and labels as PDF, set in the console's own typeface, with every letter embedded. They are made one after another in a thread of their own,
 * so that nobody waits for them but who asked. Throws 503 for what goes beyond a limit; `close` ends the thread at once, whatever it is at.
 */
export function pdfPrinter(
  limits: PrintLimits = LIMITS,
  renderer: URL = new URL("./renderer.ts", import.meta.url),
): Printer & { close(): Promise<void> } {
  const waiting: Waiting[] = [];
  let thread: Worker | null = null;
  let isBusy = false;
  let isClosed = false;

  const open = () => {
    thread ??= new Worker(renderer, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytesOfMemory } });
    return thread;
  };
  const end = async () => {
    const ending = thread;
    thread = null;
    await ending?.terminate();
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        if (isClosed) throw tooMuch();
        const answer = await ask(open(), next.job, limits.milliseconds);
        if ("error" in answer) next.reject(answer.error);
        else if (answer.bytes.byteLength > limits.bytes) next.reject(tooMuch());
        else next.resolve(answer.bytes);
      } catch (error) {
        // It hangs, or it has ended: the next file gets a thread that is whole.
        await end();
        next.reject(error);
      }
    }
    isBusy = false;
  };
  const print = (job: PrintJob) =>
    new Promise<Bytes>((resolve, reject) => {
      if (waiting.length >= limits.waiting) {
        reject(tooMuch());
        return;
      }
      waiting.push({ job, resolve, reject });
      void work();
    });
  const close = () => {
    isClosed = true;
    return end();
  };
  return { sheet: (sheet) => print({ sheet }), label: (label) => print({ label }), papers: (papers) => print({ papers }), close };
}

/** Hands a job to the thread; rejects when it says nothing in time, or ends. */
function ask(thread: Worker, job: PrintJob, milliseconds: number): Promise<PrintAnswer> {
  const heard = Promise.withResolvers<PrintAnswer>();
  const giveUp = () => heard.reject(tooMuch());
  const fail = (error: unknown) => {
    const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    heard.reject(isMemory ? tooMuch() : error);
  };
  const timer = setTimeout(giveUp, milliseconds);
  thread.on("message", heard.resolve).on("error", fail).on("exit", giveUp);
  thread.ref();
  thread.postMessage(job);
  return heard.promise.finally(() => {
    clearTimeout(timer);
    thread.off("message", heard.resolve).off("error", fail).off("exit", giveUp);
    thread.unref();
  });
}

function tooMuch() {
  return refuse.unavailable({
    fr: "L’impression n’a pas abouti. Réessayez dans un instant.",
    en: "Printing did not succeed. Try again shortly.",
  });
}
