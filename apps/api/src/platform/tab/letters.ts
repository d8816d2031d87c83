import { renderLetter } from "@reserve/domain/letter-page";
import type { Letters } from "../letters.ts";

/** Letter renderer of the browser tab, equal to the server's. Loads the compiler with the first MJML letter. */
export const tabLetters: Letters = {
  render: async (source, footer) => {
    const { default: mjml2html } = await import("mjml-browser");
    return renderLetter(source, footer, mjml2html);
  },
};
