export { CardOnly } from "./CardOnly.tsx";
export { type DataColumn, type DataLoading, type DataSelection, type DataSort, DataTable, type DataTableOptions } from "./DataTable.tsx";
export { PageJump } from "./PageJump.tsx";
export { Pagination } from "./Pagination.tsx";
export type { SortValue } from "./sortRows.ts";
export { TableShortcuts } from "./useRowKeys.ts";
export { type SortValues, useSortedRows } from "./useSortedRows.ts";
