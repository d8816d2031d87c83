export { type SavedView, SavedViews, type ViewWords } from "./SavedViews.tsx";
