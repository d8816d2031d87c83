import { attachInvoice, FACTUR_X } from "./e-invoice.ts";
import type { Faces, Weight } from "./faces.ts";
import { drawable, runsOf } from "./letters.ts";
import { breakLines } from "./lines.ts";
import { PDF_UA } from "./pdf-ua.ts";

/** Colours of texts and rules. */
export const INK = "#1d1b18";
/** Colour of secondary text. */
export const FAINT = "#6b655c";
const RULE = "#c9c2b6";

/** Style of a line; `endAt`: its right edge, instead of its left. */
export interface LineStyle {
  weight?: Weight;
  color?: string;
  endAt?: number;
}

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4) in use. */
type GroupType = "Sect" | "L" | "LI" | "Table" | "THead" | "TBody" | "TR";
type TextType = "H1" | "H2" | "P" | "Lbl" | "LBody" | "TH" | "TD";

/** A format, or width and height in points. */
export type PageSize = "A4" | "A6" | [width: number, height: number];

/** A finished file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A PDF file being drawn, tagged for screen readers (PDF/UA-1); lengths are points. */
export class Page {
  readonly pdf: PDFKit.PDFDocument;
  readonly #finished: Promise<Bytes>;
  #size: PageSize = "A4";
  readonly #barsOf: Faces["barsOf"];
  /** The structure element that the next text, figure or group is added to. */
  #element: PDFKit.PDFStructureElement;

  constructor(faces: Faces, options: { language: string; title: string; madeAt: Date }, eInvoice?: string) {
    const { language, title, madeAt } = options;
    this.#barsOf = faces.barsOf;
    this.pdf = new faces.Document({
      autoFirstPage: false,
      bufferPages: true,
      // Every text sets its font; the library's default, Helvetica, has no metrics in a browser.
      font: "",
      lang: language,
      displayTitle: true,
      tagged: true,
      pdfVersion: "1.7",
      ...(eInvoice ? FACTUR_X : {}),
      info: { Title: title, CreationDate: madeAt, Producer: "Réserve", Creator: "Réserve" },
    });
    for (const [subset, weights] of Object.entries(faces.files)) {
      for (const [weight, bytes] of Object.entries(weights)) this.pdf.registerFont(`${subset}-${weight}`, bytes as Buffer);
    }
    this.pdf.appendXML(PDF_UA);
    if (eInvoice) attachInvoice(this.pdf, eInvoice, madeAt);
    this.#element = this.pdf.struct("Document");
    this.pdf.addStructure(this.#element);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    this.#finished = new Promise((resolve, reject) => {
      this.pdf.on("data", (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
      this.pdf.on("end", () => resolve(new Blob(pieces).bytes()));
      this.pdf.on("error", reject);
    });
  }

  /** Starts a document on a new page; returns its index. */
  begin(size: PageSize): number {
    this.#size = size;
    this.turn();
    return this.pdf.bufferedPageRange().count - 1;
  }

  /** Continues at the top of another page of the same document. */
  turn(): void {
    this.pdf.addPage({ size: this.#size, margin: 0 });
  }

  /** Finishes the file; resolves with its bytes. */
  finish(): Promise<Bytes> {
    this.#element.end();
    this.pdf.end();
    return this.#finished;
  }

  /** Groups what `draw` adds, in the order of reading. */
  group(type: GroupType, draw: () => void): void {
    const outer = this.#element;
    this.#element = this.pdf.struct(type);
    outer.add(this.#element);
    draw();
    this.#element = outer;
  }

  /** Tags the lines that `draw` draws on this page as one text. */
  text(type: TextType, draw: () => void): void {
    this.#tag(this.pdf.struct(type, type === "TH" ? { scope: "Column" } : {}), type, draw);
  }

  /** Draws what a screen reader leaves out: lines (`Layout`), and what is repeated on each page (`Pagination`). */
  decoration(type: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Returns the width of a text. */
  width(text: string, size: number, weight: Weight = 400): number {
    return this.#widthOf(drawable(text), size, weight);
  }

  /** Breaks a text into lines; a word longer than the width is broken where necessary. */
  lines(text: string, size: number, width: number, weight: Weight = 400): string[] {
    const paragraphs = text.split(/\r\n?|\n/).map((paragraph) => drawable(paragraph.replaceAll("\t", " ")));
    return breakLines(paragraphs.join("\n"), width, (piece) => this.#widthOf(piece, size, weight));
  }

  /** Draws one line of text, and a space after it, so that a screen reader does not join its last word to the next line's first. */
  line(text: string, x: number, y: number, size: number, { weight = 400, color = INK, endAt }: LineStyle = {}): void {
    const shown = drawable(text);
    let at = endAt === undefined ? x : endAt - this.#widthOf(shown, size, weight);
    for (const run of runsOf(`${shown} `)) {
      const font = this.pdf.font(`${run.subset}-${weight}`, size).fillColor(color);
      font.text(run.text, at, y, { lineBreak: false });
      at += font.widthOfString(run.text);
    }
  }

  /** Draws a thin horizontal line. */
  rule(y: number, from: number, to: number, color = RULE): void {
    this.decoration("Layout", () => this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke());
  }

  /** Draws a Code 128 barcode with a quiet zone of ten modules at both ends; a screen reader says its text. */
  barcode(text: string, x: number, y: number, width: number, height: number): void {
    const widths = this.#barsOf(text);
    const modules = widths.reduce((sum, one) => sum + one, 0) + 20;
    const unit = width / modules;
    let at = x + 10 * unit;
    this.#tag(this.pdf.struct("Figure", { alt: text, bbox: [x, y, x + width, y + height] }), "Figure", () => {
      for (const [index, modulesWide] of widths.entries()) {
        if (index % 2 === 0) this.pdf.rect(at, y, modulesWide * unit, height).fill("#000000");
        at += modulesWide * unit;
      }
    });
  }

  #tag(element: PDFKit.PDFStructureElement, type: TextType | "Figure", draw: () => void): void {
    const content = this.pdf.markStructureContent(type);
    draw();
    this.pdf.endMarkedContent();
    this.#element.add(element.add(content));
  }

  #widthOf(shown: string, size: number, weight: Weight): number {
    return runsOf(shown).reduce((sum, run) => sum + this.pdf.font(`${run.subset}-${weight}`, size).widthOfString(run.text), 0);
  }
}
