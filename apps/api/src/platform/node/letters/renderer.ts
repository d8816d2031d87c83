import { parentPort } from "node:worker_threads";
import { type LetterSource, type RenderedLetter, renderLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";
import mjml2html from "mjml-browser";
import { READY } from "../working-thread.ts";

/** A letter to render, and the footer that it may need. */
export interface LetterRequest {
  source: LetterSource;
  footer: LetterFooter;
}

/** Message of the renderer thread: the page, or why it failed. */
export type LetterAnswer = { letter: RenderedLetter } | { error: Error };

parentPort?.postMessage(READY);
parentPort?.on("message", (request: LetterRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ source, footer }: LetterRequest): Promise<LetterAnswer> {
  try {
    return { letter: await renderLetter(source, footer, mjml2html) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
