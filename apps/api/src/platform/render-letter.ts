import { letterText } from "@reserve/domain/campaign-letter";
import type { LetterSource, RenderedLetter } from "./letters.ts";

/** What turns MJML into a page: the compiler's build for browsers, which has no file system to read `mj-include` from. */
export type CompileMjml = (source: string) => Promise<{ html: string; errors: readonly { line: number; message: string }[] }>;

/** As many problems are told: who has a thousand begins with the first ones. */
const MOST_PROBLEMS = 50;

/** A letter as a page, with the words of it. */
export async function renderLetter({ contentType, content }: LetterSource, compile: CompileMjml): Promise<RenderedLetter> {
  if (content.trim() === "") return { html: null, text: "", bytes: 0, problems: [] };
  if (contentType === "Html") return pageOf(content, []);
  try {
    const { html, errors } = await compile(content);
    return pageOf(
      html,
      errors.slice(0, MOST_PROBLEMS).map(({ line, message }) => ({ line: Math.max(1, line || 1), message: message.slice(0, 500) })),
    );
  } catch (error) {
    // The compiler throws at what is no MJML at all, which everything is while one types.
    const message = error instanceof Error ? error.message : String(error);
    return {
      html: null,
      text: "",
      bytes: 0,
      problems: [{ line: Number(/line (\d+)/i.exec(message)?.[1] ?? 1) || 1, message: message.slice(0, 500) }],
    };
  }
}

function pageOf(html: string, problems: RenderedLetter["problems"]): RenderedLetter {
  return { html, text: letterText(html), bytes: new TextEncoder().encode(html).byteLength, problems };
}

/** The options with which the compiler is called: nothing is included, nothing is minified, what it does not know is told and left out. */
export const MJML_OPTIONS = { validationLevel: "soft", ignoreIncludes: true, keepComments: false, minify: false, fonts: {} } as const;
