import type { LetterSource, RenderedLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";

/** Renders letters to HTML pages. Throws 503 on timeout or when too many wait. */
export interface Letters {
  render(source: LetterSource, footer: LetterFooter): Promise<RenderedLetter>;
}
