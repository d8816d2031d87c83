import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";

/** The allowed parents of a structure type, and its allowed children; a type without an entry is not restricted. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  ...{ TR: /^(Table|THead|TBody)$/, THead: /^Table$/, TBody: /^Table$/, TH: /^TR$/, TD: /^TR$/, LI: /^L$/, LBody: /^LI$/ },
};
const CHILDREN: Readonly<Record<string, RegExp>> = {
  ...{ Table: /^(TR|THead|TBody)$/, THead: /^TR$/, TBody: /^TR$/, TR: /^(TH|TD)$/, L: /^LI$/, LI: /^(Lbl|LBody)$/ },
};

/** An element of the structure tree. */
interface Element {
  type: string;
  dictionary: PDFDict;
  children: Element[];
  /** Number of marked pieces of pages that belong to it. */
  contents: number;
}

/**
 * Returns the rules of PDF/UA-1 (ISO 14289-1) that a file of ours breaks, each beginning with its number in the validation profile of veraPDF, whose
 * machine-checkable rules for metadata, structure and content these are; those for fonts, forms and annotations are not checked.
 */
export async function accessibilityFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  const { catalog } = pdf;
  const faults: string[] = [];
  const expectThat = (rule: string, holds: boolean) => {
    if (!holds) faults.push(rule);
  };
  const metadata = textOf(catalog.lookup(PDFName.of("Metadata")));
  expectThat("5-2 declares its part", /<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata));
  expectThat("7.1-9 has a title", /<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+</.test(metadata));
  expectThat("6.2-1 is marked", String(catalog.lookupMaybe(PDFName.of("MarkInfo"), PDFDict)?.get(PDFName.of("Marked"))) === "true");
  const preferences = catalog.lookupMaybe(PDFName.of("ViewerPreferences"), PDFDict);
  expectThat("7.1-10 shows its title", String(preferences?.get(PDFName.of("DisplayDocTitle"))) === "true");
  expectThat("7.2-29 has a language", /^[a-z]{2}(-[A-Z]{2})?$/.test(stringOf(catalog, "Lang")));
  const tree = structureOf(pdf);
  expectThat("7.1-11 has a structure", tree.length > 0);

  let heading = 0;
  let marked = 0;
  const visit = (element: Element, parent: string) => {
    const { type, dictionary, children } = element;
    marked += element.contents;
    expectThat(`7.2 ${type} is in ${parent}`, PARENTS[type]?.test(parent) ?? true);
    for (const child of children) expectThat(`7.2 ${type} contains ${child.type}`, CHILDREN[type]?.test(child.type) ?? true);
    if (type === "Table") {
      const rows = rowsOf(element);
      expectThat("7.2-42 has rows of the same length", new Set(rows.map((row) => row.children.length)).size === 1);
      const types = children.map((child) => child.type);
      expectThat("7.2-14 has a body below its head", !types.includes("THead") || types.includes("TBody"));
      expectThat("7.2-11 has one head", types.filter((one) => one === "THead").length <= 1);
    }
    if (type === "TH") expectThat("7.5-1 has a scope", /\/Scope \/(Column|Row)/.test(String(dictionary.lookup(PDFName.of("A")))));
    if (type === "Figure") expectThat("7.3-1 has a text for its figure", stringOf(dictionary, "Alt") !== "");
    const level = /^H(\d)$/.exec(type)?.[1];
    if (level) {
      expectThat(`7.4.2-1 ${type} follows H${heading}`, Number(level) <= heading + 1);
      heading = Number(level);
    }
    for (const child of children) visit(child, type);
  };
  for (const element of tree) visit(element, "root");

  let pieces = 0;
  for (const page of pdf.getPages()) {
    const { count, loose, nested } = contentOf(textOf(page.node.lookup(PDFName.of("Contents"))));
    pieces += count;
    expectThat(`7.1-3 ${loose} drawn outside`, loose === 0);
    expectThat("7.1-1 or -2 artifacts and text are inside each other", !nested);
  }
  expectThat(`7.1 ${pieces} marked pieces, ${marked} in the structure`, pieces === marked);
  return [...new Set(faults)];
}

/** Returns the types of a file's structure in reading order, indented: what a screen reader goes through. */
export async function structureOutline(bytes: Uint8Array): Promise<string[]> {
  const lines = (elements: Element[], depth: number): string[] =>
    elements.flatMap(({ type, children }) => [`${" ".repeat(depth)}${type}`, ...lines(children, depth + 1)]);
  return lines(structureOf(await PDFDocument.load(bytes)), 0);
}

function structureOf(pdf: PDFDocument): Element[] {
  const root = pdf.catalog.lookupMaybe(PDFName.of("StructTreeRoot"), PDFDict);
  return root ? childrenOf(root).children : [];
}

function childrenOf(parent: PDFDict): Pick<Element, "children" | "contents"> {
  const entry = parent.lookup(PDFName.of("K"));
  const parts = entry instanceof PDFArray ? entry.asArray().map((_, index) => entry.lookup(index)) : entry ? [entry] : [];
  const isElement = (part: unknown): part is PDFDict => part instanceof PDFDict && part.has(PDFName.of("S"));
  return {
    children: parts.filter(isElement).map((dictionary) => ({
      ...{ dictionary, type: String(dictionary.get(PDFName.of("S"))).slice(1) },
      ...childrenOf(dictionary),
    })),
    contents: parts.filter((part) => !isElement(part)).length,
  };
}

function rowsOf({ children }: Element): Element[] {
  return children.flatMap((child) => (child.type === "TR" ? [child] : rowsOf(child)));
}

/** Counts the marked pieces of a page, and what is drawn outside of all; `nested`: an artifact in a text, or a text in an artifact. */
function contentOf(content: string): { count: number; loose: number; nested: boolean } {
  let [depth, count, loose, nested] = [0, 0, 0, false];
  const words = content
    .replace(/<(?!<)[0-9a-fA-F\s]*>/g, " ")
    .replace(/<<[^>]*>>/g, " ")
    .replace(/\((?:\\.|[^\\()])*\)/g, " ")
    .split(/[\s[\]]+/);
  for (const [index, word] of words.entries()) {
    if (word === "BDC" || word === "BMC") {
      nested ||= depth > 0;
      if (words[index - 1] !== "/Artifact") count += 1;
      depth += 1;
    } else if (word === "EMC") depth -= 1;
    else if (/^(Tj|TJ|'|"|f|F|f\*|B|B\*|b|b\*|S|s|sh|Do|EI)$/.test(word) && depth === 0) loose += 1;
  }
  return { count, loose, nested };
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error("no stream");
  return new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
}

function stringOf(dictionary: PDFDict, name: string): string {
  const value = dictionary.lookup(PDFName.of(name));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}
