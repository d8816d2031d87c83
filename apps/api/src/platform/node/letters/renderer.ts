import { parentPort } from "node:worker_threads";
import { type LetterSource, type RenderedLetter, renderLetter } from "@reserve/domain/letter-page";
import mjml2html from "mjml-browser";

/** What the thread says: the page, or why there is none. */
export type LetterAnswer = { letter: RenderedLetter } | { error: Error };

parentPort?.on("message", (source: LetterSource) => {
  void answer(source).then((said) => parentPort?.postMessage(said));
});

async function answer(source: LetterSource): Promise<LetterAnswer> {
  try {
    return { letter: await renderLetter(source, mjml2html) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
