export { ColumnChooser, ColumnPanel } from "./ColumnChooser.tsx";
export { useColumns } from "./useColumns.tsx";
export { type ColumnsState, originalColumns } from "./useColumnTable.ts";
