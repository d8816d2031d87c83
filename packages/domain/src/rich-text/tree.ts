import { Parser } from "htmlparser2";
import { isEan13 } from "../ean.ts";
import { allowed, safeUrl, synonyms } from "./allowed.ts";
import { focusText, readFocus } from "./focus.ts";
import { blocks, made, type RichElement } from "./nodes.ts";
import { Grid } from "./table.ts";

// A plain-code parser reads the text and creates allowed nodes only, in a tree outside any browser: nothing in it can run or load, and it needs no
// document, so that server, browser and tests clean by the same code.

/** Maximum nesting; hostile pages nest quotes by the thousand to overflow the stack. */
const DEEPEST = 40;
/** Elements removed with their content, which is not text. */
const swallowed = new Set(
  "applet audio canvas embed frame frameset iframe math noembed noframes noscript object option script select style svg template textarea title video xmp".split(
    " ",
  ),
);
/** Elements not allowed, whose content becomes a paragraph. */
const paragraphs = new Set(
  "address article aside body caption center dd details div dl dt fieldset figcaption figure footer form head header html legend main nav pre section summary table tbody td tfoot th thead tr".split(
    " ",
  ),
);
/** Elements that may contain blocks. */
const containerTags = new Set(["blockquote", "div", "li", "td", "th"]);
const lists = new Set(["ol", "ul"]);
const cells = new Set(["td", "th"]);
const tableParts = new Set(["tbody", "tfoot", "thead"]);
/** Elements that contain only cells. */
const frames = new Set(["table", "tr"]);
/** Void elements. */
export const empties: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** Rule for elements of text copied from a page or document. */
export interface CopyRule {
  /** True for elements to remove with their content. */
  isGone?: (source: string, attributes: Readonly<Record<string, string>>) => boolean;
  /** Returns the marks that an inline element and its style set together; null for other elements. */
  marksOf?: (source: string, style: string) => string[] | null;
  /** Returns the lazy URL of a picture. */
  lateUrl?: (attributes: Readonly<Record<string, string>>) => string | undefined;
}

/** Builds the allowed nodes of a text from the HTML parser's events. */
class Builder {
  readonly root: RichElement = made("div");
  private target: RichElement = this.root;
  /** Depth inside a dropped element. */
  private depth = 0;
  /** List marker that Word wrote before a list item, while it is being collected; null otherwise. */
  private sign: string | null = null;
  /** An entry for each open element of the source: its node, or null if none was created. */
  private readonly open: (RichElement | null)[] = [];
  /** An entry for each open table of the source, null for a disallowed one, whose cells become paragraphs. */
  private readonly tables: (Grid | null)[] = [];
  private readonly grids = new Map<RichElement, Grid>();
  /** Word's list id of the last list item. */
  private wordList = "";
  private readonly copy: CopyRule;

  constructor(copy: CopyRule) {
    this.copy = copy;
  }

  onopentag(source: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes.style ?? "";
    // Word writes a list marker as text and marks it with a style of its own.
    const isSign = /mso-list:\s*ignore/i.test(style);
    if (isSign && this.depth === 0) this.sign = "";
    if (this.depth > 0 || isSign || swallowed.has(source) || this.copy.isGone?.(source, attributes)) {
      this.depth += 1;
      return;
    }
    if (source === "table") this.tables.push(this.tableHere(attributes.role ?? ""));
    const grid = this.tables.at(-1);
    const isPart = source === "table" || source === "tr" || tableParts.has(source) || cells.has(source);
    const marks = this.copy.marksOf?.(source, style);
    if (grid && isPart) this.open.push(this.takePart(grid, source, attributes));
    else if (marks) this.open.push(this.takeMarks(marks));
    else this.open.push(this.take(source, attributes, style));
  }

  onclosetag(source: string): void {
    if (this.depth > 0) {
      this.depth -= 1;
      if (this.depth === 0) this.readSign();
      return;
    }
    if (source === "tr") this.tables.at(-1)?.endRow();
    if (tableParts.has(source)) this.tables.at(-1)?.turn(false);
    if (source === "table") this.tables.pop();
    const node = this.open.pop();
    // A block in between has closed it already.
    if (node && ancestor(this.target, (ancestorNode) => ancestorNode === node))
      this.target = this.containerOf(node.parent ?? this.root, node);
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
    if (frames.has(this.target.name)) {
      if (text.trim() === "") return;
      this.leaveFrame();
    }
    if (lists.has(this.target.name)) {
      if (text.trim() === "") return;
      this.append("li");
    }
    const before = this.target.children.at(-1);
    if (typeof before === "object" && lists.has(before.name) && text.trim() === "") return;
    this.target.children.push(text);
  }

