import { type RenderedLetter, renderLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";
import mjml2html from "mjml-browser";

/** What is asked of the worker: a letter in MJML with the client's footer, and a number that its answer bears. */
export interface LetterAsked {
  id: number;
  content: string;
  footer: LetterFooter;
}

/** What it answers. */
export interface LetterAnswered {
  id: number;
  letter: RenderedLetter;
}

addEventListener("message", ({ data: { id, content, footer } }: MessageEvent<LetterAsked>) => {
  void renderLetter({ contentType: "Mjml", content }, footer, mjml2html).then((letter) =>
    postMessage({ id, letter } satisfies LetterAnswered),
  );
});
