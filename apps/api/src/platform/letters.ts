import type { LetterSource, RenderedLetter } from "@reserve/domain/letter-page";
import type { LetterFooter } from "@reserve/domain/unsubscribe-link";

/** Makes pages of letters; reads nothing but what it is given. Throws 503 when that takes too long or too many wait. */
export interface Letters {
  render(source: LetterSource, footer: LetterFooter): Promise<RenderedLetter>;
}
