import { Parser } from "htmlparser2";

/** Content that mail programs refuse to run, submit or embed, with its position. */
export interface ActiveContent {
  /** « <script> », « onclick », « javascript: ». */
  name: string;
  /** Offsets in the source; `end` is exclusive. */
  start: number;
  end: number;
}

/** Elements removed with their content. */
const withContent = new Set("script iframe object applet portal textarea select".split(" "));
/** Elements of which only the tags are removed. */
const tagsAlone = new Set("form frameset frame embed base button".split(" "));
/** Attributes whose value is a URL. */
const urlAttributes = new Set("href src action formaction data background poster xlink:href from to values".split(" "));

/**
 * Returns the scripts, forms and frames of a letter, with event attributes and executable URLs, in source order. Checkboxes and radio buttons are
 * allowed: MJML builds carousels and menus from them.
 */
export function findActiveContent(html: string): ActiveContent[] {
  const found: ActiveContent[] = [];
  /** Attributes of the current tag. */
  let attributes: ActiveContent[] = [];
  const open: { name: string; start: number }[] = [];
  const parser = new Parser(
    {
      onopentagname() {
        attributes = [];
      },
      onattribute(name, value) {
        const active = activeAttribute(name, value);
        if (active) attributes.push({ name: active, start: parser.startIndex, end: parser.endIndex });
      },
      onopentag(name, attribs) {
        const { startIndex: start } = parser;
        if (withContent.has(name)) open.push({ name, start });
        else if (tagsAlone.has(name) || isActiveTag(name, attribs)) found.push({ name: `<${name}>`, start, end: parser.endIndex + 1 });
        else found.push(...attributes);
      },
      onclosetag(name, isImplied) {
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        if (open.at(-1)?.name === name) found.push({ name: `<${name}>`, start: open.pop()?.start ?? start, end: isImplied ? start : end });
        else if (tagsAlone.has(name) && !isImplied && html.startsWith("</", start)) found.push({ name: `<${name}>`, start, end });
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: false, decodeEntities: true },
  );
  parser.end(html);
  return found.sort((one, other) => one.start - other.start);
}

/** Returns the letter without its active content, everything else byte for byte. */
export function withoutActiveContent(html: string): string {
  let text = "";
  let from = 0;
  for (const { start, end } of findActiveContent(html)) {
    if (start < from) continue;
    // A space keeps the text before and after the removed part from forming a tag together.
    text += `${html.slice(from, start)} `;
    from = end;
  }
  return text + html.slice(from);
}

function isActiveTag(name: string, { type = "text", "http-equiv": directive }: Record<string, string>): boolean {
  if (name === "input") return !/^(?:checkbox|radio)$/i.test(type);
  return name === "meta" && directive !== undefined && !/^(?:content-type|x-ua-compatible)$/i.test(directive.trim());
}

function activeAttribute(name: string, value: string): string | null {
  if (name.startsWith("on")) return name;
  if (name === "srcdoc" || name === "formaction") return name;
  if (!urlAttributes.has(name)) return null;
  // Browsers ignore control characters and spaces in a scheme.
  const scheme = /^(?:javascript:|vbscript:|data:text\/html)/i.exec(value.replace(/[\p{Cc}\s]/gu, ""))?.[0];
  return scheme ? scheme.toLowerCase() : null;
}
