// What this machine bears side by side. Browsers are made of fresh memory: where that is slow, several of them only wait for one another, and what a
// test waits for does not come within its time.
import { performance } from "node:perf_hooks";

/** Milliseconds for 128 MB that nobody has used yet: 20 to 60 on most machines, 500 on some virtual ones, whose host hands out every page by itself. */
const SLOW_MS = 250;
const BYTES = 128 << 20;
const PAGE = 4096;

let isSlow;

/** Whether fresh memory is slow here; measured once. */
export function isMemorySlow() {
  if (isSlow === undefined) {
    const start = performance.now();
    const memory = Buffer.allocUnsafeSlow(BYTES);
    for (let at = 0; at < BYTES; at += PAGE) memory[at] = 1;
    isSlow = performance.now() - start > SLOW_MS;
  }
  return isSlow;
}
