export { type PickCopies, PickGroup, PickLine, PickOrder, PickOrders } from "./PickList.tsx";
export { type ScanAnswer, ScanBar, ScanBench } from "./ScanBar.tsx";
