import { selectAll } from "css-select";
import { parseDocument } from "htmlparser2";

type Document = ReturnType<typeof parseDocument>;
type Node = Document["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Placeholder for each reader's own unsubscribe URL. */
export const UNSUBSCRIBE_MARK = "{{unsubscribe}}";

/** Sender of a letter as shown in its footer; the law requires a contact address (CPCE, art. L. 34-5). */
export interface LetterFooter {
  locale: "fr" | "en";
  sender: string;
  /** Postal address, line by line; empty if the client has none. */
  address: readonly string[];
}

/** Returns the footer of a client's letters. */
export function letterFooter(client: {
  title: string;
  locales: readonly [{ code: "fr" | "en" }, ...unknown[]];
  seller?: { company?: string; address: readonly string[] };
}): LetterFooter {
  const { title, seller, locales } = client;
  return { locale: locales[0].code, sender: seller?.company ?? title, address: seller?.address ?? [] };
}

/** `Hidden`: the author's link exists, but is not visible to readers, or none can be added. */
export type UnsubscribeLink = "Own" | "Added" | "Hidden";

const leave = { fr: "Se désabonner", en: "Unsubscribe" } as const;

/** Returns the letter with a footer where the author wrote no unsubscribe link, and where its link is. */
export function completeLetter(html: string, footer: LetterFooter): { html: string; unsubscribe: UnsubscribeLink } {
  const own = findUnsubscribeLink(html);
  if (own !== "missing") return { html, unsubscribe: own === "visible" ? "Own" : "Hidden" };
  const completed = withFooter(html, footer);
  // An unclosed comment or style sheet hides the footer too.
  const isVisible = findUnsubscribeLink(completed) === "visible";
  return isVisible ? { html: completed, unsubscribe: "Added" } : { html, unsubscribe: "Hidden" };
}

/** Adds the footer as plain HTML with its own colours, independent of the letter's style. */
function withFooter(html: string, { locale, sender, address }: LetterFooter): string {
  const lines = [sender, ...address].map(escapeText).join("<br>");
  const style = "max-width:600px;margin:24px auto 0;padding:16px;background-color:#ffffff;color:#444444;text-align:center";
  const text = "font-family:Arial,sans-serif;font-size:12px;line-height:18px";
  const link = `<a href="${UNSUBSCRIBE_MARK}" style="color:#1f4e79;text-decoration:underline">${leave[locale]}</a>`;
  const block = `<div lang="${locale}" style="${style};${text}">${lines}<br>${link}</div>\n`;
  const end = html.toLowerCase().lastIndexOf("</body");
  return end === -1 ? `${html}\n${block}` : html.slice(0, end) + block + html.slice(end);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * Whether a page shows a link to `UNSUBSCRIBE_MARK` at every screen width of its style sheets. A picture counts only with an `alt` text, as
 * many mail programs load no pictures. A mark in plain text or an image map is no link.
 */
export function findUnsubscribeLink(html: string): "visible" | "hidden" | "missing" {
  const document = parseDocument(html, { lowerCaseTags: true, lowerCaseAttributeNames: true });
  const links = selectAll<Node, Element>("a[href]", document).filter(({ attribs }) => attribs.href?.trim() === UNSUBSCRIBE_MARK);
  if (links.length === 0) return "missing";
  const rules = rulesIn(document);
  const layouts = [null, ...new Set(rules.flatMap(({ media }) => media ?? []))];
  return layouts.every((layout) => {
    const style = new StyleOf(
      document,
      rules.filter(({ media }) => media === null || media === layout),
    );
    return links.some((link) => isSeen(link, link, style));
  })
    ? "visible"
    : "hidden";
}

interface Rule {
  /** Condition of its `@media`; null outside. */
  media: string | null;
  selector: string;
  declarations: Map<string, Declared>;
}

interface Declared {
  value: string;
  isImportant: boolean;
}

function rulesIn(document: Document): Rule[] {
  return selectAll<Node, Element>("style", document).flatMap(({ children }) =>
    children.flatMap((child) => ("data" in child ? rulesOf(child.data.replace(/\/\*.*?\*\//gs, ""), null) : [])),
  );
}

function rulesOf(css: string, media: string | null): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; ; ) {
    const open = css.indexOf("{", at);
    if (open === -1) return rules;
    const close = closingBrace(css, open);
    const body = css.slice(open + 1, close);
    const selector = css.slice(at, open).split(";").at(-1)?.trim() ?? "";
    if (/^@(?:media|supports)/i.test(selector)) {
      const isMedia = /^@media/i.test(selector);
      // Print styles: paper has no links.
      if (!/^@media\s+print/i.test(selector)) rules.push(...rulesOf(body, isMedia ? selector : media));
    } else if (!selector.startsWith("@")) rules.push({ media, selector, declarations: declarationsOf(body) });
    at = close + 1;
  }
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

function declarationsOf(text: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const isImportant = /!\s*important$/.test(value);
    if (found.get(property)?.isImportant && !isImportant) continue;
    found.set(property, { value: value.replace(/\s*!\s*important$/, ""), isImportant });
  }
  return found;
}

/** The declared styles of a page's elements in one layout. Specificity is ignored: the later rule wins, and `style` over a sheet. */
class StyleOf {
  private readonly sheets = new Map<Element, Map<string, Declared>>();

  constructor(document: Document, rules: readonly Rule[]) {
    for (const { selector, declarations } of rules)
      for (const element of matches(selector, document)) {
        const ownDeclarations = this.sheets.get(element) ?? new Map<string, Declared>();
        for (const [property, declared] of declarations)
          if (declared.isImportant || !ownDeclarations.get(property)?.isImportant) ownDeclarations.set(property, declared);
        this.sheets.set(element, ownDeclarations);
      }
  }

  get(element: Element, property: string): string | undefined {
    const sheet = this.sheets.get(element)?.get(property);
    const inline = declarationsOf(element.attribs.style ?? "").get(property);
    if (inline && (inline.isImportant || !sheet?.isImportant)) return inline.value;
    return sheet?.value ?? attributeStyle(element, property);
  }
}

/** Returns the matching elements; none for a selector that the library does not support, of a state or of a particular mail program. */
function matches(selector: string, document: Document): Element[] {
  try {
    return selectAll<Node, Element>(selector, document);
  } catch {
    return [];
  }
}

function attributeStyle({ name, attribs }: Element, property: string): string | undefined {
  if (property === "display" && attribs.hidden !== undefined) return "none";
  if (property === "background-color") return attribs.bgcolor?.toLowerCase();
  if (property === "color" && name === "font") return attribs.color?.toLowerCase();
  return undefined;
}

/** Elements whose content mail programs do not show. */
const unseen = new Set(
  "audio canvas head iframe noembed noframes noscript object script select style svg template textarea title video".split(" "),
);

/** Spaces, and the invisible characters with which letters fill their preview line. */
const BLANK = /^(?:\s|\u034f|[\u00ad\u200b-\u200f\u2060\ufeff])*$/;

/** Returns whether a text or a described picture inside `node` is visible. */
function isSeen(node: Node, link: Element, style: StyleOf): boolean {
  if ("data" in node) return node.type === "text" && !BLANK.test(node.data) && isTextSeen(node, link, style);
  if (!("children" in node)) return false;
  if ("attribs" in node && node.name === "img")
    return Boolean(node.attribs.alt?.trim() && node.attribs.src?.trim()) && ancestorsOf(node).every((element) => isBoxSeen(element, style));
  return node.children.some((child) => isSeen(child, link, style));
}

function isTextSeen(text: Node, link: Element, style: StyleOf): boolean {
  const ancestors = ancestorsOf(text);
  if (!ancestors.every((element) => isBoxSeen(element, style))) return false;
  const nearest = (property: string, elements = ancestors) => elements.map((element) => style.get(element, property)).find(Boolean);
  const size = nearest("font-size");
  if (size !== undefined && lengthOf(size) <= SMALLEST_TEXT) return false;
  if (lengthOf(nearest("text-indent") ?? "0") <= FAR_OUT) return false;
  // A link gets the colour of the mail program, not that of the surrounding text.
  const color = nearest("color", ancestors.slice(0, ancestors.indexOf(link) + 1));
  const background = ancestors.map((element) => backgroundOf(element, style)).find((value) => value !== undefined);
  return color === undefined || background === null || isReadable(color, background ?? "#ffffff");
}

/** Returns the ancestors of a node up to the root, beginning with the node itself if it is an element. */
function ancestorsOf(node: Node): Element[] {
  const found: Element[] = "attribs" in node ? [node] : [];
  for (let parent = node.parent; parent; parent = parent.parent) if ("attribs" in parent) found.push(parent as Element);
  return found;
}

const SMALLEST_TEXT = 4;
const FAR_OUT = -500;

function isBoxSeen(element: Element, style: StyleOf): boolean {
  const get = (property: string) => style.get(element, property);
  if (unseen.has(element.name) || get("display") === "none") return false;
  if (/^(?:hidden|collapse)$/.test(get("visibility") ?? "") || Number(get("opacity") ?? 1) < 0.1) return false;
  if (/hidden|clip/.test(get("overflow") ?? "")) {
    const sides = ["height", "max-height", "width", "max-width"].map((property) => get(property));
    if (sides.some((side) => side !== undefined && lengthOf(side) <= 1)) return false;
  }
  if (!/^(?:absolute|fixed)$/.test(get("position") ?? "")) return true;
  return !["left", "top", "right", "bottom"].some((side) => lengthOf(get(side) ?? "0") <= FAR_OUT);
}

/** Returns a length in pixels; percentages and units relative to the text count as 16 pixels, unknown ones as large. */
function lengthOf(value: string): number {
  const [, number, unit] = /^([+-]?[\d.]+)(px|pt|em|rem|%)?$/.exec(value.trim()) ?? [];
  if (number === undefined) return Number.POSITIVE_INFINITY;
  return Number(number) * (unit === "em" || unit === "rem" ? 16 : unit === "%" ? 0.16 : 1);
}

/**
 * Returns the colour behind an element, ignoring background pictures, which many mail programs do not load; null: only a picture, undefined: none.
 */
function backgroundOf(element: Element, style: StyleOf): string | null | undefined {
  const all = style.get(element, "background");
  const parts = all?.split(/\s+(?![^(]*\))/) ?? [];
  const color = [style.get(element, "background-color"), ...parts].find((part) => part && channelsOf(part)?.alpha);
  if (color) return color;
  return /url\(|gradient\(/.test(all ?? style.get(element, "background-image") ?? "") ? null : undefined;
}

/** Contrast ratio (WCAG 2) below which text is considered invisible. */
const LEAST_CONTRAST = 1.3;

function isReadable(color: string, background: string): boolean {
  const front = channelsOf(color);
  const back = channelsOf(background);
  if (!front || !back) return true;
  if (front.alpha < 0.1) return false;
  const [dark = 0, light = 0] = [luminance(front.rgb), luminance(back.rgb)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST;
}

interface Channels {
  rgb: readonly number[];
  alpha: number;
}

/** Hexadecimal, `rgb()` and the names used to hide text; null for other colours, which count as readable. */
function channelsOf(color: string): Channels | null {
  const named: Record<string, string> = { white: "#ffffff", black: "#000000", snow: "#fffafa", ivory: "#fffff0", whitesmoke: "#f5f5f5" };
  const value = (named[color.trim()] ?? color).trim();
  if (value === "transparent") return { rgb: [255, 255, 255], alpha: 0 };
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  const hex = short ? short.slice(1).map((digit) => digit + digit) : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)?.slice(1);
  if (hex) return { rgb: hex.map((digits) => Number.parseInt(digits, 16)), alpha: 1 };
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]+)\)$/.exec(value)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  return red === undefined || green === undefined || blue === undefined || [red, green, blue, alpha].some(Number.isNaN)
    ? null
    : { rgb: [red, green, blue], alpha };
}

/** Relative luminance (WCAG 2), 0 to 1. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
