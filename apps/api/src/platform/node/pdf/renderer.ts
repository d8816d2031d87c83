import { parentPort } from "node:worker_threads";
import { draw, type PrintJob } from "../../pdf/draw.ts";
import type { Faces } from "../../pdf/faces.ts";
import { READY } from "../working-thread.ts";
import { readFaces } from "./faces.ts";

/** The thread's reply: the file, or the error. */
export type PrintAnswer = { bytes: Uint8Array<ArrayBuffer> } | { error: Error };

let faces: Promise<Faces> | null = null;

parentPort?.postMessage(READY);
parentPort?.on("message", (job: PrintJob) => {
  void answer(job).then((reply) => parentPort?.postMessage(reply, "bytes" in reply ? [reply.bytes.buffer] : []));
});

async function answer(job: PrintJob): Promise<PrintAnswer> {
  try {
    faces ??= readFaces();
    return { bytes: await draw(await faces, job) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
