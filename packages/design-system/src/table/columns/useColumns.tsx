import { useMemo } from "react";
import type { DataColumn } from "../DataTable.tsx";
import { ColumnResizer } from "./ColumnResizer.tsx";
import { type ColumnsState, useColumnTable } from "./useColumnTable.ts";

/**
 * Returns the columns for a `DataTable` as the user arranged them, with a resize handle in each header. Set the table's `height`: only a table that
 * scrolls sideways fits every width.
 */
export function useColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  state: ColumnsState,
  onChange: (state: ColumnsState) => void,
): DataColumn<Row>[] {
  "use no memo"; // see useColumnTable
  const table = useColumnTable(columns, state, onChange);
  const order = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns(), ...table.getEndVisibleLeafColumns()];
  const key = order.map((column) => `${column.id} ${state.widths[column.id] ?? ""}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the table answers, and keeps rows from being drawn again
  return useMemo(() => {
    const shown = order.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
    const isSized = ({ id }: DataColumn<Row>) => state.widths[id] !== undefined;
    // One column takes the remaining width, else every width would grow a little.
    const widest =
      shown.find((column) => column.isFlexible && !isSized(column)) ??
      shown.findLast((column) => !isSized(column) && !column.isHeaderHidden) ??
      shown.at(-1);
    return shown.map((column) => {
      const sized = {
        ...column,
        isFlexible: column === widest,
        width: isSized(column) ? `${table.getColumn(column.id)?.getSize()}px` : column.width,
      };
      if (column.isHeaderHidden) return sized;
      const resize = (width: number | null) => {
        if (width === null) table.getColumn(column.id)?.resetSize();
        else table.setColumnSizing((widths) => ({ ...widths, [column.id]: width }));
      };
      const width = table.getColumn(column.id)?.getSize() ?? 0;
      return { ...sized, headEnd: <ColumnResizer column={column.header} onResize={resize} width={width} /> };
    });
  }, [columns, key, onChange]);
}
