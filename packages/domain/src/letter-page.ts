import { withoutActiveContent } from "./active-content.ts";
import type { CampaignContentType } from "./campaign.ts";
import { letterText } from "./campaign-letter.ts";
import { PAGE_BYTES, passedLimit } from "./letter-limits.ts";
import { type CompilerFinding, findingProblem, type LetterProblem, thrownProblem } from "./letter-problems.ts";
import { completeLetter, type LetterFooter, type UnsubscribeLink } from "./unsubscribe-link.ts";

/** The source of a letter. */
export interface LetterSource {
  contentType: CampaignContentType;
  content: string;
}

/** A rendered letter without scripts, forms and frames; `html` is null when the source is invalid or exceeds a limit. */
export interface RenderedLetter {
  html: string | null;
  /** The same without pictures and colours. */
  text: string;
  bytes: number;
  problems: LetterProblem[];
  /** Source of its unsubscribe link; null without a page. */
  unsubscribe: UnsubscribeLink | null;
  /** True if it has neither text nor picture, apart from the added footer. */
  isEmpty: boolean;
}

/** Reasons for which a letter is not sent. */
export const letterFaults = ["LetterUnreadable", "LetterTooDeep", "LetterTooLarge", "LetterEmpty", "UnsubscribeHidden"] as const;
/** One of `letterFaults`. */
export type LetterFault = (typeof letterFaults)[number];

/** Returns what prevents this letter from being sent; null if nothing does. */
export function letterFault({ html, isEmpty, unsubscribe, problems }: RenderedLetter): LetterFault | null {
  if (html === null) {
    const limit = problems.find(({ kind }) => kind === "TooDeep" || kind === "TooLarge");
    if (!limit) return "LetterUnreadable";
    return limit.kind === "TooDeep" ? "LetterTooDeep" : "LetterTooLarge";
  }
  if (isEmpty) return "LetterEmpty";
  return unsubscribe === "Hidden" ? "UnsubscribeHidden" : null;
}

/** MJML compiler: the browser build, which has no file system for `mj-include`. */
export type CompileMjml = (
  source: string,
  options: Readonly<Record<string, unknown>>,
) => Promise<{ html: string; errors: readonly CompilerFinding[] }>;

/** Includes and minification are off; unknown elements are reported and dropped. */
const OPTIONS = { validationLevel: "soft", ignoreIncludes: true, keepComments: false, minify: false, fonts: {} } as const;

/** Maximum number of problems reported; a letter with more is fixed from the top. */
const MOST_PROBLEMS = 50;

/** Renders a letter with its unsubscribe link and its plain text; preview, test mail and sending use the same. */
export async function renderLetter(
  { contentType, content }: LetterSource,
  footer: LetterFooter,
  compile: CompileMjml,
): Promise<RenderedLetter> {
  if (contentType === "Html" || content.trim() === "") return htmlLetter(content, footer);
  const limit = passedLimit(content);
  if (limit) return pageless({ ...limit, element: "", detail: "" });
  try {
    const { html, errors } = await compile(content, OPTIONS);
    return pageOf(html, footer, errors.slice(0, MOST_PROBLEMS).map(findingProblem));
  } catch (error) {
    return pageless(thrownProblem(error));
  }
}

/** Returns a letter in HTML as a page, without compiling it. */
export function htmlLetter(content: string, footer: LetterFooter): RenderedLetter {
  if (content.trim() === "") return pageless();
  const limit = passedLimit(content);
  return limit ? pageless({ ...limit, element: "", detail: "" }) : pageOf(content, footer, []);
}

function pageless(...problems: LetterProblem[]): RenderedLetter {
  return { html: null, text: "", bytes: 0, problems, unsubscribe: null, isEmpty: true };
}

function pageOf(compiled: string, footer: LetterFooter, problems: LetterProblem[]): RenderedLetter {
  if (compiled.length > PAGE_BYTES) return pageless(TOO_LARGE);
  const written = withoutActiveContent(compiled);
  const { html, unsubscribe } = completeLetter(written, footer);
  const bytes = new TextEncoder().encode(html).byteLength;
  if (bytes > PAGE_BYTES) return pageless(TOO_LARGE);
  const text = letterText(html);
  const writtenText = unsubscribe === "Added" ? letterText(written) : text;
  const isEmpty = writtenText === "" && !/<img\b/i.test(written);
  return { html, text, bytes, problems, unsubscribe, isEmpty };
}

const TOO_LARGE: LetterProblem = { kind: "TooLarge", line: 1, element: "", detail: "" };
