import { type RenderedLetter, renderLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";
import mjml2html from "mjml-browser";

/** Request to the worker: a letter in MJML, the client's footer, and an id that the response repeats. */
export interface LetterRequest {
  id: number;
  content: string;
  footer: LetterFooter;
}

/** Response of the worker. */
export interface LetterAnswered {
  id: number;
  letter: RenderedLetter;
}

addEventListener("message", ({ data: { id, content, footer } }: MessageEvent<LetterRequest>) => {
  void renderLetter({ contentType: "Mjml", content }, footer, mjml2html).then((letter) =>
    postMessage({ id, letter } satisfies LetterAnswered),
  );
});
