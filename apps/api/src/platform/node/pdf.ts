import { readFile } from "node:fs/promises";
import type PDFKit from "pdfkit";
import type { AddressLabel, Printer, Sheet, SheetColumn } from "../print.ts";

const FONTS = new URL("../../../assets/fonts/", import.meta.url);
const MARGIN = 45;
const INK = "#1d1b18";
const FAINT = "#6b655c";
const RULE = "#c9c2b6";

type Weight = 400 | 600;

/** Sheets and labels as PDF, set in the console's own typeface, with every letter embedded. The library is loaded for the first one. */
export function pdfPrinter(): Printer {
  let faces: Promise<Faces> | null = null;
  const ready = () => {
    faces ??= loadFaces();
    return faces;
  };
  return {
    sheet: async (sheet) => drawSheet(await ready(), sheet),
    label: async (label) => drawLabel(await ready(), label),
  };
}

interface Faces {
  Document: typeof PDFKit;
  /** Width-and-space widths of a Code 128 symbol, beginning with a bar. */
  barsOf(text: string): number[];
  files: Record<"latin" | "latin-ext", Record<Weight, Uint8Array>>;
}

async function loadFaces(): Promise<Faces> {
  const [{ default: Document }, barcodes] = await Promise.all([import("pdfkit"), import("bwip-js/node")]);
  const read = (subset: string, weight: Weight) => readFile(new URL(`radio-canada-${subset}-${weight}.ttf`, FONTS));
  const both = async (subset: string) => ({ 400: await read(subset, 400), 600: await read(subset, 600) });
  return {
    Document,
    barsOf: (text) => {
      const [symbol] = barcodes.default.raw("code128", text, "");
      if (!symbol || !("sbs" in symbol)) throw new Error("no bars for this text");
      return symbol.sbs;
    },
    files: { latin: await both("latin"), "latin-ext": await both("latin-ext") },
  };
}

/** One file under way, and how texts are set in it. */
class Page {
  readonly pdf: PDFKit.PDFDocument;
  readonly #finished: Promise<Uint8Array<ArrayBuffer>>;
  readonly #barsOf: Faces["barsOf"];

  constructor(faces: Faces, options: { size: string | [number, number]; language: string; title: string; madeAt: Date }) {
    const { size, language, title, madeAt } = options;
    this.#barsOf = faces.barsOf;
    this.pdf = new faces.Document({
      size,
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, CreationDate: madeAt, Producer: "Réserve", Creator: "Réserve" },
    });
    for (const [subset, weights] of Object.entries(faces.files)) {
      for (const [weight, bytes] of Object.entries(weights)) this.pdf.registerFont(`${subset}-${weight}`, bytes as Buffer);
    }
    const pieces: Buffer[] = [];
    this.#finished = new Promise((resolve, reject) => {
      this.pdf.on("data", (piece: Buffer) => pieces.push(piece));
      this.pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
      this.pdf.on("error", reject);
    });
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.pdf.end();
    return this.#finished;
  }

  width(text: string, size: number, weight: Weight = 400): number {
    return runsOf(text).reduce((sum, run) => sum + this.pdf.font(`${run.subset}-${weight}`, size).widthOfString(run.text), 0);
  }

  /** The lines into which a text breaks; a word longer than the width is broken where it must be. */
  lines(text: string, size: number, width: number, weight: Weight = 400): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split("\n")) {
      let line = "";
      for (const word of paragraph.split(/[ \t]+/)) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (this.width(longer, size, weight) <= width) {
          line = longer;
          continue;
        }
        if (line !== "") lines.push(line);
        line = word;
        while (this.width(line, size, weight) > width && line.length > 1) {
          let fits = line.length - 1;
          while (fits > 1 && this.width(line.slice(0, fits), size, weight) > width) fits -= 1;
          lines.push(line.slice(0, fits));
          line = line.slice(fits);
        }
      }
      lines.push(line);
    }
    return lines;
  }

  /** Sets one line; `end` at the right edge of the width. */
  line(text: string, x: number, y: number, size: number, options: { weight?: Weight; color?: string; endAt?: number } = {}): void {
    const { weight = 400, color = INK, endAt } = options;
    let at = endAt === undefined ? x : endAt - this.width(text, size, weight);
    for (const run of runsOf(text)) {
      const font = this.pdf.font(`${run.subset}-${weight}`, size).fillColor(color);
      font.text(run.text, at, y, { lineBreak: false });
      at += font.widthOfString(run.text);
    }
  }

  rule(y: number, from: number, to: number, color = RULE): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke();
  }

  /** Bars of Code 128 with a quiet zone of ten modules at both ends. */
  barcode(text: string, x: number, y: number, width: number, height: number): void {
    const widths = this.#barsOf(text);
    const modules = widths.reduce((sum, one) => sum + one, 0) + 20;
    const unit = width / modules;
    let at = x + 10 * unit;
    for (const [index, modulesWide] of widths.entries()) {
      if (index % 2 === 0) this.pdf.rect(at, y, modulesWide * unit, height).fill("#000000");
      at += modulesWide * unit;
    }
  }
}

