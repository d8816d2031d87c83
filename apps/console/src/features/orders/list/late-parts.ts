// What the list needs only once somebody works with it, in one chunk: it is fetched when the first rows stand.
export { BulkReport } from "@reserve/design-system/table/selection";
export { AmountFilter } from "./AmountFilter.tsx";
export { ColumnsRoom } from "./ColumnsRoom.tsx";
export { OrderSelection } from "./OrderSelection.tsx";
export { OrderTools } from "./OrderTools.tsx";
export { PasteNumbers } from "./PasteNumbers.tsx";
export { SavedOrderViews } from "./SavedOrderViews.tsx";
