import { renderLetter } from "@reserve/domain/letter-page";
import type { Letters } from "../letters.ts";

/** The same pages as the server's. The compiler is fetched with the first letter in MJML. */
export const tabLetters: Letters = {
  render: async (source, footer) => {
    const { default: mjml2html } = await import("mjml-browser");
    return renderLetter(source, footer, mjml2html);
  },
};
