import { Worker } from "node:worker_threads";
import { refuse, type Sentence } from "../contract/refusals.ts";

/** What a job in a thread may take at most; whatever the contract lets in stays far below. */
export interface ThreadLimits {
  /** For one job, with the start of the thread. */
  milliseconds: number;
  /** How many jobs may wait. */
  waiting: number;
  megabytesOfMemory: number;
}

/** A thread that does jobs one after another, so that nobody waits for them but who asked. */
export interface WorkingThread<Job, Answer> {
  /** What the thread answers; throws 503 for what goes beyond a limit. */
  do(job: Job): Promise<Answer>;
  /** Ends the thread at once, whatever it is at. */
  close(): Promise<void>;
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Opens a thread of this script with the first job; one that hangs or ends is followed by a new one. `tooMuch` is said to who asked for more than it can. */
export function workingThread<Job, Answer>(script: URL, limits: ThreadLimits, tooMuch: Sentence): WorkingThread<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  let thread: Worker | null = null;
  let isBusy = false;
  let isClosed = false;

  const open = () => {
    thread ??= new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: limits.megabytesOfMemory } });
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
        if (isClosed) throw refuse.unavailable(tooMuch);
        next.resolve(await ask<Job, Answer>(open(), next.job, limits.milliseconds, tooMuch));
      } catch (error) {
        // It hangs, or it has ended: the next job gets a thread that is whole.
        await end();
        next.reject(error);
      }
    }
    isBusy = false;
  };
  return {
    do: (job) =>
      new Promise<Answer>((resolve, reject) => {
        if (waiting.length >= limits.waiting) {
          reject(refuse.unavailable(tooMuch));
          return;
        }
        waiting.push({ job, resolve, reject });
        void work();
      }),
    close: () => {
      isClosed = true;
      return end();
    },
  };
}

/** Hands a job to the thread; rejects when it says nothing in time, or ends. */
function ask<Job, Answer>(thread: Worker, job: Job, milliseconds: number, tooMuch: Sentence): Promise<Answer> {
  const heard = Promise.withResolvers<Answer>();
  const giveUp = () => heard.reject(refuse.unavailable(tooMuch));
  const fail = (error: unknown) => {
    const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    heard.reject(isMemory ? refuse.unavailable(tooMuch) : error);
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
