import type { Sheet, SheetColumn } from "../print.ts";
import { FAINT, INK, type Page } from "./page.ts";

const MARGIN = 45;
/** Height of a one-line row with its margin. */
const ROW = 21;

/** Draws an A4 sheet over as many pages as needed. */
export function drawSheet(page: Page, sheet: Sheet): void {
  const first = page.begin("A4");
  const pen = new Pen(page);
  page.group("Sect", () => {
    drawHead(pen, sheet);
    drawFactsAndAddresses(pen, sheet);
    drawTable(pen, sheet, pen.right);
    drawSums(pen, sheet.sums);
    if (sheet.detail) drawDetail(pen, sheet.detail);
    drawNotes(pen, sheet.notes);
  });
  drawFeet(pen, sheet, first);
}

/** Drawing position on the pages of a sheet, moving downwards. */
class Pen {
  readonly page: Page;
  readonly right: number;
  readonly bottom: number;
  y = MARGIN;

  constructor(page: Page) {
    this.page = page;
    this.right = page.pdf.page.width - MARGIN;
    this.bottom = page.pdf.page.height - 62;
  }

  /** Continues at the top of another page. */
  turn(): void {
    this.page.turn();
    this.y = MARGIN;
  }
}

function drawHead(pen: Pen, { sender: [name = "", ...below], title, barcode }: Sheet): void {
  const { page, right, y } = pen;
  page.text("P", () => page.line(name, MARGIN, y, 13, { weight: 600 }));
  for (const [index, line] of below.entries()) page.text("P", () => page.line(line, MARGIN, y + 17 + index * 12, 9, { color: FAINT }));
  page.text("H1", () => {
    for (const [index, line] of page.lines(title, 18, 250, 600).entries())
      page.line(line, 0, y - 2 + index * 22, 18, { weight: 600, endAt: right });
  });
  if (barcode) page.barcode(barcode, right - 150, y + 26, 150, 30);
  pen.y += Math.max(62, 17 + below.length * 12 + 14);
}

function drawFactsAndAddresses(pen: Pen, { facts, addresses }: Sheet): void {
  const { page, y: top } = pen;
  const ends = [top];
  let y = top;
  drawPairs(page, facts, ([label, value]) => {
    page.text("Lbl", () => page.line(label, MARGIN, y, 9, { color: FAINT }));
    page.text("LBody", () => {
      for (const line of page.lines(value, 9, 150)) {
        page.line(line, MARGIN + 92, y, 9);
        y += 13;
      }
    });
  });
  ends.push(y);
  const width = (pen.right - (MARGIN + 255)) / Math.max(1, addresses.length);
  for (const [index, { heading, lines }] of addresses.entries()) {
    const x = MARGIN + 255 + index * width;
    page.text("H2", () => page.line(heading, x, top, 9, { color: FAINT }));
    let lineY = top + 14;
    for (const text of lines)
      page.text("P", () => {
        for (const line of page.lines(text, 10, width - 8)) {
          page.line(line, x, lineY, 10);
          lineY += 13;
        }
      });
    ends.push(lineY);
  }
  pen.y = Math.max(...ends) + 18;
}

/** Draws labels with their values, which a screen reader reads as a list. */
function drawPairs<Pair>(page: Page, pairs: readonly Pair[], draw: (pair: Pair) => void): void {
  if (pairs.length === 0) return;
  page.group("L", () => {
    for (const pair of pairs) page.group("LI", () => draw(pair));
  });
}

interface Table {
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
}

/** Draws rows from the margin to `right` and repeats the headings on each page. */
function drawTable(pen: Pen, { columns, rows }: Table, right: number): void {
  const { page } = pen;
  const edges = edgesOf(columns, right);
  const headings = (draw: (heading: () => void) => void) => {
    for (const [index, { heading }] of columns.entries())
      draw(() => page.line(heading, edges.left(index), pen.y, 8.5, { color: FAINT, ...edges.end(index) }));
    pen.y += 14;
    page.rule(pen.y, MARGIN, right, INK);
    pen.y += 5;
  };
  const headingRow = () => page.group("TR", () => headings((heading) => page.text("TH", heading)));
  page.group("Table", () => {
    // A head needs a body.
    if (rows.length === 0) return headingRow();
    page.group("THead", headingRow);
    page.group("TBody", () => {
      for (const cells of rows) {
        const set = cells.map((cell, index) => cellLines(page, cell, edges.width(index)));
        const height = Math.max(...set.map((lines) => lines.length)) * 13 + 5;
        if (pen.y + height > pen.bottom) {
          pen.turn();
          headings((heading) => page.decoration("Pagination", heading));
        }
        page.group("TR", () => {
          for (const [index, lines] of set.entries())
            page.text("TD", () => {
              for (const [at, { text, size, color }] of lines.entries())
                page.line(text, edges.left(index), pen.y + at * 13, size, { color, ...edges.end(index) });
            });
        });
        pen.y += height;
        page.rule(pen.y - 2, MARGIN, right);
        pen.y += 3;
      }
    });
  });
}

