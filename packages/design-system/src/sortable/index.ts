export { type SortableItem, SortableList } from "./SortableList.tsx";
