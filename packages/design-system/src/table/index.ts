export { type DataColumn, type DataSort, DataTable, type DataTableTexts } from "./DataTable.tsx";
export { Pagination } from "./Pagination.tsx";
