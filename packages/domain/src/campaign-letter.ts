import { Parser } from "htmlparser2";
import { findActiveContent } from "./active-content.ts";
import { UNSUBSCRIBE_MARK, type UnsubscribeLink } from "./unsubscribe-link.ts";

/** Findings of a letter for its author to check; of these only a hidden unsubscribe link prevents sending. */
export const letterFindings = [
  "AltMissing",
  "LinkDead",
  "LinkLocal",
  "LeftOut",
  "ImageLocal",
  "UnsubscribeHidden",
  "UnsubscribeAdded",
  "TooLarge",
] as const;
/** One of `letterFindings`. */
export type LetterFindingKind = (typeof letterFindings)[number];

/** A finding in a letter, with its position in the source. */
export interface LetterFinding {
  kind: LetterFindingKind;
  /** 1-based; null if the finding concerns the whole letter. */
  line: number | null;
  /** Subject of the finding: the URL of a link, the text of a button. */
  about: string | null;
}

/** Letter size in bytes above which warnings begin: Gmail clips slightly larger letters, and the unsubscribe link in their footer is lost. */
export const LETTER_BYTES = 100_000;

const images = new Set(["img", "mj-image"]);
const links = new Set(["a", "area", "mj-button", "mj-image", "mj-navbar-link", "mj-social-element"]);

/**
 * Returns warnings about a letter, by line: images without alternative text, links that are broken or relative, a missing unsubscribe link, excessive
 * size. `page`: the rendered page, null if not rendered yet.
 */
export function findInLetter(source: string, page: { bytes: number; unsubscribe: UnsubscribeLink | null } | null): LetterFinding[] {
  const found: LetterFinding[] = [];
  const lines = lineStarts(source);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const line = lineAt(lines, parser.startIndex);
        if (images.has(name)) {
          // Intentionally empty: a decoration.
          if (attributes.alt === undefined) found.push({ kind: "AltMissing", line, about: attributes.src?.slice(0, 200) || null });
          if (attributes.src !== undefined && !isReachable(attributes.src))
            found.push({ kind: "ImageLocal", line, about: attributes.src.slice(0, 200) || null });
        }
        if (links.has(name) && attributes.href !== undefined) {
          const kind = linkFinding(attributes.href.trim());
          if (kind) found.push({ kind, line, about: attributes.href.trim().slice(0, 200) || null });
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: true, decodeEntities: true },
  );
  parser.end(source);
  found.push(...leftOut(source, lines));
  if (page?.unsubscribe === "Hidden") found.push({ kind: "UnsubscribeHidden", line: null, about: null });
  if (page?.unsubscribe === "Added") found.push({ kind: "UnsubscribeAdded", line: null, about: null });
  if (page && page.bytes > LETTER_BYTES) found.push({ kind: "TooLarge", line: null, about: String(page.bytes) });
  return found;
}

/** Returns scripts, forms and frames removed from the page, each name once per line; executable links are reported as `LinkDead`. */
function leftOut(source: string, lines: readonly number[]): LetterFinding[] {
  const found = new Map<string, LetterFinding>();
  for (const { name, start } of findActiveContent(source)) {
    const line = lineAt(lines, start);
    if (!source.startsWith("</", start) && !name.endsWith(":")) found.set(`${line} ${name}`, { kind: "LeftOut", line, about: name });
  }
  return [...found.values()];
}

/** A link of a letter, by its URL. */
export interface LetterLink {
  url: string;
  /** Line of its first occurrence. */
  line: number;
}

/** Returns the web links of a letter, each URL once, in order; invalid ones are findings. */
export function linksOf(source: string): LetterLink[] {
  const lines = lineStarts(source);
  const found = new Map<string, LetterLink>();
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        const url = href?.trim() ?? "";
        if (!links.has(name) || !/^https?:\/\//i.test(url) || url.includes(UNSUBSCRIBE_MARK) || found.has(url)) return;
        found.set(url, { url, line: lineAt(lines, parser.startIndex) });
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: true, decodeEntities: true },
  );
  parser.end(source);
  return [...found.values()];
}

/** Results of checking a link. */
export const linkStates = ["Answers", "Moved", "Dead", "NoAnswer", "NotAsked"] as const;
/** One of `linkStates`. */
export type LinkState = (typeof linkStates)[number];

