import {
  decodePDFRawStream,
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import type { PdfFault } from "./pdfs.ts";

/**
 * Returns why a PDF is rejected: every dictionary is read, also in object streams, earlier revisions and duplicate numbers; the only
 * allowed action is a jump within the file (`GoTo`). Null when it is harmless.
 */
export async function findPdfFault(bytes: Uint8Array): Promise<PdfFault | null> {
  const text = new TextDecoder("latin1").decode(bytes);
  const fault = findEnvelopeFault(text);
  if (fault) return fault;
  const parser = new DictionaryReader(bytes);
  try {
    await parser.parseDocument();
    for (const stream of parser.dictionaries.objectStreams()) await new ObjectStreamReader(stream, parser.dictionaries).parseIntoContext();
  } catch {
    // An unreadable file cannot be checked; the most frequent cause is encryption.
    return /\/Encrypt[\s<]/.test(text) ? "Encrypted" : "Unreadable";
  }
  return parser.dictionaries.findFault();
}

/**
 * Returns the XML of a Factur-X, its latest attachment of that kind; null for a PDF without one, or one that cannot be read. Everything that is
 * unpacked is limited, and nothing in the PDF is followed.
 */
export async function readPdfInvoice(bytes: Uint8Array): Promise<string | null> {
  const parser = new DictionaryReader(bytes);
  try {
    await parser.parseDocument();
    return parser.dictionaries.attachedTexts().findLast((text) => text.includes("CrossIndustryInvoice")) ?? null;
  } catch {
    return null;
  }
}

/** Returns a fault if bytes precede or follow the PDF: other programs could read it as another file type. */
function findEnvelopeFault(text: string): PdfFault | null {
  if (!text.startsWith("%PDF-")) return "NotPdf";
  const end = text.lastIndexOf("%%EOF");
  if (end === -1) return "Unreadable";
  return text.slice(end + 5).trim() === "" ? null : "NotPdf";
}

/** Collects every dictionary of a file while it is parsed. */
class Dictionaries {
  private readonly all: PDFDict[] = [];
  private readonly streams: PDFRawStream[] = [];
  private unpacked = 0;

  add(dictionary: PDFDict): void {
    this.all.push(dictionary);
  }

  /** Throws if the stream the library is about to unpack is too large. */
  addStream(stream: PDFRawStream): void {
    this.streams.push(stream);
    if (isObjectStream(stream) || stream.dict.get(PDFName.of("Type")) === PDFName.of("XRef")) this.unpacked += unpackedSize(stream);
    if (this.unpacked > MOST_UNPACKED) throw new Error("the object streams of a PDF are too large");
  }

  objectStreams(): PDFRawStream[] {
    return this.streams.filter(isObjectStream);
  }

  /** Returns the attached files as texts, in the order of the file; one that is too large is left out. */
  attachedTexts(): string[] {
    const attached = this.streams.filter(({ dict }) => dict.get(PDFName.of("Type")) === PDFName.of("EmbeddedFile") || isXml(dict));
    return attached.flatMap((stream) => {
      const bytes = decodePDFRawStream(stream).getBytes(MOST_ATTACHED + 1);
      return bytes.length > MOST_ATTACHED ? [] : [new TextDecoder().decode(bytes)];
    });
  }

  findFault(): PdfFault | null {
    const external = this.streams.some(({ dict }) => dict.has(PDFName.of("F")));
    const faults = new Set(this.all.map(faultOf).concat(external ? "Attachment" : null));
    return (["Encrypted", "Script", "Attachment", "Link", "Action"] as const).find((fault) => faults.has(fault)) ?? null;
  }
}

/** Detects an object stream by the two numbers that readers use; some have no `/Type`. */
function isObjectStream({ dict }: PDFRawStream): boolean {
  return ["N", "First"].every((key) => dict.lookup(PDFName.of(key)) instanceof PDFNumber);
}

/**
 * Maximum unpacked size of all object streams of a file together, in bytes: a few kilobytes can unpack to gigabytes, outside of the thread's heap.
 */
const MOST_UNPACKED = 50_000_000;

/** Returns the unpacked size of a stream, counted up to the limit. Throws for filters that no program uses for objects: nested ones multiply. */
function unpackedSize(stream: PDFRawStream): number {
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (filters.length > 1 || filters.some((one) => one !== PDFName.of("FlateDecode"))) throw new Error("an object stream has an odd filter");
  return decodePDFRawStream(stream).getBytes(MOST_UNPACKED + 1).length;
}

/** Maximum unpacked bytes of an attached invoice: thousands of lines. */
const MOST_ATTACHED = 10_000_000;

function isXml(dictionary: PDFDict): boolean {
  const subtype = dictionary.get(PDFName.of("Subtype"));
  return subtype instanceof PDFName && subtype.decodeText() === "text/xml";
}

class DictionaryReader extends PDFParser {
  readonly dictionaries = new Dictionaries();

  constructor(bytes: Uint8Array) {
    // The third argument: an unreadable object makes the file invalid instead of being skipped.
    super(bytes, Number.POSITIVE_INFINITY, true);
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream) this.dictionaries.addStream(object);
    return object;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dictionary = super.parseDict(ref);
    this.dictionaries.add(dictionary);
    return dictionary;
  }
}

