export { arrangeColumns, type ColumnsState, originalColumns } from "./arrange.tsx";
export { ColumnChooser } from "./ColumnChooser.tsx";
