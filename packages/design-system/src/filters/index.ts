export { type Facet, FacetRail, type FacetValue } from "./FacetRail.tsx";
export { type SavedView, SavedViews, type ViewWords } from "./SavedViews.tsx";
