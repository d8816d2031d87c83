export { BookCover, type CoverSize } from "./BookCover.tsx";
export type { CoverTitle } from "./design.ts";
