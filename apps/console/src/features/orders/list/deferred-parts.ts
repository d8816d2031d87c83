// What the list needs only once somebody works with it, in one chunk: it is fetched when the first rows stand.
export { ColumnPanel, originalColumns } from "@reserve/design-system/table/columns";
export { AmountFilter } from "./AmountFilter.tsx";
export { ColumnsRoom } from "./ColumnsRoom.tsx";
export { OrderListNews } from "./OrderListNews.tsx";
export { OrderReport } from "./OrderReport.tsx";
export { OrderSelection } from "./OrderSelection.tsx";
export { PasteNumbers } from "./PasteNumbers.tsx";
export { SavedOrderViews } from "./SavedOrderViews.tsx";
