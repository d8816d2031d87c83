import { parentPort } from "node:worker_threads";
import mjml2html from "mjml-browser";
import type { LetterSource, RenderedLetter } from "../../letters.ts";
import { MJML_OPTIONS, renderLetter } from "../../render-letter.ts";

/** What the thread says: the page, or why there is none. */
export type LetterAnswer = { letter: RenderedLetter } | { error: Error };

parentPort?.on("message", (source: LetterSource) => {
  void answer(source).then((said) => parentPort?.postMessage(said));
});

async function answer(source: LetterSource): Promise<LetterAnswer> {
  try {
    return { letter: await renderLetter(source, (text) => mjml2html(text, MJML_OPTIONS)) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