  /** Completes the grid of every table. */
  settle(element: RichElement = this.root): void {
    element.children = element.children.flatMap((node) => {
      if (typeof node === "string") return [node];
      const grid = this.grids.get(node);
      this.settle(grid?.before ?? node);
      return grid?.settled() ?? [node];
    });
  }

  /** Starts a table; null inside a cell, for a layout table, and where no more elements are allowed. */
  private tableHere(role: string): Grid | null {
    if (role === "presentation" || role === "none" || ancestor(this.target, ({ name }) => cells.has(name))) return null;
    this.leaveFrame();
    this.toContainer(false);
    if (this.target.depth + 4 > DEEPEST) return null;
    const grid = new Grid(this.target);
    this.target.children.push(grid.element);
    this.grids.set(grid.element, grid);
    return grid;
  }

  private takePart(grid: Grid, source: string, attributes: Readonly<Record<string, string>>): RichElement | null {
    this.target = grid.element;
    if (tableParts.has(source)) {
      grid.turn(source === "thead");
      return null;
    }
    if (source === "tr") this.target = grid.addRow();
    if (cells.has(source)) {
      this.target = grid.addCell(source);
      this.dress(this.target, attributes);
    }
    return this.target;
  }

  /** Moves content outside cells before the table. */
  private leaveFrame(): void {
    if (!frames.has(this.target.name)) return;
    const table = ancestor(this.target, ({ name }) => name === "table");
    this.target = (table && this.grids.get(table)?.before) ?? this.root;
  }

  private dress(node: RichElement, attributes: Readonly<Record<string, string>>): void {
    for (const attribute of allowed[node.name] ?? []) {
      const value = allowedValueOf(attribute, attributes[attribute]);
      if (value !== null) node.attributes[attribute] = value;
    }
  }