/** Returns the left edge and width of each column, and the right edge of its numbers. */
function edgesOf(columns: readonly SheetColumn[], right: number) {
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  const lefts = [MARGIN];
  for (const { share } of columns) lefts.push((lefts.at(-1) ?? MARGIN) + (share / total) * (right - MARGIN));
  const left = (index: number) => lefts[index] ?? MARGIN;
  const next = (index: number) => lefts[index + 1] ?? right;
  return {
    left,
    width: (index: number) => next(index) - left(index) - 8,
    end: (index: number) => (columns[index]?.isNumber ? { endAt: index === columns.length - 1 ? right : next(index) - 12 } : {}),
  };
}

/** Returns a cell's lines; text after its first line break is smaller. */
function cellLines(page: Page, cell: string, width: number) {
  const [main = "", ...small] = cell.split("\n");
  return [
    ...page.lines(main, 10, width).map((text) => ({ text, size: 10, color: INK })),
    ...small.flatMap((one) => page.lines(one, 8.5, width).map((text) => ({ text, size: 8.5, color: FAINT }))),
  ];
}

function drawSums(pen: Pen, sums: Sheet["sums"]): void {
  const { page, right } = pen;
  if (pen.y + sums.length * 16 + 16 > pen.bottom) pen.turn();
  pen.y += 8;
  drawPairs(page, sums, ({ label, value, isTotal }) => {
    if (isTotal) {
      page.rule(pen.y, right - 220, right, INK);
      pen.y += 5;
    }
    const size = isTotal ? 12 : 10;
    page.text("Lbl", () => page.line(label, right - 220, pen.y, size, isTotal ? { weight: 600 } : { color: FAINT }));
    page.text("LBody", () => page.line(value, 0, pen.y, size, { endAt: right, weight: isTotal ? 600 : 400 }));
    pen.y += isTotal ? 20 : 16;
  });
}

function drawDetail(pen: Pen, detail: NonNullable<Sheet["detail"]>): void {
  // Its few rows stay on one page.
  if (pen.y + 50 + detail.rows.length * ROW > pen.bottom) pen.turn();
  pen.y += 10;
  pen.page.text("H2", () => pen.page.line(detail.heading, MARGIN, pen.y, 10, { weight: 600 }));
  pen.y += 18;
  drawTable(pen, detail, MARGIN + 330);
}

function drawNotes(pen: Pen, notes: Sheet["notes"]): void {
  pen.y += 14;
  for (const note of notes) {
    const lines = pen.page.lines(note, 9, pen.right - MARGIN);
    while (lines.length > 0) {
      if (pen.y > pen.bottom) pen.turn();
      const onThisPage = lines.splice(0, Math.floor((pen.bottom - pen.y) / 13) + 1);
      pen.page.text("P", () => {
        for (const line of onThisPage) {
          pen.page.line(line, MARGIN, pen.y, 9, { color: FAINT });
          pen.y += 13;
        }
      });
    }
  }
}

function drawFeet({ page, right }: Pen, { sender: [name = ""], title, pageLabel }: Sheet, first: number): void {
  const count = page.pdf.bufferedPageRange().count - first;
  const { height } = page.pdf.page;
  for (let index = 0; index < count; index += 1) {
    page.pdf.switchToPage(first + index);
    page.rule(height - 48, MARGIN, right);
    page.decoration("Pagination", () => {
      page.line(`${name} – ${title}`, MARGIN, height - 40, 8, { color: FAINT });
      const label = pageLabel.replace("{page}", String(index + 1)).replace("{pages}", String(count));
      page.line(label, 0, height - 40, 8, { color: FAINT, endAt: right });
    });
  }
}
