import purifier, { type Config } from "dompurify";
import { Parser } from "htmlparser2";
import { allowed, safeUrl, synonyms } from "./allowed.ts";

// The browser's own parsers take strings, which the page's policy refuses (Trusted Types), and report every inline style that a pasted text brings.
// So a parser in plain code reads the text, allowed nodes alone are made, in a document that loads nothing, and DOMPurify looks at them once more.

/** Gone with all they hold: what they hold is no text. */
const swallowed = new Set(
  "applet audio canvas embed frame frameset iframe math noembed noframes noscript object option script select style svg template textarea title video xmp".split(
    " ",
  ),
);
/** Not allowed by name, but each is a paragraph of its own. */
const paragraphs = new Set(
  "address article aside body caption center dd details div dl dt fieldset figcaption figure footer form head header html legend main nav pre section summary table tbody td tfoot th thead tr".split(
    " ",
  ),
);
const blocks = new Set(["blockquote", "h2", "h3", "h4", "hr", "ol", "p", "ul"]);
/** What may stand around blocks. */
const holders = new Set(["blockquote", "div", "li"]);
const lists = new Set(["ol", "ul"]);
const empties = new Set(["br", "hr", "img"]);

/** The second wall: the same list, read by a library that knows the tricks. Without a policy, for it gets nodes and gives nodes. */
const secondWall: Config & { IN_PLACE: true } = {
  ALLOWED_TAGS: ["div", ...Object.keys(allowed)],
  ALLOWED_ATTR: [...new Set(Object.values(allowed).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  IN_PLACE: true,
  TRUSTED_TYPES_POLICY: null,
};

const nameOf = (node: Node) => node.nodeName.toLowerCase();

/** Builds the allowed nodes of a text as a reader of HTML meets them. */
class Builder {
  readonly root: HTMLElement;
  private readonly document: Document;
  private target: HTMLElement;
  /** How deep inside something that is swallowed. */
  private depth = 0;
  /** The sign that Word wrote before a line of a list, while it is swallowed. */
  private sign: string | null = null;
  /** One entry for each open element of the source: the node made for it, if one was. */
  private readonly open: (HTMLElement | null)[] = [];

  constructor() {
    this.document = document.implementation.createHTMLDocument("");
    this.root = this.document.createElement("div");
    this.target = this.root;
  }

  onopentag(source: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes.style ?? "";
    // Word writes a list's sign as text and says so in a style of its own.
    const isSign = /mso-list:\s*ignore/i.test(style);
    if (isSign && this.depth === 0) this.sign = "";
    if (this.depth > 0 || isSign || swallowed.has(source)) {
      this.depth += 1;
      return;
    }
    this.open.push(this.made(source, attributes, style));
  }

  onclosetag(): void {
    if (this.depth > 0) {
      this.depth -= 1;
      if (this.depth === 0) this.readSign();
      return;
    }
    const node = this.open.pop();
    // A block that came in between has closed it already.
    if (node?.contains(this.target)) this.target = this.holderOf(node.parentElement ?? this.root, node);
  }

  ontext(data: string): void {
    if (this.depth > 0) {
      if (this.sign !== null) this.sign += data;
      return;
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: signs that no text has, and that a browser would rewrite.
    const text = data.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
    if (text === "") return;
    if (lists.has(nameOf(this.target))) {
      if (text.trim() === "") return;
      this.append("li");
    }
    this.target.append(text);
  }

  private made(source: string, attributes: Readonly<Record<string, string>>, style: string): HTMLElement | null {
    const name = synonyms[source] ?? (paragraphs.has(source) ? "p" : source);
    if (!allowed[name]) return null;
    const isWordLine = name === "p" && (/mso-list:/i.test(style) || /\bMsoListParagraph/.test(attributes.class ?? ""));
    if (name === "li" || isWordLine) return this.listItem();
    if (blocks.has(name)) this.toHolder(lists.has(name));
    else if (this.isInside(name)) return null;
    else if (lists.has(nameOf(this.target))) this.append("li");
    const node = this.document.createElement(name);
    for (const attribute of allowed[name]) {
      const value = allowedValueOf(attribute, attributes[attribute]);
      if (value !== null) node.setAttribute(attribute, value);
    }
    if (name === "a" && !node.hasAttribute("href")) return null;
    if (name === "img" && !node.hasAttribute("src")) return null;
    this.target.append(node);
    if (empties.has(name)) return null;
    this.target = node;
    return node;
  }

  private append(name: string): HTMLElement {
    const node = this.document.createElement(name);
    this.target.append(node);
    this.target = node;
    return node;
  }

  /** A line of the list that is open here, or of the list that ends just before, or of a new one. */
  private listItem(): HTMLElement {
    for (let node: HTMLElement | null = this.target; node && node !== this.root; node = node.parentElement) {
      if (nameOf(node) === "blockquote") break;
      if (lists.has(nameOf(node))) {
        this.target = node;
        return this.append("li");
      }
    }
    this.toHolder(false);
    const before = lastNode(this.target);
    if (before && lists.has(nameOf(before))) this.target = before as HTMLElement;
    else this.append("ul");
    return this.append("li");
  }

  /** A first line with a figure or a letter makes its list a numbered one. */
  private readSign(): void {
    const isNumbered = /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(this.sign ?? "");
    this.sign = null;
    const list = this.target.closest("ul");
    if (!isNumbered || list?.children.length !== 1) return;
    const numbered = this.document.createElement("ol");
    numbered.append(...list.childNodes);
    list.replaceWith(numbered);
  }

  /** Leaves what can hold no block; a list inside a list belongs to the line above it. */
  private toHolder(isList: boolean): void {
    this.target = this.holderOf(this.target, null);
    if (!lists.has(nameOf(this.target))) return;
    const line = isList ? this.target.lastElementChild : null;
    if (line) this.target = line as HTMLElement;
    else this.append("li");
  }

  /** The nearest place for what follows: where an inline element stood, or a holder of blocks. */
  private holderOf(from: HTMLElement, closed: HTMLElement | null): HTMLElement {
    if (closed && !blocks.has(nameOf(closed)) && nameOf(closed) !== "li") return from;
    let node = from;
    while (node !== this.root && !holders.has(nameOf(node)) && !lists.has(nameOf(node))) node = node.parentElement ?? this.root;
    return node;
  }

  private isInside(name: string): boolean {
    for (let node: HTMLElement | null = this.target; node && !holders.has(nameOf(node)); node = node.parentElement) {
      if (nameOf(node) === name) return true;
    }
    return false;
  }
}

/** Takes away, from the inside out, what holds nothing. */
function dropEmpty(root: HTMLElement): void {
  for (const node of [...root.querySelectorAll("*")].reverse()) {
    if (!empties.has(nameOf(node)) && node.childNodes.length === 0) node.remove();
  }
  root.normalize();
}

function lastNode(parent: HTMLElement): Node | null {
  let node = parent.lastChild;
  while (node && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "") node = node.previousSibling;
  return node;
}

/** What an attribute may keep of its value; null when nothing. */
function allowedValueOf(attribute: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (attribute === "href" || attribute === "src") return safeUrl(value, attribute);
  if (attribute === "start") return /^\d{1,4}$/.test(value) && Number(value) !== 1 ? String(Number(value)) : null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signs that no text has.
  return value.replace(/[\u0000-\u001f]/g, " ").trim();
}

/** The allowed nodes of a text, in a box that belongs to no page: nothing in it has run or was loaded. */
export function safeBox(html: string): HTMLElement {
  const builder = new Builder();
  const parser = new Parser(builder);
  parser.write(html);
  parser.end();
  const box = builder.root;
  purifier.sanitize(box, secondWall);
  // What the second wall took a URL from is neither link nor image any more.
  for (const link of box.querySelectorAll("a:not([href])")) link.replaceWith(...link.childNodes);
  for (const image of box.querySelectorAll("img:not([src])")) image.remove();
  for (const image of box.querySelectorAll("img:not([alt])")) image.setAttribute("alt", "");
  dropEmpty(box);
  return box;
}

/** The text with nothing left but what a rich text may hold: no script, no handler, no style, no URL that runs. */
export function sanitizeHtml(html: string): string {
  return safeBox(html).innerHTML;
}
