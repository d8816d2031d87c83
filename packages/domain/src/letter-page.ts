import type { CampaignContentType } from "./campaign.ts";
import { letterText } from "./campaign-letter.ts";
import { completeLetter, type LetterFooter, type UnsubscribeLink } from "./unsubscribe-link.ts";

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
  /** Where its unsubscribe link comes from; null where there is no page. */
  unsubscribe: UnsubscribeLink | null;
  /** Neither a text nor a picture, the added footer aside. */
  isEmpty: boolean;
}

/** Reasons for which a letter is not sent. */
export const letterFaults = ["LetterUnreadable", "LetterEmpty", "UnsubscribeHidden"] as const;
/** One of `letterFaults`. */
export type LetterFault = (typeof letterFaults)[number];

/** Returns what keeps this letter from being sent; null: nothing. */
export function letterFault({ html, isEmpty, unsubscribe }: RenderedLetter): LetterFault | null {
  if (html === null) return "LetterUnreadable";
  if (isEmpty) return "LetterEmpty";
  return unsubscribe === "Hidden" ? "UnsubscribeHidden" : null;
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

/** A letter as a page with its unsubscribe link, and its text: the same in the preview beside the source, in a test and in what is sent. */
export async function renderLetter(
  { contentType, content }: LetterSource,
  footer: LetterFooter,
  compile: CompileMjml,
): Promise<RenderedLetter> {
  if (contentType === "Html" || content.trim() === "") return htmlLetter(content, footer);
  try {
    const { html, errors } = await compile(content, OPTIONS);
    return pageOf(
      html,
      footer,
      errors.slice(0, MOST_PROBLEMS).map(({ line, message }) => ({ line: Math.max(1, line || 1), message: message.slice(0, 500) })),
    );
  } catch (error) {
    // The compiler throws at what is no MJML at all, which everything is while one types.
    const message = error instanceof Error ? error.message : String(error);
    return { ...NO_PAGE, problems: [{ line: Number(/line (\d+)/i.exec(message)?.[1] ?? 1) || 1, message: message.slice(0, 500) }] };
  }
}

const NO_PAGE: RenderedLetter = { html: null, text: "", bytes: 0, problems: [], unsubscribe: null, isEmpty: true };

/** A letter in HTML as a page: it is one. */
export function htmlLetter(content: string, footer: LetterFooter): RenderedLetter {
  return content.trim() === "" ? NO_PAGE : pageOf(content, footer, []);
}

function pageOf(written: string, footer: LetterFooter, problems: RenderedLetter["problems"]): RenderedLetter {
  const { html, unsubscribe } = completeLetter(written, footer);
  const text = letterText(html);
  const writtenText = unsubscribe === "Added" ? letterText(written) : text;
  const isEmpty = writtenText === "" && !/<img\b/i.test(written);
  return { html, text, bytes: new TextEncoder().encode(html).byteLength, problems, unsubscribe, isEmpty };
}
