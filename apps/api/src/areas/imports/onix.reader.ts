import { readOnixMoment } from "@reserve/domain/onix";
import { SaxesParser } from "saxes";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { decodeXml } from "./onix.decode.ts";
import { isShortTag, referenceName } from "./onix.tags.ts";

/** A parsed element under its reference name; unused elements are dropped. */
export interface OnixNode {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: OnixNode[];
}

/** Header of an ONIX message. */
export interface OnixHeader {
  release: string | null;
  usesShortTags: boolean;
  encoding: string;
  sender: string | null;
  sentAt: Date | null;
  currency: string | null;
  priceType: string | null;
}

/** A raw record of the file; `faults` are its XML errors. */
export interface RawRecord {
  /** 1-based, in the order of the file. */
  number: number;
  line: number;
  product: OnixNode;
  faults: Sentence[];
}

/** A piece of a parsed file. After a `stop` nothing follows: the file ends or is unreadable. */
export type OnixPiece =
  | { is: "header"; header: OnixHeader }
  | { is: "record"; record: RawRecord }
  | { is: "stop"; number: number | null; line: number; reference: string | null; fault: Sentence };

/** Maximum nesting, above that of any message: each open element costs memory. */
const DEEPEST = 100;
/** Above any real record: maximum number of characters of a record, and of a text, attribute or comment. */
const MOST_LETTERS = 2_000_000;
const MOST_NODES = 20_000;
/** Number of XML errors after which reading stops. */
const MOST_FAULTS = 200;

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

/** Thrown when the rest of the file cannot be read. */
class Stop extends Error {
  readonly fault: Sentence;
  constructor(fault: Sentence) {
    super(fault.en);
    this.fault = fault;
  }
}

/**
 * Parses an ONIX message in a stream, with one record in memory at a time. Nothing external is fetched, and only XML's five entities are
 * expanded: a message that defines its own is rejected.
 */
export async function* readOnix(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ pieces: OnixPiece[]; size: number }> {
  const reader = new Reader();
  for await (const decoded of decodeXml(bytes)) {
    if (decoded.encoding) reader.header.encoding = decoded.encoding;
    const isOver = "fault" in decoded ? reader.stop(decoded.fault) : reader.write(decoded.text);
    yield { pieces: reader.take(), size: decoded.size };
    if (isOver) return;
  }
  reader.end();
  yield { pieces: reader.take(), size: 0 };
}

class Reader {
  readonly header: OnixHeader = {
    release: null,
    usesShortTags: false,
    encoding: "utf-8",
    sender: null,
    sentAt: null,
    currency: null,
    priceType: null,
  };
  #parser = new SaxesParser({ xmlns: false, position: true });
  #pieces: OnixPiece[] = [];
  #depth = 0;
  #isRootSeen = false;
  #isHeaderReported = false;
  #count = 0;
  #faultCount = 0;
  /** Open elements of the current record, outermost first. */
  #open: OnixNode[] = [];
  /** Depth inside a skipped element. */
  #skipped = 0;
  #record: RawRecord | null = null;
  #recordDepth = 0;
  #letters = 0;
  #nodes = 0;
  #rich = 0;
  #sinceEvent = 0;

