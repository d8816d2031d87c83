// Content allowed in a rich text: the editor's schema, the parser and the second check share this list.

/** Elements, and the attributes that each may carry. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  // A catalogue title is a link with its EAN: a site that does not support product cards still shows a link with the title's text.
  a: ["href", "title", "data-ean"],
  blockquote: [],
  br: [],
  em: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  // Focal point of a picture that a site crops: « 30 70 », percent from left and top.
  img: ["src", "title", "data-focus", "alt"],
  li: [],
  ol: ["start"],
  p: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  thead: [],
  tr: [],
  ul: [],
};

/** Synonyms of allowed elements; `h1` becomes a lower heading, small headings a higher one. */
export const synonyms: ReadonlyMap<string, string> = new Map([
  ["b", "strong"],
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["i", "em"],
]);

const schemes: Readonly<Record<"href" | "src", readonly string[]>> = {
  href: ["http:", "https:", "mailto:", "tel:"],
  src: ["http:", "https:"],
};

/** Returns the URL if it is safe to store; null when its scheme can run code or its text hides one. */
export function safeUrl(url: string, use: "href" | "src"): string | null {
  // A browser reads past spaces, tabs and control signs inside a URL: so does whoever hides « javascript: » with them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the signs meant.
  const trimmed = url.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (trimmed === "") return null;
  const bare = trimmed.replace(/[\s\u00ad\u180e\u200b-\u200f\u2060]/g, "");
  try {
    const isSafe = [trimmed, bare].every((read) => schemes[use].includes(new URL(read, "https://here.invalid/").protocol));
    return isSafe ? trimmed : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
