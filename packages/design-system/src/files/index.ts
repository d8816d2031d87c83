export type { DroppedFile } from "./dropped-file.ts";
export { FileDrop, type FileLimits } from "./FileDrop.tsx";
