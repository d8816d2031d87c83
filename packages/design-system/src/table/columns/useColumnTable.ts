import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn } from "../DataTable.tsx";

/** Visibility, order and width of columns as chosen by the user: plain data that a screen can store. */
export interface ColumnsState {
  /** Column ids in order; missing columns follow in their declared order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Widths in px of the resized columns. */
  widths: Readonly<Record<string, number>>;
}

/** The columns as the screen declares them. */
export const originalColumns: ColumnsState = { order: [], hidden: [], widths: {} };

export const NARROWEST = 64;
export const WIDEST = 640;

const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
const noRows: never[] = [];
const applied = <Value>(updater: Updater<Value>, before: Value): Value =>
  typeof updater === "function" ? (updater as (value: Value) => Value)(before) : updater;

/**
 * Returns TanStack Table's model of the columns only (order, visibility, width); it has no rows. The main column stays first and columns of buttons,
 * whose headers are empty, stay last: they are neither moved nor hidden.
 */
export function useColumnTable<Row extends object>(
  columns: readonly DataColumn<Row>[],
  state: ColumnsState,
  onChange: (state: ColumnsState) => void,
) {
  "use no memo"; // the table object stays the same while what it answers changes
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => row,
        enableHiding: !column.isMain && !column.isHeaderHidden,
        size: Number.parseInt(column.width ?? "160", 10),
        minSize: NARROWEST,
        maxSize: WIDEST,
      })),
    [columns],
  );
  const idsOf = (isWanted: (column: DataColumn<Row>) => boolean) => columns.filter(isWanted).map(({ id }) => id);
  const columnOrder = [...state.order];
  const columnVisibility = Object.fromEntries(state.hidden.map((id) => [id, false]));
  const columnSizing = { ...state.widths };
  return useTable({
    features,
    columns: definitions,
    data: noRows as Row[],
    state: {
      columnOrder,
      columnVisibility,
      columnSizing,
      columnPinning: { start: idsOf(({ isMain }) => isMain === true), end: idsOf(({ isHeaderHidden }) => isHeaderHidden === true) },
    },
    onColumnOrderChange: (updater) => onChange({ ...state, order: applied(updater, columnOrder) }),
    onColumnVisibilityChange: (updater) => {
      const next = applied(updater, columnVisibility);
      onChange({ ...state, hidden: Object.keys(next).filter((id) => !next[id]) });
    },
    onColumnSizingChange: (updater) => onChange({ ...state, widths: applied(updater, columnSizing) }),
  });
}
