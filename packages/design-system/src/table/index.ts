export { CardOnly } from "./CardOnly.tsx";
export { type DataColumn, type DataSort, DataTable } from "./DataTable.tsx";
export { PageJump } from "./PageJump.tsx";
export { Pagination } from "./Pagination.tsx";
export { TableShortcuts } from "./useRowKeys.ts";
export { useSortedRows } from "./useSortedRows.ts";
