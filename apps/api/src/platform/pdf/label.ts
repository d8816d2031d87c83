import type { AddressLabel } from "../print.ts";
import { FAINT, INK, type Page } from "./page.ts";

const EDGE = 18;

/** Draws a carrier's address label on a page. */
export function drawLabel(page: Page, label: AddressLabel): void {
  page.begin("A6");
  page.group("Sect", () => {
    drawReceiver(page, label, drawSender(page, label));
    drawCode(page, label);
  });
}

/** Draws carrier and sender; returns the position after them. */
function drawSender(page: Page, { carrier, from }: AddressLabel): number {
  const right = page.pdf.page.width - EDGE;
  let y = EDGE;
  page.text("H1", () => page.line(carrier, EDGE, y, 15, { weight: 600 }));
  y += 24;
  page.rule(y, EDGE, right, INK);
  y += 7;
  page.text("H2", () => page.line(from.heading, EDGE, y, 7.5, { color: FAINT }));
  y += 11;
  for (const text of from.lines) {
    page.text("P", () => page.line(page.lines(text, 8.5, right - EDGE)[0] ?? "", EDGE, y, 8.5));
    y += 11;
  }
  y += 6;
  page.rule(y, EDGE, right);
  return y + 9;
}

function drawReceiver(page: Page, { to }: AddressLabel, from: number): void {
  const width = page.pdf.page.width - 2 * EDGE;
  page.text("H2", () => page.line(to.heading, EDGE, from, 7.5, { color: FAINT }));
  const set = (size: number) => to.lines.map((text) => page.lines(text, size, width, 600));
  // A long address is printed smaller instead of being cut.
  const size = set(14).flat().length > 7 ? 10 : 14;
  let y = from + 13;
  for (const lines of set(size))
    page.text("P", () => {
      for (const line of lines) {
        page.line(line, EDGE, y, size, { weight: 600 });
        y += size * 1.28;
      }
    });
}

function drawCode(page: Page, { code, notes }: AddressLabel): void {
  const { width, height } = page.pdf.page;
  const notesTop = height - 16 - notes.length * 10;
  page.barcode(code, EDGE, notesTop - 78, width - 2 * EDGE, 54);
  page.text("P", () => page.line(code, (width - page.width(code, 10)) / 2, notesTop - 20, 10));
  for (const [index, note] of notes.entries())
    page.text("P", () => page.line(page.lines(note, 7.5, width - 2 * EDGE)[0] ?? "", EDGE, notesTop + index * 10, 7.5, { color: FAINT }));
}
