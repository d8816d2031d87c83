export { BulkReport, type RefusedRow } from "./BulkReport.tsx";
export { SelectAllResults } from "./SelectAllResults.tsx";
export { noSelection, type PageSelection, pageSelection, type RowSelection } from "./selection.ts";
