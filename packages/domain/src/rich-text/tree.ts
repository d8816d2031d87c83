import { Parser } from "htmlparser2";
import { allowed, safeUrl, synonyms } from "./allowed.ts";

// A parser in plain code reads the text and allowed nodes alone are made, in a tree that no browser knows: nothing in it can run or load, and it
// needs no document, so that server, browser and tests clean by the same walk.

/** An allowed element, with nothing but its allowed attributes. */
export interface RichElement {
  name: string;
  readonly attributes: Record<string, string>;
  children: RichNode[];
  parent: RichElement | null;
  /** How many stand around it. */
  readonly depth: number;
}

/** An element, or text as people read it. */
export type RichNode = RichElement | string;

/** What nobody writes, a page of hostile signs does: quotes in quotes by the thousand, until whoever walks them falls. */
const DEEPEST = 40;
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
/** What holds nothing. */
export const empties: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** Builds the allowed nodes of a text as a reader of HTML meets them. */
class Builder {
  readonly root: RichElement = made("div");
  private target: RichElement = this.root;
  /** How deep inside something that is swallowed. */
  private depth = 0;
  /** The sign that Word wrote before a line of a list, while it is swallowed. */
  private sign: string | null = null;
  /** One entry for each open element of the source: the node made for it, if one was. */
  private readonly open: (RichElement | null)[] = [];

  onopentag(source: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes.style ?? "";
    // Word writes a list's sign as text and says so in a style of its own.
    const isSign = /mso-list:\s*ignore/i.test(style);
    if (isSign && this.depth === 0) this.sign = "";
    if (this.depth > 0 || isSign || swallowed.has(source)) {
      this.depth += 1;
      return;
    }
    this.open.push(this.take(source, attributes, style));
  }

  onclosetag(): void {
    if (this.depth > 0) {
      this.depth -= 1;
      if (this.depth === 0) this.readSign();
      return;
    }
    const node = this.open.pop();
    // A block that came in between has closed it already.
    if (node && ancestor(this.target, (held) => held === node)) this.target = this.holderOf(node.parent ?? this.root, node);
  }

  ontext(data: string): void {
    if (this.depth > 0) {
      if (this.sign !== null) this.sign += data;
      return;
    }
    const text = data
      .replace(/\r\n?/g, "\n")
      .replace(/\p{Cc}/gu, (sign) => (isControl(sign) && sign !== "\t" && sign !== "\n" ? "" : sign));
    if (text === "") return;
    if (lists.has(this.target.name)) {
      if (text.trim() === "") return;
      this.append("li");
    }
    this.target.children.push(text);
  }

  private take(source: string, attributes: Readonly<Record<string, string>>, style: string): RichElement | null {
    const name = synonyms.get(source) ?? (paragraphs.has(source) ? "p" : source);
    if (!Object.hasOwn(allowed, name)) return null;
    const isWordLine = name === "p" && (/mso-list:/i.test(style) || /\bMsoListParagraph/.test(attributes.class ?? ""));
    if (name === "li" || isWordLine) return this.listItem();
    if (blocks.has(name)) this.toHolder(lists.has(name));
    else if (this.isInside(name)) return null;
    else if (lists.has(this.target.name)) this.append("li");
    if (this.target.depth >= DEEPEST) return null;
    const node = made(name, this.target);
    for (const attribute of allowed[name] ?? []) {
      const value = allowedValueOf(attribute, attributes[attribute]);
      if (value !== null) node.attributes[attribute] = value;
    }
    if (name === "a" && node.attributes.href === undefined) return null;
    if (name === "img") {
      if (node.attributes.src === undefined) return null;
      node.attributes.alt ??= "";
    }
    this.target.children.push(node);
    if (empties.has(name)) return null;
    this.target = node;
    return node;
  }

  private append(name: string): RichElement {
    const node = made(name, this.target);
    this.target.children.push(node);
    this.target = node;
    return node;
  }

  /** A line of the list that is open here, or of the list that ends just before, or of a new one. */
  private listItem(): RichElement {
    const list = ancestor(this.target, ({ name }) => lists.has(name) || name === "blockquote");
    if (list && list.name !== "blockquote") {
      this.target = list;
      return this.append("li");
    }
    this.toHolder(false);
    const before = this.target.children.findLast((node) => typeof node !== "string" || node.trim() !== "");
    if (typeof before === "object" && lists.has(before.name)) this.target = before;
    else this.append("ul");
    return this.append("li");
  }

  /** A first line with a figure or a letter makes its list a numbered one. */
  private readSign(): void {
    const isNumbered = /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(this.sign ?? "");
    this.sign = null;
    const list = ancestor(this.target, ({ name }) => name === "ul");
    if (isNumbered && list && list.children.filter((node) => typeof node !== "string").length === 1) list.name = "ol";
  }

  /** Leaves what can hold no block; a list inside a list belongs to the line above it. */
  private toHolder(isList: boolean): void {
    this.target = this.holderOf(this.target, null);
    if (!lists.has(this.target.name)) return;
    const line = isList ? this.target.children.findLast((node) => typeof node !== "string") : null;
    if (typeof line === "object" && line) this.target = line;
    else this.append("li");
  }

  /** The nearest place for what follows: where an inline element stood, or a holder of blocks. */
  private holderOf(from: RichElement, closed: RichElement | null): RichElement {
    if (closed && !blocks.has(closed.name) && closed.name !== "li") return from;
    return ancestor(from, ({ name }) => holders.has(name) || lists.has(name)) ?? this.root;
  }

  private isInside(name: string): boolean {
    return ancestor(this.target, (node) => node.name === name || holders.has(node.name))?.name === name;
  }
}

const made = (name: string, parent: RichElement | null = null): RichElement => ({
  name,
  attributes: {},
  children: [],
  parent,
  depth: parent ? parent.depth + 1 : 0,
});

/** The element itself or the nearest one around it that fits. */
function ancestor(from: RichElement, fits: (element: RichElement) => boolean): RichElement | null {
  for (let node: RichElement | null = from; node; node = node.parent) if (fits(node)) return node;
  return null;
}

/** Takes away, from the inside out, what holds nothing. */
function dropEmpty(element: RichElement): void {
  element.children = element.children.filter((node) => {
    if (typeof node === "string" || empties.has(node.name)) return true;
    dropEmpty(node);
    return node.children.length > 0;
  });
}

/** Below the blank: signs that no text has, and that a browser would rewrite. */
const isControl = (sign: string) => sign < " ";

/** What would close a comment or an element that is read as letters, for a reader who takes the text for something else. */
const closing = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** What an attribute may keep of its value; null when nothing. */
function allowedValueOf(attribute: string, value: string | undefined): string | null {
  if (value === undefined || closing.test(value)) return null;
  if (attribute === "href" || attribute === "src") return safeUrl(value, attribute);
  if (attribute === "start") return /^\d{1,4}$/.test(value) && Number(value) !== 1 ? String(Number(value)) : null;
  return value.replace(/\p{Cc}/gu, (sign) => (isControl(sign) ? " " : sign)).trim();
}

/** The allowed nodes of a text, in a box that stands for the place where it is shown. */
export function readAllowed(html: string): RichElement {
  const builder = new Builder();
  const parser = new Parser(builder);
  parser.write(html);
  parser.end();
  dropEmpty(builder.root);
  return builder.root;
}