/** Splits a text by the face that has its letters; a letter that neither has loses its accent, or becomes a question mark. */
function runsOf(text: string): { subset: "latin" | "latin-ext"; text: string }[] {
  const runs: { subset: "latin" | "latin-ext"; text: string }[] = [];
  // The narrow no-break space and the no-break hyphen are in neither face: their wider relatives are.
  for (const letter of text
    .normalize("NFC")
    .replace(/[\u202f\u2009\u2007]/g, "\u00a0")
    .replace(/[\u2010\u2011]/g, "-")) {
    const shown = isLatin(letter) || isExtended(letter) ? letter : (letter.normalize("NFD")[0] ?? "?");
    const subset = isExtended(shown) ? "latin-ext" : "latin";
    const drawn = isLatin(shown) || isExtended(shown) ? shown : "?";
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += drawn;
    else runs.push({ subset, text: drawn });
  }
  return runs;
}

function isLatin(letter: string): boolean {
  return /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153–—‘’‚“”„•…‹›€™]$/.test(letter);
}

function isExtended(letter: string): boolean {
  return /^[\u0100-\u0151\u0154-\u017fȘșȚțẞ]$/.test(letter);
}

function drawSheet(faces: Faces, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const page = new Page(faces, { size: "A4", language: sheet.language, title: sheet.title, madeAt: sheet.madeAt });
  const { width, height } = page.pdf.page;
  const right = width - MARGIN;
  const bottom = height - 62;
  let y = MARGIN;

  const [name = "", ...below] = sheet.sender;
  page.line(name, MARGIN, y, 13, { weight: 600 });
  below.forEach((line, index) => {
    page.line(line, MARGIN, y + 17 + index * 12, 9, { color: FAINT });
  });
  for (const [index, line] of page.lines(sheet.title, 18, 250, 600).entries())
    page.line(line, 0, y - 2 + index * 22, 18, { weight: 600, endAt: right });
  if (sheet.barcode) page.barcode(sheet.barcode, right - 150, y + 26, 150, 30);
  y += Math.max(62, 17 + below.length * 12 + 14);

  let factsEnd = y;
  for (const [label, value] of sheet.facts) {
    page.line(label, MARGIN, factsEnd, 9, { color: FAINT });
    for (const line of page.lines(value, 9, 150)) {
      page.line(line, MARGIN + 92, factsEnd, 9);
      factsEnd += 13;
    }
  }
  let addressesEnd = y;
  const addressWidth = (right - (MARGIN + 255)) / Math.max(1, sheet.addresses.length);
  sheet.addresses.forEach(({ heading, lines }, index) => {
    const x = MARGIN + 255 + index * addressWidth;
    let at = y;
    page.line(heading, x, at, 9, { color: FAINT });
    at += 14;
    for (const text of lines) {
      for (const line of page.lines(text, 10, addressWidth - 8)) {
        page.line(line, x, at, 10);
        at += 13;
      }
    }
    addressesEnd = Math.max(addressesEnd, at);
  });
  y = Math.max(factsEnd, addressesEnd) + 18;

  const turn = () => {
    page.pdf.addPage();
    y = MARGIN;
  };
  y = drawTable(page, sheet.columns, sheet.rows, y, MARGIN, right, bottom, turn, () => y);

  const sumsHeight = sheet.sums.length * 16 + 16;
  if (y + sumsHeight > bottom) turn();
  y += 8;
  for (const { label, value, isTotal } of sheet.sums) {
    if (isTotal) {
      page.rule(y, right - 220, right, INK);
      y += 5;
    }
    const size = isTotal ? 12 : 10;
    page.line(label, right - 220, y, size, isTotal ? { weight: 600 } : { color: FAINT });
    page.line(value, 0, y, size, { endAt: right, weight: isTotal ? 600 : 400 });
    y += isTotal ? 20 : 16;
  }

  if (sheet.detail) {
    if (y + 50 > bottom) turn();
    y += 10;
    page.line(sheet.detail.heading, MARGIN, y, 10, { weight: 600 });
    y += 18;
    y = drawTable(page, sheet.detail.columns, sheet.detail.rows, y, MARGIN, MARGIN + 330, bottom, turn, () => y);
  }
  y += 14;
  for (const note of sheet.notes) {
    for (const line of page.lines(note, 9, right - MARGIN)) {
      if (y > bottom) turn();
      page.line(line, MARGIN, y, 9, { color: FAINT });
      y += 13;
    }
  }

  const { count } = page.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.pdf.switchToPage(index);
    page.rule(height - 48, MARGIN, right);
    page.line(`${name} – ${sheet.title}`, MARGIN, height - 40, 8, { color: FAINT });
    page.line(sheet.pageLabel(index + 1, count), 0, height - 40, 8, { color: FAINT, endAt: right });
  }
  return page.finish();
}