  constructor() {
    const parser = this.#parser;
    parser.on("error", (error) => this.#malformed(error.message));
    parser.on("doctype", (doctype) => this.#doctype(doctype));
    parser.on("opentag", ({ name, attributes }) => this.#openTag(name, attributes));
    parser.on("closetag", ({ name }) => this.#closeTag(name));
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
  }

  /** Parses more text; returns true if nothing more can be read. */
  write(text: string): boolean {
    try {
      this.#parser.write(text);
      this.#sinceEvent += text.length;
      if (this.#sinceEvent > MOST_LETTERS * 2) throw new Stop(TOO_LONG);
      return false;
    } catch (error) {
      return this.#stopFor(error);
    }
  }

  end(): void {
    try {
      if (!this.#isRootSeen) throw new Stop(this.#parser.position === 0 ? EMPTY : NOT_XML);
      if (this.#depth > 0) throw new Stop(CUT);
      this.#parser.close();
      this.#sayHeader();
    } catch (error) {
      this.#stopFor(error);
    }
  }

  stop(fault: Sentence): true {
    const reference = this.#record ? textOf(this.#record.product, "RecordReference") : null;
    this.#pieces.push({ is: "stop", number: this.#record?.number ?? null, line: this.#parser.line, reference, fault });
    return true;
  }

  take(): OnixPiece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #stopFor(error: unknown): true {
    if (!(error instanceof Stop)) throw error;
    return this.stop(error.fault);
  }

  #malformed(message: string): void {
    this.#faultCount += 1;
    if (!this.#isRootSeen) throw new Stop(NOT_XML);
    if (this.#faultCount > MOST_FAULTS) throw new Stop(TOO_MANY_FAULTS);
    const fault = sentenceOf(message);
    if (this.#record) {
      if (!this.#record.faults.some(({ fr }) => fr === fault.fr) && this.#record.faults.length < 3) this.#record.faults.push(fault);
      // Between two records a stray character is harmless; a misplaced tag is not.
    } else if (this.#depth <= 1 && /tag/.test(message)) throw new Stop(fault);
  }

  #doctype(doctype: string): void {
    this.#sinceEvent = 0;
    if (/[[]|<!ENTITY/i.test(doctype)) throw new Stop(OWN_ENTITIES);
  }

  #openTag(tag: string, attributes: Record<string, string>): void {
    this.#sinceEvent = 0;
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new Stop(TOO_DEEP);
    if (!this.#isRootSeen) {
      this.#openRoot(tag, attributes);
      return;
    }
    if (this.#skipped > 0 || this.#rich > 0) {
      if (this.#rich > 0) this.#inText(tag, this.#depth);
      else this.#skipped += 1;
      return;
    }
    const name = referenceName(tag);
    const parent = this.#open.at(-1);
    if (name === null || (!parent && name !== "Product" && name !== "Header") || (parent && (name === "Product" || name === "Header"))) {
      this.#skipped = 1;
      return;
    }
    const hasAttributes = name === "Date" || name === "Text" || name === "TitleText" || name === "TitleWithoutPrefix";
    const node: OnixNode = { name, text: "", attributes: hasAttributes ? attributes : NO_ATTRIBUTES, children: [] };
    if (!parent && name === "Product") this.#beginRecord(tag, node);
    this.#nodes += 1;
    if (this.#nodes <= MOST_NODES) parent?.children.push(node);
    else if (this.#record && this.#nodes === MOST_NODES + 1) this.#record.faults.push(TOO_LONG);
    this.#open.push(node);
    // May contain XHTML.
    if (name === "Text") this.#rich = this.#depth;
  }

  #openRoot(tag: string, attributes: Record<string, string>): void {
    this.#isRootSeen = true;
    const name = tag.slice(tag.indexOf(":") + 1);
    if (name !== "ONIXMessage" && name !== "ONIXmessage") throw new Stop(notOnix(name));
    this.header.usesShortTags = isShortTag(name);
    this.header.release = attributes.release?.trim() ?? /onix\/(3\.[01])/.exec(Object.values(attributes).join(" "))?.[1] ?? null;
    if (this.header.release !== null && !/^3\.[01]/.test(this.header.release)) throw new Stop(otherRelease(this.header.release));
  }

  #beginRecord(tag: string, product: OnixNode): void {
    this.#sayHeader();
    this.#count += 1;
    this.#letters = 0;
    this.#nodes = 0;
    this.#record = { number: this.#count, line: this.#parser.line, product, faults: [] };
    this.#recordDepth = this.#depth;
    if (isShortTag(tag)) this.header.usesShortTags = true;
  }

  #inText(tag: string, depth: number): void {
    const node = this.#open.at(-1);
    if (node && depth !== this.#rich) node.text += `<${tag}>`;
  }

  #closeTag(tag: string): void {
    this.#sinceEvent = 0;
    const depth = this.#depth;
    this.#depth -= 1;
    if (this.#rich > 0) {
      if (depth > this.#rich) {
        this.#inText(`/${tag}`, depth);
        return;
      }
      this.#rich = 0;
    } else if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const node = this.#open.pop();
    if (!node) return;
    if (node.name === "Header" && this.#open.length === 0) this.#readHeader(node);
    if (this.#record && depth === this.#recordDepth) {
      this.#pieces.push({ is: "record", record: this.#record });
      this.#record = null;
    }
  }

  #text(text: string): void {
    this.#sinceEvent = 0;
    const node = this.#open.at(-1);
    if (!node || this.#skipped > 0) return;
    this.#letters += text.length;
    if (this.#letters > MOST_LETTERS) {
      if (this.#record && !this.#record.faults.includes(TOO_LONG)) this.#record.faults.push(TOO_LONG);
      return;
    }
    node.text += text;
  }

  #readHeader(node: OnixNode): void {
    const sender = childOf(node, "Sender");
    this.header.sender = (sender && textOf(sender, "SenderName")) ?? null;
    const sent = textOf(node, "SentDateTime");
    this.header.sentAt = sent === null ? null : readOnixMoment(sent);
    this.header.currency = textOf(node, "DefaultCurrencyCode");
    this.header.priceType = textOf(node, "DefaultPriceType");
    this.#sayHeader();
  }

  #sayHeader(): void {
    if (this.#isHeaderReported) return;
    this.#isHeaderReported = true;
    this.#pieces.push({ is: "header", header: this.header });
  }
}

/** Returns the first child with this name; null if there is none. */
export function childOf(node: OnixNode, name: string): OnixNode | null {
  return node.children.find((child) => child.name === name) ?? null;
}

/** Returns every child with this name. */
export function childrenOf(node: OnixNode, name: string): OnixNode[] {
  return node.children.filter((child) => child.name === name);
}

/** Returns the trimmed text of a child element; null when missing or empty. */
export function textOf(node: OnixNode, name: string): string | null {
  const text = childOf(node, name)?.text.trim();
  return text ? text.replace(/\s+/g, " ") : null;
}

function sentenceOf(message: string): Sentence {
  if (message.includes("undefined entity")) return FOREIGN_ENTITY;
  if (/disallowed character|invalid character/i.test(message)) {
    return { fr: "Un caractère interdit en XML s’y trouve.", en: "It holds a character that XML forbids." };
  }
  const tag = /(?:tag|unmatched closing tag|unexpected close tag)\W+([\w:.-]{1,40})/i.exec(message)?.[1];
  if (/clos|tag/i.test(message)) {
    return {
      fr: tag ? `Le XML est mal formé près de « ${tag} ».` : "Le XML est mal formé : une balise n’est pas fermée.",
      en: tag ? `The XML is malformed near “${tag}”.` : "The XML is malformed: a tag is not closed.",
    };
  }
  return { fr: "Le XML de cette notice est mal formé.", en: "The XML of this record is malformed." };
}

const notOnix = (name: string): Sentence => ({
  fr: `Ce fichier n’est pas un message ONIX : il commence par « ${name.slice(0, 60)} ».`,
  en: `This file is no ONIX message: it begins with “${name.slice(0, 60)}”.`,
});
const otherRelease = (release: string): Sentence => ({
  fr: `Ce fichier est en ONIX ${release.slice(0, 20)} ; seuls ONIX 3.0 et 3.1 se lisent.`,
  en: `This file is in ONIX ${release.slice(0, 20)}; only ONIX 3.0 and 3.1 can be read.`,
});
const FOREIGN_ENTITY: Sentence = {
  fr: "Une entité que XML ne connaît pas, comme « &eacute; », s’y trouve.",
  en: "It holds an entity that XML does not know, such as “&eacute;”.",
};
const EMPTY: Sentence = { fr: "Ce fichier est vide.", en: "This file is empty." };
const NOT_XML: Sentence = { fr: "Ce fichier n’est pas du XML.", en: "This file is not XML." };
const CUT: Sentence = {
  fr: "Le fichier s’arrête au milieu : il a sans doute été coupé pendant l’envoi.",
  en: "The file ends in the middle: it was probably cut while it was sent.",
};
const OWN_ENTITIES: Sentence = {
  fr: "Ce fichier déclare ses propres entités (DOCTYPE) : par sécurité, il n’est pas lu.",
  en: "This file declares entities of its own (DOCTYPE): for safety, it is not read.",
};
const TOO_DEEP: Sentence = {
  fr: "Des balises sont imbriquées plus profondément que dans aucun message ONIX.",
  en: "Tags are nested more deeply than in any ONIX message.",
};
const TOO_LONG: Sentence = {
  fr: "Cette notice est trop longue : plus de deux millions de signes.",
  en: "This record is too long: over two million characters.",
};
const TOO_MANY_FAULTS: Sentence = {
  fr: "Le XML est mal formé en trop d’endroits pour être lu plus loin.",
  en: "The XML is malformed in too many places to be read further.",
};
