export { type ActiveFilter, ActiveFilters } from "./ActiveFilters.tsx";
export { type SavedView, SavedViews, type ViewWords } from "./SavedViews.tsx";
