import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import { ColumnPanel, type ColumnsState, originalColumns } from "@reserve/design-system/table/columns";

interface OrderColumnPanelProps {
  columns: readonly DataColumn<Schemas["DocumentSummary"]>[];
  state: ColumnsState;
  /** The columns that the list starts with, some of which are hidden: what a reset gives back. */
  start: ColumnsState;
  onChange: (state: ColumnsState) => void;
}

/** The panel of « Colonnes ». */
export function OrderColumnPanel({ columns, state, start, onChange }: OrderColumnPanelProps) {
  return <ColumnPanel columns={columns} onChange={(next) => onChange(next === originalColumns ? start : next)} state={state} />;
}
