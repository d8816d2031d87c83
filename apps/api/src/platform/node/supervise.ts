import { Worker } from "node:worker_threads";

/** Maximum shutdown time; acknowledged work is already safe. */
const STOPPING_MILLISECONDS = 1_900;
/** Timeout for ending its thread, in milliseconds: beyond it, the thread hangs in the system, for example on an unreachable network folder. */
const ENDING_MILLISECONDS = 1_000;
/**
 * Size of the heap's part for new objects. V8's own choice lets a server at rest keep about 100 MB of garbage more; requests a second are the same
 * (`npm run bench -- load`).
 */
const YOUNG_GENERATION_MEGABYTES = 32;

/**
 * Runs a script in a worker thread and ends the process with it. A signal is posted to it as « stop »; a hanging script is ended within
 * three seconds.
 */
export function supervise(script: URL): void {
  const server = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES } });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.postMessage("stop");
    setTimeout(() => {
      setTimeout(() => process.kill(process.pid, "SIGKILL"), ENDING_MILLISECONDS);
      void server.terminate().then(() => process.exit(0));
    }, STOPPING_MILLISECONDS);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  server.on("error", (error) => console.error(error));
  server.on("exit", (code) => process.exit(isStopping ? 0 : code));
}
