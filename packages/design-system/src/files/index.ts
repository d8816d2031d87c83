export type { DroppedFile } from "./dropped-file.ts";
export { FileDrop } from "./FileDrop.tsx";
