export { FacetRail } from "./FacetRail.tsx";
export { type SavedView, SavedViews, type ViewWords } from "./SavedViews.tsx";
