import type { CampaignContentType } from "./campaign.ts";
import { letterText } from "./campaign-letter.ts";

/** A letter as it is written. */
export interface LetterSource {
  contentType: CampaignContentType;
  content: string;
}

/** A letter as a page; `html` is null where what is written is no letter yet. */
export interface RenderedLetter {
  html: string | null;
  /** The same without pictures and colours. */
  text: string;
  bytes: number;
  /** What cannot be understood, by the line it stands on. */
  problems: { line: number; message: string }[];
}

/** What turns MJML into a page: the compiler's build for browsers, which has no file system to read `mj-include` from. */
export type CompileMjml = (
  source: string,
  options: Readonly<Record<string, unknown>>,
) => Promise<{ html: string; errors: readonly { line: number; message: string }[] }>;

/** Nothing is included, nothing is minified, what the compiler does not know is told and left out. */
const OPTIONS = { validationLevel: "soft", ignoreIncludes: true, keepComments: false, minify: false, fonts: {} } as const;

/** As many problems are told: who has a thousand begins with the first ones. */
const MOST_PROBLEMS = 50;

/** A letter as a page, with the words of it: the same in the preview beside the text, in a test and in what is sent. */
export async function renderLetter({ contentType, content }: LetterSource, compile: CompileMjml): Promise<RenderedLetter> {
  if (contentType === "Html" || content.trim() === "") return htmlLetter(content);
  try {
    const { html, errors } = await compile(content, OPTIONS);
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

/** A letter in HTML as a page: it is one. */
export function htmlLetter(content: string): RenderedLetter {
  return content.trim() === "" ? { html: null, text: "", bytes: 0, problems: [] } : pageOf(content, []);
}

function pageOf(html: string, problems: RenderedLetter["problems"]): RenderedLetter {
  return { html, text: letterText(html), bytes: new TextEncoder().encode(html).byteLength, problems };
}