/** Draws rows and repeats the headings on each page; answers where it ended. */
function drawTable(
  page: Page,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
  from: number,
  left: number,
  right: number,
  bottom: number,
  turn: () => void,
  top: () => number,
): number {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  const edges = [left];
  for (const { share } of columns) edges.push((edges.at(-1) ?? left) + (share / total) * (right - left));
  /** Where numbers end: at the table's edge, or well before the next column. */
  const endOf = (index: number) => (index === columns.length - 1 ? right : (edges[index + 1] ?? right) - 12);
  let y = from;
  const headings = () => {
    columns.forEach(({ heading, isNumber }, index) => {
      page.line(heading, edges[index] ?? left, y, 8.5, { color: FAINT, ...(isNumber ? { endAt: endOf(index) } : {}) });
    });
    y += 14;
    page.rule(y, left, right, INK);
    y += 5;
  };
  headings();
  for (const cells of rows) {
    const set = cells.map((cell, index) => {
      const width = (edges[index + 1] ?? right) - (edges[index] ?? left) - 8;
      const [main = "", ...small] = cell.split("\n");
      return [
        ...page.lines(main, 10, width).map((text) => ({ text, size: 10, color: INK })),
        ...small.flatMap((one) => page.lines(one, 8.5, width).map((text) => ({ text, size: 8.5, color: FAINT }))),
      ];
    });
    const height = Math.max(...set.map((lines) => lines.length)) * 13 + 5;
    if (y + height > bottom) {
      turn();
      y = top();
      headings();
    }
    set.forEach((lines, index) => {
      const endAt = columns[index]?.isNumber ? endOf(index) : undefined;
      lines.forEach(({ text, size, color }, at) => {
        page.line(text, edges[index] ?? left, y + at * 13, size, { color, ...(endAt === undefined ? {} : { endAt }) });
      });
    });
    y += height;
    page.rule(y - 2, left, right);
    y += 3;
  }
  return y;
}

function drawLabel(faces: Faces, label: AddressLabel): Promise<Uint8Array<ArrayBuffer>> {
  const page = new Page(faces, { size: "A6", language: label.language, title: label.title, madeAt: label.madeAt });
  const { width, height } = page.pdf.page;
  const [left, right] = [18, width - 18];
  let y = 18;
  page.line(label.carrier, left, y, 15, { weight: 600 });
  y += 24;
  page.rule(y, left, right, INK);
  y += 7;
  page.line(label.from.heading, left, y, 7.5, { color: FAINT });
  y += 11;
  for (const text of label.from.lines) {
    page.line(page.lines(text, 8.5, right - left)[0] ?? "", left, y, 8.5);
    y += 11;
  }
  y += 6;
  page.rule(y, left, right);
  y += 9;
  page.line(label.to.heading, left, y, 7.5, { color: FAINT });
  y += 13;
  const lines = label.to.lines.flatMap((text) => page.lines(text, 14, right - left, 600));
  // A long address is set smaller rather than cut.
  const size = lines.length > 7 ? 10 : 14;
  for (const text of size === 14 ? lines : label.to.lines.flatMap((one) => page.lines(one, size, right - left, 600))) {
    page.line(text, left, y, size, { weight: 600 });
    y += size * 1.28;
  }
  const notesTop = height - 16 - label.notes.length * 10;
  page.barcode(label.code, left, notesTop - 78, right - left, 54);
  page.line(label.code, (width - page.width(label.code, 10)) / 2, notesTop - 20, 10);
  label.notes.forEach((note, index) => {
    page.line(page.lines(note, 7.5, right - left)[0] ?? "", left, notesTop + index * 10, 7.5, { color: FAINT });
  });
  return page.finish();
}