  private take(source: string, attributes: Readonly<Record<string, string>>, style: string): RichElement | null {
    const name = synonyms.get(source) ?? (paragraphs.has(source) ? "p" : source);
    if (!Object.hasOwn(allowed, name)) return null;
    this.leaveFrame();
    const isWordLine = name === "p" && (/mso-list:/i.test(style) || /\bMsoListParagraph/.test(attributes.class ?? ""));
    if (isWordLine) return this.wordLine(style);
    if (name === "li") return this.listItem();
    if (blocks.has(name)) this.toContainer(lists.has(name));
    else if (this.isInside(name)) return null;
    else if (lists.has(this.target.name)) this.append("li");
    if (this.target.depth >= DEEPEST) return null;
    const node = made(name, this.target);
    const late = name === "img" ? this.copy.lateUrl?.(attributes) : undefined;
    this.dress(node, late === undefined ? attributes : { ...attributes, src: late });
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

  /** Opens the marks set by an element; returns the outermost one. */
  private takeMarks(names: readonly string[]): RichElement | null {
    const nodes = names.map((name) => this.take(name, {}, ""));
    return nodes.find((node) => node !== null) ?? null;
  }

  private append(name: string): RichElement {
    const node = made(name, this.target);
    this.target.children.push(node);
    this.target = node;
    return node;
  }

  /** Returns a new item of the open list, of the list that ends just before, or of a new list. */
  private listItem(): RichElement {
    const list = this.listAround();
    if (list) {
      this.target = list;
      return this.append("li");
    }
    this.toContainer(false);
    this.listHere();
    return this.append("li");
  }

  /** Adds a list item that Word wrote as a paragraph, at its level; returns the whole list, which ends with the item unless another one follows. */
  private wordLine(style: string): RichElement {
    if (this.listAround()) return this.listItem();
    const [, id = "", level = "1"] = /mso-list:\s*(l\d+)\s+level([1-9])/i.exec(style) ?? [];
    this.toContainer(false);
    const isOther = level === "1" && id !== this.wordList;
    if (level === "1") this.wordList = id;
    const outer = isOther ? this.append("ul") : this.listHere();
    for (let depth = 1; depth < Number(level) && this.target.depth < DEEPEST; depth++) {
      const line = this.target.children.findLast((node) => typeof node !== "string");
      if (typeof line !== "object") break;
      this.target = line;
      this.listHere();
    }
    this.append("li");
    return outer;
  }

  private listAround(): RichElement | null {
    const around = ancestor(this.target, ({ name }) => lists.has(name) || (name !== "li" && containerTags.has(name)));
    return around && lists.has(around.name) ? around : null;
  }

  /** Returns the list that ends just before, or a new one. */
  private listHere(): RichElement {
    const before = this.target.children.findLast((node) => typeof node !== "string" || node.trim() !== "");
    if (typeof before !== "object" || !lists.has(before.name)) return this.append("ul");
    this.target = before;
    return before;
  }

  /** Makes the list a numbered one if its first marker is a number or a letter. */
  private readSign(): void {
    const isNumbered = /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(this.sign ?? "");
    this.sign = null;
    const list = ancestor(this.target, ({ name }) => lists.has(name));
    if (isNumbered && list && list.children.filter((node) => typeof node !== "string").length === 1) list.name = "ol";
  }

  /** Moves the target up to an element that allows blocks; a list inside a list belongs to the item above it. */
  private toContainer(isList: boolean): void {
    this.target = this.containerOf(this.target, null);
    if (!lists.has(this.target.name)) return;
    const line = isList ? this.target.children.findLast((node) => typeof node !== "string") : null;
    if (typeof line === "object" && line) this.target = line;
    else this.append("li");
  }

  /** Returns the nearest element for the content that follows: the parent of an inline element, or one that allows blocks. */
  private containerOf(from: RichElement, closed: RichElement | null): RichElement {
    if (closed && !blocks.has(closed.name) && closed.name !== "li") return from;
    return ancestor(from, ({ name }) => containerTags.has(name) || lists.has(name)) ?? this.root;
  }

  private isInside(name: string): boolean {
    return ancestor(this.target, (node) => node.name === name || containerTags.has(node.name))?.name === name;
  }
}

/** Returns the element or its nearest ancestor that matches. */
function ancestor(from: RichElement, fits: (element: RichElement) => boolean): RichElement | null {
  for (let node: RichElement | null = from; node; node = node.parent) if (fits(node)) return node;
  return null;
}

/** Removes empty elements, innermost first. */
function dropEmpty(element: RichElement): void {
  element.children = element.children.filter((node) => {
    if (typeof node === "string" || empties.has(node.name)) return true;
    dropEmpty(node);
    return node.children.length > 0 || cells.has(node.name);
  });
}

/** Control characters, which no text contains and a browser would rewrite. */
const isControl = (sign: string) => sign < " ";

/** Sequences that close a comment or raw-text element for another parser. */
const closing = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Returns the allowed value of an attribute; null when not allowed. */
function allowedValueOf(attribute: string, value: string | undefined): string | null {
  if (value === undefined || closing.test(value)) return null;
  if (attribute === "href" || attribute === "src") return safeUrl(value, attribute);
  if (attribute === "data-ean") return isEan13(value) ? value : null;
  if (attribute === "data-focus") return focusText(readFocus(value));
  if (attribute === "start" || attribute.endsWith("span")) {
    // The default: a list starts at 1 and a cell spans one place, so no attribute is needed. A span of 0 is dropped too.
    const count = /^\d{1,4}$/.test(value) ? Number(value) : 1;
    return count === 1 || (count === 0 && attribute !== "start") ? null : String(count);
  }
  if (attribute === "scope") return /^(?:col|row)(?:group)?$/i.test(value) ? value.toLowerCase() : null;
  return value.replace(/\p{Cc}/gu, (sign) => (isControl(sign) ? " " : sign)).trim();
}

/** Parses HTML into allowed nodes for a place in a page; `copy` adds rules for pasted text. */
export function readAllowed(html: string, copy: CopyRule = {}): RichElement {
  const builder = new Builder(copy);
  const parser = new Parser(builder);
  parser.write(html);
  parser.end();
  builder.settle();
  dropEmpty(builder.root);
  return builder.root;
}
