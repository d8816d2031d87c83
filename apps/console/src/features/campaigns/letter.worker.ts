import { type RenderedLetter, renderLetter } from "@reserve/domain/letter-page";
import mjml2html from "mjml-browser";

/** What is asked of the worker: a letter in MJML, with a number that its answer bears. */
export interface LetterAsked {
  id: number;
  content: string;
}

/** What it answers. */
export interface LetterAnswered {
  id: number;
  letter: RenderedLetter;
}

addEventListener("message", ({ data: { id, content } }: MessageEvent<LetterAsked>) => {
  void renderLetter({ contentType: "Mjml", content }, mjml2html).then((letter) => postMessage({ id, letter } satisfies LetterAnswered));
});
