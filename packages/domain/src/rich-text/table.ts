import { inParagraphs, made, type RichElement, type RichNode } from "./nodes.ts";

// A table is always a complete grid: all rows equally wide, no overlapping cells. Browsers and editors repair incomplete ones, each differently, so
// the text would change on a round trip.

/** Maximum number of columns: no page shows more, and loops over columns stay bounded. */
const WIDEST = 30;
/** Maximum gaps per cell of a table; beyond, it is treated as a layout. Filling gaps lengthens the text. */
const HOLES = 3;

interface Row {
  readonly element: RichElement;
  /** Rows of one section of the table share a number: no cell spans two sections. */
  readonly part: number;
  readonly isHead: boolean;
}

/** A cell with its position: first row and column, and the ones after its last. */
interface Placed {
  readonly cell: RichElement;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A table being parsed. */
export class Grid {
  readonly element: RichElement;
  /** Content of a table outside its cells, captions too: moved before it, as browsers do. */
  readonly before: RichElement;
  private readonly rows: Row[] = [];
  private row: RichElement | null = null;
  private part = 0;
  private isHead = false;

  constructor(parent: RichElement) {
    this.element = made("table", parent);
    this.before = made("div", this.element);
  }

  /** Starts another section of the table (head or body) for the rows that follow. */
  turn(isHead: boolean): void {
    this.part += 1;
    this.isHead = isHead;
    this.row = null;
  }

  addRow(): RichElement {
    const element = made("tr", this.element);
    this.rows.push({ element, part: this.part, isHead: this.isHead });
    this.row = element;
    return element;
  }

  endRow(): void {
    this.row = null;
  }

  /** Adds a cell to the current row, or to a new one. */
  addCell(name: string): RichElement {
    const row = this.row ?? this.addRow();
    const cell = made(this.isHead ? "th" : name, row);
    row.children.push(cell);
    return cell;
  }

  /** Returns the nodes that replace the table: outside content, then the table, or its text when it is none. */
  settled(): RichNode[] {
    const before = inParagraphs(this.before.children);
    const rows = this.rows.filter(({ element }) => element.children.length > 0).map(({ element }) => element);
    if (rows.length === 0) return before;
    const placed = this.place();
    const whole = placed && fill(rows, squeeze(placed));
    if (!whole) return [...before, ...rows.flatMap(cellsOf).flatMap(({ children }) => inParagraphs(children))];
    const heads = headsOf(rows, whole);
    for (const { cell, top, bottom, left, right } of whole) mark(cell, right - left, bottom - top, top < heads);
    this.element.children = [made("thead"), made("tbody")].filter((part) => {
      part.children = part.name === "thead" ? rows.slice(0, heads) : rows.slice(heads);
      return part.children.length > 0;
    });
    return [...before, this.element];
  }

  /** Places each cell at the first free position of its row; null if a row is wider than any page. */
  private place(): Placed[] | null {
    // The first row in which each column is free again.
    const free: number[] = [];
    const lasts = new Map(this.rows.map(({ part }, at) => [part, at + 1]));
    const placed: Placed[] = [];
    for (const [top, { element, part }] of this.rows.entries()) {
      const isFree = (column: number) => column < WIDEST && (free[column] ?? 0) <= top;
      let left = 0;
      for (const cell of cellsOf(element)) {
        while (left < WIDEST && !isFree(left)) left += 1;
        if (left === WIDEST) return null;
        let right = left + 1;
        while (right < left + Number(cell.attributes.colspan ?? 1) && isFree(right)) right += 1;
        const bottom = Math.min(top + Number(cell.attributes.rowspan ?? 1), lasts.get(part) ?? 0);
        for (let column = left; column < right; column++) free[column] = bottom;
        placed.push({ cell, top, bottom, left, right });
        left = right;
      }
    }
    return placed;
  }
}

const cellsOf = (row: RichElement): RichElement[] => row.children.filter((node) => typeof node !== "string");

const most = (placed: readonly Placed[], of: (one: Placed) => number) => placed.reduce((found, one) => Math.max(found, of(one)), 0);

/** Removes the rows and columns in which no cell begins: a heading across a hundred columns is as wide as the table. */
function squeeze(placed: readonly Placed[]): Placed[] {
  const before = (starts: readonly number[]) => {
    const taken = new Set(starts);
    let count = 0;
    return Array.from({ length: most(placed, ({ bottom, right }) => Math.max(bottom, right)) + 1 }, (_, index) => {
      const here = count;
      if (taken.has(index)) count += 1;
      return here;
    });
  };
  const rows = before(placed.map(({ top }) => top));
  const columns = before(placed.map(({ left }) => left));
  return placed.map(({ cell, top, bottom, left, right }) => ({
    cell,
    top: rows[top] ?? 0,
    bottom: rows[bottom] ?? 0,
    left: columns[left] ?? 0,
    right: columns[right] ?? 0,
  }));
}

/** Returns the cells with empty ones in the gaps; null if there are too many gaps. */
function fill(rows: readonly RichElement[], placed: readonly Placed[]): Placed[] | null {
  const width = most(placed, ({ right }) => right);
  const taken = placed.reduce((sum, { top, bottom, left, right }) => sum + (bottom - top) * (right - left), 0);
  if (rows.length * width - taken > HOLES * placed.length) return null;
  const isTaken = rows.map(() => new Array<boolean>(width).fill(false));
  for (const { top, bottom, left, right } of placed) for (let row = top; row < bottom; row++) isTaken[row]?.fill(true, left, right);
  const added = rows.flatMap((row, top) => {
    const name = cellsOf(row).every((cell) => cell.name === "th") ? "th" : "td";
    return [...(isTaken[top] ?? []).entries()].flatMap(([left, takenCell]) => {
      if (takenCell) return [];
      const cell = made(name, row);
      row.children.push(cell);
      return [{ cell, top, bottom: top + 1, left, right: left + 1 }];
    });
  });
  return [...placed, ...added];
}

/** Returns the number of top rows that contain only header cells and do not span below. */
function headsOf(rows: readonly RichElement[], placed: readonly Placed[]): number {
  const bottoms = rows.map(() => 0);
  for (const { top, bottom } of placed) bottoms[top] = Math.max(bottoms[top] ?? 0, bottom);
  let heads = 0;
  let reach = 0;
  for (const [top, row] of rows.entries()) {
    if (!cellsOf(row).every(({ name }) => name === "th")) break;
    reach = Math.max(reach, bottoms[top] ?? 0);
    if (reach === top + 1) heads = reach;
  }
  return heads;
}

/** Sets a cell's spans and the scope of a header cell: by default its column in the first row, else its row. */
function mark(cell: RichElement, width: number, height: number, isTop: boolean): void {
  const { scope } = cell.attributes;
  for (const name of Object.keys(cell.attributes)) delete cell.attributes[name];
  if (width > 1) cell.attributes.colspan = String(width);
  if (height > 1) cell.attributes.rowspan = String(height);
  if (cell.name === "th") cell.attributes.scope = scope ?? (isTop ? "col" : "row");
}
