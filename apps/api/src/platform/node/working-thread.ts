import { Worker } from "node:worker_threads";
import { refuse, type Sentence } from "../contract/refusals.ts";

/** Limits of a job in a worker thread; any valid input stays far below. */
export interface ThreadLimits {
  /** Timeout of one job. */
  milliseconds: number;
  /** Timeout for starting the thread, which takes long on a busy machine. */
  startMilliseconds: number;
  /** Maximum queued jobs. */
  waiting: number;
  megabytesOfMemory: number;
}

/** A worker thread that processes jobs in sequence, off the main thread. */
export interface WorkingThread<Job, Answer> {
  /** Returns the thread's result; throws 503 beyond a limit. */
  do(job: Job): Promise<Answer>;
  /** Ends the thread immediately, even while working. */
  close(): Promise<void>;
}

/** First message of every script: it is loaded and accepts jobs. */
export const READY = "ready";

interface Thread {
  worker: Worker;
  ready: Promise<unknown>;
}

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Starts a worker thread for a script on the first job and keeps it for later ones; one that hangs or exits is replaced. `tooMuch` is the
 * message of the 503.
 */
export function workingThread<Job, Answer>(script: URL, limits: ThreadLimits, tooMuch: Sentence): WorkingThread<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  let thread: Thread | null = null;
  let isBusy = false;
  let isClosed = false;

  const open = () => {
    thread ??= openThread(script, limits.megabytesOfMemory, tooMuch);
    return thread;
  };
  const end = async () => {
    const ending = thread;
    thread = null;
    await ending?.worker.terminate();
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        if (isClosed) throw refuse.unavailable(tooMuch);
        const { worker, ready } = open();
        worker.ref();
        if (await isLate(ready, limits.startMilliseconds)) next.reject(refuse.unavailable(tooMuch));
        else next.resolve(await ask<Job, Answer>(worker, next.job, limits.milliseconds, tooMuch));
        worker.unref();
      } catch (error) {
        // It hangs or has ended: the next job gets a new thread.
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

function openThread(script: URL, megabytesOfMemory: number, tooMuch: Sentence): Thread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytesOfMemory } });
  const ready = nextMessage(worker, tooMuch);
  // A waiting caller gets the failure; without one, it must not be an unhandled rejection.
  ready.catch(() => undefined);
  return { worker, ready };
}

async function isLate(ready: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<true>();
  const timer = setTimeout(() => late.resolve(true), milliseconds);
  return Promise.race([ready.then(() => false), late.promise]).finally(() => clearTimeout(timer));
}

/** Sends a job to the thread; rejects on timeout, or when the thread ends. */
function ask<Job, Answer>(worker: Worker, job: Job, milliseconds: number, tooMuch: Sentence): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(refuse.unavailable(tooMuch)), milliseconds);
  const answer = nextMessage<Answer>(worker, tooMuch);
  worker.postMessage(job);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** Returns the thread's next message; rejects if it ends before. */
function nextMessage<Message>(worker: Worker, tooMuch: Sentence): Promise<Message> {
  const heard = Promise.withResolvers<Message>();
  const giveUp = () => heard.reject(refuse.unavailable(tooMuch));
  const fail = (error: unknown) => {
    const isMemory = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    heard.reject(isMemory ? refuse.unavailable(tooMuch) : error);
  };
  worker.on("message", heard.resolve).on("error", fail).on("exit", giveUp);
  return heard.promise.finally(() => worker.off("message", heard.resolve).off("error", fail).off("exit", giveUp));
}