/** Reasons why a link has no response or was not checked. */
export const linkReasons = ["Unreachable", "TooSlow", "Redirects", "NotPublic", "TooMany"] as const;
/** One of `linkReasons`. */
export type LinkReason = (typeof linkReasons)[number];

function linkFinding(href: string): LetterFindingKind | null {
  if (href === UNSUBSCRIBE_MARK || /^(?:mailto|tel|sms):./i.test(href)) return null;
  if (href === "" || href.startsWith("#") || /^javascript:/i.test(href) || /^https?:\/*$/i.test(href)) return "LinkDead";
  if (!/^https?:\/\//i.test(href)) return "LinkLocal";
  const host = URL.parse(href)?.hostname;
  return !host || /(?:^|\.)(?:example\.(?:com|org|net)|localhost|invalid|test)$/i.test(host) ? "LinkDead" : null;
}

function isReachable(src: string): boolean {
  return /^(?:https?:\/\/|data:image\/|cid:)/i.test(src.trim());
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], index: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

const silent = new Set(["head", "script", "style", "title", "noscript", "template", "object", "svg"]);
const paragraphs = new Set(
  "address article aside blockquote body caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);

/** Returns a letter as plain text: words, link URLs in brackets, alternative texts of pictures. */
export function letterText(html: string): string {
  let text = "";
  let depth = 0;
  const hrefs: { href: string; from: number }[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent.has(name)) depth += 1;
        if (depth > 0) return;
        if (paragraphs.has(name)) text += "\n";
        if (name === "br") text += "\n";
        if (name === "li") text += "• ";
        if (name === "td" || name === "th") text += " ";
        if (name === "img" && attributes.alt?.trim()) text += `[${attributes.alt.trim()}]`;
        if (name === "a") hrefs.push({ href: attributes.href?.trim() ?? "", from: text.length });
      },
      ontext(words) {
        if (depth === 0) text += words.replace(/[^\S\u00a0]+/g, " ");
      },
      onclosetag(name) {
        if (silent.has(name)) depth = Math.max(0, depth - 1);
        if (depth > 0) return;
        if (name === "a") {
          const { href = "", from = 0 } = hrefs.pop() ?? {};
          if (href !== "" && !href.startsWith("#") && text.slice(from).trim() !== href) text += ` [${href}]`;
        }
        if (paragraphs.has(name)) text += "\n";
      },
    },
    { lowerCaseTags: true, decodeEntities: true },
  );
  parser.end(html);
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/[^\S\u00a0]+/g, " ")
        .replace(/[\u034f\u200b-\u200d\u00ad\ufeff]/g, "")
        .trim(),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Maximum length of a tracked link; a longer one is unchanged, because its redirect URL would be too long for a mail. */
const LONGEST_LINK = 1_500;

/** Returns the web links of a letter whose clicks are counted, each once, in order; personal unsubscribe links are excluded. */
export function countableLinks(html: string): string[] {
  return [...new Set(webLinks(html).map(({ url }) => url))];
}

/** Returns the letter with its links replaced, everything else unchanged. */
export function withLinks(html: string, elsewhere: (url: string) => string): string {
  let text = "";
  let from = 0;
  for (const { url, start, end } of webLinks(html)) {
    text += `${html.slice(from, start)}href="${escapeAttribute(elsewhere(url))}"`;
    from = end;
  }
  return text + html.slice(from);
}

/** Returns every web link with the offsets of its attribute value. */
function webLinks(html: string): { url: string; start: number; end: number }[] {
  const found: { url: string; start: number; end: number }[] = [];
  let name = "";
  let hasLink = false;
  const parser = new Parser(
    {
      onopentagname(tag) {
        name = tag;
        hasLink = false;
      },
      onattribute(attribute, value) {
        if (attribute !== "href" || (name !== "a" && name !== "area") || hasLink) return;
        hasLink = true;
        const url = value.trim();
        if (!isWebLink(url)) return;
        found.push({ url, start: parser.startIndex, end: parser.endIndex });
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  return found;
}

function isWebLink(url: string): boolean {
  return /^https?:\/\//i.test(url) && url.length <= LONGEST_LINK && !url.includes(UNSUBSCRIBE_MARK) && URL.canParse(url);
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
