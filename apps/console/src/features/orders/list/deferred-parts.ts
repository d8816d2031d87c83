// Parts of the list that are only needed on demand, in one chunk: it is loaded once the first rows are rendered.
export { ColumnPanel, originalColumns } from "@reserve/design-system/table/columns";
export { AmountFilter } from "./AmountFilter.tsx";
export { ColumnsRoom } from "./ColumnsRoom.tsx";
export { OrderListNews } from "./OrderListNews.tsx";
export { OrderReport } from "./OrderReport.tsx";
export { OrderSelection } from "./OrderSelection.tsx";
export { PasteNumbers } from "./PasteNumbers.tsx";
export { SavedOrderViews } from "./SavedOrderViews.tsx";
