/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  ndash: "–",
  mdash: "—",
  oelig: "œ",
  OElig: "Œ",
  aelig: "æ",
  AElig: "Æ",
  euro: "€",
  deg: "°",
  middot: "·",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
  szlig: "ß",
  iexcl: "¡",
  iquest: "¿",
};
const MARKS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
};

/** Returns the visible text of HTML: no tags, scripts or comments; paragraphs are separated. */
export function plainText(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replace(/<(script|style|template|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
      .replace(/\s+/g, " ")
      .replace(/<\s*br\b[^>]*>/gi, "\n")
      .replace(/<\s*\/?\s*(?:p|div|ul|ol|dl|h[1-6]|blockquote|table|section|article)\b[^>]*>/gi, "\n\n")
      .replace(/<\s*\/?\s*(?:li|dt|dd|tr)\b[^>]*>/gi, "\n")
      // A `<` before a space or a digit is text, not a tag.
      .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, "")
      .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => characterOf(name) ?? whole)
      .replace(/[ \t]*\n[ \t]*/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}

function characterOf(name: string): string | null {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isText = (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff) || code === 9 || code === 10;
    return isText ? String.fromCodePoint(code) : "";
  }
  const [, letter = "", mark = ""] = /^([a-z])(grave|acute|circ|tilde|uml|ring|cedil)$/i.exec(name) ?? [];
  return NAMED[name] ?? (letter && MARKS[mark] ? `${letter}${MARKS[mark]}`.normalize("NFC") : null);
}
