import { Parser } from "htmlparser2";
import type { CampaignContentType } from "./campaign.ts";

/** A block of a letter that shows a title, an offer or a post. */
export interface LetterBlock {
  title: string;
  /** Paragraphs below it: authors, a price, a subtitle. */
  lines: readonly string[];
  /** URL on the shop's site; null without a known site, then there is no link. */
  url: string | null;
  /** Label of the button: « Voir le livre ». */
  button: string;
  /** A picture with a public URL, and its alternative text. */
  picture: { url: string; alt: string } | null;
}

/** A letter with an inserted block. */
export interface PlacedBlock {
  /** Text to insert, and its position. */
  text: string;
  at: number;
}

/** An element around a position of the source, with start and end offsets. */
interface Span {
  name: string;
  from: number;
  /** Offset after its opening tag. */
  inside: number;
  /** Offset before its closing tag. */
  end: number;
  to: number;
}

/** MJML nesting: sections are inside these, columns inside sections, content inside columns. */
const BODIES = new Set(["mj-body", "mj-wrapper"]);
const SECTIONS = new Set(["mj-section", "mj-group"]);
const COLUMNS = new Set(["mj-column", "mj-hero"]);
/** In HTML, blocks are siblings of these elements, never their children. */
const TEXTS = new Set("a b strong i em u s span small sub sup font p h1 h2 h3 h4 h5 h6 ul ol dl pre table style title head".split(" "));

/**
 * Inserts a block at the caret, or after the element there if a block is not allowed inside it: wrapped in a section, column or page for MJML, beside
 * a paragraph for HTML. All text is escaped.
 */
export function placeBlock(contentType: CampaignContentType, source: string, pen: number, block: LetterBlock): PlacedBlock {
  const spans = spansOf(source);
  if (contentType === "Html") {
    const text = spans.find((span) => TEXTS.has(span.name) && span.from < pen && pen < span.to);
    const at = text?.to ?? behindTag(source, pen);
    return { at, text: laidIn(source, at, htmlBlock(block)) };
  }
  const around = spans.filter(({ inside, end }) => inside <= pen && pen <= end);
  const container = around.findLast(({ name }) => BODIES.has(name) || SECTIONS.has(name) || COLUMNS.has(name));
  const body = spans.find(({ name }) => name === "mj-body");
  if (!container) {
    const at = body?.end ?? pen;
    return { at, text: laidIn(source, at, inSection(block)) };
  }
  const child = spans.find(
    ({ from, to, name }) => from >= container.inside && to <= container.end && from < pen && pen < to && name !== "",
  );
  const at = child?.to ?? pen;
  const lines = BODIES.has(container.name) ? inSection(block) : SECTIONS.has(container.name) ? inColumn(block) : content(block);
  return { at, text: laidIn(source, at, lines) };
}

/** Returns every element with an opening tag, in order of opening: parents before children. */
function spansOf(source: string): Span[] {
  const spans: Span[] = [];
  const open: Span[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        const span = { name, from: parser.startIndex, inside: parser.endIndex + 1, end: source.length, to: source.length };
        spans.push(span);
        open.push(span);
      },
      onclosetag(_name, isImplied) {
        const span = open.pop();
        if (!span) return;
        // A void element, or one closed implicitly by the next tag.
        span.end = isImplied && parser.startIndex > span.from ? parser.startIndex : Math.max(span.inside, parser.startIndex);
        span.to = isImplied && parser.startIndex > span.from ? parser.startIndex : parser.endIndex + 1;
      },
      oncomment: () => note(),
    },
    { lowerCaseTags: true, recognizeSelfClosing: true },
  );
  // Never insert into a comment.
  function note() {
    const [from, to] = [parser.startIndex, parser.endIndex + 1];
    spans.push({ name: "!--", from, inside: to, end: to, to });
  }
  parser.end(source);
  return spans;
}

/** Returns the position after the tag that contains the caret, or the caret itself outside of tags. */
function behindTag(source: string, pen: number): number {
  const opened = source.lastIndexOf("<", pen - 1);
  const closed = opened < 0 ? -1 : source.indexOf(">", opened);
  return opened >= 0 && closed >= pen ? closed + 1 : pen;
}

/** Returns the lines to insert: on their own lines, indented like the line at the caret. */
function laidIn(source: string, at: number, lines: readonly string[]): string {
  const start = source.lastIndexOf("\n", at - 1) + 1;
  const before = source.slice(start, at);
  const indent = /^[ \t]*/.exec(before)?.[0] ?? "";
  const isBlank = before.trim() === "";
  const [first = "", ...others] = lines;
  const text = [first, ...others.map((line) => indent + line)].join("\n");
  const rest = source.slice(at).split("\n", 1)[0] ?? "";
  return `${isBlank ? "" : `\n${indent}`}${text}${rest.trim() === "" ? "" : `\n${indent}`}`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function inSection({ picture, ...block }: LetterBlock): string[] {
  const words = { ...block, picture: null };
  const columns = picture
    ? [
        `<mj-column width="35%">`,
        ...indented([mjImage(picture, block.url)]),
        `</mj-column>`,
        `<mj-column width="65%">`,
        ...indented(content(words)),
        `</mj-column>`,
      ]
    : inColumn(words);
  return [`<mj-section>`, ...indented(columns), `</mj-section>`];
}

function inColumn(block: LetterBlock): string[] {
  return [`<mj-column>`, ...indented(content(block)), `</mj-column>`];
}

function content({ title, lines, url, button, picture }: LetterBlock): string[] {
  return [
    ...(picture ? [mjImage(picture, url)] : []),
    `<mj-text font-size="18px"><strong>${escaped(title)}</strong></mj-text>`,
    ...(lines.length > 0 ? [`<mj-text>${lines.map(escaped).join("<br />")}</mj-text>`] : []),
    ...(url ? [`<mj-button href="${escaped(url)}">${escaped(button)}</mj-button>`] : []),
  ];
}

function mjImage({ url, alt }: NonNullable<LetterBlock["picture"]>, href: string | null): string {
  return `<mj-image alt="${escaped(alt)}"${href ? ` href="${escaped(href)}"` : ""} src="${escaped(url)}" width="140px" />`;
}

/** Returns the block as a table, the only layout that all mail programs render alike. */
function htmlBlock({ title, lines, url, button, picture }: LetterBlock): string[] {
  const linked = (words: string) => (url ? `<a href="${escaped(url)}">${words}</a>` : words);
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0">`,
    `  <tr>`,
    ...(picture
      ? [`    <td style="padding: 8px">${linked(`<img alt="${escaped(picture.alt)}" src="${escaped(picture.url)}" width="140">`)}</td>`]
      : []),
    `    <td style="padding: 8px">`,
    `      <strong>${escaped(title)}</strong>${lines.map((line) => `<br>${escaped(line)}`).join("")}`,
    ...(url ? [`      <br>${linked(escaped(button))}`] : []),
    `    </td>`,
    `  </tr>`,
    `</table>`,
  ];
}

/** Escapes braces too, so that a title is never read as a placeholder. */
function escaped(words: string): string {
  return words
    .replace(/\s+/g, (blank) => (blank.includes("\u00a0") || blank.includes("\u202f") ? blank : " "))
    .replace(/[&<>"'{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