class ObjectStreamReader extends PDFObjectStreamParser {
  private readonly dictionaries: Dictionaries;

  constructor(stream: PDFRawStream, dictionaries: Dictionaries) {
    super(stream);
    this.dictionaries = dictionaries;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dictionary = super.parseDict(ref);
    this.dictionaries.add(dictionary);
    return dictionary;
  }
}

/** Keys that make a dictionary active, with any value (ISO 32000-2, 7.7, 12.6 and 12.7). */
const ACTIVE_KEYS: Readonly<Record<string, PdfFault>> = {
  ...{ Encrypt: "Encrypted", JS: "Script", JavaScript: "Script", XFA: "Script" },
  ...{ EF: "Attachment", EmbeddedFile: "Attachment", EmbeddedFiles: "Attachment", Collection: "Attachment" },
  ...{ AA: "Action", RichMediaContent: "Action", RichMediaSettings: "Action" },
};

/** Active values of `/S` (actions other than a jump within the file), `/Subtype` (annotations) and `/Type`. */
const ACTIVE_TYPES: Readonly<Record<string, Readonly<Record<string, PdfFault>>>> = {
  S: {
    ...{ JavaScript: "Script", URI: "Link", GoToR: "Link", Thread: "Link", GoToE: "Attachment", Launch: "Action", SubmitForm: "Action" },
    ...{ ResetForm: "Action", ImportData: "Action", Rendition: "Action", RichMediaExecute: "Action", GoTo3DView: "Action" },
    ...{ GoToDp: "Action", Sound: "Action", Movie: "Action", Named: "Action", Hide: "Action", SetOCGState: "Action", Trans: "Action" },
  },
  Subtype: { FileAttachment: "Attachment", RichMedia: "Action", Sound: "Action", Movie: "Action", Screen: "Action", "3D": "Action" },
  Type: { EmbeddedFile: "Attachment" },
};

function faultOf(dictionary: PDFDict): PdfFault | null {
  for (const [key, value] of dictionary.entries()) {
    const fault = faultOfEntry(key.decodeText(), value);
    if (fault) return fault;
  }
  const [type, action] = ["Type", "S"].map((key) => dictionary.get(PDFName.of(key)));
  return type === PDFName.of("Action") && action !== PDFName.of("GoTo") ? "Action" : null;
}

function faultOfEntry(key: string, value: PDFObject): PdfFault | null {
  const types = own(ACTIVE_TYPES, key);
  if (!types) return own(ACTIVE_KEYS, key) ?? null;
  // An indirect value: each revision of the file may define another one.
  if (value instanceof PDFRef) return "Action";
  return (value instanceof PDFName && own(types, value.decodeText())) || null;
}

/** Own properties only: keys come from the file. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
