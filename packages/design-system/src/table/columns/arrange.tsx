import type { DataColumn } from "../DataTable.tsx";
import { ColumnResizer } from "./ColumnResizer.tsx";

/** Which columns a person wants to see, in which order and how wide: plain data that a screen keeps or stores. */
export interface ColumnsState {
  /** The ids in their order; a column that is missing stands where it was declared. */
  order: readonly string[];
  hidden: readonly string[];
  /** In pixels, for the columns that were resized. */
  widths: Readonly<Record<string, number>>;
}

/** The columns as the screen declares them. */
export const originalColumns: ColumnsState = { order: [], hidden: [], widths: {} };

/** Columns of buttons have no words in their head: they are neither moved nor hidden. */
const isFixed = <Row,>(column: DataColumn<Row>): boolean => column.isMain === true || column.isHeaderHidden === true;

/** The columns that can be moved, in the person's order; what came new since stands where it was declared. */
export function movableColumns<Row>(columns: readonly DataColumn<Row>[], { order }: ColumnsState): DataColumn<Row>[] {
  const movable = columns.filter((column) => !isFixed(column));
  const known = order.flatMap((id) => movable.find((column) => column.id === id) ?? []);
  const result = [...known];
  for (const [at, column] of movable.entries()) if (!known.includes(column)) result.splice(at, 0, column);
  return result;
}

/**
 * The columns for a `DataTable` as the person wants them, with a handle in each head when `onChange` is given. Keep the result with
 * `useMemo`, and give the table a `height`: only a table that scrolls sideways has room for every width.
 */
export function arrangeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  state: ColumnsState,
  onChange?: (state: ColumnsState) => void,
): DataColumn<Row>[] {
  const moved = movableColumns(columns, state);
  let next = 0;
  const shown = columns
    .map((column) => (isFixed(column) ? column : (moved[next++] ?? column)))
    .filter((column) => column.isMain || !state.hidden.includes(column.id));
  const isSized = ({ id }: DataColumn<Row>) => state.widths[id] !== undefined;
  // The room that is left belongs to one column, else every width would grow a little.
  const widest =
    shown.find((column) => column.isFlexible && !isSized(column)) ??
    shown.findLast((column) => !isSized(column) && !column.isHeaderHidden) ??
    shown.at(-1);
  return shown.map((column) => {
    const own = state.widths[column.id];
    const sized = { ...column, isFlexible: column === widest, width: own === undefined ? column.width : `${own}px` };
    if (!onChange || column.isHeaderHidden) return sized;
    const resize = (width: number | null) => {
      const { [column.id]: _, ...others } = state.widths;
      onChange({ ...state, widths: width === null ? others : { ...others, [column.id]: width } });
    };
    const width = own ?? Number.parseInt(column.width ?? "160", 10);
    return { ...sized, headEnd: <ColumnResizer column={column.header} onResize={resize} width={width} /> };
  });
}
