import type { Sheet } from "../print.ts";
import type { Weight } from "./faces.ts";
import { FAINT, INK, type Page } from "./page.ts";

/** Width of the paper of a receipt printer, 80 mm, in points. */
const WIDTH = 227;
const EDGE = 11;
const INNER = WIDTH - 2 * EDGE;

/** A part of a receipt, with the height that it takes. */
interface Part {
  height: number;
  draw: (y: number) => void;
}

interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
}

/** Draws a sheet as a receipt: one narrow page, as long as it needs to be; the first cell of a row is on the left, the last one on the right. */
export function drawReceipt(page: Page, sheet: Sheet): void {
  const pairs = (rows: readonly (readonly [string, string, Style?])[]): Part[] =>
    rows.map(([label, value, style = {}]) => pair(page, label, value, style));
  const parts: Part[] = [
    ...sheet.sender.map((line, index) => text(page, "P", line, index === 0 ? { size: 11, weight: 600 } : { color: FAINT })),
    gap(4),
    text(page, "H1", sheet.title, { size: 10, weight: 600 }),
    ...pairs(sheet.facts),
    rule(page),
    ...pairs(sheet.rows.map((cells) => [cells.slice(0, -1).join(" "), cells.at(-1) ?? ""])),
    rule(page),
    ...pairs(sheet.sums.map(({ label, value, isTotal }) => [label, value, isTotal ? { size: 10, weight: 600 } : {}])),
    ...(sheet.detail
      ? [
          rule(page),
          text(page, "H2", sheet.detail.heading, { color: FAINT }),
          ...pairs(sheet.detail.rows.map((cells) => [cells.slice(0, -1).join(" "), cells.at(-1) ?? ""])),
        ]
      : []),
    gap(6),
    ...sheet.notes.map((note) => text(page, "P", note, { color: FAINT })),
  ];
  page.begin([WIDTH, parts.reduce((sum, { height }) => sum + height, 2 * EDGE)]);
  page.group("Sect", () => {
    let y = EDGE;
    for (const { height, draw } of parts) {
      draw(y);
      y += height;
    }
  });
}

function text(page: Page, type: "H1" | "H2" | "P", content: string, { size = 8, ...style }: Style): Part {
  const lines = page.lines(content, size, INNER, style.weight);
  const step = size * 1.35;
  return {
    height: lines.length * step,
    draw: (y) =>
      page.text(type, () => {
        for (const [index, line] of lines.entries()) page.line(line, EDGE, y + index * step, size, style);
      }),
  };
}

/** A label with its value on the right, which a screen reader reads as a list of one. */
function pair(page: Page, label: string, value: string, { size = 8, ...style }: Style): Part {
  const step = size * 1.35;
  const lines = page.lines(label, size, INNER - page.width(value, size, style.weight) - 8, style.weight);
  return {
    height: lines.length * step,
    draw: (y) =>
      page.group("L", () =>
        page.group("LI", () => {
          page.text("Lbl", () => {
            for (const [index, line] of lines.entries()) page.line(line, EDGE, y + index * step, size, style);
          });
          page.text("LBody", () => page.line(value, 0, y, size, { ...style, endAt: WIDTH - EDGE }));
        }),
      ),
  };
}

function rule(page: Page): Part {
  return { height: 9, draw: (y) => page.rule(y + 4, EDGE, WIDTH - EDGE, INK) };
}

function gap(height: number): Part {
  return { height, draw: () => undefined };
}
